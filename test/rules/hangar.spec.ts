/** The repair hangar from the rules' text (BLD-HANGAR, BLD-4, BLD-5, BLD-6, DEP-2), seen from outside. */
import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import type { Location } from '../../src/catalog/model';
import { rowsOf, type CampaignState } from '../../src/rules';
import { world, type World } from '../../src/rules/testing/world';
import { after, close, codes, dataOf, everything, HUNCHBACK, mech, options, toldTo } from '../support/rules';

const LAUNCHER = 'hunchback-hbk-4j';
const HANGAR = 'repair-hangar-0303';
const hit = (location: Location, slot: number) => ({ location, slot, state: 'hit' as const });
const order = (id = 'A1', building = HANGAR) => ({ type: 'hangar', building, mech: id });
const stockOf = (state: CampaignState) => rowsOf(state.stock).map(({ item, quantity }) => [item, quantity]);

/** Of a Hunchback: everything that can be hurt, and a torso with its arm gone. */
const WRECK: Condition = {
  armor: { CT: 0, LA: 3 },
  structure: { CT: 2, RT: 0 },
  slots: [hit('CT', 1), hit('HD', 3), hit('LA', 5)],
  ammunition: [{ location: 'LT', slot: 2, shots: 1 }],
};

/** Supply of round 3; A1 stands shut down in 0303, where A's hangar is. */
const yard = (parts: object = {}, building: object = {}): World =>
  world({ round: 3, phase: 'supply', options: { sellMechs: true } })
    .account('A', 0)
    .building('repair-hangar', '0303', 'A', building)
    .mech('A', HUNCHBACK, '0303', { id: 'A1', shutDown: true, condition: WRECK, ...parts })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' });

describe('a repair hangar', () => {
  it('BLD-HANGAR brings a mech that was never refitted to factory state, for nothing and without stock', () => {
    const closed = close(yard().build(), { A: [order()] });
    const state = closed.state.finish();
    expect(mech(state, 'A1')).toMatchObject({ condition: UNDAMAGED, design: HUNCHBACK, hex: '0303' });
    expect(dataOf(closed, 'account-changed').filter(({ cause }) => cause.order !== null)).toEqual([]);
    expect(toldTo(closed, 'A').find(({ type }) => type === 'mech-repaired')?.told).toMatchObject({
      what: 'hangar',
      takes: [],
    });
  });

  it('BLD-HANGAR DEP-2 what a refit added comes from what lay in the hex at the start of the round; the mech keeps its present design', () => {
    const refitted = {
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
      condition: { ...UNDAMAGED, armor: { CT: 1 }, slots: [hit('RT', 1), hit('LA', 5)] },
    };
    const with1 = (usable: number) => yard(refitted).stock('A', '0303', 'lrm-10', 1, usable).build();
    const whole = after(with1(1), { A: [order()] });
    expect([mech(whole, 'A1'), stockOf(whole)]).toMatchObject([
      { design: LAUNCHER, factoryDesign: HUNCHBACK, condition: UNDAMAGED },
      [],
    ]);
    const without = after(with1(0), { A: [order()] });
    expect(mech(without, 'A1').condition).toEqual({ ...UNDAMAGED, slots: [hit('RT', 1)] });
    expect(stockOf(without)).toEqual([['lrm-10', 1]]);
  });

  it('BLD-HANGAR what a refit removed is not replaced', () => {
    const removed = {
      design: 'hunchback-hbk-4p',
      factoryDesign: HUNCHBACK,
      condition: { ...UNDAMAGED, armor: { CT: 1 } },
    };
    const state = after(yard(removed).stock('A', '0303', 'autocannon-20', 1).build(), { A: [order()] });
    expect(mech(state, 'A1')).toMatchObject({ design: 'hunchback-hbk-4p', condition: UNDAMAGED });
    expect(stockOf(state)).toEqual([['autocannon-20', 1]]);
  });

  it('BLD-HANGAR REP-2 the mech must stand shut down in the hangar’s hex', () => {
    expect(codes(yard({ hex: '0304' }).build(), 'A', [order()])).toEqual([
      '/orders/0/mech repair/not-at-the-hangar',
    ]);
    expect(codes(yard({ shutDown: false }).build(), 'A', [order()])).toEqual([
      '/orders/0/mech repair/not-shut-down',
    ]);
    expect(codes(yard({ shutDown: false, pilot: null }).build(), 'A', [order()])).toEqual([
      '/orders/0/mech repair/not-shut-down',
    ]);
    expect(codes(yard({ shutDown: false, keptUntilRound: 3, pilot: null }).build(), 'A', [order()])).toEqual(
      [],
    );
  });

  it('BLD-HANGAR repairs one mech a round; BLD-5 two hangars repair two', () => {
    const two = () => yard().mech('A', HUNCHBACK, '0303', { id: 'A2', shutDown: true, condition: WRECK });
    expect(codes(two().build(), 'A', [order(), order('A2')])).toEqual([
      '/orders/1/building repair/hangar-taken',
    ]);
    expect(codes(two().build(), 'A', [order(), order()])).toEqual(['/orders/1/mech repair/in-the-hangar']);
    const second = two().building('repair-hangar', '0303', 'A', { id: 'second' }).build();
    expect(codes(second, 'A', [order(), order('A1', 'second')])).toEqual([
      '/orders/1/mech repair/in-the-hangar',
    ]);
    const state = after(second, { A: [order(), order('A2', 'second')] });
    expect([mech(state, 'A1').condition, mech(state, 'A2').condition]).toEqual([UNDAMAGED, UNDAMAGED]);
  });

  it.each<[string, object, readonly string[]]>([
    ['just above half of its CP', { cp: 51 }, []],
    ['exactly half of its CP', { cp: 50 }, ['/orders/0/building supply/not-your-building']],
    ['sabotage', { sabotaged: true }, ['/orders/0/building supply/not-your-building']],
    ['another’s control', { control: 'B' }, ['/orders/0/building supply/not-your-building']],
    ['control lost in mid-phase', { control: 'B', opened: { control: 'A', works: true } }, []],
    [
      'control won in mid-phase',
      { control: 'A', opened: { control: 'B', works: true } },
      ['/orders/0/building supply/not-your-building'],
    ],
  ])('BLD-2 BLD-6 with %s', (_, building, expected) => {
    expect(codes(yard({}, building).build(), 'A', [order()])).toEqual(expected);
  });

  it('BLD-HANGAR does not take in a mech that it can do nothing for', () => {
    const nothing = ['/orders/0/mech repair/nothing-for-the-hangar'];
    expect(codes(yard({ condition: UNDAMAGED }).build(), 'A', [order()])).toEqual(nothing);
    const added = {
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
      condition: { ...UNDAMAGED, slots: [hit('RT', 1)] },
    };
    expect(codes(yard(added).build(), 'A', [order()])).toEqual(nothing);
  });

  it('BLD-4 works until supply ends: below it in the sheet the mech is neither mended, refitted nor sold, above it is', () => {
    const state = yard({ condition: { ...WRECK, structure: { LL: 3 } } })
      .stock('A', '0303', 'standard-armor', 100)
      .stock('A', '0303', 'medium-laser', 1)
      .account('A', 100)
      .build();
    const others = [
      { type: 'repair-armor', mech: 'A1' },
      { type: 'reload', mech: 'A1' },
      { type: 'repair-structure', mech: 'A1' },
      { type: 'replace', mech: 'A1', location: 'LA', slot: 5 },
      { type: 'refit', mech: 'A1', design: 'hunchback-hbk-4p' },
      { type: 'sell', mech: 'A1' },
    ];
    for (const other of others)
      expect([other.type, codes(state, 'A', [order(), other])]).toEqual([
        other.type,
        ['/orders/1/mech repair/in-the-hangar'],
      ]);
    const laser = { type: 'replace', mech: 'A1', location: 'LA', slot: 5 };
    expect(codes(state, 'A', [laser, order()])).toEqual([]);
    expect(stockOf(after(state, { A: [laser, order()] }))).toEqual([['standard-armor', 100]]);
    // Dropped at the close as in the preview (ROUND-6): sold as it is, never as if it were whole.
    const closed = close(state, { A: [order(), { type: 'sell', mech: 'A1' }] });
    expect(
      dataOf(closed, 'order-dropped').map(({ order: at, violations }) => [at, violations[0]?.code]),
    ).toEqual([[1, 'repair/in-the-hangar']]);
    expect(mech(closed.state.finish(), 'A1').condition).toEqual(UNDAMAGED);
  });

  it('BLD-HANGAR an order for the hangar that is dropped keeps no mech in it', () => {
    const state = yard({ shutDown: false }).stock('A', '0303', 'standard-armor', 100).build();
    const closed = close(state, { A: [order(), { type: 'repair-armor', mech: 'A1' }] });
    expect(dataOf(closed, 'order-dropped').map(({ order: at }) => at)).toEqual([0]);
    expect(dataOf(closed, 'mech-repaired').map(({ what }) => what)).toEqual(['armor']);
  });

  it('BLD-HANGAR after a refit in the same sheet counts the design that the mech has then', () => {
    const state = [
      ['heat-sink', 1],
      ['lrm-10', 2],
      ['lrm-10-ammo', 24],
      ['medium-laser', 3],
    ].reduce(
      (all, [item, units]) => all.stock('A', '0303', String(item), Number(units)),
      yard({ condition: { ...UNDAMAGED, armor: { CT: 2 } } }),
    );
    const done = after(state.build(), { A: [{ type: 'refit', mech: 'A1', design: LAUNCHER }, order()] });
    expect(mech(done, 'A1')).toMatchObject({
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
      condition: UNDAMAGED,
    });
  });

  it('DEP-2 no part serves the hangar and another order', () => {
    const added = {
      design: LAUNCHER,
      factoryDesign: HUNCHBACK,
      condition: { ...UNDAMAGED, slots: [hit('RT', 1)] },
    };
    const state = yard(added)
      .mech('A', LAUNCHER, '0303', {
        id: 'A2',
        shutDown: true,
        condition: { ...UNDAMAGED, slots: [hit('RT', 1)] },
      })
      .stock('A', '0303', 'lrm-10', 1)
      .build();
    const replace = { type: 'replace', mech: 'A2', location: 'RT', slot: 1 };
    expect(codes(state, 'A', [order(), replace])).toEqual(['/orders/1/slot repair/missing-stock']);
    expect(codes(state, 'A', [replace, order()])).toEqual(['/orders/1/mech repair/nothing-for-the-hangar']);
    expect(codes(state, 'A', [order(), { type: 'sell', item: 'lrm-10', quantity: 1, hex: '0303' }])).toEqual([
      '/orders/1/quantity supply/not-in-stock',
    ]);
  });

  it('orders/not-your-mech another’s mech or building and what does not exist get one answer', () => {
    const state = yard().building('repair-hangar', '1010', 'B').build();
    const ask = (id: string, building: string) => codes(state, 'A', [order(id, building)]);
    expect(ask('B1', HANGAR)).toEqual(ask('nobody', HANGAR));
    expect(ask('A1', 'repair-hangar-1010')).toEqual(ask('A1', 'nothing'));
  });

  it('SIGHT-4 is nobody else’s to know', () => {
    const near = yard().mech('B', HUNCHBACK, '0304', { id: 'EYE' }).build();
    const closed = close(near, { A: [order()] });
    expect(toldTo(closed, 'B').map(({ type }) => type)).not.toContain('mech-repaired');
    expect(everything(closed.state.finish(), 'B')).toBe(everything(after(near), 'B'));
  });

  it('BLD-HANGAR options name the hangars, and the mechs that they can do something for', () => {
    const state = yard()
      .mech('A', HUNCHBACK, '0303', { id: 'A2', shutDown: true })
      .mech('A', HUNCHBACK, '0404', { id: 'A3', shutDown: true, condition: WRECK })
      .build();
    expect(options(state, 'A').orders['hangar']).toEqual({
      buildings: [
        { building: HANGAR, hex: '0303', mechs: [{ mech: 'A1', takes: [], condition: UNDAMAGED }] },
      ],
    });
    expect(options(yard({}, { cp: 50 }).build(), 'A').orders['hangar']).toBeNull();
  });
});
