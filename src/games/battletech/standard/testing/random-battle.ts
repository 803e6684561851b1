/**
 * A random battle under the standard rules by its number, in which anything legal is done, and what it broke: small ones on one
 * sheet, on all kinds of ground, with and without support units, edges open or closed. For the property test and for
 * `tools/random-battles.mjs`.
 */
import { bundledCatalog, conditionViolations } from '../../../../catalog';
import { Chance } from '../../../../kernel';
import { COUNTRIES } from '../field/sheets/kinds';
import type { Event } from '../play/events';
import { isThere, type Setup, type State, unitOf } from '../play/model';
import { playRandomly, randomSetup, SUPPORT } from './random-fight';

const EDGES = ['N', 'E', 'S', 'W'] as const;

const setupOf = (chance: Chance, number: number): Setup => {
  const country = COUNTRIES[number % COUNTRIES.length] ?? 'clear';
  const setup = randomSetup(chance, country, chance.int(1, 4), chance.maybe(0.3) ? SUPPORT : []);
  const some = () => EDGES.filter(() => chance.maybe(0.5));
  return { ...setup, exits: { a: some(), b: some() }, turns: 20 };
};

/** Who does something in an event of its own accord. */
const actorOf = (event: Event): string | null => {
  if (event.type === 'shot') return event.attacker;
  if (event.type === 'struck') return event.blow.unit;
  if (event.type === 'stood-up') return event.unit;
  if (event.type === 'stepped' && event.how === 'steps') return event.unit;
  return null;
};

/** Everything that no fight may come to. */
const brokenIn = (before: State, events: readonly Event[], after: State): readonly string[] => {
  const wrong: string[] = [];
  after.units.forEach((unit, at) => {
    if (unit === before.units[at]) return;
    const { id, sheet, condition, heat, pilotHits, left, side } = unit;
    const design = bundledCatalog().mech(sheet);
    // What was there before was looked at before.
    if (design !== null && condition !== before.units[at]?.condition)
      wrong.push(...conditionViolations(design, condition).map(({ code }) => `${id}: ${code}`));
    if (condition.ammunition.some(({ shots }) => shots < 0)) wrong.push(`${id}: shots below nothing`);
    if (heat < 0) wrong.push(`${id}: heat ${heat}`);
    if (pilotHits < 0 || pilotHits > 6) wrong.push(`${id}: ${pilotHits} pilot hits`);
    if (left !== null && after.setup.exits[side]?.includes(left) !== true)
      wrong.push(`${id}: left over ${left}`);
  });
  for (const event of events) {
    const actor = actorOf(event);
    const unit = actor === null ? null : unitOf(before, actor);
    // What takes effect together was declared before: who is out as a phase is carried out does nothing in it.
    if (unit !== null && (unit.harm.out !== null || unit.left !== null))
      wrong.push(`${unit.id}: ${event.type} although it is out`);
  }
  return wrong;
};

export interface RandomBattle {
  readonly number: number;
  /** What it broke; empty: nothing. */
  readonly wrong: readonly string[];
  readonly turns: number;
  /** Kinds of events that it came to. */
  readonly seen: readonly string[];
}

export const randomBattle = (number: number): RandomBattle => {
  const seed = `random battle ${number}`;
  const setup = setupOf(new Chance(seed), number);
  const wrong: string[] = [];
  const seen = new Set<string>();
  const state = playRandomly(setup, seed, (before, events, after) => {
    for (const { type } of events) seen.add(type);
    wrong.push(...brokenIn(before, events, after));
  });
  if (state.turn > setup.turns) wrong.push(`turn ${state.turn}`);
  const there = state.units.filter(isThere).map(({ hex }) => hex);
  if (new Set(there).size < there.length) wrong.push('two in one hex');
  return { number, wrong, turns: state.turn, seen: [...seen] };
};
