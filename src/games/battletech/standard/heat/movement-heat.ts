/** Heat of a turn's movement (BT-HEAT-1). */
import type { Mode } from '../mech/model';
import type { Sheet } from '../mech/sheet';

type Mover = Pick<Sheet, 'engine' | 'mounts'>;

const NORMAL: Readonly<Record<Exclude<Mode, 'jump'>, number>> = { stand: 0, walk: 1, run: 2 };
const XXL: typeof NORMAL = { stand: 2, walk: 4, run: 6 };
const COLD_ENGINES = ['ice', 'fuel-cell'];

const hasJets = ({ mounts }: Mover, ...flags: readonly string[]): boolean =>
  mounts.some(({ figures }) => ['jump-jet', ...flags].every((flag) => figures.flags.includes(flag)));

const jumpHeat = (mover: Mover, hexes: number): number => {
  const factor = mover.engine.type === 'xxl' ? 2 : 1;
  if (hasJets(mover, 'improved', 'prototype')) return Math.max(6, hexes * 2) * factor;
  const counted = hasJets(mover, 'improved') ? Math.ceil(hexes / 2) : hexes;
  return Math.max(3, counted) * factor;
};

/** `hexes`: jumped over, the last one included. `attempts`: to stand up. */
export const movementHeat = (mover: Mover, mode: Mode, hexes: number, attempts = 0): number => {
  if (mode === 'jump') return jumpHeat(mover, hexes) + attempts;
  const { type } = mover.engine;
  if (COLD_ENGINES.includes(type)) return attempts;
  return (type === 'xxl' ? XXL : NORMAL)[mode] + attempts;
};
