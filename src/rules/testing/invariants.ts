/** What must hold of every state, whatever happened: one line for each thing that does not. Empty for a sound state. */
import { conditionViolations } from '../../catalog/condition-check';
import type { Catalog } from '../../catalog/model';
import { stockItem } from '../../catalog/refit/stock-kind';
import { isPassable } from '../map/grid';
import { rowOf, rowsOf } from '../model/draft';
import { memoryKey, stockKey, type CampaignState, type MechRow, type PilotRow } from '../model/state';
import { areEnemies } from '../sides';

const mechFaults = (state: CampaignState, catalog: Catalog, mech: MechRow): readonly string[] => {
  const design = catalog.mech(mech.design);
  const pilot = rowOf(state.pilots, mech.pilot);
  return [
    ...(rowOf(state.forces, mech.force) === null ? ['belongs to nobody'] : []),
    ...(design === null ? ['has no design'] : conditionViolations(design, mech.condition).map(({ code, pointer }) => `${code} ${pointer}`)),
    ...(mech.hex !== null && !isPassable(state.map, mech.hex) ? [`stands in ${mech.hex}`] : []),
    ...(mech.pilot !== null && pilot === null ? ['has a pilot that there is not'] : []),
    ...(pilot !== null && pilot.status !== 'in-mech' ? [`has a pilot who is ${pilot.status}`] : []),
    ...(pilot !== null && pilot.force !== mech.force ? ['has a pilot of another force'] : []),
  ].map((fault) => `mech ${mech.id} ${fault}`);
};

const pilotFaults = (state: CampaignState, seated: ReadonlyMap<string, number>, pilot: PilotRow): readonly string[] => {
  const seats = seated.get(pilot.id) ?? 0;
  const placed = pilot.status === 'stored' || pilot.status === 'captured';
  return [
    ...(seats !== (pilot.status === 'in-mech' ? 1 : 0) ? [`is ${pilot.status} and sits in ${seats} mechs`] : []),
    ...(placed !== (pilot.hex !== null) ? [`is ${pilot.status} in hex ${String(pilot.hex)}`] : []),
    ...(pilot.hex !== null && !isPassable(state.map, pilot.hex) ? [`is in ${pilot.hex}`] : []),
    ...((pilot.status === 'captured') !== (pilot.captor !== null) ? [`is ${pilot.status} with captor ${String(pilot.captor)}`] : []),
    ...(pilot.captor !== null && !areEnemies(state.forces, pilot.force, pilot.captor) ? ['is held by no enemy'] : []),
    ...(pilot.hits >= 6 && pilot.status !== 'dead' ? ['lives with 6 hits'] : []),
    ...([pilot.hits, pilot.gunnery, pilot.piloting].some((value) => !Number.isInteger(value) || value < 0 || value > 8)
      ? ['has impossible figures']
      : []),
  ].map((fault) => `pilot ${pilot.id} ${fault}`);
};

const stockFaults = (state: CampaignState, catalog: Catalog): readonly string[] =>
  Object.entries(state.stock).flatMap(([key, row]) => {
    const faults = [
      ...(key !== stockKey(row.force, row.hex, row.item) ? ['is under another key'] : []),
      ...(stockItem(row.item, catalog.item) === null ? ['is no item'] : []),
      ...(!Number.isSafeInteger(row.quantity) || row.quantity <= 0 ? [`has quantity ${row.quantity}`] : []),
      ...(!Number.isSafeInteger(row.usable) || row.usable < 0 || row.usable > row.quantity ? [`has ${row.usable} usable of ${row.quantity}`] : []),
      ...(isPassable(state.map, row.hex) ? [] : [`lies in ${row.hex}`]),
    ];
    return faults.map((fault) => `stock ${key} ${fault}`);
  });

const buildingFaults = (state: CampaignState): readonly string[] =>
  rowsOf(state.buildings).flatMap(({ id, cp, cpMax, control, hex }) => [
    ...(!Number.isInteger(cp) || cp < 0 || cp > cpMax ? [`building ${id} has ${cp} of ${cpMax} CP`] : []),
    ...(control !== null && rowOf(state.forces, control) === null ? [`building ${id} is controlled by nobody that there is`] : []),
    ...(isPassable(state.map, hex) ? [] : [`building ${id} stands in ${hex}`]),
  ]);

const campaignFaults = (state: CampaignState): readonly string[] => {
  const { status, winners, phase, round, deadline } = state.campaign;
  return [
    ...((status === 'finished') !== (winners !== null) ? [`campaign is ${status} with winners ${JSON.stringify(winners)}`] : []),
    ...((status === 'finished') !== (phase === 'finished') ? [`campaign is ${status} in phase ${phase}`] : []),
    ...(status !== 'running' && deadline !== null ? [`campaign is ${status} with a deadline`] : []),
    ...(Number.isInteger(round) && round >= 1 ? [] : [`campaign is in round ${round}`]),
  ];
};

const memoryFaults = (state: CampaignState): readonly string[] =>
  Object.entries(state.memories).flatMap(([key, row]) => [
    ...(key === memoryKey(row.force, row.kind, row.subject) ? [] : [`memory ${key} is under another key`]),
    ...(row.kind === 'mech' && row.facts.force === row.force ? [`memory ${key} is of an own mech`] : []),
  ]);

/** In how many mechs each pilot sits. */
const seatsByPilot = (state: CampaignState): ReadonlyMap<string, number> => {
  const seats = new Map<string, number>();
  for (const { pilot } of Object.values<MechRow>(state.mechs)) if (pilot !== null) seats.set(pilot, (seats.get(pilot) ?? 0) + 1);
  return seats;
};

const allPilotFaults = (state: CampaignState): readonly string[] => {
  const seats = seatsByPilot(state);
  return rowsOf(state.pilots).flatMap((pilot) => pilotFaults(state, seats, pilot));
};

export const invariants = (state: CampaignState, catalog: Catalog): readonly string[] => [
  ...campaignFaults(state),
  ...rowsOf(state.forces).flatMap(({ id, account }) => (Number.isSafeInteger(account) && account >= 0 ? [] : [`force ${id} has ${account}`])),
  ...rowsOf(state.mechs).flatMap((mech) => mechFaults(state, catalog, mech)),
  ...allPilotFaults(state),
  ...buildingFaults(state),
  ...stockFaults(state, catalog),
  ...memoryFaults(state),
];
