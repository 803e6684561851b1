/**
 * Builds what one audience may know (SIGHT-4, DEP-5) from the true state, by allow-list: every property is
 * named here, nothing is copied and then deleted. The GM knows everything, and so does everybody when the
 * campaign is over.
 */
import type { Catalog } from '../../catalog';
import {
  byId,
  byKey,
  flatMap,
  type ForceId,
  type MechId,
  memo,
  type MicroTons,
  type PilotId,
  ZERO_TONS,
} from '../../kernel';
import { effectiveFor, worksNow } from '../buildings/works';
import { gridOf, type Grid } from '../map/grid';
import type { Mask } from '../map/sight';
import { isShutDown } from '../mechs/ability';
import type { Audience } from '../model/audience';
import { isSettled, rowOf, rowsOf, TABLES, tableOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { BuildingRow, CampaignState, MechRow, MemoryRow, PilotRow } from '../model/state';
import { areAllies } from '../sides';
import { battlesFought, knownBattles } from './battles';
import { depotKey, depotSites } from './depots';
import { isOutdated } from './outdated';
import type { Knowledge, KnownBuilding, KnownDepot, KnownMech, PublicForce } from './knowledge';
import { sightMask } from './sight';

type Memory<Kind extends MemoryRow['kind']> = Extract<MemoryRow, { kind: Kind }>;
type Looks = (hex: Hex) => boolean;

const remembered = <Kind extends MemoryRow['kind']>(
  state: CampaignState,
  force: ForceId | null,
  kind: Kind,
  inSight: Looks,
): readonly Memory<Kind>[] =>
  force === null
    ? []
    : rowsOf(state.memories).filter(
        (row): row is Memory<Kind> =>
          row.force === force && row.kind === kind && !isOutdated(state, row, inSight),
      );

/** What is seen of a mech (SIGHT-4): type, owner, shut down or not. */
const seenMech = (state: CampaignState, mech: MechRow, hex: Hex): KnownMech => ({
  id: mech.id,
  force: mech.force,
  design: mech.design,
  hex,
  shutDown: isShutDown(state, mech),
  seen: null,
});

const otherMechs = (state: CampaignState, force: ForceId, inSight: Looks): readonly KnownMech[] => {
  const seen = flatMap(rowsOf(state.mechs), (mech) =>
    mech.force !== force && mech.hex !== null && inSight(mech.hex) ? [seenMech(state, mech, mech.hex)] : [],
  );
  const lost = remembered(state, force, 'mech', inSight).map(
    ({ subject, seen: moment, facts }): KnownMech => {
      const { force: owner, design, hex, shutDown } = facts;
      return { id: subject, force: owner, design, hex, shutDown, seen: moment };
    },
  );
  return [...seen, ...lost].sort(byId);
};

/** How a building of somebody else stands, as it looks: sabotage does not show (BLD-SPY). */
export const standing = (
  building: BuildingRow,
): { readonly control: ForceId | null; readonly cp: number; readonly works: boolean } => ({
  control: building.control,
  cp: building.cp,
  works: worksNow({ cp: building.cp, cpMax: building.cpMax, sabotaged: false }),
});

const knownBuildings = (
  state: CampaignState,
  force: ForceId | null,
  everything: boolean,
  inSight: Looks,
): readonly KnownBuilding[] => {
  const memories = new Map(remembered(state, force, 'building', inSight).map((row) => [row.subject, row]));
  // Every object in one piece: this is asked for every building and force in every phase.
  return rowsOf(state.buildings).map((building): KnownBuilding => {
    const { id, type, hex, cpMax, control, cp } = building;
    const effective = force !== null && effectiveFor(building) === force;
    if (everything || (force !== null && control === force)) {
      const { work, flown } = building;
      return {
        id,
        type,
        hex,
        cpMax,
        effective,
        work,
        flown,
        control,
        cp,
        works: worksNow(building),
        seen: null,
        known: true,
      };
    }
    const [work, flown] = [null, false];
    if (inSight(hex))
      return {
        id,
        type,
        hex,
        cpMax,
        effective,
        work,
        flown,
        control,
        cp,
        works: standing(building).works,
        seen: null,
        known: true,
      };
    const memory = memories.get(id) ?? null;
    if (memory === null)
      return {
        id,
        type,
        hex,
        cpMax,
        effective,
        work,
        flown,
        control: null,
        cp: null,
        works: null,
        seen: null,
        known: false,
      };
    const { facts, seen } = memory;
    return {
      id,
      type,
      hex,
      cpMax,
      effective,
      work,
      flown,
      control: facts.control,
      cp: facts.cp,
      works: facts.works,
      seen,
      known: true,
    };
  });
};

const otherDepots = (state: CampaignState, force: ForceId, inSight: Looks): readonly KnownDepot[] => {
  const seen = [...depotSites(state).values()].filter((site) => site.force !== force && inSight(site.hex));
  const lost = remembered(state, force, 'depot', inSight);
  const all = [
    ...seen.map(({ hex, force: owner }): KnownDepot => ({ hex, force: owner, seen: null })),
    ...lost.map(({ facts, seen: moment }): KnownDepot => ({
      hex: facts.hex,
      force: facts.force,
      seen: moment,
    })),
  ];
  return all.sort(byKey(depotKey));
};

/** DEP-5: of an own pilot who is captured, neither where they are nor who holds them. */
const ownPilot = (pilot: PilotRow): PilotRow =>
  pilot.status === 'captured' ? { ...pilot, hex: null, captor: null } : pilot;

const publicForce = ({ id, seat, name, faction, team, playerName, out }: PublicForce): PublicForce => ({
  id,
  seat,
  name,
  faction,
  team,
  playerName,
  out,
});

const sightFor = (state: CampaignState, grid: Grid, force: ForceId | null, everything: boolean): Mask => {
  if (everything) return new Uint8Array(grid.size).fill(1);
  return force === null ? new Uint8Array(grid.size) : sightMask(state, force);
};

const mechsOf = (mechs: CampaignState['mechs'], force: ForceId): Readonly<Record<MechId, MechRow>> =>
  tableOf<MechId, MechRow>(rowsOf(mechs).filter((mech) => mech.force === force));
/** For a table that is not written on any more: in most phases nobody's mechs change. */
const settledMechsOf = memo(mechsOf, 2);

const ownMechs = (mechs: CampaignState['mechs'], force: ForceId): Readonly<Record<MechId, MechRow>> =>
  (isSettled(mechs) ? settledMechsOf : mechsOf)(mechs, force);

const pilotsOf = (pilots: CampaignState['pilots'], force: ForceId): Readonly<Record<PilotId, PilotRow>> =>
  tableOf<PilotId, PilotRow>(
    rowsOf(pilots)
      .filter((pilot) => pilot.force === force)
      .map(ownPilot),
  );
const settledPilotsOf = memo(pilotsOf, 2);

const ownPilots = (pilots: CampaignState['pilots'], force: ForceId): Readonly<Record<PilotId, PilotRow>> =>
  (isSettled(pilots) ? settledPilotsOf : pilotsOf)(pilots, force);

const compute = (state: CampaignState, catalog: Catalog, audience: Audience): Knowledge => {
  const { campaign } = state;
  const grid = gridOf(state.map);
  const force = audience.kind === 'force' ? audience.force : null;
  const row = rowOf(state.forces, force);
  if (force !== null && row === null) throw new Error(`the campaign has no force ${force}`);
  const everything = audience.kind === 'gm' || campaign.status === 'finished';
  const sight = sightFor(state, grid, force, everything);
  const inSight: Looks = (hex) => sight[grid.indexOf(hex)] === 1;
  const forces = rowsOf(state.forces);
  return {
    audience,
    campaign: {
      id: campaign.id,
      name: campaign.name,
      ruleset: campaign.ruleset,
      options: campaign.options,
      status: campaign.status,
      round: campaign.round,
      phase: campaign.phase,
      step: campaign.step,
      deadline: campaign.deadline,
      winners: campaign.winners,
    },
    map: state.map,
    grid,
    sight,
    forces: forces.map(publicForce),
    force:
      row === null
        ? null
        : {
            id: row.id,
            faction: row.faction,
            team: row.team,
            hq: row.hq,
            account: row.account,
            ordered: ZERO_TONS,
            out: row.out,
          },
    allies: new Set(
      force === null ? [] : flatMap(forces, ({ id }) => (areAllies(state.forces, force, id) ? [id] : [])),
    ),
    mechs:
      everything || force === null
        ? tableOf<MechId, MechRow>(everything ? rowsOf(state.mechs) : [])
        : ownMechs(state.mechs, force),
    pilots:
      everything || force === null
        ? tableOf<PilotId, PilotRow>(everything ? rowsOf(state.pilots) : [])
        : ownPilots(state.pilots, force),
    prisoners: flatMap(rowsOf(state.pilots), (pilot) =>
      pilot.status === 'captured' &&
      pilot.hex !== null &&
      (everything || (force !== null && pilot.captor === force))
        ? [{ id: pilot.id, name: pilot.name, force: pilot.force, hex: pilot.hex }]
        : [],
    ),
    stock: rowsOf(state.stock).filter((one) => everything || one.force === force),
    others: everything || force === null ? [] : otherMechs(state, force, inSight),
    buildings: knownBuildings(state, force, everything, inSight),
    depots: everything || force === null ? [] : otherDepots(state, force, inSight),
    battles: knownBattles(state, force, everything, inSight),
    battlesFought: battlesFought(state),
    accounts: Object.fromEntries(
      flatMap(forces, ({ id, account }) => (everything || id === force ? [[id, account]] : [])),
    ) as Record<ForceId, MicroTons>,
    offers: rowsOf(state.offers).filter(
      (offer) => everything || (force !== null && (offer.from === force || offer.to === force)),
    ),
    wrecks: rowsOf(state.wrecks).filter((wreck) => everything || wreck.right === force),
    drawings: force === null ? [] : catalog.drawnBy(force),
  };
};

interface Recent {
  readonly state: CampaignState;
  readonly catalog: Catalog;
  readonly force: ForceId;
  readonly knowledge: Knowledge;
}

/** As many as a campaign has forces: who has just read their view writes their sheet from the same state. */
const MAX_KEPT = 8;
const recent: Recent[] = [];

const isSame = (a: CampaignState, b: CampaignState): boolean =>
  a.campaign === b.campaign && a.map === b.map && TABLES.every((table) => a[table] === b[table]);

/**
 * What the audience may know now. Lists are in the order of ids; nothing in it changes when the state goes
 * on. Throws for a force that is none.
 */
export const knowledgeOf = (state: CampaignState, catalog: Catalog, audience: Audience): Knowledge => {
  // Drawings are no part of the state: who has some is not remembered.
  if (audience.kind !== 'force' || catalog.drawnBy(audience.force).length > 0)
    return compute(state, catalog, audience);
  const { force } = audience;
  const known = recent.find(
    (one) => one.force === force && one.catalog === catalog && isSame(one.state, state),
  );
  if (known !== undefined && known.knowledge.drawings.length === 0) return known.knowledge;
  const knowledge = compute(state, catalog, audience);
  if (TABLES.every((table) => isSettled(state[table]))) {
    if (recent.length >= MAX_KEPT) recent.shift();
    // A copy: a draft goes on to other tables.
    recent.push({ state: { ...state }, catalog, force, knowledge });
  }
  return knowledge;
};
