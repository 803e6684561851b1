/** The MP that a Battle Value counts: running with MASC, supercharger and TSM, and the target modifiers that follow (TM, BV). */
import { concealment } from './concealment';
import { has } from './mounts';
import { carries, type Subject } from './subject';
import { given, largest, sum, type Term } from './term';

/** The highest MP of each band and the target modifier of the band. */
const BANDS: readonly (readonly [upTo: number, modifier: number])[] = [
  [2, 0],
  [4, 1],
  [6, 2],
  [9, 3],
  [17, 4],
  [24, 5],
];
const ABOVE_ALL_BANDS = 6;
/** TSM at its working heat: 2 more, of which the heat takes 1. */
const TSM_GAIN = 1;
const JUMP_MODIFIER = 1;
const BOOST = 0.5;
/** Hardened armour takes 1 running MP. */
const HARDENED: string = 'hardened';

export const targetModifier = (mp: number): number => BANDS.find(([upTo]) => mp <= upTo)?.[1] ?? ABOVE_ALL_BANDS;

/** Running MP with all that makes it faster. Each MASC or supercharger adds to the walking MP: ×2 with one, ×2.5 with both. */
export const runMp = (subject: Subject): number => {
  if (subject.walk === 0) return 0;
  const walk = subject.walk + (carries(subject, 'tsm') ? TSM_GAIN : 0);
  const boosters = Math.min(2, subject.mounts.filter((mount) => has(mount, 'masc')).length);
  const clumsy = subject.design.armorType === HARDENED ? 1 : 0;
  return Math.ceil(walk * (1.5 + boosters * BOOST)) - clumsy;
};

/** The best target modifier by movement, and what hides it all the time. */
export const defenseModifier = (subject: Subject): Term => {
  const run = runMp(subject);
  const jump = subject.jump;
  const best = largest('movement/target-modifier', [
    given('movement/run-modifier', targetModifier(run), { mp: run }),
    given('movement/jump-modifier', jump === 0 ? 0 : targetModifier(jump) + JUMP_MODIFIER, { mp: jump }),
  ]);
  return sum('movement/defense-modifier', [best, given('movement/concealment', concealment(subject).modifier)]);
};
