/** Refits from the rules' texts (REP-2, REP-4, REP-5, DEP-2), seen from outside. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import { designHash } from '../../src/catalog/design-hash';
import type { Location, MechDesign, Slot } from '../../src/catalog/model';
import type { ForceId } from '../../src/kernel/ids';
import { toTons } from '../../src/kernel/tonnage';
import { rowsOf, type CampaignState } from '../../src/rules';
import { standingOf } from '../../src/rules/end/standing';
import { clearMap, world, type World } from '../../src/rules/testing/world';
import { catalogWith, drawingOf, within } from '../support/drawings';
import {
  after,
  close,
  codes,
  dataOf,
  everything,
  HUNCHBACK,
  mech,
  options,
  toldTo,
  view,
} from '../support/rules';

const LAUNCHER = 'hunchback-hbk-4j';
const design = (slug: string): MechDesign => bundledCatalog().mech(slug) as MechDesign;
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const stockOf = (state: CampaignState) =>
  rowsOf(state.stock).map(({ hex, item, quantity, usable }) => [hex, item, quantity, usable]);
const refit = (to: string = LAUNCHER, id = 'A1') => ({ type: 'refit', mech: id, design: to });
const hit = (location: Location, slot: number) => ({ location, slot, state: 'hit' as const });

/** Supply of round 3 with 40 t; A1 is a Hunchback that stands shut down in 0303. */
const yard = (parts: object = {}): World =>
  world({ round: 3, phase: 'supply' })
    .account('A', 40)
    .mech('A', HUNCHBACK, '0303', { id: 'A1', shutDown: true, ...parts })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' });

/** What a Hunchback HBK-4G lacks to be a HBK-4J. */
const PARTS: readonly (readonly [string, number])[] = [
  ['heat-sink', 1],
  ['lrm-10', 2],
  ['lrm-10-ammo', 24],
  ['medium-laser', 3],
];
const stocked = (state: World, hex = '0303', usable?: number): World =>
  PARTS.reduce((all, [item, units]) => all.stock('A', hex, item, units, usable ?? units), state);

describe('a refit', () => {
  it('REP-4 makes another design of the mech from stock, for nothing; what comes out goes into the depot', () => {
    const closed = close(stocked(yard()).build(), { A: [refit()] });
    const state = closed.state.finish();
    expect(mech(state, 'A1')).toMatchObject({
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
      condition: UNDAMAGED,
      hex: '0303',
    });
    expect(stockOf(state).map(([, item, quantity]) => [item, quantity])).toEqual([
      ['autocannon-20', 1],
      ['autocannon-20-ammo', 10],
    ]);
    expect(account(state)).toBe(40);
    expect(state.campaign.designs).toEqual({ [LAUNCHER]: designHash(design(LAUNCHER)) });
    expect(toldTo(closed, 'A').find(({ type }) => type === 'mech-refitted')?.told).toMatchObject({
      from: HUNCHBACK,
      design: LAUNCHER,
    });
  });

  it('REP-4 recomputes the BV of the mech, for its player and in the standing', () => {
    const state = after(stocked(yard({ pilot: { gunnery: 4, piloting: 5 } })).build(), { A: [refit()] });
    const [shown] = view(state, 'A').mechs.filter(({ id }) => id === 'A1');
    expect(shown).toMatchObject({
      design: LAUNCHER,
      bv: design(LAUNCHER).bv,
      walk: design(LAUNCHER).walk,
      factoryDesign: HUNCHBACK,
    });
    expect(standingOf(state, bundledCatalog()).find(({ force }) => force === 'A')?.bv).toBe(
      design(LAUNCHER).bv,
    );
  });

  it('DEP-2 what came out this round is not fitted in it: neither to the same mech nor to another', () => {
    const there = stocked(yard()).build();
    expect(codes(there, 'A', [refit(), refit(HUNCHBACK)])).toEqual([
      '/orders/1/design refit/missing-stock',
      '/orders/1/design refit/missing-stock',
    ]);
    const next = after(there, { A: [refit()] });
    const again = {
      ...next,
      campaign: { ...next.campaign, phase: 'supply' as const },
      mechs: { ...next.mechs, A1: { ...mech(next, 'A1'), shutDown: true } },
    };
    expect(codes(again, 'A', [refit(HUNCHBACK)])).toEqual([]);
    const back = after(again, { A: [refit(HUNCHBACK)] });
    expect(mech(back, 'A1')).toMatchObject({ design: HUNCHBACK, factoryDesign: null, condition: UNDAMAGED });
    expect(stockOf(back).map(([, item, quantity]) => [item, quantity])).toEqual(PARTS);
  });

  it('DEP-2 takes what lay in the hex at the start of the round, and names all that did not', () => {
    const missing = PARTS.map(() => '/orders/0/design refit/missing-stock');
    expect(codes(stocked(yard(), '0303', 0).build(), 'A', [refit()])).toEqual(missing);
    expect(codes(stocked(yard(), '0404').build(), 'A', [refit()])).toEqual(missing);
    const bought = PARTS.map(([item, quantity]) => ({ type: 'buy-equipment', item, quantity, hex: '0303' }));
    expect(codes(yard().build(), 'A', [...bought, refit()])).toEqual(
      PARTS.map(() => `/orders/${PARTS.length}/design refit/missing-stock`),
    );
    const moved = {
      type: 'transfer',
      from: '0404',
      to: '0303',
      items: PARTS.map(([item, quantity]) => ({ item, quantity })),
      pilots: [],
    };
    expect(codes(stocked(yard(), '0404').build(), 'A', [moved, refit()])).toHaveLength(PARTS.length);
    expect(
      codes(stocked(yard()).build(), 'A', [
        { type: 'sell', item: 'lrm-10', quantity: 1, hex: '0303' },
        refit(),
      ]),
    ).toEqual(['/orders/1/design refit/missing-stock']);
  });

  it('DEP-2 fits no part twice', () => {
    const two = stocked(yard()).mech('A', HUNCHBACK, '0303', { id: 'A2', shutDown: true }).build();
    expect(codes(two, 'A', [refit(), refit(LAUNCHER, 'A2')])).toHaveLength(PARTS.length);
    // What the first needs no more is not yet there for the second, either.
    const swap = yard().mech('A', LAUNCHER, '0303', { id: 'A2', shutDown: true }).build();
    expect(codes(swap, 'A', [refit()])).toHaveLength(PARTS.length);
  });

  it('REP-2 PREP-3 SALV-2 needs the mech shut down by order, or kept from salvage in the round before', () => {
    const still = ['/orders/0/mech repair/not-shut-down'];
    expect(codes(stocked(yard({ shutDown: false })).build(), 'A', [refit()])).toEqual(still);
    expect(codes(stocked(yard({ shutDown: false, pilot: null })).build(), 'A', [refit()])).toEqual(still);
    expect(codes(stocked(yard({ shutDown: false, keptUntilRound: 3 })).build(), 'A', [refit()])).toEqual([]);
    expect(codes(stocked(yard({ shutDown: false, keptUntilRound: 4 })).build(), 'A', [refit()])).toEqual(
      still,
    );
  });

  it('BLD-MERC a hired mech is not refitted', () => {
    const hired = stocked(yard({ hired: true })).build();
    expect(codes(hired, 'A', [refit()])).toEqual(['/orders/0/mech repair/hired']);
    expect(options(hired, 'A').orders['refit']).toEqual({ mechs: [] });
  });

  it('REP-4 another chassis, engine or gyro, and the design that it has, are refused', () => {
    expect(codes(yard().build(), 'A', [refit('atlas-as7-d')])).toContain(
      '/orders/0/design refit/other-chassis',
    );
    expect(codes(yard().build(), 'A', [refit(HUNCHBACK)])).toEqual(['/orders/0/design refit/same-design']);
    expect(codes(yard().build(), 'A', [refit('no-such-mech')])).toEqual([
      '/orders/0/design refit/no-such-design',
    ]);
  });

  it('REP-4 REP-5 repairs nothing, and fits nothing where no structure is left', () => {
    const hurt: Condition = {
      ...UNDAMAGED,
      armor: { CT: 3 },
      structure: { LL: 4 },
      slots: [hit('LA', 5), hit('RT', 1)],
    };
    const closed = close(stocked(yard({ condition: hurt })).build(), { A: [refit()] });
    expect(mech(closed.state.finish(), 'A1').condition).toEqual({ ...hurt, slots: [hit('LA', 5)] });
    expect(dataOf(closed, 'mech-refitted').map(({ lost, gives }) => [lost, gives])).toEqual([
      [[{ item: 'autocannon-20', units: 1 }], [{ item: 'autocannon-20-ammo', units: 10 }]],
    ]);
    const gone = stocked(yard({ condition: { ...UNDAMAGED, structure: { RT: 0 } } })).build();
    expect(codes(gone, 'A', [refit()])).toContain('/orders/0/design refit/location-gone');
    // Rebuilt above in the same sheet, it takes parts again.
    expect(codes(gone, 'A', [{ type: 'repair-structure', mech: 'A1' }, refit()])).toEqual([]);
  });

  it('REP-5 SUP-3 each actuator that is put on costs 1 t; BLD-TRADE takes 0.1 off; SUP-8 names what is missing', () => {
    const [from, to] = ['centurion-cn9-ah', 'centurion-cn9-a'];
    const armed = (): World =>
      [
        'autocannon-10',
        'autocannon-10-ammo',
        'lrm-10',
        'lrm-10-ammo',
        'medium-laser',
        'heat-sink',
        'standard-armor',
      ].reduce(
        (all, item) => all.stock('A', '0303', item, 200),
        world({ round: 3, phase: 'supply' })
          .campaign({ options: { ...yard().build().campaign.options, supplyPerRound: 0 as never } })
          .mech('A', from, '0303', { id: 'A1', shutDown: true })
          .mech('B', HUNCHBACK, '1010'),
      );
    const put = [...design(to).slots.RA, ...design(to).slots.LA].filter(
      (slot) => slot?.kind === 'system',
    ).length;
    const had = [...design(from).slots.RA, ...design(from).slots.LA].filter(
      (slot) => slot?.kind === 'system',
    ).length;
    expect(put).toBeGreaterThan(had);
    const done = after(armed().account('A', 40).build(), { A: [refit(to)] });
    expect([mech(done, 'A1').design, account(done)]).toEqual([to, 40 - (put - had)]);
    const cheaper = close(
      armed().account('A', 40).building('free-trader', '0909', 'A').building('academy', '0808', 'A').build(),
      { A: [refit(to)] },
    );
    const paid = dataOf(cheaper, 'account-changed').filter(({ cause }) => cause.rule === 'REP-5');
    expect(paid.map(({ amount }) => toTons(amount))).toEqual([-(put - had) * 0.9]);
    expect(codes(armed().account('A', 0).build(), 'A', [refit(to)])).toEqual([
      '/orders/0 supply/not-enough-tons',
    ]);
  });

  it('REP-1 REP-5 repairs below it in the sheet are of the new design', () => {
    const worn: Condition = { ...UNDAMAGED, armor: { LT: 12 } };
    const state = stocked(yard({ condition: worn }))
      .stock('A', '0303', 'standard-armor', 100)
      .build();
    const cannon = { type: 'replace', mech: 'A1', location: 'RT', slot: 1 };
    expect(codes(state, 'A', [refit(), { type: 'repair-armor', mech: 'A1' }])).toEqual([]);
    expect(codes(state, 'A', [refit(), cannon])).toEqual(['/orders/1/slot repair/nothing-to-replace']);
    expect(
      codes(state, 'A', [refit(), { type: 'reload', mech: 'A1', ammunition: 'autocannon-20-ammo' }]),
    ).toEqual(['/orders/1 repair/no-such-bin']);
    const mended = after(state, { A: [refit(), { type: 'repair-armor', mech: 'A1' }] });
    expect(mech(mended, 'A1')).toMatchObject({ design: LAUNCHER, condition: UNDAMAGED });
  });

  it('orders/not-your-mech another’s mech and one that does not exist get one answer', () => {
    const ask = (id: string) => codes(yard().build(), 'A', [refit(LAUNCHER, id)]);
    expect(ask('B1')).toEqual(ask('nobody'));
  });

  it('SIGHT-4 others see the new design where they see the mech, and are told nothing else', () => {
    const near = (hex: string) => stocked(yard()).mech('B', HUNCHBACK, hex, { id: 'EYE' }).build();
    const closed = close(near('0304'), { A: [refit()] });
    expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('mech-refitted');
    expect(view(closed.state.finish(), 'B').mechs.find(({ id }) => id === 'A1')).toMatchObject({
      own: false,
      design: LAUNCHER,
    });
    expect(everything(after(near('0909'), { A: [refit()] }), 'B')).toBe(everything(after(near('0909')), 'B'));
  });

  it('REP-4 options name what a mech that stands still can become, with what is missing for it', () => {
    const state = yard().stock('A', '0303', 'lrm-10', 1).mech('A', HUNCHBACK, '0303', { id: 'RUNS' }).build();
    const offered = options(state, 'A').orders['refit'] as unknown as {
      readonly mechs: readonly {
        readonly mech: string;
        readonly designs: readonly {
          readonly design: string;
          readonly tons: number;
          readonly missing: readonly object[];
        }[];
      }[];
    };
    expect(offered.mechs.map(({ mech: id }) => id)).toEqual(['A1']);
    const [found] = offered.mechs.flatMap(({ designs }) => designs.filter((one) => one.design === LAUNCHER));
    expect(found).toEqual({
      design: LAUNCHER,
      tons: 0,
      missing: PARTS.map(([item, needed]) =>
        expect.objectContaining({ item, needed, usable: item === 'lrm-10' ? 1 : 0 }),
      ),
    });
    expect(offered.mechs.flatMap(({ designs }) => designs.map((one) => one.design))).not.toContain(HUNCHBACK);
  });
});

/** One laser less and one heat sink more. */
const sink: Slot = { kind: 'items', items: [{ item: 'heat-sink' as never, rear: false }] };
const cooler = drawingOf('hunchback-hbk-4g', {
  model: 'HBK-4GC',
  heatSinks: { count: design(HUNCHBACK).heatSinks.count + 1, item: 'heat-sink' as never },
  slots: { LA: [...design(HUNCHBACK).slots.LA.slice(0, 4), sink] },
});

describe('a design of a player’s own', () => {
  const mine = within(catalogWith({ A: [cooler] }));
  const theirs = within(catalogWith({ B: [cooler] }));
  const nobodys = within(catalogWith({}));
  const equipped = (parts: object = {}) => yard(parts).stock('A', '0303', 'heat-sink', 1);

  it('REP-4 is what a refit can be made by, and everywhere the mech’s design from then on', () => {
    const state = equipped({ pilot: { gunnery: 4, piloting: 5 } }).build();
    expect(mine.preview(state, 'A', [refit(cooler.slug)]).violations).toEqual([]);
    const done = mine.close(state, { A: [refit(cooler.slug)] });
    const next = done.state.finish();
    expect(mech(next, 'A1')).toMatchObject({ design: cooler.slug, factoryDesign: HUNCHBACK });
    expect(next.campaign.designs[cooler.slug]).toBe(designHash(cooler));
    expect(mine.view(next, 'A').mechs.find(({ id }) => id === 'A1')).toMatchObject({ bv: cooler.bv });
    expect(standingOf(next, catalogWith({ A: [cooler] })).find(({ force }) => force === 'A')?.bv).toBe(
      cooler.bv,
    );
    expect(mine.options(state, 'A').orders['refit']).toMatchObject({
      mechs: [
        { mech: 'A1', designs: expect.arrayContaining([{ design: cooler.slug, tons: 0, missing: [] }]) },
      ],
    });
  });

  it('SIGHT-4 another’s is answered as if it were not there, also when the design is a mech’s in the field', () => {
    const state = equipped().build();
    const answer = nobodys.preview(state, 'A', [refit(cooler.slug)]);
    expect(answer.violations.map(({ code, pointer }) => `${pointer} ${code}`)).toEqual([
      '/orders/0/design refit/no-such-design',
    ]);
    expect(theirs.preview(state, 'A', [refit(cooler.slug)])).toEqual(answer);
    const seen = equipped().mech('B', cooler.slug, '0304', { id: 'B2' }).build();
    expect(theirs.preview(seen, 'A', [refit(cooler.slug)])).toEqual(answer);
    expect(JSON.stringify(theirs.options(state, 'A'))).toBe(JSON.stringify(nobodys.options(state, 'A')));
  });

  it('REP-4 a captured mech of another’s design goes back to its factory design, and to the one in which it came', () => {
    const captured = yard({ design: cooler.slug, factoryDesign: HUNCHBACK })
      .stock('A', '0303', 'medium-laser', 1)
      .stock('A', '0303', 'heat-sink', 1);
    const state = captured.mech('A', HUNCHBACK, '0303', { id: 'A2', shutDown: true }).build();
    expect(theirs.preview(state, 'A', [refit(cooler.slug, 'A2')]).violations).toEqual([]);
    const back = theirs.close(state, { A: [refit(HUNCHBACK)] }).state.finish();
    expect(mech(back, 'A1')).toMatchObject({ design: HUNCHBACK, factoryDesign: null });
  });

  it('REP-4 the first design stays the factory one through refits from one to the next', () => {
    const state = stocked(yard({ design: cooler.slug, factoryDesign: HUNCHBACK }))
      .stock('A', '0303', 'medium-laser', 9)
      .build();
    expect(mech(mine.close(state, { A: [refit()] }).state.finish(), 'A1')).toMatchObject({
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
    });
  });

  it('TAC-1 goes into battle as it is', () => {
    const field = world({ round: 3, phase: 'combat', step: 'declarations', map: clearMap(8, 8) })
      .mech('A', cooler.slug, '0303', { id: 'A1', factoryDesign: HUNCHBACK as never })
      .mech('B', HUNCHBACK, '0303', { id: 'B1' })
      .build();
    const opened = mine.close(field).state.finish();
    const units = rowsOf(opened.battles).flatMap(({ setup }) =>
      setup.units.map(({ id, design: slug }) => [id, slug]),
    );
    expect(units).toContainEqual(['A1', cooler.slug]);
  });
});
