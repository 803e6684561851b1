/** How many slots a location has, and that a slot holds one thing (two compact heat sinks may share one). */
import { flatMap, NO_VIOLATIONS, violation, type Violation } from '../../../kernel';
import { slotCount } from '../../decode';
import { LOCATIONS, type Location } from '../../model';
import type { Blueprint } from '../blueprint';

export const slotViolations = ({ design, placed }: Blueprint): readonly Violation[] => {
  const stands = (location: Location, slot: number): boolean =>
    placed.some(
      (one) =>
        one.location === location && one.slot === slot && !one.item.flags.includes('compact-heat-sink'),
    );
  return flatMap(LOCATIONS, (location) => {
    const slots = design.slots[location];
    const max = slotCount(design.motion, location);
    const used = slots.reduce((last, slot, index) => (slot === null ? last : index + 1), 0);
    const crowded = slots.some((slot) => slot?.kind === 'items' && slot.items.length > 1);
    if (used <= max && !crowded) return NO_VIOLATIONS;
    const shared = flatMap(slots, (slot, index) => {
      if (slot?.kind !== 'items' || slot.items.length < 2) return [];
      const most = stands(location, index + 1) ? 1 : 2;
      return slot.items.length > most
        ? [
            violation('construction/shared-slot', null, `/slots/${location}/${index}`, {
              location,
              slot: index + 1,
            }),
          ]
        : [];
    });
    return [
      ...(used > max
        ? [violation('construction/too-many-slots', null, `/slots/${location}`, { location, used, max })]
        : []),
      ...shared,
    ];
  });
};
