/** Whether a condition fits a design (CMB-8, END-2), and its one sparse form. */
import { at, dictionary, flatMap, oneOf, REMOVE, type Right, violation, type Violation } from '../kernel';
import type { Condition } from './condition';
import { ARMOR_LOCATIONS, LOCATIONS, type ArmorLocation, type Location, type MechDesign } from './model';
import { byPlace, isAt, type SlotPlace } from './slots';

const isLocation = (text: string): text is Location => (LOCATIONS as readonly string[]).includes(text);
const isArmorLocation = (text: string): text is ArmorLocation =>
  (ARMOR_LOCATIONS as readonly string[]).includes(text);

const unknownLocation = (location: string, pointer: string, right: Right): Violation =>
  violation('condition/unknown-location', 'CMB-8', pointer, { location, right });

const pointViolations = <L extends string>(
  what: 'armor' | 'structure',
  given: Readonly<Partial<Record<string, number>>>,
  full: Readonly<Record<L, number>>,
  known: (text: string) => text is L,
): Violation[] =>
  flatMap(Object.entries(given), ([location, points]) => {
    const max = known(location) ? full[location] : null;
    if (max !== null && points !== undefined && Number.isInteger(points) && points >= 0 && points <= max)
      return [];
    const pointer = `/${what}/${location.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    return max === null
      ? [unknownLocation(location, pointer, REMOVE)]
      : [
          violation(`condition/${what}-out-of-range`, 'CMB-8', pointer, {
            location,
            points: points ?? null,
            max,
            right: { min: 0, max },
          }),
        ];
  });

/**
 * Where something could be named that is not named yet, as what would be right at a place that cannot be.
 * Looked for only when something is wrong.
 */
const rightPlaces = (possible: () => readonly SlotPlace[], named: readonly SlotPlace[]) => {
  let found: readonly SlotPlace[] | null = null;
  const free = (where: (one: SlotPlace) => boolean): readonly SlotPlace[] =>
    (found ??= possible().filter((one) => !named.some(isAt(one)))).filter(where);
  return {
    locationOf: (slot: number) =>
      oneOf([...new Set(free((one) => one.slot === slot).map(({ location }) => location))]),
    slotIn: (location: Location) => oneOf(free((one) => one.location === location).map(({ slot }) => slot)),
  };
};

const slotViolations = (design: MechDesign, condition: Condition): Violation[] => {
  const seen = new Set<string>();
  const filled = (): readonly SlotPlace[] =>
    flatMap(LOCATIONS, (location) =>
      flatMap(design.slots[location], (there, index) =>
        there === null ? [] : [{ location, slot: index + 1 }],
      ),
    );
  const right = rightPlaces(filled, condition.slots);
  return flatMap(condition.slots, ({ location, slot, state }, index) => {
    const pointer = `/slots/${index}`;
    if (!isLocation(location))
      return [unknownLocation(location, `${pointer}/location`, right.locationOf(slot))];
    const found: Violation[] = [];
    const there = design.slots[location][slot - 1];
    if (there === undefined)
      found.push(
        violation('condition/no-such-slot', 'CMB-8', `${pointer}/slot`, {
          ...{ location, slot, right: right.slotIn(location) },
          slots: design.slots[location].length,
        }),
      );
    if (there === null)
      found.push(
        violation('condition/empty-slot', 'CMB-8', `${pointer}/slot`, {
          location,
          slot,
          right: right.slotIn(location),
        }),
      );
    if (state !== 'hit' && state !== 'destroyed')
      found.push(
        violation('condition/unknown-state', 'CMB-8', `${pointer}/state`, {
          ...{ location, slot, state },
          right: { values: ['hit', 'destroyed'] },
        }),
      );
    if (seen.has(`${location}${slot}`))
      found.push(violation('condition/slot-twice', 'CMB-8', pointer, { location, slot, right: REMOVE }));
    seen.add(`${location}${slot}`);
    return found;
  });
};

const ammunitionViolations = (design: MechDesign, condition: Condition): Violation[] => {
  const seen = new Set<string>();
  const right = rightPlaces(() => design.bins, condition.ammunition);
  return flatMap(condition.ammunition, ({ location, slot, shots }, index) => {
    const pointer = `/ammunition/${index}`;
    if (!isLocation(location))
      return [unknownLocation(location, `${pointer}/location`, right.locationOf(slot))];
    const found: Violation[] = [];
    const bin = design.bins.find(isAt({ location, slot }));
    const about = { location, slot };
    if (bin === undefined)
      found.push(
        violation('condition/no-bin', 'CMB-8', `${pointer}/slot`, {
          ...about,
          right: right.slotIn(location),
        }),
      );
    else if (!Number.isInteger(shots) || shots < 0 || shots > bin.shots)
      found.push(
        violation('condition/shots-out-of-range', 'CMB-8', `${pointer}/shots`, {
          ...about,
          shots,
          max: bin.shots,
          right: { min: 0, max: bin.shots },
        }),
      );
    if (seen.has(`${location}${slot}`))
      found.push(violation('condition/bin-twice', 'CMB-8', pointer, { ...about, right: REMOVE }));
    seen.add(`${location}${slot}`);
    return found;
  });
};

/**
 * Everything in which a condition contradicts its design: unknown locations, points below 0 or above the
 * design's, slots that do not exist or are empty, shots where no bin is or more than it holds, a slot or bin
 * named twice. Pointers are within the condition, behind `prefix`.
 */
export const conditionViolations = (design: MechDesign, condition: Condition, prefix = ''): Violation[] =>
  at(prefix, [
    ...pointViolations('armor', condition.armor, design.armor, isArmorLocation),
    ...pointViolations('structure', condition.structure, design.structure, isLocation),
    ...slotViolations(design, condition),
    ...ammunitionViolations(design, condition),
  ]);

const less = <L extends string>(
  locations: readonly L[],
  given: Readonly<Partial<Record<L, number>>>,
  full: Readonly<Record<L, number>>,
): Partial<Record<L, number>> => {
  const kept = dictionary<L, number>();
  for (const location of locations) {
    const points = given[location];
    if (points !== undefined && points !== full[location]) kept[location] = points;
  }
  return kept;
};

/**
 * The one form of a condition without violations: only what differs from the undamaged design, locations and
 * slots in the project's order.
 */
export const normalizeCondition = (design: MechDesign, condition: Condition): Condition => {
  return {
    armor: less(ARMOR_LOCATIONS, condition.armor, design.armor),
    structure: less(LOCATIONS, condition.structure, design.structure),
    slots: condition.slots.map(({ location, slot, state }) => ({ location, slot, state })).sort(byPlace),
    ammunition: condition.ammunition
      .filter((left) => design.bins.some((bin) => isAt(left)(bin) && bin.shots !== left.shots))
      .map(({ location, slot, shots }) => ({ location, slot, shots }))
      .sort(byPlace),
  };
};
