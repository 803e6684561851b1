/**
 * Last-seen memory (SIGHT-4): what a step of the course took out of a force's sight is remembered as it was last seen, dated; what
 * is in sight needs no memory. Each force has rows of its own and they depend on nothing but what it could see.
 */
import type { ForceId } from '../../kernel/ids';
import type { CampaignEvent } from '../events';
import type { SightingsChange } from '../events/sightings-changed';
import { gridOf } from '../map/grid';
import { isShutDown } from '../mechs/ability';
import { rowOf, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { Moment } from '../model/phases';
import { memoryKey, type BuildingRow, type CampaignState, type MechRow, type MemoryRow } from '../model/state';
import type { Turn } from '../model/turn';
import { standing } from './build';
import { depotSites, type DepotSite } from './depots';
import { sightMask } from './sight';

/** A state with what is asked of it for every force. */
interface Scene {
  readonly state: CampaignState;
  readonly moment: Moment;
  readonly depots: ReadonlyMap<string, DepotSite>;
}

const sceneOf = (state: CampaignState): Scene => ({
  state,
  moment: { round: state.campaign.round, phase: state.campaign.phase },
  depots: depotSites(state),
});

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

const lossesOf = (force: ForceId, before: Scene, after: Scene, revealed: Revealed): SightingsChange => {
  const grid = gridOf(after.state.map);
  const seenBefore = sightMask(before.state, force);
  const seenNow = sightMask(after.state, force);
  const saw = (hex: Hex | null): boolean => hex !== null && seenBefore[grid.indexOf(hex)] === 1;
  const sees = (hex: Hex | null): boolean => hex !== null && seenNow[grid.indexOf(hex)] === 1;
  const put: MemoryRow[] = [];

  for (const mech of rowsOf(before.state.mechs)) {
    const now = rowOf<MechRow>(after.state.mechs, mech.id);
    if (mech.force === force || mech.hex === null || !saw(mech.hex)) continue;
    if (now === null || now.force === force || now.hex === null || sees(now.hex)) continue;
    const end = revealed.get(mech.id) ?? null;
    if (sees(end ?? mech.hex)) continue;
    put.push({
      force, kind: 'mech', subject: mech.id, seen: end === null ? before.moment : after.moment,
      facts: { force: mech.force, design: mech.design, hex: end ?? mech.hex, shutDown: isShutDown(before.state, mech) },
    });
  }
  for (const building of rowsOf(before.state.buildings)) {
    const now = rowOf<BuildingRow>(after.state.buildings, building.id);
    if (now === null || now.control === force || sees(now.hex)) continue;
    // Whoever loses a building learns it, though he may not see it any more.
    if (building.control === force) put.push({ force, kind: 'building', subject: now.id, seen: after.moment, facts: standing(now) });
    else if (saw(building.hex)) put.push({ force, kind: 'building', subject: now.id, seen: before.moment, facts: standing(building) });
  }
  for (const [subject, site] of before.depots)
    if (site.force !== force && saw(site.hex) && !sees(site.hex)) put.push({ force, kind: 'depot', subject, seen: before.moment, facts: site });

  const kept = new Set(put.map((row) => memoryKey(force, row.kind, row.subject)));
  const forget = Object.keys(after.state.memories)
    .sort()
    .filter((key) => {
      const row = after.state.memories[key];
      if (row === undefined || row.force !== force || kept.has(key)) return false;
      if (row.kind === 'building') {
        const building = rowOf<BuildingRow>(after.state.buildings, row.subject);
        return building === null || building.control === force || sees(building.hex);
      }
      if (row.kind === 'depot') return row.facts.force === force || sees(row.facts.hex);
      const mech = rowOf<MechRow>(after.state.mechs, row.subject);
      // One that was taken from the game before one's eyes, seen now, one's own, or not where it was: nothing to remember.
      return sees(row.facts.hex) || mech?.force === force || sees(mech?.hex ?? null);
    });
  return { force, put, forget };
};

/** Emits what each force remembers of whatever the events since `from` took out of its sight; `before` is the state before them. */
export const rememberLosses = (resolution: Turn, before: CampaignState, from: number): void => {
  if (!before.campaign.options.fogOfWar || resolution.events.length === from) return;
  const now = resolution.state.finish();
  if (now.mechs === before.mechs && now.buildings === before.buildings && now.stock === before.stock && now.pilots === before.pilots) return;
  const events = resolution.events.slice(from);
  const scenes = [sceneOf(before), sceneOf(now)] as const;
  const changes = rowsOf(now.forces)
    .map(({ id }) => lossesOf(id, ...scenes, revealedTo(events, id)))
    .filter(({ put, forget }) => put.length > 0 || forget.length > 0);
  if (changes.length > 0) resolution.emit({ type: 'sightings-changed', data: { changes } });
};
