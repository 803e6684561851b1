/**
 * What a figure that stands for no design is worth (DA-SET-2): by what its start click shows. The figures of
 * the rule are fitted to the mechs of the catalogue, whose points come from their Battle Value.
 */
import type { Click, Figure, Weapon } from '../model/figure';

const SIDES = 6;
const ROLLS = SIDES ** 3;
/** The attack of a veteran against the figure, and the defence that it attacks. */
const THEIR_ATTACK = 9;
const THEIR_DEFENCE = 19;
/** Hundredths of a point for a click that always needs one hit, and for what is done in a turn. */
const BY_CLICKS = 207;
const BY_DAMAGE = 1554;
const HUNDRED = 100;
const POINTS_OF_A_MARK = 2;
const LEAST_POINTS = 5;
/** A fist reaches as far as a weapon of so many inches is worth. */
const FIST_REACH = 2;

/** Of all rolls of 3D6, those of at least `needed`; never none, since a critical hit always hits. */
const rollsFrom = (needed: number): number => {
  let count = 0;
  for (let a = 1; a <= SIDES; a += 1)
    for (let b = 1; b <= SIDES; b += 1)
      for (let c = 1; c <= SIDES; c += 1) if (a + b + c >= needed) count += 1;
  return Math.max(SIDES, count);
};

/** Damage by reach and targets, in 1/240. */
const armed = ({ type, max, targets }: Weapon, damage: number): number =>
  damage * (SIDES + (type === 'melee' ? FIST_REACH : max)) * (17 + 3 * targets);
const ARMED_PARTS = 240;
/** Speed counts from 70 % on: (21 + speed)/30. */
const SPEED_BASE = 21;
const SPEED_PARTS = 30;

/** Of weapons the better counts in full, the other half. Whole points. */
export const worthOf = (figure: Omit<Figure, 'points'>, start: Click): number => {
  const weapons = [
    armed(figure.primary, start.primary),
    figure.secondary === null ? 0 : armed(figure.secondary, start.secondary ?? 0),
  ].sort((a, b) => b - a);
  const fire = 2 * (weapons[0] ?? 0) + (weapons[1] ?? 0);
  const hits = rollsFrom(THEIR_DEFENCE - start.attack);
  const hurt = rollsFrom(start.defence - THEIR_ATTACK);
  const byClicks = [BY_CLICKS * figure.dial.length * ROLLS, HUNDRED * hurt] as const;
  const byDamage = [
    BY_DAMAGE * fire * hits * (SPEED_BASE + start.speed),
    HUNDRED * 2 * ARMED_PARTS * ROLLS * SPEED_PARTS,
  ] as const;
  const over = byClicks[1] * byDamage[1];
  const points = Math.floor(
    (2 * (byClicks[0] * byDamage[1] + byDamage[0] * byClicks[1]) + over) / (2 * over),
  );
  return Math.max(LEAST_POINTS, points + POINTS_OF_A_MARK * start.equipment.length);
};
