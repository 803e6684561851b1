/** DA-CAMP-7: one critical check for each location that lost structure; nothing explodes. */
import {
  type Catalog,
  type Condition,
  isBroken,
  type Location,
  LOCATIONS,
  type MechDesign,
  type SlotPlace,
} from '../../../../catalog';
import { type DiceStream, flatMap } from '../../../../kernel';

const DIE = 6;
/** Hits on a roll of 2D6 or more. */
const HITS_FROM = [8, 10, 12];
const DEADLY_ENGINE_HITS = 3;

export const twoDice = (dice: DiceStream): number => dice.roll(DIE).result + dice.roll(DIE).result;

const partAt = (design: MechDesign, { location, slot }: SlotPlace): string | null => {
  const there = design.slots[location][slot - 1] ?? null;
  return there?.kind === 'system' ? there.part : null;
};

const allSlots = (design: MechDesign, location: Location): readonly SlotPlace[] =>
  flatMap(design.slots[location], (there, index) => (there === null ? [] : [{ location, slot: index + 1 }]));

/** Slots of the engine that can still be hit. */
export const wholeEngine = (design: MechDesign, condition: Condition): readonly SlotPlace[] =>
  flatMap(LOCATIONS, (location) => allSlots(design, location)).filter(
    (place) => partAt(design, place) === 'engine' && !isBroken(design, condition, place),
  );

const engineHitsOf = (design: MechDesign, condition: Condition): number =>
  flatMap(LOCATIONS, (location) => allSlots(design, location)).filter(
    (place) => partAt(design, place) === 'engine' && isBroken(design, condition, place),
  ).length;

const isHittable = (catalog: Catalog, design: MechDesign, { location, slot }: SlotPlace): boolean => {
  const there = design.slots[location][slot - 1] ?? null;
  if (there === null) return false;
  return there.kind === 'system' || there.items.some(({ item }) => catalog.item(item)?.hittable === true);
};

/** What a mech must not lose that goes on living: rolled again. */
const isSpared = (design: MechDesign, condition: Condition, place: SlotPlace): boolean => {
  const part = partAt(design, place);
  return (
    part === 'cockpit' || (part === 'engine' && engineHitsOf(design, condition) + 1 >= DEADLY_ENGINE_HITS)
  );
};

export const withHit = (condition: Condition, place: SlotPlace): Condition => ({
  ...condition,
  slots: [...condition.slots, { ...place, state: 'hit' }],
});

/** `struck`: in the order of `LOCATIONS`. */
export const withCriticals = (
  catalog: Catalog,
  design: MechDesign,
  condition: Condition,
  struck: readonly Location[],
  isAlive: boolean,
  dice: DiceStream,
): Condition => {
  let after = condition;
  for (const location of struck) {
    const roll = twoDice(dice);
    for (let hits = HITS_FROM.filter((least) => roll >= least).length; hits > 0; hits -= 1) {
      const open = allSlots(design, location).filter(
        (place) =>
          isHittable(catalog, design, place) &&
          !isBroken(design, after, place) &&
          !(isAlive && isSpared(design, after, place)),
      );
      const place = open.length === 0 ? undefined : open[dice.roll(open.length).result - 1];
      if (place !== undefined) after = withHit(after, place);
    }
  }
  return after;
};

/** With the third hit the engine stands still. */
export const withDeadEngine = (design: MechDesign, condition: Condition): Condition => {
  const missing = Math.max(0, DEADLY_ENGINE_HITS - engineHitsOf(design, condition));
  return wholeEngine(design, condition).slice(0, missing).reduce(withHit, condition);
};
