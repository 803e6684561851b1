/** Fixed damage of a weapon by range (BT-EQ-2, BT-EQ-13). */
import type { Figures } from '../../mech/sheet';

export type Range = 'short' | 'medium' | 'long';

/** By the modifier of the range: 0, 2, 4. */
export const rangeBy = (modifier: 0 | 2 | 4): Range =>
  (['short', 'medium', 'long'] as const)[modifier / 2] ?? 'long';

const AT: Readonly<Record<Range, number>> = { short: 0, medium: 1, long: 2 };
const RIFLE = 92;

/** 0: it does none, or it is rolled for. */
export const damageAt = ({ weapon }: Pick<Figures, 'weapon'>, range: Range): number => {
  if (weapon === null) return 0;
  const figures = weapon.damage.split('/').map(Number);
  const damage = figures[AT[range]] ?? figures[0] ?? 0;
  if (!Number.isInteger(damage) || damage <= 0) return 0;
  return weapon.ammunition === RIFLE ? Math.max(0, damage - 3) : damage;
};
