/** The search for cheats: many small wars, each tried for one of them in turn, all from one seed. */
import { Chance } from '../../kernel';
import type { Cheat } from './cheat';
import { disputeEndsBattle } from './dispute-ends-battle';
import { flightAsRadar } from './flight-as-radar';
import { partsPaidTwice } from './parts-paid-twice';
import { pinForNothing } from './pin-for-nothing';
import { armySold, mechsBrokenUp, otherTechnology } from './value-for-nothing';
import { victoryBySelling } from './victory-by-selling';
import { wholeMechCaptured } from './whole-mech-captured';

/** A line a cheat. */
export const CHEATS: readonly Cheat[] = [
  otherTechnology,
  armySold,
  mechsBrokenUp,
  partsPaidTwice,
  pinForNothing,
  flightAsRadar,
  wholeMechCaptured,
  victoryBySelling,
  disputeEndsBattle,
];

export interface Found {
  readonly id: string;
  readonly rule: string;
  /** Wars in which it was tried, and in which it came off. */
  readonly wars: number;
  readonly found: number;
  /** What the first one gained, and the number of its war, from 1. */
  readonly first: { readonly war: number; readonly gain: string } | null;
}

/** Tries war `number` (from 1) of a seed; the same ones give the same. Null: nothing was to be had in it. */
export const tryWar = (
  seed: string,
  number: number,
  ruleset: string,
): { readonly cheat: Cheat; readonly gain: string | null } => {
  const cheat = CHEATS[(number - 1) % CHEATS.length] ?? otherTechnology;
  return { cheat, gain: cheat.tried(new Chance(`${seed} ${number}`), ruleset)?.gain ?? null };
};

/** Adds up what wars found. */
export class Tally {
  readonly #lines = new Map(
    CHEATS.map(({ id, rule }) => [id, { id, rule, wars: 0, found: 0, first: null } as Found]),
  );

  add(number: number, { cheat: { id }, gain }: ReturnType<typeof tryWar>): void {
    const line = this.#lines.get(id);
    if (line === undefined) return;
    const wars = line.wars + 1;
    this.#lines.set(
      id,
      gain === null
        ? { ...line, wars }
        : { ...line, wars, found: line.found + 1, first: line.first ?? { war: number, gain } },
    );
  }

  get lines(): readonly Found[] {
    return [...this.#lines.values()];
  }
}

/** For people: a line a cheat, and what the first one gained. */
export const cheatsText = (lines: readonly Found[], ruleset: string, seed: string): string => {
  const wars = lines.reduce((sum, line) => sum + line.wars, 0);
  const rows = lines.map(({ id, rule, wars: tried, found, first }) =>
    [
      `${id.padEnd(34)} ${rule.padEnd(8)} ${String(found).padStart(7)} of ${String(tried).padStart(7)}`,
      ...(first === null ? [] : [`  war ${first.war}: ${first.gain}`]),
    ].join('\n'),
  );
  return `${wars} wars, ${ruleset}, seed ${JSON.stringify(seed)}\n\n${rows.join('\n')}\n`;
};
