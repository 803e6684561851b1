/**
 * Preparation: empty seats are taken, the hurt stand still to be mended and heal, spies act, and mercenaries
 * are hired where a fight is near.
 */
import { effectiveOf, livingPilot, type BuildingRow, type Hex, type PilotRow } from '../../rules';
import type { Catalog, MechDesign } from '../../catalog';
import type { SheetDraft } from './sheet-draft';
import { waitsForRefit } from './rebuilding';
import { enemyStrength, isHurt, ownStrength, strengthNear } from './situation';

/** Hits from which a pilot rests, when nobody is near. */
const WOUNDED = 3;

const storedIn = ({ knowledge }: SheetDraft, hex: Hex): readonly PilotRow[] =>
  Object.values(knowledge.pilots)
    .filter((pilot) => pilot.status === 'stored' && pilot.hex === hex && pilot.force === knowledge.force?.id)
    .sort(
      (a, b) => a.gunnery + a.piloting + a.hits - b.gunnery - b.piloting - b.hits || (a.id < b.id ? -1 : 1),
    );

const crew = (draft: SheetDraft, quiet: (hex: Hex) => boolean): void => {
  if (!draft.takes('board')) return;
  for (const mech of draft.mechs) {
    const pilot = livingPilot(draft.knowledge, mech);
    const wounded = pilot !== null && pilot.hits >= WOUNDED && quiet(mech.hex) && !mech.hired;
    if (wounded) draft.give({ type: 'disembark', mech: mech.id });
    if (pilot !== null && !wounded) continue;
    const fresh = storedIn(draft, mech.hex).find(({ hits }) => hits < WOUNDED);
    if (fresh !== undefined) draft.give({ type: 'board', mech: mech.id, pilot: fresh.id });
  }
};

/**
 * REP-2, BLD-HANGAR: what is hurt inside stands still, and what waits for a refit; in a hangar, what has lost
 * much of its armour, too.
 */
const rest = (draft: SheetDraft, quiet: (hex: Hex) => boolean): void => {
  const hangars = new Set(effectiveOf(draft.knowledge, 'repair-hangar').map(({ hex }) => hex));
  const waiting = new Set(waitsForRefit(draft).map(({ id }) => id));
  for (const mech of draft.mechs) {
    const { id, hex, condition, hired } = mech;
    const inside = condition.slots.length > 0 || Object.keys(condition.structure).length > 0;
    if (!hired && (inside || waiting.has(id) || (hangars.has(hex) && isHurt(draft, mech))) && quiet(hex))
      draft.give({ type: 'shut-down', mech: id });
  }
};

const SABOTAGE_MECH = 5;
const SABOTAGE_BUILDING = 15;

/** BLD-SPY: the strongest enemy who threatens somebody is held; who is rich stops an enemy's building. */
const spy = (draft: SheetDraft, ours: ReadonlyMap<Hex, number>): void => {
  const { knowledge, catalog } = draft;
  if (!draft.takes('sabotage-mech')) return;
  const near = knowledge.others
    .filter(
      ({ hex, seen, force }) =>
        seen === null && !knowledge.allies.has(force) && strengthNear(knowledge, ours, hex, 3) > 0,
    )
    .sort(
      (a, b) =>
        (catalog.mech(b.design)?.bv ?? 0) - (catalog.mech(a.design)?.bv ?? 0) || (a.id < b.id ? -1 : 1),
    );
  const [strongest] = near;
  if (
    strongest !== undefined &&
    draft.tons >= SABOTAGE_MECH + 5 &&
    draft.give({ type: 'sabotage-mech', mech: strongest.id })
  )
    return;
  const building = knowledge.buildings.find(
    ({ known, control, works }) =>
      known && works === true && control !== null && !knowledge.allies.has(control),
  );
  if (building !== undefined && draft.tons >= 2 * SABOTAGE_BUILDING)
    draft.give({ type: 'sabotage-building', building: building.id as BuildingRow['id'] });
};

/** BLD-MERC, for Inner Sphere forces. */
const HIRE_FACTOR = 0.4;
let hirable: ReadonlyMap<number, MechDesign> | null = null;

/** By tonnage, lightest first: hiring goes by tonnage alone, so the best of a weight is hired. */
const forHire = (catalog: Catalog): ReadonlyMap<number, MechDesign> => {
  if (hirable !== null) return hirable;
  const best = new Map<number, MechDesign>();
  const all = catalog.mechs
    .filter(({ techBase }) => techBase === 'is')
    .sort((a, b) => a.tons - b.tons || b.bv - a.bv || (a.slug < b.slug ? -1 : 1));
  for (const design of all) if (!best.has(design.tons)) best.set(design.tons, design);
  return (hirable = best);
};

/** BLD-MERC: the best that a third of the account pays for, beside the own mechs that are in most danger. */
export const hire = (draft: SheetDraft, share = 0.35): void => {
  if (
    !draft.takes('hire') ||
    !draft.knowledge.buildings.some(({ type, effective }) => type === 'mercenary-camp' && effective)
  )
    return;
  const theirs = enemyStrength(draft, false);
  const ours = ownStrength(draft);
  const places = [...ours.keys()]
    .map((hex) => ({ hex, threat: strengthNear(draft.knowledge, theirs, hex, 3) }))
    .filter(({ threat }) => threat > 0);
  const [place] = places.sort((a, b) => b.threat - a.threat || (a.hex < b.hex ? -1 : 1));
  if (place === undefined) return;
  const budget = draft.tons * share;
  const best = [...forHire(draft.catalog).values()].filter(({ tons }) => tons * HIRE_FACTOR <= budget).at(-1);
  if (best !== undefined) draft.give({ type: 'hire', design: best.slug, hex: place.hex });
};

export const prepare = (draft: SheetDraft): void => {
  const theirs = enemyStrength(draft, false);
  const quiet = (hex: Hex): boolean =>
    theirs.size === 0 || strengthNear(draft.knowledge, theirs, hex, 2) === 0;
  crew(draft, quiet);
  rest(draft, quiet);
  spy(draft, ownStrength(draft));
  hire(draft);
};
