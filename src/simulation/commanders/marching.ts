/**
 * Planning and movement: columns march to their goals and arrive together, the hurt go back to a depot,
 * trains and dropships carry who has far to go.
 */
import { effectiveOf, immobility, walkingMp, type Hex, type MechRow } from '../../rules';
import type { SheetDraft } from './sheet-draft';
import { columnsFor, goalsOf, marcherOf, type Column, type Marcher } from './goals';
import { enemyStrength, isHurt, ownBuildings, ownStrength, stepsBetween, strengthNear } from './situation';
import { byAirAndRail } from './transport';
import { walkTo } from './walking';

/** Steps from a goal at which a column waits for those behind. */
const GATHERING = 3;

const go = (draft: SheetDraft, { mech, hex }: Marcher, goal: Hex, most: number): void => {
  const path = walkTo(draft, hex, goal, most);
  if (path.length > 0) draft.give({ type: 'move', mech: mech as MechRow['id'], path });
};

const strengthOf = (marchers: readonly Marcher[]): number =>
  marchers.reduce((sum, { strength }) => sum + strength, 0);

/**
 * Planned moves are carried out whatever they meet (MOV-2): so go those who arrive, if they are enough for
 * what is known to be there.
 */
const assault = (draft: SheetDraft, { goal, marchers }: Column): void => {
  const arriving = marchers.filter((one) => stepsBetween(draft.knowledge, one.hex, goal.hex) <= one.mp);
  if (strengthOf(arriving) >= goal.need) for (const one of arriving) go(draft, one, goal.hex, one.mp);
};

/**
 * All others march in the movement phase, out of enemy sight, and wait for each other before a goal that has
 * to be fought for.
 */
const approach = (draft: SheetDraft, { goal, marchers }: Column): void => {
  for (const one of marchers) {
    const steps = stepsBetween(draft.knowledge, one.hex, goal.hex);
    go(draft, one, goal.hex, goal.need === 0 ? one.mp : Math.min(one.mp, Math.max(0, steps - GATHERING)));
  }
};

/** Steps that one goes further for a hangar. */
const FOR_A_HANGAR = 5;

/** Where one can be mended: the nearest own place with no strong enemy about it. */
export const refugeFor = (draft: SheetDraft, from: Hex): Hex | null => {
  const { knowledge } = draft;
  const enemies = enemyStrength(draft, true);
  const hangars = new Set(effectiveOf(knowledge, 'repair-hangar').map(({ hex }) => hex));
  const places = [
    ...ownBuildings(knowledge).map(({ hex }) => hex),
    ...(knowledge.force === null ? [] : [knowledge.force.hq]),
  ];
  const safe = places.filter((hex) => strengthNear(knowledge, enemies, hex, 2) === 0);
  const way = (hex: Hex): number =>
    stepsBetween(knowledge, from, hex) - (hangars.has(hex) ? FOR_A_HANGAR : 0);
  return safe.sort((a, b) => way(a) - way(b) || (a < b ? -1 : 1))[0] ?? null;
};

/** Mechs that share their hex with an enemy they cannot beat, and hurt ones. */
const goesBack = (
  draft: SheetDraft,
  mech: SheetDraft['mechs'][number],
  ours: ReadonlyMap<Hex, number>,
  theirs: ReadonlyMap<Hex, number>,
): boolean => {
  const enemy = theirs.get(mech.hex) ?? 0;
  return isHurt(draft, mech) || (enemy > 0 && (ours.get(mech.hex) ?? 0) < 0.8 * enemy);
};

/** Orders those who go back, and gives back those who can go forward. */
const sendBack = (draft: SheetDraft): readonly Marcher[] => {
  const ours = ownStrength(draft);
  const theirs = enemyStrength(draft, false);
  const marchers: Marcher[] = [];
  for (const mech of draft.mechs) {
    if (immobility(draft.knowledge, draft.catalog, mech) !== null) continue;
    const marcher = marcherOf(draft, mech, walkingMp(draft.catalog, mech));
    if (goesBack(draft, mech, ours, theirs)) {
      const refuge = refugeFor(draft, mech.hex);
      if (refuge !== null) go(draft, marcher, refuge, marcher.mp);
    } else if ((theirs.get(mech.hex) ?? 0) === 0) marchers.push(marcher);
  }
  return marchers;
};

export const plan = (draft: SheetDraft): void => {
  const marchers = sendBack(draft);
  for (const column of columnsFor(draft, goalsOf(draft), marchers))
    assault(draft, { ...column, marchers: byAirAndRail(draft, column) });
};

export const march = (draft: SheetDraft): void => {
  const marchers = sendBack(draft);
  if (marchers.length > 0)
    for (const column of columnsFor(draft, goalsOf(draft), marchers)) approach(draft, column);
};
