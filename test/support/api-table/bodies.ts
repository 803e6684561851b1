/** Bodies that hold one of everything, so that every property of every kind can be spoilt. */
import type { Json } from './mutations';
import type { World } from './world';

const NOWHERE = '0101';
const ID = 'nothing-has-this-id';

export const ALL_ORDERS: readonly Json[] = [
  { type: 'shut-down', mech: ID },
  { type: 'exchange-pilots', mechA: ID, mechB: ID },
  { type: 'board', mech: ID, pilot: ID },
  { type: 'disembark', mech: ID },
  { type: 'move', mech: ID, path: [NOWHERE] },
  { type: 'attack', mechs: [ID], target: NOWHERE },
  { type: 'buy-mech', design: 'hunchback-hbk-4g', hex: NOWHERE, name: 'Ann' },
  { type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: NOWHERE },
  { type: 'buy-pilot', hex: NOWHERE, name: 'Ann' },
  { type: 'sell', mech: ID },
  { type: 'sell', pilot: ID },
  { type: 'sell', item: 'medium-laser', quantity: 1, hex: NOWHERE },
  {
    type: 'transfer',
    from: NOWHERE,
    to: '0202',
    items: [{ item: 'medium-laser', quantity: 1 }],
    pilots: [ID],
  },
];

export const ALL_CORRECTIONS: readonly Json[] = [
  {
    set: 'mech',
    mech: ID,
    hex: NOWHERE,
    force: ID,
    state: 'ready',
    pilot: ID,
    condition: {
      armor: { CT: 1 },
      structure: { CT: 1 },
      slots: [{ location: 'CT', slot: 1, state: 'hit' }],
      ammunition: [{ location: 'CT', slot: 1, shots: 1 }],
    },
  },
  { add: 'mech', force: ID, design: 'hunchback-hbk-4g', hex: NOWHERE },
  { remove: 'mech', mech: ID },
  { set: 'pilot', pilot: ID, hits: 1, gunnery: 4, piloting: 5, hex: NOWHERE, status: 'stored' },
  { add: 'pilot', force: ID, name: 'Ann', gunnery: 4, piloting: 5, hex: NOWHERE },
  { set: 'building', building: ID, control: ID, cp: 10 },
  { set: 'account', force: ID, change: 1.5 },
  { set: 'stock', force: ID, hex: NOWHERE, item: 'medium-laser', quantity: 1, usable: 1 },
  { set: 'wreck', wreck: ID, right: ID },
  { remove: 'wreck', wreck: ID },
  { forget: 'sightings', force: ID },
];

const goods: Json = {
  tons: 1,
  stock: [{ hex: NOWHERE, item: 'medium-laser', quantity: 1 }],
  prisoners: [ID],
};
const options: Json = {
  startingBv: 4_000,
  startingList: 'faction',
  buildingCount: 9,
  buildingCp: { quarry: 50 },
  deployment: 'hq',
  phaseHours: 0.5,
  battleHours: 24,
  onDeadline: 'advance',
  fogOfWar: true,
  sightTriggers: 'units',
  supplyPerRound: 20,
  startingTons: 0,
  battleTurnLimit: 10,
  teams: [[1], [2]],
  engine: 'table',
  victory: { lastForceStanding: true, buildings: 5, rounds: 10, gm: true },
};

/** In place of the table's body, where that one does not have everything. */
export const FULL_BODIES: Readonly<Record<string, (world: World) => Json>> = {
  'PUT /v1/campaigns/{id}/orders': () => ({ phase: 'supply', orders: ALL_ORDERS }),
  'POST /v1/campaigns/{id}/gm/correct': () => ({ changes: ALL_CORRECTIONS, reason: 'Because' }),
  'POST /v1/campaigns/{id}/offers': ({ supplying }) => ({
    to: supplying.forces[1],
    give: goods,
    take: goods,
  }),
  'POST /v1/campaigns': () => ({
    name: 'New',
    factions: ['davion', 'liao'],
    seats: 2,
    options,
    mapSeed: 'seed',
  }),
  'PATCH /v1/campaigns/{id}': () => ({
    name: 'New',
    factions: ['davion', 'liao', 'steiner'],
    seats: 3,
    options: { ...(options as object), teams: null },
  }),
  'POST /v1/campaigns/{id}/invitations': () => ({
    seat: 4,
    force: 'nothing-has-this-id',
    expiresAt: '2100-01-01T00:00:00Z',
    role: 'player',
  }),
  'POST /v1/campaigns/{id}/map/generate': () => ({ seed: 'other', columns: 12, rows: 10, buildings: 9 }),
  'POST /v1/invitations/{code}/accept': () => ({ faction: 'davion', forceName: 'Mine' }),
  'POST /v1/campaigns/{id}/battles/{battleId}/engine': () => ({
    engine: 'battletech',
    level: 'standard',
    boards: [
      { name: 'mine.board', text: 'size 16 17\nend', sheet: 13 } as Json,
      { board: 'none', sheet: 1 } as Json,
    ],
    library: true,
  }),
  'POST /v1/campaigns/{id}/battles/{battleId}/decide': ({ fighting }) => ({ report: fighting.report }),
  'POST /v1/campaigns/{id}/gm/rollback': () => ({
    round: 1,
    phase: 'combat',
    step: 'declarations',
    reason: 'Because',
  }),
  'PATCH /v1/campaigns/{id}/battles/{battleId}/worksheet/units': ({ fighting }) => ({
    units: (fighting.body as { units: { id: string }[] }).units.slice(0, 1).map(({ id }) => ({
      unit: id,
      entry: {
        ...{ fate: 'withdrawn', edge: 'N', hits: 1, pilotFate: 'in-mech' },
        condition: {
          ...{ armor: { CT: 3 }, structure: { CT: 4 } },
          ...{
            slots: [{ location: 'CT', slot: 1, state: 'hit' }],
            ammunition: [{ location: 'LT', slot: 1, shots: 2 }],
          },
        },
      },
      revision: 0,
    })),
  }),
  'PATCH /v1/me': () => ({
    displayName: 'New',
    password: 'correct horse battery',
    currentPassword: 'correct horse battery',
  }),
};

/**
 * Whether an object's keys are names of other things: a strange one is against the rules, not against the
 * form.
 */
export const isKeyed = (pointer: string): boolean =>
  /^\/(minesUsed|terrain)$|\/condition\/(armor|structure)$/.test(pointer);
