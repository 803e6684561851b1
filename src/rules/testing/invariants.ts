/**
 * What must hold of every state, whatever happened: one line for each thing that does not. Empty for a sound
 * state.
 */
import { type Catalog, conditionViolations, stockItem } from '../../catalog';
import { tons } from '../../kernel';
import { isPassable } from '../map/grid';
import { rowOf, rowsOf } from '../model/draft';
import {
  memoryKey,
  stockKey,
  type BuildingRow,
  type CampaignState,
  type MechRow,
  type PilotRow,
} from '../model/state';
import { areEnemies } from '../sides';
import { recordFaults } from './record-faults';

const mechFaults = (state: CampaignState, catalog: Catalog, mech: MechRow): readonly string[] => {
  const design = catalog.mech(mech.design);
  const pilot = rowOf(state.pilots, mech.pilot);
  return [
    ...(rowOf(state.forces, mech.force) === null ? ['belongs to nobody'] : []),
    ...(design === null
      ? ['has no design']
      : conditionViolations(design, mech.condition).map(({ code, pointer }) => `${code} ${pointer}`)),
    ...(mech.hex !== null && !isPassable(state.map, mech.hex) ? [`stands in ${mech.hex}`] : []),
    ...(mech.pilot !== null && pilot === null ? ['has a pilot that there is not'] : []),
    ...(pilot !== null && pilot.status !== 'in-mech' ? [`has a pilot who is ${pilot.status}`] : []),
    ...(pilot !== null && pilot.force !== mech.force ? ['has a pilot of another force'] : []),
    ...(mech.factoryDesign !== null && catalog.mech(mech.factoryDesign) === null
      ? ['was made by no design']
      : []),
    ...(mech.plannedEntry !== null && mech.plannedPath === null ? ['enters without a way'] : []),
    // SALV-2: kept in the last round at the latest that can be, which is this one.
    ...(mech.keptUntilRound !== null &&
    (mech.keptUntilRound < 1 || mech.keptUntilRound > state.campaign.round + 1)
      ? [`is kept until round ${mech.keptUntilRound}`]
      : []),
  ].map((fault) => `mech ${mech.id} ${fault}`);
};

const pilotFaults = (
  state: CampaignState,
  seated: ReadonlyMap<string, number>,
  pilot: PilotRow,
): readonly string[] => {
  const seats = seated.get(pilot.id) ?? 0;
  const placed = pilot.status === 'stored' || pilot.status === 'captured';
  return [
    ...(seats !== (pilot.status === 'in-mech' ? 1 : 0)
      ? [`is ${pilot.status} and sits in ${seats} mechs`]
      : []),
    ...(placed !== (pilot.hex !== null) ? [`is ${pilot.status} in hex ${String(pilot.hex)}`] : []),
    ...(pilot.hex !== null && !isPassable(state.map, pilot.hex) ? [`is in ${pilot.hex}`] : []),
    ...((pilot.status === 'captured') !== (pilot.captor !== null)
      ? [`is ${pilot.status} with captor ${String(pilot.captor)}`]
      : []),
    ...(pilot.captor !== null && rowOf(state.forces, pilot.captor) === null
      ? ['is held by nobody that there is']
      : []),
    ...(rowOf(state.forces, pilot.force) === null ? ['belongs to nobody'] : []),
    ...(pilot.captor !== null && !areEnemies(state.forces, pilot.force, pilot.captor)
      ? ['is held by no enemy']
      : []),
    ...(pilot.hits >= 6 && pilot.status !== 'dead' ? ['lives with 6 hits'] : []),
    ...([pilot.hits, pilot.gunnery, pilot.piloting].some(
      (value) => !Number.isInteger(value) || value < 0 || value > 8,
    )
      ? ['has impossible figures']
      : []),
  ].map((fault) => `pilot ${pilot.id} ${fault}`);
};

const stockFaults = (state: CampaignState, catalog: Catalog): readonly string[] =>
  Object.entries(state.stock).flatMap(([key, row]) => {
    const faults = [
      ...(key !== stockKey(row.force, row.hex, row.item) ? ['is under another key'] : []),
      ...(rowOf(state.forces, row.force) === null ? ['is nobody’s'] : []),
      ...(stockItem(row.item, catalog.item) === null ? ['is no item'] : []),
      ...(!Number.isSafeInteger(row.quantity) || row.quantity <= 0 ? [`has quantity ${row.quantity}`] : []),
      ...(!Number.isSafeInteger(row.usable) || row.usable < 0 || row.usable > row.quantity
        ? [`has ${row.usable} usable of ${row.quantity}`]
        : []),
      ...(isPassable(state.map, row.hex) ? [] : [`lies in ${row.hex}`]),
    ];
    return faults.map((fault) => `stock ${key} ${fault}`);
  });

/** BLD-FACT: what is being made belongs to who makes it, and has not been made yet. */
const workFaults = ({ type, control, work }: BuildingRow, catalog: Catalog): readonly string[] => {
  if (work === null) return [];
  const design = catalog.mech(work.design);
  return [
    ...(type === 'mech-factory' && control !== null ? [] : ['makes a mech for nobody']),
    ...(design === null ? ['makes what there is not'] : []),
    ...(Number.isSafeInteger(work.tons) && work.tons > 0 && work.tons < tons(design?.tons ?? 0)
      ? []
      : [`has made ${work.tons} of a mech`]),
  ];
};

const buildingFaults = (state: CampaignState, catalog: Catalog): readonly string[] => {
  const hexes = rowsOf(state.buildings).map(({ hex }) => hex);
  return rowsOf(state.buildings).flatMap((building) => {
    const { id, type, cp, cpMax, control, hex, opened, flown } = building;
    return [
      ...(!Number.isInteger(cp) || cp < 0 || cp > cpMax ? [`has ${cp} of ${cpMax} CP`] : []),
      ...[control, opened.control].flatMap((one) =>
        one !== null && rowOf(state.forces, one) === null ? ['is controlled by nobody that there is'] : [],
      ),
      ...(isPassable(state.map, hex) ? [] : [`stands in ${hex}`]),
      ...(hexes.filter((one) => one === hex).length === 1 ? [] : [`is not alone in ${hex}`]),
      ...(flown && type !== 'dropship' ? ['has flown'] : []),
      ...workFaults(building, catalog),
    ].map((fault) => `building ${id} ${fault}`);
  });
};

const campaignFaults = (state: CampaignState): readonly string[] => {
  const { status, winners, phase, round, deadline, remaining } = state.campaign;
  return [
    ...((status === 'finished') !== (winners !== null)
      ? [`campaign is ${status} with winners ${JSON.stringify(winners)}`]
      : []),
    ...((status === 'finished') !== (phase === 'finished')
      ? [`campaign is ${status} in phase ${phase}`]
      : []),
    ...(status !== 'running' && deadline !== null ? [`campaign is ${status} with a deadline`] : []),
    ...(status !== 'paused' && remaining !== null ? [`campaign is ${status} with time left`] : []),
    ...(Number.isInteger(round) && round >= 1 ? [] : [`campaign is in round ${round}`]),
  ];
};

const memoryFaults = (state: CampaignState): readonly string[] =>
  Object.entries(state.memories).flatMap(([key, row]) => [
    ...(key === memoryKey(row.force, row.kind, row.subject) ? [] : [`memory ${key} is under another key`]),
    ...(row.kind === 'mech' && row.facts.force === row.force ? [`memory ${key} is of an own mech`] : []),
  ]);

const forceFaults = (state: CampaignState): readonly string[] =>
  rowsOf(state.forces).flatMap(({ id, account, counters, hq }) => [
    ...(Number.isSafeInteger(account) && account >= 0 ? [] : [`force ${id} has ${account}`]),
    ...(Object.values(counters).every((count) => Number.isSafeInteger(count) && count >= 0)
      ? []
      : [`force ${id} has counted ${JSON.stringify(counters)}`]),
    ...(isPassable(state.map, hq) ? [] : [`force ${id} has its HQ in ${hq}`]),
  ]);

/** In how many mechs each pilot sits. */
const seatsByPilot = (state: CampaignState): ReadonlyMap<string, number> => {
  const seats = new Map<string, number>();
  for (const { pilot } of Object.values<MechRow>(state.mechs))
    if (pilot !== null) seats.set(pilot, (seats.get(pilot) ?? 0) + 1);
  return seats;
};

const allPilotFaults = (state: CampaignState): readonly string[] => {
  const seats = seatsByPilot(state);
  return rowsOf(state.pilots).flatMap((pilot) => pilotFaults(state, seats, pilot));
};

export const invariants = (state: CampaignState, catalog: Catalog): readonly string[] => [
  ...campaignFaults(state),
  ...forceFaults(state),
  ...rowsOf(state.mechs).flatMap((mech) => mechFaults(state, catalog, mech)),
  ...allPilotFaults(state),
  ...buildingFaults(state, catalog),
  ...stockFaults(state, catalog),
  ...memoryFaults(state),
  ...recordFaults(state, catalog),
];
