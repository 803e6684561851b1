/**
 * Last-seen memory (SIGHT-4): what a step of the course took out of a force's sight is remembered as it was
 * last seen, dated; what is in sight needs no memory. Each force has rows of its own and they depend on
 * nothing but what it could see.
 */
import { flatMap, type ForceId } from '../../kernel';
import type { CampaignEvent } from '../events';
import type { SightingsChange } from '../events/course/sightings-changed';
import { gridOf } from '../map/grid';
import type { Mask } from '../map/sight';
import { isShutDown } from '../mechs/ability';
import { rowOf, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { Moment } from '../model/phases';
import {
  memoryKey,
  type BuildingRow,
  type CampaignState,
  type MechRow,
  type MemoryRow,
} from '../model/state';
import type { Turn } from '../model/turn';
import { standing } from './build';
import { depotSites, type DepotSite } from './depots';
import { isOutdated } from './outdated';
import { sightMask } from './sight';

/** A mech as it was and as it is now; null: it was taken from the game. Indices of its hexes, −1 for none. */
interface Witnessed {
  readonly was: MechRow;
  readonly from: number;
  readonly now: MechRow | null;
  readonly at: number;
}

/** What is asked of the states before and after a step for every force, computed once. */
interface Scene {
  readonly before: CampaignState;
  readonly after: CampaignState;
  readonly then: Moment;
  readonly present: Moment;
  readonly depots: ReadonlyMap<string, DepotSite>;
  readonly mechs: readonly Witnessed[];
  /** Those of them who have gone, moved or changed hands. */
  readonly moved: readonly Witnessed[];
  readonly buildings: readonly BuildingRow[];
  /** Those of them that are not as they were. */
  readonly changed: readonly BuildingRow[];
  readonly memories: readonly MemoryRow[];
  /** Of what has moved, come or changed: who sees what they saw has no other memories to lose. */
  readonly touched: readonly MemoryRow[];
}

const momentOf = ({ campaign }: CampaignState): Moment => ({ round: campaign.round, phase: campaign.phase });

const sceneOf = (before: CampaignState, after: CampaignState): Scene => {
  const grid = gridOf(after.map);
  const indexOf = (hex: Hex | null): number => (hex === null ? -1 : grid.indexOf(hex));
  const mechs = rowsOf(before.mechs).map((was): Witnessed => {
    const now = rowOf<MechRow>(after.mechs, was.id);
    return { was, from: indexOf(was.hex), now, at: indexOf(now?.hex ?? null) };
  });
  const moved = mechs.filter(
    ({ was, now }) => now === null || now.hex !== was.hex || now.force !== was.force,
  );
  const buildings = rowsOf(before.buildings);
  const changed = buildings.filter(
    (building) => rowOf<BuildingRow>(after.buildings, building.id) !== building,
  );
  const come = rowsOf(after.mechs).filter(({ id }) => rowOf<MechRow>(before.mechs, id) === null);
  const subjects = new Set<string>([
    ...moved.map(({ was }) => was.id),
    ...come.map(({ id }) => id),
    ...changed.map(({ id }) => id),
  ]);
  const memories = rowsOf(after.memories);
  return {
    before,
    after,
    then: momentOf(before),
    present: momentOf(after),
    depots: depotSites(before),
    mechs,
    moved,
    buildings,
    changed,
    memories,
    touched: memories.filter(({ subject }) => subjects.has(subject)),
  };
};

/** Where the moves that were revealed to a force (MOV-3) ended, by mech. */
type Revealed = ReadonlyMap<string, Hex>;

const revealedTo = (events: readonly CampaignEvent[], force: ForceId): Revealed => {
  const ends = new Map<string, Hex>();
  for (const event of events) {
    if (event.type !== 'mech-moved' || !event.data.revealedTo.includes(force)) continue;
    const end = event.data.path.at(-1);
    if (end !== undefined) ends.set(event.data.mech, end);
  }
  return ends;
};

/** The buildings of which the force was told whose they are now. */
const toldOf = (events: readonly CampaignEvent[], force: ForceId): ReadonlySet<string> =>
  new Set(
    flatMap(events, (event) =>
      (event.type === 'building-captured' || event.type === 'building-corrected') &&
      event.data.knownTo.includes(force)
        ? [event.data.building]
        : [],
    ),
  );

const NO_DEPOTS: ReadonlyMap<string, DepotSite> = new Map();

const isAlike = (a: Mask, b: Mask): boolean => {
  if (a === b) return true;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return a.length === b.length;
};

const lossesOf = (
  force: ForceId,
  scene: Scene,
  revealed: Revealed,
  told: ReadonlySet<string>,
): SightingsChange => {
  const { before, after, then, present } = scene;
  const grid = gridOf(after.map);
  const seenBefore = sightMask(before, force);
  const seenNow = sightMask(after, force);
  const saw = (hex: Hex): boolean => seenBefore[grid.indexOf(hex)] === 1;
  const sees = (hex: Hex | null): boolean => hex !== null && seenNow[grid.indexOf(hex)] === 1;
  const put: MemoryRow[] = [];
  const still = isAlike(seenBefore, seenNow);

  for (const { was, from, now, at } of still ? scene.moved : scene.mechs) {
    if (was.force === force || was.hex === null || seenBefore[from] !== 1) continue;
    if (now === null || now.force === force || at < 0 || seenNow[at] === 1) continue;
    const end = revealed.get(was.id) ?? null;
    if (sees(end ?? was.hex)) continue;
    put.push({
      force,
      kind: 'mech',
      subject: was.id,
      seen: end === null ? then : present,
      facts: { force: was.force, design: was.design, hex: end ?? was.hex, shutDown: isShutDown(before, was) },
    });
  }
  for (const building of still ? scene.changed : scene.buildings) {
    const now = rowOf<BuildingRow>(after.buildings, building.id);
    if (now === null || now.control === force || sees(now.hex)) continue;
    // Whoever loses a building learns it, though they may not see it; to whom, only if they were told.
    const lost = told.has(now.id) ? standing(now) : { ...standing(building), control: null };
    if (building.control === force)
      put.push({ force, kind: 'building', subject: now.id, seen: present, facts: lost });
    else if (saw(building.hex))
      put.push({ force, kind: 'building', subject: now.id, seen: then, facts: standing(building) });
  }
  for (const [subject, site] of still ? NO_DEPOTS : scene.depots)
    if (site.force !== force && saw(site.hex) && !sees(site.hex))
      put.push({ force, kind: 'depot', subject, seen: then, facts: site });

  const kept = new Set(put.map((row) => memoryKey(force, row.kind, row.subject)));
  const forget = flatMap(still ? scene.touched : scene.memories, (row) => {
    if (row.force !== force) return [];
    const key = memoryKey(force, row.kind, row.subject);
    return !kept.has(key) && isOutdated(after, row, sees) ? [key] : [];
  });
  return { force, put, forget };
};

/**
 * Whether nobody has come, gone or moved, and no building has changed: then everybody sees what they saw, and
 * there is nothing to remember or forget.
 */
const standsAsBefore = (before: CampaignState, after: CampaignState): boolean => {
  if (before.mechs !== after.mechs) {
    const [were, are] = [rowsOf(before.mechs), rowsOf(after.mechs)];
    if (were.length !== are.length) return false;
    if (
      were.some(
        ({ id, hex, force }, index) =>
          are[index]?.id !== id || are[index].hex !== hex || are[index].force !== force,
      )
    )
      return false;
  }
  return before.buildings === after.buildings;
};

/**
 * Emits what each force remembers of whatever the events since `from` took out of its sight; `before` is the
 * state before them.
 */
export const rememberLosses = (resolution: Turn, before: CampaignState, from: number): void => {
  if (!before.campaign.options.fogOfWar || resolution.events.length === from) return;
  const now = resolution.state.finish();
  if (
    now.mechs === before.mechs &&
    now.buildings === before.buildings &&
    now.stock === before.stock &&
    now.pilots === before.pilots
  )
    return;
  if (standsAsBefore(before, now)) return;
  const events = resolution.events.slice(from);
  const scene = sceneOf(before, now);
  const changes = rowsOf(now.forces)
    .map(({ id }) => lossesOf(id, scene, revealedTo(events, id), toldOf(events, id)))
    .filter(({ put, forget }) => put.length > 0 || forget.length > 0);
  if (changes.length > 0) resolution.emit({ type: 'sightings-changed', data: { changes } });
};
