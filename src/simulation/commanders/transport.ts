/**
 * BLD-RAIL and BLD-DROP: those of a column who have far to go take the train, or fly to a fight that they can
 * win. Gives back who still has to walk.
 */
import { effectiveOf, DIRECTIONS, type Hex, type MechRow } from '../../rules';
import { directionTo } from '../../rules/map';
import type { SheetDraft } from './sheet-draft';
import type { Column, Marcher } from './goals';
import { stepsBetween } from './situation';
import { walkTo } from './walking';

const TRAIN = 12;
const SEATS = 4;
const HOLD_TONS = 200;

/**
 * A train brings nobody into a fight on the same day, so it is for those who could not be there today anyway.
 */
const takesTrain = (draft: SheetDraft, one: Marcher, goal: Hex): boolean => {
  const steps = stepsBetween(draft.knowledge, one.hex, goal);
  if (steps <= one.mp + 2) return false;
  return draft.give({
    type: 'rail',
    mech: one.mech as MechRow['id'],
    path: walkTo(draft, one.hex, goal, TRAIN),
  });
};

/** The strongest four of the hex from which most would fly. */
const passengers = (marchers: readonly Marcher[]): readonly Marcher[] => {
  const byHex = new Map<Hex, Marcher[]>();
  for (const one of marchers) byHex.set(one.hex, [...(byHex.get(one.hex) ?? []), one]);
  const crowd = [...byHex.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const chosen: Marcher[] = [];
  let tons = 0;
  for (const one of [...crowd].sort((a, b) => b.strength - a.strength))
    if (chosen.length < SEATS && tons + one.tons <= HOLD_TONS) {
      chosen.push(one);
      tons += one.tons;
    }
  return chosen;
};

const fly = (draft: SheetDraft, { goal, marchers }: Column): readonly Marcher[] => {
  const [ship] = effectiveOf(draft.knowledge, 'dropship');
  const far = marchers.filter((one) => stepsBetween(draft.knowledge, one.hex, goal.hex) > one.mp);
  const flying = passengers(far);
  const tons = flying.reduce((sum, one) => sum + one.tons, 0);
  const strength = flying.reduce((sum, one) => sum + one.strength, 0);
  const [first] = flying;
  if (
    ship === undefined ||
    first === undefined ||
    strength < goal.need ||
    Math.ceil(tons / 5) > draft.tons * 0.6
  )
    return [];
  const flown = draft.give({
    type: 'dropship',
    building: ship.id,
    mechs: flying.map(({ mech }) => mech as MechRow['id']),
    to: goal.hex,
    direction: directionTo(goal.hex, walkTo(draft, goal.hex, first.hex, 1)[0] ?? goal.hex) ?? DIRECTIONS[0],
  });
  return flown ? flying : [];
};

export const byAirAndRail = (draft: SheetDraft, column: Column): readonly Marcher[] => {
  const hasTrain = draft.takes('rail') && effectiveOf(draft.knowledge, 'railway-station').length > 0;
  const flying = new Set(draft.takes('dropship') ? fly(draft, column) : []);
  return column.marchers.filter(
    (one) => !flying.has(one) && !(hasTrain && takesTrain(draft, one, column.goal.hex)),
  );
};
