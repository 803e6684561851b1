/**
 * Heat sinks: never fewer than the engine brings, all of one kind, and each with a place (TM, heat sinks).
 */
import { violation, type Violation } from '../../../kernel';
import { heatCapacity, isPrototypeSink } from '../../heat-capacity';
import type { Item } from '../../model';
import type { Blueprint, Lookup } from '../blueprint';
import { heatSinksOf, isHeatSink } from '../heat-sinks';

const isCompact = (item: Item): boolean => item.flags.includes('compact-heat-sink');
const isDouble = (item: Item): boolean => item.flags.includes('double-heat-sink') && !isCompact(item);

export const heatSinkViolations = (blueprint: Blueprint, lookup: Lookup): readonly Violation[] => {
  const { count, capacity, double, item: kindId } = blueprint.design.heatSinks;
  const { inSlots, room, free } = heatSinksOf(blueprint);
  const kind = lookup(kindId);
  const kinds = [...new Set(blueprint.mounts.filter(isHeatSink).map(({ item }) => item))];
  const strange = kinds.filter(
    (item) =>
      item.id !== kindId && !isPrototypeSink(item) && !(kind !== null && isCompact(kind) && isCompact(item)),
  );
  const needed = Math.max(0, count - room);
  const takes = heatCapacity(count, double ? 2 : 1, blueprint.design.slots, lookup);
  return [
    ...(count < free
      ? [violation('construction/too-few-heat-sinks', null, '/heatSinks/count', { count, min: free })]
      : []),
    ...strange.map((item) =>
      violation('construction/mixed-heat-sinks', null, '/slots', { item: item.id, kind: kindId }),
    ),
    ...(kind === null || isDouble(kind) !== double
      ? [violation('construction/heat-sink-kind', null, '/heatSinks/item', { item: kindId })]
      : []),
    ...(inSlots < needed
      ? [violation('construction/heat-sinks-without-place', null, '/slots', { count, inSlots, room })]
      : []),
    ...(inSlots > count
      ? [violation('construction/heat-sinks-not-counted', null, '/heatSinks/count', { count, inSlots })]
      : []),
    ...(capacity === takes
      ? []
      : [violation('construction/heat-capacity', null, '/heatSinks/capacity', { capacity, needed: takes })]),
  ];
};
