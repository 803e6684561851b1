/**
 * The view (SIGHT-4): what one audience sees now, made from its knowledge alone, in one order, so that equal
 * knowledge gives equal bytes.
 */
import type { Catalog } from '../../catalog';
import { type ForceId, inKeyOrder, isoTime, toTons, memo } from '../../kernel';
import type { Knowledge } from '../knowledge/knowledge';
import type { PlanetMap } from '../model/map';
import { knownEnemySightHexes } from '../movement/sightings';
import { depotsOf, mechsOf, pilotsOf, waitingOf } from './mechs';
import { seenShape } from './seen';
import { wrecksOf } from './wrecks';
import type { BuildingShape, View } from './shapes';

/** What stands beside the state: the audience's own event number, and who is ready (public). */
export interface ViewExtras {
  readonly seq: number;
  readonly ready: Readonly<Partial<Record<ForceId, boolean>>>;
}

/**
 * By hex in one order, however the map was stored: the bytes of a view must not change when its state is
 * loaded anew.
 */
const terrainOf = memo((map: PlanetMap): PlanetMap['terrain'] => inKeyOrder(map.terrain));

const sightHexes = ({ sight, grid }: Knowledge): readonly string[] =>
  grid.hexes.filter((_, index) => sight[index] === 1);

const buildingsOf = (knowledge: Knowledge): readonly BuildingShape[] =>
  knowledge.buildings.map(({ id, type, hex, control, cp, cpMax, works, seen, known, work }) => ({
    id,
    type,
    hex,
    control,
    cp,
    cpMax,
    works,
    seen: seenShape(seen),
    known,
    work: work === null ? null : { design: work.design, tons: toTons(work.tons) },
  }));

export const viewOf = (knowledge: Knowledge, catalog: Catalog, extras: ViewExtras): View => {
  const { campaign, map, force } = knowledge;
  return {
    campaign: campaign.id,
    round: campaign.round,
    phase: campaign.phase,
    step: campaign.step,
    deadline: campaign.deadline === null ? null : isoTime(campaign.deadline),
    force: force?.id ?? null,
    seq: extras.seq,
    status: campaign.status,
    map: {
      columns: map.columns,
      rows: map.rows,
      terrain: terrainOf(map),
      hq: force?.hq ?? null,
      sight: sightHexes(knowledge),
      enemySight: knownEnemySightHexes(knowledge),
    },
    forces: knowledge.forces.map(({ id, seat, name, faction, team, playerName, out }) => {
      const account = knowledge.accounts[id];
      return {
        id,
        name,
        faction,
        team,
        player: playerName,
        ready: extras.ready[id] ?? false,
        out,
        seat,
        account: account === undefined ? null : toTons(account),
      };
    }),
    mechs: mechsOf(knowledge, catalog),
    waiting: waitingOf(knowledge),
    pilots: pilotsOf(knowledge),
    prisoners: knowledge.prisoners,
    buildings: buildingsOf(knowledge),
    depots: depotsOf(knowledge, catalog),
    account: force === null ? null : toTons(force.account),
    wrecks: wrecksOf(knowledge),
    battles: knowledge.battles.map(({ id, hex, state, mine }) => ({ id, hex, state, mine })),
    battlesFought: knowledge.battlesFought,
    winners: campaign.winners,
    ready: force !== null && (extras.ready[force.id] ?? false),
  };
};
