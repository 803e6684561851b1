/** An LB-X autocannon with ordinary shells is a plain one (BT-EQ-5). */
import type { Kind } from '../kind';
import { ammunitionIs } from '../figures';
import { SCATTER_GUN } from './scatter-gun.rule';

export const SCATTER_GUN_KIND: Kind = {
  code: 'scatter',
  rule: SCATTER_GUN,
  covers: (figures) => ammunitionIs(figures, 19, 47),
  does: (figures) =>
    `Does ${figures.weapon?.damage ?? ''} points with one hit, or scatters them point by point.`,
};
