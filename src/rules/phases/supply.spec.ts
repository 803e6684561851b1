import { bundledCatalog } from '../../catalog/bundled';
import type { ForceId } from '../../kernel/ids';
import { toTons } from '../../kernel/tonnage';
import type { CampaignEvent } from '../events';
import { knowledgeOf } from '../knowledge/build';
import type { Order } from '../model/order';
import type { CampaignState, StockRow } from '../model/state';
import { planetary1 } from '../rulesets/planetary-1';
import { parseOrders, previewSheet } from '../sheet';
import { resolutionOf, world, type World } from '../testing/world';
import { supply } from './supply';

const HUNCHBACK = 'hunchback-hbk-4g';
const A = 'A' as ForceId;
const ordersOf = (sheet: readonly unknown[]): readonly Order[] => {
  const parsed = parseOrders(planetary1, sheet);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};
const close = (state: CampaignState, sheets: Readonly<Record<string, readonly unknown[]>>) => {
  const resolution = resolutionOf(state, { ruleset: planetary1 });
  supply.close(
    resolution,
    new Map(Object.entries(sheets).map(([force, sheet]) => [force as ForceId, ordersOf(sheet)])),
    planetary1.orders,
  );
  return { state: resolution.state.finish(), events: resolution.events };
};
const open = (state: CampaignState) => {
  const resolution = resolutionOf(state, { ruleset: planetary1 });
  supply.open(resolution);
  return { state: resolution.state.finish(), events: resolution.events };
};
const preview = (state: CampaignState, sheet: readonly unknown[]) =>
  previewSheet(
    planetary1,
    bundledCatalog(),
    knowledgeOf(state, bundledCatalog(), { kind: 'force', force: A }),
    ordersOf(sheet),
  );
const codes = (state: CampaignState, sheet: readonly unknown[]): readonly string[] =>
  preview(state, sheet).violations.map((v) => `${v.pointer} ${v.code} ${String(v.rule)}`);
const dropped = (events: readonly CampaignEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'order-dropped' ? event.data.violations.map((v) => `${event.data.order} ${v.code}`) : [],
  );
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const stock = (state: CampaignState): readonly Omit<StockRow, 'force'>[] =>
  Object.values(state.stock)
    .filter((row) => row.force === A)
    .map(({ hex, item, quantity, usable }) => ({ hex, item, quantity, usable }));

/** In supply, income already credited: A has what the test says, of which 20 t came in this phase. */
const inSupply = (tons = 20, setup: Parameters<typeof world>[0] = {}): World =>
  world({ phase: 'supply', ...setup, options: { sellMechs: true, ...setup.options } })
    .account('A', tons)
    .account('B', 20)
    .mech('A', HUNCHBACK, '0303')
    .mech('B', HUNCHBACK, '1010');

describe('supply opens', () => {
  it('SUP-1 SUP-9 credits every force 20 t as an entry with its cause', () => {
    const { state, events } = open(world({ phase: 'supply' }).account('A', 3.5).build());
    expect([account(state), account(state, 'B')]).toEqual([23.5, 20]);
    expect(events.map((e) => e.data)).toContainEqual({
      force: 'A',
      amount: 20_000_000,
      balance: 23_500_000,
      cause: { rule: 'SUP-1', text: 'supply/income', order: null },
    });
  });

  it('SUP-1 takes the amount from supplyPerRound, and gives nothing to who is out', () => {
    const { state } = open(
      world({ phase: 'supply', options: { supplyPerRound: 7_500_000 as never } })
        .force('B', { out: true })
        .build(),
    );
    expect([account(state), account(state, 'B')]).toEqual([7.5, 0]);
  });

  it('DEP-4 a waiting mech enters when a hex is free, the HQ first', () => {
    const waiting = world({ phase: 'supply', round: 3 })
      .mech('A', HUNCHBACK, null, { id: 'W', pilot: null })
      .building('spaceport', '0401', 'A');
    const { state } = open(waiting.build());
    expect(state.mechs['W' as never]).toMatchObject({ hex: '0101', inHexSince: 37 });
    const taken = open(waiting.mech('B', HUNCHBACK, '0101').build());
    expect(taken.state.mechs['W' as never]).toMatchObject({ hex: '0401' });
    const none = open(waiting.mech('B', HUNCHBACK, '0401').build());
    expect(none.state.mechs['W' as never]).toMatchObject({ hex: null });
  });
});

describe('buying', () => {
  it('SUP-4 DEP-4 a mech enters in its hex, without pilot, undamaged', () => {
    const { state, events } = close(inSupply(50, { round: 2 }).build(), {
      A: [{ type: 'buy-mech', design: HUNCHBACK, hex: '0101', name: 'Fritz' }],
    });
    const bought = Object.values(state.mechs).find((mech) => mech.name === 'Fritz');
    expect(bought).toMatchObject({
      force: 'A',
      hex: '0101',
      pilot: null,
      inHexSince: 27,
      condition: { slots: [] },
    });
    expect(account(state)).toBe(0);
    expect(state.forces[A]?.counters.mechs).toBe(2);
    expect(state.campaign.designs[HUNCHBACK]).toMatch(/^[0-9a-f]{64}$/);
    expect(dropped(events)).toEqual([]);
  });

  it('DEP-4 is refused where mechs do not enter, and where a seen enemy stands while another hex is free', () => {
    expect(codes(inSupply(50).build(), [{ type: 'buy-mech', design: HUNCHBACK, hex: '0303' }])).toEqual([
      '/orders/0/hex supply/no-entry DEP-4',
    ]);
    const blocked = inSupply(50).building('spaceport', '0401', 'A').mech('B', HUNCHBACK, '0401').build();
    expect(codes(blocked, [{ type: 'buy-mech', design: HUNCHBACK, hex: '0401' }])).toEqual([
      '/orders/0/hex supply/entry-not-free DEP-4',
    ]);
  });

  it('DEP-4 is paid and waits when no hex is free', () => {
    const state = inSupply(50).mech('A', HUNCHBACK, '0102').mech('B', HUNCHBACK, '0101').build();
    const sheet = [{ type: 'buy-mech', design: HUNCHBACK, hex: '0101', name: 'Late' }];
    expect(codes(state, sheet)).toEqual([]);
    const closed = close(state, { A: sheet });
    expect(Object.values(closed.state.mechs).find((mech) => mech.name === 'Late')).toMatchObject({
      hex: null,
    });
    expect(account(closed.state)).toBe(0);
  });

  it('ROUND-6 is dropped unpaid when an unseen enemy stands there and another hex is free', () => {
    const state = inSupply(50).building('spaceport', '0901', 'A').mech('B', HUNCHBACK, '0101').build();
    const sheet = [{ type: 'buy-mech', design: HUNCHBACK, hex: '0101' }];
    expect(codes(state, sheet)).toEqual([]);
    const closed = close(state, { A: sheet });
    expect(dropped(closed.events)).toEqual(['0 supply/entry-not-free']);
    expect(account(closed.state)).toBe(50);
  });

  it('BLD-BLACK the other technology is refused, everything wrong named at once', () => {
    expect(
      codes(inSupply(90).build(), [
        { type: 'buy-mech', design: 'arcas-standard', hex: '0303' },
        { type: 'buy-equipment', item: 'clan-er-medium-laser', quantity: 1, hex: '0909' },
      ]),
    ).toEqual([
      '/orders/0/design supply/other-technology-mech BLD-BLACK',
      '/orders/0/hex supply/no-entry DEP-4',
      '/orders/1/item supply/other-technology-item BLD-BLACK',
      '/orders/1/hex supply/no-store DEP-1',
    ]);
  });

  it('DEP-1 DEP-2 equipment is delivered and serves from the next round', () => {
    const { state } = close(inSupply().stock('A', '0303', 'standard-armor', 5).build(), {
      A: [{ type: 'buy-equipment', item: 'standard-armor', quantity: 32, hex: '0303' }],
    });
    expect(stock(state)).toEqual([{ hex: '0303', item: 'standard-armor', quantity: 37, usable: 5 }]);
    expect(account(state)).toBe(18);
  });

  it('DEP-6 refuses parts of pieces, and what is not sold by itself', () => {
    expect(
      codes(inSupply().build(), [
        { type: 'buy-equipment', item: 'medium-laser', quantity: 1.5, hex: '0303' },
        { type: 'buy-equipment', item: 'scrap', quantity: 1, hex: '0303' },
        { type: 'buy-equipment', item: 'is-endo-steel', quantity: 1, hex: '0303' },
        { type: 'buy-equipment', item: 'warp-core', quantity: 1, hex: '0303' },
      ]),
    ).toEqual([
      '/orders/0/quantity supply/wrong-quantity DEP-6',
      '/orders/1/item supply/not-for-sale SUP-2',
      '/orders/2/item supply/not-for-sale SUP-2',
      '/orders/3/item supply/unknown-item SUP-2',
    ]);
  });

  it('SUP-5 SETUP-6 a green pilot is stored and named', () => {
    const { state } = close(inSupply().build(), {
      A: [
        { type: 'buy-pilot', hex: '0303' },
        { type: 'buy-pilot', hex: '0101', name: 'Ada' },
      ],
    });
    const pilots = Object.values(state.pilots).filter((pilot) => pilot.rank === 'green');
    expect(
      pilots
        .map(({ name, hex, gunnery, piloting, status }) => ({ name, hex, gunnery, piloting, status }))
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    ).toEqual([
      { name: 'Ada', hex: '0101', gunnery: 4, piloting: 5, status: 'stored' },
      { name: 'Pilot #1', hex: '0303', gunnery: 4, piloting: 5, status: 'stored' },
    ]);
    expect(account(state)).toBe(0);
  });

  it('SUP-8 an order that would go below 0 is refused with what is missing, and the rest of the sheet is judged on', () => {
    const seen = preview(inSupply().build(), [
      { type: 'buy-pilot', hex: '0303' },
      { type: 'buy-equipment', item: 'autocannon-20', quantity: 1, hex: '0303' },
      { type: 'buy-pilot', hex: '0303' },
    ]);
    expect(seen.violations).toEqual([
      {
        code: 'supply/not-enough-tons',
        rule: 'SUP-8',
        pointer: '/orders/1',
        params: { account: 10, cost: 14, missing: 4 },
      },
    ]);
    expect(toTons(seen.net)).toBe(-20);
  });
});

describe('selling', () => {
  it('SUP-6 a mech fetches half its tons, and its pilot is stored in its hex', () => {
    const { state } = close(inSupply().mech('A', HUNCHBACK, '0404', { id: 'S' }).build(), {
      A: [{ type: 'sell', mech: 'S' }],
    });
    expect(state.mechs['S' as never]).toBeUndefined();
    expect(state.pilots['Sp' as never]).toMatchObject({ status: 'stored', hex: '0404' });
    expect(account(state)).toBe(45);
  });

  it('ROUND-6 orders build on each other: sell a mech, then its pilot, then spend it all', () => {
    const sheet = [
      { type: 'sell', mech: 'S' },
      { type: 'sell', pilot: 'Sp' },
      { type: 'buy-mech', design: HUNCHBACK, hex: '0101' },
    ];
    const state = inSupply().mech('A', HUNCHBACK, '0404', { id: 'S' }).build();
    expect(codes(state, sheet)).toEqual([]);
    expect(account(close(state, { A: sheet }).state)).toBe(0);
  });

  it("SUP-6 neither hired mechs nor prisoners nor pilots in mechs nor what is another's are sold", () => {
    const state = inSupply()
      .mech('A', HUNCHBACK, '0404', { id: 'H', hired: true })
      .pilot('B', '0303', { id: 'P', status: 'captured', captor: A })
      .build();
    expect(
      codes(state, [
        { type: 'sell', mech: 'H' },
        { type: 'sell', pilot: 'P' },
        { type: 'sell', pilot: 'A1p' },
        { type: 'sell', mech: 'B1' },
        { type: 'sell', pilot: 'B1p' },
      ]),
    ).toEqual([
      '/orders/0/mech supply/hired SUP-6',
      '/orders/1/pilot supply/prisoner SUP-6',
      '/orders/2/pilot supply/pilot-not-free SUP-6',
      '/orders/3/mech supply/not-your-mech SUP-6',
      '/orders/4/pilot supply/not-your-pilot SUP-6',
    ]);
  });

  it('SUP-6 stock is sold once only, scrap by the ton', () => {
    const state = inSupply().stock('A', '0303', 'scrap', 2_500_000).build();
    const sale = { type: 'sell', item: 'scrap', quantity: 1.5, hex: '0303' };
    expect(codes(state, [sale, sale])).toEqual(['/orders/1/quantity supply/not-in-stock SUP-6']);
    const closed = close(state, { A: [sale] });
    expect(stock(closed.state)).toEqual([
      { hex: '0303', item: 'scrap', quantity: 1_000_000, usable: 1_000_000 },
    ]);
    expect(account(closed.state)).toBe(20.5); // 20.75 rounded down (SUP-7)
  });
});

describe('transfer', () => {
  it('DEP-1 DEP-2 stock goes to another depot; what is not usable leaves first, and what arrives serves later', () => {
    const { state } = close(inSupply().stock('A', '0303', 'medium-laser', 5, 3).build(), {
      A: [
        {
          type: 'transfer',
          from: '0303',
          to: '0101',
          items: [{ item: 'medium-laser', quantity: 4 }],
          pilots: [],
        },
      ],
    });
    expect(stock(state)).toEqual([
      { hex: '0303', item: 'medium-laser', quantity: 1, usable: 1 },
      { hex: '0101', item: 'medium-laser', quantity: 4, usable: 0 },
    ]);
  });

  it('DEP-5 stored pilots and prisoners move with it', () => {
    const state = inSupply()
      .pilot('A', '0101', { id: 'S' })
      .pilot('B', '0101', { id: 'P', status: 'captured', captor: A })
      .build();
    const closed = close(state, {
      A: [{ type: 'transfer', from: '0101', to: '0303', items: [], pilots: ['S', 'P'] }],
    });
    expect([closed.state.pilots['S' as never], closed.state.pilots['P' as never]]).toMatchObject([
      { hex: '0303' },
      { hex: '0303', captor: 'A' },
    ]);
  });

  it('DEP-1 refuses what is not there, and places that hold nothing of theirs', () => {
    const state = inSupply().stock('A', '0303', 'medium-laser', 2).build();
    expect(
      codes(state, [
        {
          type: 'transfer',
          from: '0303',
          to: '0909',
          items: [
            { item: 'medium-laser', quantity: 1 },
            { item: 'medium-laser', quantity: 2 },
          ],
          pilots: ['B1p'],
        },
        { type: 'transfer', from: '0303', to: '0303', items: [], pilots: [] },
      ]),
    ).toEqual([
      '/orders/0/to supply/no-store DEP-1',
      '/orders/0/items/1/quantity supply/not-in-stock DEP-1',
      '/orders/0/pilots/0 supply/pilot-not-stored DEP-5',
      '/orders/1 supply/nothing-to-move DEP-1',
      '/orders/1/to supply/same-hex DEP-1',
    ]);
  });

  it('every mistake of form is named at its place', () => {
    const parsed = parseOrders(planetary1, [
      { type: 'transfer', from: '0303', to: 7, items: [{ item: 'medium-laser', count: 1 }], pilots: 'all' },
    ]);
    expect(parsed.ok ? [] : parsed.error.map((v) => `${v.pointer} ${v.code}`).sort()).toEqual([
      '/orders/0/items/0/count shape/unknown-property',
      '/orders/0/items/0/quantity shape/missing',
      '/orders/0/pilots shape/not-a-list',
      '/orders/0/to shape/not-a-hex',
    ]);
  });
});

describe('supply closes', () => {
  it('SUP-7 a debit grows to half tons, as an entry of its own', () => {
    const { state, events } = close(inSupply(30).build(), {
      A: [{ type: 'buy-equipment', item: 'standard-armor', quantity: 1, hex: '0303' }],
    });
    expect(account(state)).toBe(29.5); // 30 - 0.0625, and the net of 19.9375 becomes 19.5
    expect(events.filter((e) => e.type === 'account-changed').map((e) => e.data.cause.rule)).toEqual([
      'SUP-2',
      'SUP-7',
    ]);
  });

  it('SUP-7 SUP-8 whoever buys at the brink is refused, so that rounding never goes below 0', () => {
    // 0.25 t were there before the phase: spending 20.0625 t leaves 0.1875 t, and rounding takes 0.4375 t.
    const sheet = [{ type: 'buy-equipment', item: 'standard-armor', quantity: 321, hex: '0303' }];
    expect(codes(inSupply(20.25).build(), sheet)).toEqual(['/orders/0 supply/not-enough-tons SUP-8']);
    const closed = close(inSupply(20.25).build(), { A: sheet });
    expect(dropped(closed.events)).toEqual(['0 supply/not-enough-tons']);
    expect(account(closed.state)).toBe(20.25);
  });

  it('SUP-7 what was there before the phase is not rounded', () => {
    expect(account(close(inSupply(20.3).build(), {}).state)).toBe(20.3);
  });

  it('INJ-1 rested pilots regain 1 health, prisoners too; others none', () => {
    const { state } = close(
      inSupply()
        .pilot('A', '0101', { id: 'rested', hits: 3, rested: true })
        .pilot('A', '0101', { id: 'late', hits: 3, rested: false })
        .pilot('A', '0101', { id: 'well', hits: 0, rested: true })
        .pilot('A', '1010', { id: 'held', hits: 2, rested: true, status: 'captured', captor: 'B' as ForceId })
        .pilot('A', null, { id: 'dead', hits: 6, rested: true, status: 'dead' })
        .build(),
      {},
    );
    expect(
      ['rested', 'late', 'well', 'held', 'dead']
        .map((id) => state.pilots[id as never] as { hits: number })
        .map(({ hits }) => hits),
    ).toEqual([2, 3, 0, 1, 6]);
  });

  it('DEP-5 offers lapse', () => {
    const nothing = { tons: 0 as never, stock: [], prisoners: [] };
    const { state } = close(
      inSupply()
        .offer({ id: 'O' as never, from: A, to: 'B' as ForceId, give: nothing, take: nothing })
        .build(),
      {},
    );
    expect(state.offers).toEqual({});
  });
});
