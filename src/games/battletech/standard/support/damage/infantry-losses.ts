/** How many of a platoon fall to a shot (BT-SUP-11). */
import type { Figures } from '../../mech/sheet';

/** Dice of six, or points of damage for one trooper. */
export type Losses = { readonly dice: number } | { readonly per: number; readonly plus: number };

const DICE: readonly (readonly [flag: string, dice: number])[] = [
  ['flamer', 4],
  ['mg', 2],
];

/** `isMissile`: the weapon hits with many small charges. */
export const lossesBy = (
  { flags, weapon }: Pick<Figures, 'flags' | 'weapon'>,
  isCluster: boolean,
): Losses => {
  const dice = DICE.find(([flag]) => flags.includes(flag))?.[1];
  if (dice !== undefined) return { dice };
  if (isCluster || weapon?.damage === 'cluster') return { per: 5, plus: 0 };
  return { per: 10, plus: flags.includes('pulse') ? 2 : 0 };
};

/** `points`: damage of the whole shot; in the open twice as many fall. */
export const fallen = (losses: Losses, points: number, rolled: number, isInTheOpen: boolean): number => {
  const lost = 'dice' in losses ? rolled : Math.ceil(points / losses.per) + losses.plus;
  return isInTheOpen ? 2 * lost : lost;
};

/** Points of damage of a platoon's fire for each trooper that hits, in hundredths. */
const LASER_RIFLE = 28;
const GROUP = 2;

/** Groups of damage of so many troopers that hit (BT-SUP-12). */
export const platoonGroups = (hits: number): readonly number[] => {
  const points = Math.round((hits * LASER_RIFLE) / 100);
  const groups: number[] = [];
  for (let left = points; left > 0; left -= GROUP) groups.push(Math.min(GROUP, left));
  return groups;
};
