/**
 * Money and stock under random and hostile supply sheets (SUP-7, SUP-8, SUP-9, DEP-2): nothing is lost, made
 * up, or goes below 0.
 */
import fc from 'fast-check';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { ForceId } from '../../src/kernel/ids';
import { microTons } from '../../src/kernel/tonnage';
import type { CampaignEvent } from '../../src/rules/events';
import { apply } from '../../src/rules/events/apply';
import { knowledgeOf } from '../../src/rules/knowledge/build';
import type { Order } from '../../src/rules/model/order';
import type { CampaignState } from '../../src/rules/model/state';
import { supply } from '../../src/rules/phases/supply';
import { planetary1 } from '../../src/rules/rulesets/planetary-1';
import { planetary2 } from '../../src/rules/rulesets/planetary-2';
import { parseOrders, previewSheet } from '../../src/rules/sheet';
import { resolutionOf, world, type World } from '../../src/rules/testing/world';

const A = 'A' as ForceId;
const HALF_TON = 500_000;
const ITEMS = [
  'standard-armor',
  'is-ferro-fibrous-armor',
  'medium-laser',
  'er-ppc',
  'autocannon-20-ammo',
  'clan-er-medium-laser',
  'scrap',
  'is-endo-steel',
  'none',
];
const HEXES = ['0101', '0303', '0505', '0909'];

const item = fc.constantFrom(...ITEMS);
const hex = fc.constantFrom(...HEXES);
const mech = fc.constantFrom('A1', 'A2', 'H', 'B1', 'none');
const pilot = fc.constantFrom('A1p', 'S', 'P', 'B1p', 'none');
const quantity = fc.oneof(fc.integer({ min: -2, max: 60 }), fc.constantFrom(0.5, 1.25, 0.000001, 1e9));
const plainOrder = fc.oneof(
  fc.record({
    type: fc.constant('buy-mech'),
    design: fc.constantFrom('hunchback-hbk-4g', 'arcas-standard', 'akuma-aku-1x', 'none'),
    hex,
  }),
  fc.record({ type: fc.constant('buy-equipment'), item, quantity, hex }),
  fc.record({ type: fc.constant('buy-equipment'), item, quantity: fc.integer({ min: 1, max: 40 }), hex }),
  // Enough of it to reach the end of the account, in steps that are no half tons.
  fc.record({
    type: fc.constant('buy-equipment'),
    item: fc.constant('standard-armor'),
    quantity: fc.integer({ min: 100, max: 340 }),
    hex: fc.constant('0303'),
  }),
  fc.record({ type: fc.constant('buy-pilot'), hex }),
  fc.record({ type: fc.constant('sell'), mech }),
  fc.record({ type: fc.constant('sell'), pilot }),
  fc.record({ type: fc.constant('sell'), item, quantity, hex }),
  fc.record({
    type: fc.constant('transfer'),
    from: hex,
    to: hex,
    items: fc.array(fc.record({ item, quantity }), { maxLength: 3 }),
    pilots: fc.array(pilot, { maxLength: 3 }),
  }),
);

/** What buildings let a player order besides; of no building, of others' and of their own. */
const building = fc.constantFrom(
  'academy-0208',
  'mech-factory-0408',
  'ammunition-depot-0608',
  'quarry-0808',
  'hospital-1008',
  'none',
);
const orderOfBuildings = fc.oneof(
  plainOrder,
  plainOrder,
  fc.record({ type: fc.constant('train'), pilot, piloting: fc.constant(true) }),
  fc.record({ type: fc.constant('train'), pilot, piloting: fc.constant(true), gunnery: fc.constant(true) }),
  fc.record({ type: fc.constant('repair-building'), building, cp: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    type: fc.constant('factory'),
    building,
    design: fc.constantFrom('enforcer-enf-4r', 'blackjack-bj-1', 'none'),
  }),
  fc.record({
    type: fc.constant('factory'),
    building,
    design: fc.constantFrom('enforcer-enf-4r', 'blackjack-bj-1'),
    tons: fc.constantFrom(0, 0.000001, 3.333333, 12.5, 20, 1000),
  }),
  fc.record({
    type: fc.constant('ammunition'),
    building,
    items: fc.array(fc.record({ item, tons: fc.constantFrom(0.2, 1, 4.6, 10, 11) }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.record({ type: fc.constant('repair-structure'), mech }),
);

/** A war under one of the rulesets. */
const WARS = [
  {
    ruleset: planetary1,
    order: plainOrder,
    income: 20_000_000,
    armorHundredths: 100,
    settled: (state: World) => state,
  },
  {
    ruleset: planetary2,
    order: orderOfBuildings,
    // SUP-1 and BLD-PORT; BLD-TRADE takes a tenth off.
    income: 30_000_000,
    armorHundredths: 90,
    settled: (state: World) =>
      state
        .campaign({ ruleset: planetary2.id })
        .building('academy', '0208', 'A', { cp: 60 })
        .building('mech-factory', '0408', 'A', {
          work: { design: 'enforcer-enf-4r' as never, tons: microTons(30_000_000) },
        })
        .building('ammunition-depot', '0608', 'A')
        .building('quarry', '0808', 'A')
        .building('hospital', '1008', 'B', { cp: 60 })
        .building('free-trader', '0206', 'A')
        .building('commodity-exchange', '0406', 'A')
        .building('spaceport', '0606', 'A')
        .building('black-market', '0806', 'A'),
  },
] as const;

const accountOf = (state: CampaignState): number => state.forces[A]?.account ?? Number.NaN;
const entries = (events: readonly CampaignEvent[]) =>
  events.flatMap((event) => (event.type === 'account-changed' && event.data.force === A ? [event.data] : []));
const owned = (state: CampaignState, id: string): number =>
  Object.values(state.stock).reduce(
    (sum, row) => sum + (row.force === A && row.item === id ? row.quantity : 0),
    0,
  );

const extras = fc.oneof(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 60_000_000 }));
const points = fc.integer({ min: 1, max: 40 });

describe.each(WARS)(
  'random supply sheets, $ruleset.id',
  ({ ruleset, order, income, armorHundredths, settled }) => {
    /** The orders that can be read: form is another matter. */
    const readable = (sheet: readonly unknown[]): readonly Order[] =>
      sheet.flatMap((one) => {
        const parsed = parseOrders(ruleset, [one]);
        return parsed.ok ? parsed.value : [];
      });

    /** Supply is open and its income credited; `extra` was there before, in micro-tons. */
    const start = (extra: number, armor: number, fogOfWar: boolean): CampaignState =>
      settled(world({ phase: 'supply', options: { fogOfWar } }))
        .force('A', { account: microTons(income + extra) })
        .mech('A', 'hunchback-hbk-4g', '0303')
        .mech('A', 'akuma-aku-1x', '0505', {
          condition: { armor: { CT: 3 }, structure: { LA: 4 }, slots: [], ammunition: [] },
        })
        .mech('A', 'hunchback-hbk-4g', '0303', { id: 'H', hired: true })
        .mech('B', 'hunchback-hbk-4g', '0909')
        .pilot('A', '0303', { id: 'S', rested: true })
        .pilot('B', '0303', { id: 'P', status: 'captured', captor: A })
        .stock('A', '0303', 'standard-armor', armor, Math.floor(armor / 2))
        .stock('A', '0303', 'scrap', 1_234_567)
        .stock('A', '0909', 'medium-laser', 3)
        .build();

    const closed = (state: CampaignState, sheet: readonly Order[]) => {
      const resolution = resolutionOf(state, { ruleset: ruleset });
      supply.close(resolution, new Map([[A, sheet]]), ruleset.orders);
      return { state: resolution.state.finish(), events: resolution.events };
    };
    const sheets = fc.array(order, { maxLength: 14 });
    it('SUP-9 the balance is the sum of its entries, and SUP-8 it is never below 0 on the way', () => {
      fc.assert(
        fc.property(sheets, extras, points, (sheet, extra, armor) => {
          const before = start(extra, armor, true);
          const { state, events } = closed(before, readable(sheet));
          let balance = accountOf(before);
          for (const entry of entries(events)) {
            balance += entry.amount;
            expect(entry.balance).toBe(balance);
            expect(balance).toBeGreaterThanOrEqual(0);
          }
          expect(accountOf(state)).toBe(balance);
        }),
        { numRuns: 300 },
      );
    });

    it('SUP-7 what a phase changes is whole half tons, rounded once and by less than half a ton', () => {
      fc.assert(
        fc.property(sheets, extras, (sheet, extra) => {
          const { state, events } = closed(start(extra, 16, true), readable(sheet));
          const net = accountOf(state) - extra;
          expect(Math.abs(net % HALF_TON)).toBe(0);
          const rounding = entries(events).filter((entry) => entry.cause.rule === 'SUP-7');
          expect(rounding.length).toBeLessThanOrEqual(1);
          for (const { amount } of rounding) expect(amount < 0 && amount > -HALF_TON).toBe(true);
        }),
        { numRuns: 300 },
      );
    });

    it('SUP-7 SUP-8 at the brink an order stands only if the rounded account bears it', () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 1_000_000 }),
          fc.integer({
            min: Math.floor((income * 16) / (armorHundredths * 10_000)) - 8,
            max: Math.ceil((income * 16) / (armorHundredths * 10_000)) + 16,
          }),
          (extra, armor) => {
            const sheet = [{ type: 'buy-equipment', item: 'standard-armor', quantity: armor, hex: '0303' }];
            const { state, events } = closed(start(extra, 16, true), readable(sheet));
            const spent = Math.ceil((armor * armorHundredths * 10_000) / 16 - income);
            const roundedDebit = Math.ceil(spent / HALF_TON) * HALF_TON;
            const stands = roundedDebit <= extra;
            expect(events.some((event) => event.type === 'order-dropped')).toBe(!stands);
            expect(accountOf(state)).toBe(stands ? extra - roundedDebit : income + extra);
          },
        ),
        { numRuns: 300 },
      );
    });

    it('DEP-1 DEP-2 stock is neither lost nor made up, and no row is empty or negative', () => {
      fc.assert(
        fc.property(sheets, extras, points, (sheet, extra, armor) => {
          const before = start(extra, armor, true);
          const { state, events } = closed(before, readable(sheet));
          for (const row of Object.values(state.stock)) {
            expect(Number.isSafeInteger(row.quantity) && row.quantity > 0).toBe(true);
            expect(row.usable >= 0 && row.usable <= row.quantity).toBe(true);
          }
          for (const id of ITEMS) {
            const moved = events.reduce((sum, event) => {
              if (event.type !== 'stock-moved' || event.data.item !== id) return sum;
              return (
                sum +
                (event.data.to === null ? 0 : event.data.units) -
                (event.data.from === null ? 0 : event.data.units)
              );
            }, 0);
            expect(owned(state, id)).toBe(owned(before, id) + moved);
          }
        }),
        { numRuns: 300 },
      );
    });

    it('ROUND-6 what the preview lets pass where everything is seen, the close carries out, for the same tons', () => {
      fc.assert(
        fc.property(sheets, extras, (sheet, extra) => {
          const before = start(extra, 16, false);
          const orders = readable(sheet);
          const knowledge = knowledgeOf(before, bundledCatalog(), { kind: 'force', force: A });
          const preview = previewSheet(ruleset, bundledCatalog(), knowledge, orders);
          const { events } = closed(before, orders);
          const refused = preview.previews
            .filter(({ violations }) => violations.length > 0)
            .map((one) => one.order);
          const dropped = events.flatMap((event) =>
            event.type === 'order-dropped' ? [event.data.order] : [],
          );
          expect(dropped).toEqual(refused);
          const paid = entries(events)
            .filter((entry) => entry.cause.order !== null)
            .reduce((sum, entry) => sum + entry.amount, 0);
          expect(paid).toBe(preview.net);
        }),
        { numRuns: 300 },
      );
    });

    it('a replay of the events gives the same state', () => {
      fc.assert(
        fc.property(sheets, extras, (sheet, extra) => {
          const before = start(extra, 16, true);
          const { state, events } = closed(before, readable(sheet));
          expect(apply(before, JSON.parse(JSON.stringify(events)) as readonly CampaignEvent[])).toEqual(
            state,
          );
        }),
        { numRuns: 100 },
      );
    });

    it('reading never throws, whatever comes in', () => {
      const types = fc.constantFrom('buy-mech', 'buy-equipment', 'buy-pilot', 'sell', 'transfer');
      const json = fc.jsonValue();
      const hostile = fc.oneof(
        json,
        fc.record({
          type: types,
          hex: json,
          items: json,
          quantity: json,
          item: json,
          mech: json,
          name: json,
        }),
      );
      fc.assert(
        fc.property(fc.array(hostile, { maxLength: 4 }), (sheet) => {
          const parsed = parseOrders(ruleset, sheet);
          if (!parsed.ok)
            expect(parsed.error.every(({ pointer }) => pointer.startsWith('/orders'))).toBe(true);
        }),
        { numRuns: 500 },
      );
    });
  },
);
