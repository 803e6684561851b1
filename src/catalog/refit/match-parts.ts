/**
 * Which parts of a mech stay, move, leave and come when it is refitted (REP-4): both designs' parts set
 * against each other.
 */
import type { MechDesign } from '../model';
import { slotAt } from '../slots';
import type { Part } from './parts';

export interface Stay {
  readonly part: Part;
  readonly place: Part;
}

export interface PartsMatch {
  /** In their place, or in other slots of the same locations; with their damage. */
  readonly stay: readonly Stay[];
  /** Working parts that change their location: they never leave the mech, and no depot is needed for them. */
  readonly move: readonly Stay[];
  /** Places that are filled from the depot. */
  readonly fit: readonly Part[];
  /** Working parts that go into the depot. */
  readonly remove: readonly Part[];
  /** Broken parts without a place: they go nowhere (REP-5). */
  readonly lose: readonly Part[];
}

type Pairing = (part: Part, place: Part) => boolean;

const slotsText = ({ slots }: Part): string =>
  slots.map(({ location, slot }) => `${location}${slot}`).join(' ');
const locationsText = ({ slots }: Part): string => slots.map(({ location }) => location).join(' ');

const sameSlots: Pairing = (part, place) =>
  part.armored === place.armored && slotsText(part) === slotsText(place);
const sameLocations: Pairing = (part, place) =>
  part.armored === place.armored && locationsText(part) === locationsText(place);

/** What a hit on a shared slot broke stays only beside what it was hit with. */
const sameNeighbours =
  (from: MechDesign, to: MechDesign): Pairing =>
  (part, place) =>
    sameSlots(part, place) &&
    part.slots.every((slot) => {
      const [before, after] = [slotAt(from, slot), slotAt(to, slot)];
      const items = (one: typeof before): string =>
        one?.kind === 'items' ? one.items.map(({ item }) => item).join(' ') : '';
      return items(before) === items(after);
    });

/** Pairs what is left over of both lists, in their order, and takes the pairs out of them. */
const pairOff = (parts: Part[], places: Part[], fits: Pairing): readonly Stay[] => {
  const pairs: Stay[] = [];
  for (const part of [...parts]) {
    const index = places.findIndex((place) => place.kind === part.kind && fits(part, place));
    if (index < 0) continue;
    const [place] = places.splice(index, 1);
    parts.splice(parts.indexOf(part), 1);
    if (place !== undefined) pairs.push({ part, place });
  }
  return pairs;
};

/**
 * Parts of one kind are alike. A working one keeps its place before a broken one does, so that no good part
 * is taken out for a broken one to stay. A broken part stays where it is, broken (REP-5 replaces it), and
 * cannot be moved.
 */
export const matchParts = (
  from: MechDesign,
  present: readonly Part[],
  to: MechDesign,
  wanted: readonly Part[],
): PartsMatch => {
  const working = present.filter(({ works }) => works);
  const broken = present.filter(({ works }) => !works);
  const places = [...wanted];
  const neighbours = sameNeighbours(from, to);
  const only =
    (shared: boolean, fits: Pairing): Pairing =>
    (part, place) =>
      (part.shared || place.shared) === shared && fits(part, place);
  // Shared slots first and as they are: otherwise a good part could come to stand in the slot of a broken
  // one.
  const stay = [
    ...pairOff(broken, places, only(true, neighbours)),
    ...pairOff(working, places, only(true, neighbours)),
    ...pairOff(working, places, only(false, sameSlots)),
    ...pairOff(working, places, sameLocations),
    ...pairOff(broken, places, only(false, sameSlots)),
    ...pairOff(broken, places, only(false, sameLocations)),
  ];
  const move = pairOff(working, places, () => true);
  return { stay, move, fit: places, remove: working, lose: broken };
};
