/** Heat of a turn's movement (BT-HEAT-1). */
import { memo } from '../../../../kernel';
import type { Mode } from '../mech/model';
import type { Sheet } from '../mech/sheet';

type Mover = Pick<Sheet, 'engine' | 'mounts'>;

const NORMAL: Readonly<Record<Exclude<Mode, 'jump'>, number>> = { stand: 0, walk: 1, run: 2 };
const XXL: typeof NORMAL = { stand: 2, walk: 4, run: 6 };
const COLD_ENGINES = ['ice', 'fuel-cell'];

type Jets = 'standard' | 'improved' | 'prototype-improved';

/** By the mounts, which are the same for every mech of a sheet: a bot asks for each place that it could jump to. */
const jetsOf: (mounts: Mover['mounts']) => Jets = memo((mounts: Mover['mounts']): Jets => {
  const improved = mounts.filter(({ figures: { flags } }) =>
    ['jump-jet', 'improved'].every((flag) => flags.includes(flag)),
  );
  if (improved.length === 0) return 'standard';
  return improved.some(({ figures: { flags } }) => flags.includes('prototype'))
    ? 'prototype-improved'
    : 'improved';
});

const jumpHeat = ({ engine, mounts }: Mover, hexes: number): number => {
  const factor = engine.type === 'xxl' ? 2 : 1;
  const jets = jetsOf(mounts);
  if (jets === 'prototype-improved') return Math.max(6, hexes * 2) * factor;
  const counted = jets === 'improved' ? Math.ceil(hexes / 2) : hexes;
  return Math.max(3, counted) * factor;
};

/** `hexes`: jumped over, the last one included. `attempts`: to stand up. */
export const movementHeat = (mover: Mover, mode: Mode, hexes: number, attempts = 0): number => {
  if (mode === 'jump') return jumpHeat(mover, hexes) + attempts;
  const { type } = mover.engine;
  if (COLD_ENGINES.includes(type)) return attempts;
  return (type === 'xxl' ? XXL : NORMAL)[mode] + attempts;
};
