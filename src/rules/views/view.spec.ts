import { bundledCatalog } from '../../catalog/bundled';
import { canonicalJson } from '../../kernel/json/canonical-json';
import type { ForceId } from '../../kernel/ids';
import { knowledgeOf } from '../knowledge/build';
import type { Audience } from '../model/audience';
import { TABLES } from '../model/draft';
import type { CampaignState } from '../model/state';
import { planetary1 } from '../rulesets/planetary-1';
import { anyWorld, chance } from '../testing/arbitraries';
import { NOW, world } from '../testing/world';
import { battleOf } from './battle';
import { optionsOf } from './options';
import { orderSheetOf } from './order-sheet';
import { viewOf } from './view';

const catalog = bundledCatalog();
const A: Audience = { kind: 'force', force: 'A' as ForceId };
const HBK = 'hunchback-hbk-4g';
const view = (state: CampaignState, audience: Audience = A) =>
  viewOf(knowledgeOf(state, catalog, audience), catalog, { seq: 3, ready: { ['B' as ForceId]: true } });

const reversed = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reversed)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, inner]) => [key, reversed(inner)]),
        )
      : value;

/** The same rows, and their properties, in another order, as a store loads them. */
const reloaded = (state: CampaignState): CampaignState => ({
  ...state,
  ...Object.fromEntries(TABLES.map((table) => [table, reversed(state[table])])),
});

describe('the view', () => {
  it('gives own mechs whole, others as they are seen, each with what clients rely on', () => {
    const state = world()
      .mech('A', HBK, '0505', {
        condition: { armor: {}, structure: { RL: 0 }, slots: [], ammunition: [] },
        sabotaged: true,
      })
      .mech('B', HBK, '0506')
      .mech('A', HBK, null)
      .account('A', 2.5)
      .build();
    const seen = view(state);
    expect(seen.mechs).toEqual([
      {
        own: true,
        id: 'A1',
        force: 'A',
        design: HBK,
        name: `${HBK} A1`,
        hex: '0505',
        pilot: 'A1p',
        walk: 1,
        bv: 1041,
        hired: false,
        state: 'sabotaged',
        fit: true,
        condition: { armor: {}, structure: { RL: 0 }, slots: [], ammunition: [] },
        plannedPath: null,
        moved: null,
        factoryDesign: null,
      },
      { own: false, id: 'B1', force: 'B', design: HBK, hex: '0506', shutDown: false, seen: null },
    ]);
    expect(seen.waiting).toEqual([{ id: 'A2', force: 'A', design: HBK, name: `${HBK} A2` }]);
    expect(seen).toMatchObject({
      campaign: 'campaign',
      round: 1,
      phase: 'planning',
      step: null,
      force: 'A',
      seq: 3,
      account: 2.5,
      deadline: '2026-03-29T10:00:00.000Z',
    });
    expect(seen.map).toMatchObject({ columns: 12, rows: 10, hq: '0101' });
    expect(seen.map.sight).toContain('0504');
    expect(seen.map.sight).toHaveLength(7);
    expect(seen.forces).toMatchObject([
      { id: 'A', ready: false, account: 2.5 },
      { id: 'B', ready: true, account: null },
    ]);
    expect(NOW).toBe(Date.UTC(2026, 2, 29, 9));
  });

  it('DEP-1, DEP-6 gives own depots with stock and stored pilots in the unit that clients count in, scrap in tons', () => {
    const state = world()
      .mech('A', HBK, '0505')
      .stock('A', '0505', 'scrap', 1_250_000, 0)
      .stock('A', '0505', 'medium-laser', 3, 2)
      .pilot('A', '0505')
      .stock('B', '0504', 'scrap', 5)
      .build();
    expect(view(state).depots).toEqual([
      { own: false, hex: '0504', force: 'B', seen: null },
      {
        own: true,
        hex: '0505',
        force: 'A',
        pilots: ['Ap2'],
        stock: [
          { item: 'medium-laser', unit: 'pieces', quantity: 3, usable: 2 },
          { item: 'scrap', unit: 'tons', quantity: 1.25, usable: 0 },
        ],
      },
    ]);
  });

  it('gives the same bytes however the rows came into the state', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const state = anyWorld(chance(seed));
      for (const audience of [A, { kind: 'gm' }, { kind: 'observer' }] as const) {
        expect(canonicalJson(view(reloaded(state), audience))).toBe(canonicalJson(view(state, audience)));
        expect(JSON.stringify(view(reloaded(state), audience))).toBe(JSON.stringify(view(state, audience)));
      }
      const options = (one: CampaignState) =>
        JSON.stringify(optionsOf(planetary1, catalog, knowledgeOf(one, catalog, A)));
      expect(options(reloaded(state))).toBe(options(state));
    }
  });

  it('ROUND-3 offers the order types of the phase only, and none to observers, to who is out, and after the end', () => {
    const state = world({ phase: 'preparation' }).mech('A', HBK, '0505').build();
    const types = (one: CampaignState, audience: Audience = A) =>
      Object.keys(optionsOf(planetary1, catalog, knowledgeOf(one, catalog, audience)).orders);
    expect(types(state)).toEqual(['board', 'disembark', 'exchange-pilots', 'shut-down']);
    expect(types(state, { kind: 'observer' })).toEqual([]);
    expect(types(world({ phase: 'announcement-1' }).mech('A', HBK, '0505').build())).toEqual([]);
    expect(types(world({ phase: 'preparation' }).force('A', { out: true }).build())).toEqual([]);
  });

  it('SUP-7 shows what a sheet costs, each order with its factors, and the balance after it', () => {
    const state = world({ phase: 'supply' }).mech('A', HBK, '0101').account('A', 30).build();
    const orders = [
      { type: 'buy-pilot', hex: '0101' },
      { type: 'shut-down', mech: 'A1' },
    ] as never;
    const sheet = orderSheetOf(planetary1, catalog, knowledgeOf(state, catalog, A), {
      orders,
      savedAt: NOW,
      ready: true,
    });
    expect(sheet).toMatchObject({
      phase: 'supply',
      ready: true,
      savedAt: '2026-03-29T09:00:00.000Z',
      balance: { now: 30, after: 20 },
    });
    expect(sheet.preview).toMatchObject([
      { order: 0, cost: 10, violations: [] },
      { order: 1, cost: null, violations: [{ code: 'orders/not-in-this-phase' }] },
    ]);
  });

  it('SIGHT-4 a battle that one may not know of is as one that there is not', () => {
    const state = world().build();
    expect(battleOf(knowledgeOf(state, catalog, A), 'nothing')).toBeNull();
  });
});
