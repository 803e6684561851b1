/**
 * Heat sinks: how many stand in slots, how many the engine holds, what they weigh beyond those that it brings
 * (TM, heat sinks).
 */
import { microTons, type MicroTons, tons, ZERO_TONS } from '../../kernel';
import { has, type Mount } from '../battle-value/mounts';
import type { Blueprint } from './blueprint';
import { freeHeatSinks, integralHeatSinks } from './engine';

const TON = tons(1);
const COMPACT = tons(1.5);

export const isHeatSink = (mount: Mount): boolean =>
  has(mount, 'heat-sink') || has(mount, 'double-heat-sink');
const isCompact = (mount: Mount): boolean => has(mount, 'compact-heat-sink');

/** Heat sinks in one piece: two compact ones share a slot. */
const inPiece = (mount: Mount): number => (isCompact(mount) && has(mount, 'double-heat-sink') ? 2 : 1);

export interface HeatSinks {
  readonly inSlots: number;
  /** Room in the engine; of an omni mech, at most what its base chassis has. */
  readonly room: number;
  readonly free: number;
  readonly compact: boolean;
}
export const heatSinksOf = ({ design, mounts }: Pick<Blueprint, 'design' | 'mounts'>): HeatSinks => {
  const sinks = mounts.filter(isHeatSink);
  const { item, fixed } = design.heatSinks;
  const compact = sinks.some(isCompact) || item.includes('compact');
  const room = integralHeatSinks(design.engine.rating, compact);
  return {
    inSlots: sinks.reduce((sum, sink) => sum + inPiece(sink), 0),
    room: fixed === null ? room : Math.min(room, fixed),
    free: freeHeatSinks(design.engine.type),
    compact,
  };
};

export const heatSinkTons = (blueprint: Pick<Blueprint, 'design' | 'mounts'>): MicroTons => {
  const { free, compact } = heatSinksOf(blueprint);
  const paid = Math.max(0, blueprint.design.heatSinks.count - free);
  return paid === 0 ? ZERO_TONS : microTons(paid * (compact ? COMPACT : TON));
};
