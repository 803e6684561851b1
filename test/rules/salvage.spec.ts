import { bundledCatalog } from '../../src/catalog/bundled';
import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import type { MechDesign } from '../../src/catalog/model';
import type { ForceId } from '../../src/kernel/ids';
import { readAll } from '../../src/kernel/shape';
import { toTons } from '../../src/kernel/tonnage';
import {
  previewSheet,
  rowsOf,
  CURRENT_RULESET,
  rulesetOf,
  type CampaignState,
  type Order,
} from '../../src/rules';
import { salvage } from '../../src/rules/orders/salvage';
import { engineShot } from '../../src/rules/testing/battles';
import { world, type MechParts, type World } from '../../src/rules/testing/world';
import { battlesOpened, fought } from '../support/matches/fought';
import {
  after,
  catalog,
  close,
  codes,
  dataOf,
  everything,
  HUNCHBACK,
  known,
  mech,
  options,
  toldTo,
  view,
} from '../support/rules';

const hunchback = bundledCatalog().mech(HUNCHBACK) as MechDesign;
const hurt = (structure: Condition['structure']): Condition => ({ ...UNDAMAGED, structure });
/** Supply of round 3 with 40 t; A1 stands in 0303, where the wreck W1 of B lies. */
const field = (condition: Condition, design = HUNCHBACK): World =>
  world({ round: 3, phase: 'supply', options: { sellMechs: true } })
    .account('A', 40)
    .mech('A', HUNCHBACK, '0303', { id: 'A1' })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' })
    .wreck('A', design, '0303', { condition });
const order = (as: 'scrap' | 'keep', unit = 'W1', battle = 'battle-0303') => ({
  type: 'salvage',
  battle,
  unit,
  as,
});
const scrapOf = (state: CampaignState) =>
  rowsOf(state.stock).map(({ force, hex, item, quantity }) => [force, hex, item, quantity / 1_000_000]);
const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const preview = (state: CampaignState, sheet: readonly object[]) =>
  previewSheet(
    rulesetOf(CURRENT_RULESET),
    catalog,
    known(state, 'A'),
    sheet as unknown as readonly Order[],
  ).previews.map(({ price, violations }) => ({
    amount: price === null ? null : toTons(price.amount),
    terms: (price?.terms ?? []).map(({ text, factor, tons, rule }) => [
      text,
      factor ?? (tons === null ? null : toTons(tons)),
      rule,
    ]),
    wrong: violations.map(({ code }) => code),
  }));
const yard = (state: World, parts: object = {}) => state.building('scrapyard', '0404', 'A', parts);

// A Hunchback has T = 50 and M = 3 + 16 + 12 + 12 + 8 + 8 + 12 + 12 = 83.
describe('scrap', () => {
  it('SALV-2 is V / M × T tons, exactly, rounded down once', () => {
    const scrap = (condition: Condition) => scrapOf(after(field(condition).build(), { A: [order('scrap')] }));
    // One point lost: 82 / 83 × 50 = 49.397590361…
    expect(scrap(hurt({ LA: 7 }))).toEqual([['A', '0303', 'scrap', 49.39759]]);
    // The head gone: 80 / 83 × 50 = 48.192771084…
    expect(scrap(hurt({ HD: 0 }))).toEqual([['A', '0303', 'scrap', 48.192771]]);
    // A dead engine has lost no structure.
    expect(scrap(engineShot(HUNCHBACK))).toEqual([['A', '0303', 'scrap', 50]]);
    // Hardly anything left: 1 / 83 × 50 = 0.602409638…
    expect(scrap(hurt({ HD: 0, CT: 1, RT: 0, LT: 0, RA: 0, LA: 0, RL: 0, LL: 0 }))).toEqual([
      ['A', '0303', 'scrap', 0.602409],
    ]);
  });

  it('SALV-3 costs nothing, and the preview says what it will be', () => {
    const state = field(hurt({ LA: 7 })).build();
    expect(preview(state, [order('scrap')])).toEqual([
      { amount: 0, terms: [['supply/scrap', 49.39759, 'SALV-2']], wrong: [] },
    ]);
    expect(account(after(state, { A: [order('scrap')] }))).toBe(40);
  });

  it("SALV-3 SUP-6 may be sold in the same phase at the seller's rate, but not by an order above", () => {
    const state = () => field(hurt({ LA: 7 })).build();
    const sell = { type: 'sell', item: 'scrap', quantity: 49.39759, hex: '0303' };
    expect(codes(state(), 'A', [sell, order('scrap')])).toEqual(['/orders/0/quantity supply/not-in-stock']);
    // 49.39759 / 2 = 24.698795; the net of the phase, with 20 t of income, is rounded down to 44.5.
    expect(preview(state(), [order('scrap'), sell]).at(1)).toMatchObject({ amount: 24.698795, wrong: [] });
    const end = after(state(), { A: [order('scrap'), sell] });
    expect([account(end), scrapOf(end)]).toEqual([40 + 24.5, []]);
    // BLD-EXCH, BLD-TRADE: × 0.85.
    const rich = field(hurt({ LA: 7 }))
      .building('commodity-exchange', '0505', 'A')
      .building('free-trader', '0606', 'A')
      .build();
    expect(preview(rich, [order('scrap'), sell]).at(1)?.amount).toBe(41.987951);
  });

  it('SALV-3 DEP-1 is stock like any other: it may be moved in the same phase', () => {
    const state = field(hurt({ LA: 7 })).build();
    const move = {
      type: 'transfer',
      from: '0303',
      to: '0101',
      items: [{ item: 'scrap', quantity: 40 }],
      pilots: [],
    };
    expect(scrapOf(after(state, { A: [order('scrap'), move] }))).toEqual([
      ['A', '0101', 'scrap', 40],
      ['A', '0303', 'scrap', 9.39759],
    ]);
  });
});

describe('keeping', () => {
  it('SALV-2 costs (1 − V / M) × 1.5 × T, exactly, rounded up once', () => {
    const cost = (condition: Condition) => preview(field(condition).build(), [order('keep')]).at(0)?.amount;
    // 1 / 83 × 75 = 0.903614457…
    expect(cost(hurt({ LA: 7 }))).toBe(-0.903615);
    // 3 / 83 × 75 = 2.710843373…
    expect(cost(hurt({ HD: 0 }))).toBe(-2.710844);
    expect(cost(engineShot(HUNCHBACK))).toBe(0);
    expect(preview(field(hurt({ LA: 7 })).build(), [order('keep')]).at(0)?.terms).toEqual([
      ['supply/lost-structure', 0.602409, 'SALV-2'],
      ['supply/keeping', 1.5, 'SALV-2'],
    ]);
  });

  it('SUP-7 SUP-9 is paid in the phase, and entered with its cause', () => {
    const resolution = close(field(hurt({ HD: 0 })).build(), { A: [order('keep')] });
    const entries = dataOf(resolution, 'account-changed').filter(({ force }) => force === 'A');
    // The 40 t hold the income of 20 t: the net of 17.289156 is rounded down to 17.
    expect(entries.slice(0, 2).map(({ amount, cause }) => [toTons(amount), cause.rule, cause.text])).toEqual([
      [-2.710844, 'SALV-2', 'supply/kept-from-salvage'],
      [-0.289156, 'SUP-7', 'supply/rounding'],
    ]);
  });

  it('SUP-8 is refused when the tons are missing, and says how many', () => {
    // All but the centre torso and a leg: V = 28, 55 / 83 × 75 = 49.698795…
    const state = field(hurt({ HD: 0, RT: 0, LT: 0, RA: 0, LA: 0, LL: 0 })).build();
    expect(codes(state, 'A', [order('keep')])).toEqual(['/orders/0 supply/not-enough-tons']);
    const end = close(state, { A: [order('keep')] });
    expect(dataOf(end, 'order-dropped')).toMatchObject([
      { force: 'A', violations: [{ code: 'supply/not-enough-tons' }] },
    ]);
    expect(rowsOf(end.state.wrecks)).toEqual([]);
  });

  it('SALV-2 SALV-3 it is in play where it lay: structure whole, all else as it was left, without pilot, for nobody else', () => {
    const condition: Condition = {
      armor: { CT: 3, LA: 0, RT: 5 },
      structure: { CT: 2, RA: 0 },
      slots: [{ location: 'LT', slot: 1, state: 'destroyed' }],
      ammunition: [{ location: 'LT', slot: 1, shots: 2 }],
    };
    const state = after(field(condition).build(), { A: [order('keep')] });
    const kept = mech(state, 'W1');
    expect(kept).toMatchObject({
      force: 'A',
      hex: '0303',
      pilot: null,
      hired: false,
      keptUntilRound: 4,
      factoryDesign: null,
      design: HUNCHBACK,
    });
    expect(kept.condition.structure).toEqual({});
    // What was in the lost arm stays lost, its armour too.
    expect(kept.condition.armor).toEqual({ CT: 3, LA: 0, RT: 5, RA: 0 });
    expect(kept.condition.ammunition).toEqual([{ location: 'LT', slot: 1, shots: 2 }]);
    const arm = hunchback.slots.RA.flatMap((slot, index) => (slot === null ? [] : [index + 1]));
    expect(kept.condition.slots).toEqual([
      { location: 'LT', slot: 1, state: 'destroyed' },
      ...arm.map((slot) => ({ location: 'RA', slot, state: 'destroyed' })),
    ]);
    expect(rowsOf(state.wrecks)).toEqual([]);
  });

  it('SALV-3 keeps the design in which it was made, its own name when it is an own mech, and costs the same', () => {
    const own = (force: string) =>
      field(UNDAMAGED).wreck('A', 'hunchback-hbk-4j', '0303', {
        id: 'W2' as never,
        force: force as ForceId,
        name: 'Old Faithful',
        factoryDesign: HUNCHBACK as never,
        condition: hurt({ LA: 7 }),
      });
    const keep = order('keep', 'W2');
    expect(mech(after(own('A').build(), { A: [keep] }), 'W2')).toMatchObject({
      name: 'Old Faithful',
      force: 'A',
      factoryDesign: HUNCHBACK,
    });
    expect(mech(after(own('B').build(), { A: [keep] }), 'W2')).toMatchObject({
      name: 'Hunchback HBK-4J',
      force: 'A',
      factoryDesign: HUNCHBACK,
    });
    expect(preview(own('A').build(), [keep])).toEqual(preview(own('B').build(), [keep]));
    expect(preview(own('A').build(), [keep]).at(0)?.amount).toBe(-0.903615);
  });

  it('SALV-2 is shut down for the whole next round, even with a pilot in it, and ready in the one after', () => {
    const state = after(field(UNDAMAGED).pilot('A', '0303', { id: 'P' }).build(), { A: [order('keep')] });
    expect(state.campaign).toMatchObject({ round: 4, phase: 'preparation' });
    const manned = after(state, { A: [{ type: 'board', mech: 'W1', pilot: 'P' }] });
    expect(manned.campaign.phase).toBe('planning');
    expect(view(manned, 'A').mechs.find(({ id }) => id === 'W1')).toMatchObject({
      state: 'kept-from-salvage',
      pilot: 'P',
    });
    expect(codes(manned, 'A', [{ type: 'move', mech: 'W1', path: ['0304'] }])).toEqual([
      '/orders/0/mech movement/kept-from-salvage',
    ]);
    let next = manned;
    while (next.campaign.round === 4 || next.campaign.phase !== 'planning') next = after(next);
    expect(next.campaign.round).toBe(5);
    expect(codes(next, 'A', [{ type: 'move', mech: 'W1', path: ['0304'] }])).toEqual([]);
  });

  it('SALV-2 REP-2 it may be repaired in that round, though nobody ordered it shut down, and not yet in the round of the salvage', () => {
    const broken: Condition = { ...engineShot(HUNCHBACK), armor: { CT: 20 } };
    const slot = broken.slots[0]?.slot ?? 0;
    const replace = { type: 'replace', mech: 'W1', location: 'CT', slot };
    const state = field(broken).stock('A', '0303', 'standard-armor', 16).build();
    expect(codes(state, 'A', [order('keep'), replace])).toEqual(['/orders/1/mech repair/not-shut-down']);
    // REP-1 stops no mech.
    expect(codes(state, 'A', [order('keep'), { type: 'repair-armor', mech: 'W1' }])).toEqual([]);
    let next = after(state, { A: [order('keep')] });
    while (next.campaign.phase !== 'supply') next = after(next);
    expect(next.campaign.round).toBe(4);
    expect(codes(next, 'A', [replace])).toEqual([]);
    expect(mech(after(next, { A: [replace] }), 'W1').condition.slots).toHaveLength(2);
  });

  it('REP-1 what is kept is an own mech for the orders below: its armour is mended, and at the close as in the preview', () => {
    const state = field({ ...UNDAMAGED, armor: { CT: 20 } })
      .stock('A', '0303', 'standard-armor', 16)
      .build();
    expect(
      mech(after(state, { A: [order('keep'), { type: 'repair-armor', mech: 'W1' }] }), 'W1').condition,
    ).toEqual(UNDAMAGED);
    expect(codes(state, 'A', [{ type: 'repair-armor', mech: 'W1' }, order('keep')])).toEqual([
      '/orders/0/mech orders/not-your-mech',
    ]);
  });

  it('SUP-6 what is kept may be sold at once: its structure is whole, and what was in a lost arm is lacking', () => {
    const state = field(hurt({ LA: 0 })).build();
    // (1 − 75 / 83) × 75 = 7.228915662…; the arm took 16 points of armour and a medium laser with it: (50 − 1
    // − 1) / 2.
    expect(preview(state, [order('keep'), { type: 'sell', mech: 'W1' }]).map(({ amount }) => amount)).toEqual(
      [-7.228916, 24],
    );
    const end = after(state, { A: [order('keep'), { type: 'sell', mech: 'W1' }] });
    expect(rowsOf(end.mechs).map(({ id }) => id)).toEqual(['A1', 'B1']);
    // 20 + 16.771084, rounded down to 36.5.
    expect(account(end)).toBe(40 + 16.5);
  });

  it('DEP-1 DEP-5 where it stands, equipment and pilots may be brought in the same phase', () => {
    const state = field(UNDAMAGED)
      .wreck('A', HUNCHBACK, '0808', { id: 'W2' as never })
      .pilot('A', '0303', { id: 'P' })
      .build();
    const move = { type: 'transfer', from: '0303', to: '0808', items: [], pilots: ['P'] };
    expect(codes(state, 'A', [move])).toEqual(['/orders/0/to supply/no-store']);
    const end = after(state, { A: [order('keep', 'W2', 'battle-0808'), move] });
    expect(rowsOf(end.pilots).find(({ id }) => id === 'P')?.hex).toBe('0808');
  });

  it('SIGHT-4 who sees the hex sees that it stands there, nobody else learns of it', () => {
    const state = field(hurt({ LA: 7 }))
      .mech('B', HUNCHBACK, '0304', { id: 'EYE' })
      .build();
    const told = (seen: CampaignState) =>
      toldTo(close(seen, { A: [order('keep')] }), 'B').find(({ type }) => type === 'mech-kept')?.told ?? null;
    expect(told(state)).toEqual({ mech: 'W1', force: 'A', design: HUNCHBACK, hex: '0303' });
    expect(told(field(hurt({ LA: 7 })).build())).toBeNull();
  });
});

describe('the choice', () => {
  const bigger = () => field(hurt({ LA: 7 })).wreck('A', 'locust-lct-1v', '0303', { id: 'W2' as never });

  it('SALV-2 each wreck once', () => {
    expect(codes(bigger().build(), 'A', [order('scrap'), order('keep')])).toEqual([
      '/orders/1/unit supply/salvaged-already',
    ]);
    expect(codes(bigger().build(), 'A', [order('scrap'), order('keep', 'W2')])).toEqual([]);
    const end = close(bigger().build(), { A: [order('keep'), order('scrap'), order('scrap', 'W2')] });
    expect(dataOf(end, 'order-dropped')).toMatchObject([
      { order: 1, violations: [{ code: 'supply/salvaged-already' }] },
    ]);
    expect(mech(end.state.finish(), 'W1').force).toBe('A');
    expect(scrapOf(end.state.finish())).toEqual([['A', '0303', 'scrap', 20]]);
  });

  it('SALV-4 what is not chosen when supply closes is lost, and who had the right is told', () => {
    const resolution = close(bigger().build(), { A: [order('scrap')] });
    expect(rowsOf(resolution.state.wrecks)).toEqual([]);
    expect(rowsOf(resolution.state.mechs).map(({ id }) => id)).toEqual(['A1', 'B1']);
    const told = (name: string) => toldTo(resolution, name).filter(({ type }) => type === 'wrecks-lost');
    expect(told('A')).toMatchObject([
      { told: { right: 'A', wrecks: [{ unit: 'W2', design: 'locust-lct-1v', hex: '0303' }] } },
    ]);
    expect(told('B')).toEqual([]);
    expect(
      dataOf(close(bigger().build(), { A: [order('scrap'), order('keep', 'W2')] }), 'wrecks-lost'),
    ).toEqual([]);
  });

  it('SALV-4 in the supply phase only', () => {
    const state = field(UNDAMAGED).campaign({ phase: 'preparation' }).build();
    expect(codes(state, 'A', [order('scrap')])).toEqual(['/orders/0/type orders/not-in-this-phase']);
  });

  it("SALV-1 SIGHT-4 another's wreck, one of another battle and one that does not exist get one answer", () => {
    const state = field(UNDAMAGED)
      .wreck('B', HUNCHBACK, '0909', { id: 'W2' as never, force: 'A' as ForceId })
      .build();
    for (const asked of [
      order('keep', 'W2', 'battle-0909'),
      order('keep', 'W1', 'battle-0909'),
      order('keep', 'W9'),
      order('scrap', 'A1'),
    ])
      expect(codes(state, 'A', [asked])).toEqual(['/orders/0/unit supply/no-such-wreck']);
    // Not even their own mech tells its player more while it lies in another's hands.
    expect(everything(state, 'A')).not.toContain('W2');
  });

  it('SALV-2 the options show both choices of each wreck', () => {
    expect(options(bigger().build(), 'A').orders['salvage']).toEqual({
      scrapyard: false,
      wrecks: [
        {
          ...{
            battle: 'battle-0303',
            unit: 'W1',
            hex: '0303',
            force: 'B',
            design: HUNCHBACK,
            name: `${HUNCHBACK} W1`,
          },
          structure: { left: 82, full: 83 },
          scrap: 49.39759,
          keep: 0.903615,
        },
        {
          ...{
            battle: 'battle-0303',
            unit: 'W2',
            hex: '0303',
            force: 'B',
            design: 'locust-lct-1v',
            name: 'locust-lct-1v W2',
          },
          structure: { left: 33, full: 33 },
          scrap: 20,
          keep: 0,
        },
      ],
    });
    expect(options(bigger().build(), 'B').orders['salvage']).toEqual({ scrapyard: false, wrecks: [] });
  });

  it('SALV-1 shape: every mistake at once', () => {
    const parsed = readAll(salvage.shape, { type: 'salvage', battle: 4, as: 'sell', why: 1 });
    expect(!parsed.ok && parsed.error.map(({ pointer }) => pointer).sort()).toEqual([
      '/as',
      '/battle',
      '/unit',
      '/why',
    ]);
  });

  it('END-1 a force whose last mech lies on the field is not out before supply closes', () => {
    const last = () =>
      world({ round: 2, phase: 'combat', step: 'declarations', players: 3, teams: { A: 1, C: 1 } })
        .account('C', 40)
        .account('A', 40)
        .mech('A', HUNCHBACK, '0505')
        .mech('C', 'locust-lct-1v', '0505')
        .mech('B', HUNCHBACK, '0505')
        .mech('B', HUNCHBACK, '0909');
    // C's only mech falls on the field that its side wins; A has the right.
    const unfit = { fate: 'on-field-unfit', pilot: { hits: 0, fate: 'safe' } } as const;
    const supply = fought(battlesOpened(last().build()), {
      '0505': { holder: 'A', units: { C1: unfit } },
    }).state.finish();
    expect(rowsOf(supply.wrecks)).toMatchObject([
      { id: 'B1', right: 'A' },
      { id: 'C1', right: 'A' },
    ]);
    expect(supply.forces['C' as ForceId]?.out).toBe(false);
    expect(after(supply).forces['C' as ForceId]?.out).toBe(true);
  });

  it('END-1 its own last mech, too: kept, it stays in', () => {
    const parts: MechParts = { pilot: null };
    const alone = () =>
      world({
        round: 3,
        phase: 'supply',
        players: 2,
        options: { victory: { lastForceStanding: true, buildings: null, rounds: null, gm: true } },
      })
        .account('A', 40)
        .mech('B', HUNCHBACK, '1010', parts)
        .wreck('A', HUNCHBACK, '0303', { force: 'A' as ForceId });
    expect(after(alone().build(), { A: [order('keep')] }).forces['A' as ForceId]?.out).toBe(false);
    expect(after(alone().build(), { A: [order('scrap')] }).campaign).toMatchObject({
      status: 'finished',
      winners: ['B'],
    });
  });
});

describe('the scrapyard', () => {
  // One point lost counts as half a point: V = 82.5.
  it('BLD-SCRAP counts half of the lost structure as there, in both choices', () => {
    const state = yard(field(hurt({ LA: 7 }))).build();
    // 82.5 / 83 × 50 = 49.698795180… and 0.5 / 83 × 75 = 0.451807228…
    expect(preview(state, [order('scrap')])).toEqual([
      {
        amount: 0,
        terms: [
          ['supply/scrap', 49.698795, 'SALV-2'],
          ['supply/scrapyard', null, 'BLD-SCRAP'],
        ],
        wrong: [],
      },
    ]);
    expect(scrapOf(after(state, { A: [order('scrap')] }))).toEqual([['A', '0303', 'scrap', 49.698795]]);
    expect(preview(state, [order('keep')])).toEqual([
      {
        amount: -0.451808,
        terms: [
          ['supply/lost-structure', 0.602409, 'SALV-2'],
          ['supply/keeping', 1.5, 'SALV-2'],
          ['supply/scrapyard', -0.75, 'BLD-SCRAP'],
        ],
        wrong: [],
      },
    ]);
  });

  it('BLD-SCRAP BLD-5 two are not better than one', () => {
    const two = yard(field(hurt({ LA: 7 })))
      .building('scrapyard', '0505', 'A')
      .build();
    expect(preview(two, [order('scrap'), order('keep', 'W9')]).at(0)).toEqual(
      preview(yard(field(hurt({ LA: 7 }))).build(), [order('scrap')]).at(0),
    );
    expect(preview(two, [order('keep')]).at(0)?.amount).toBe(-0.451808);
  });

  it.each([
    ['at exactly half of its CP', { cp: 50 }, -0.903615],
    ['just above', { cp: 51 }, -0.451808],
    ['sabotaged', { sabotaged: true }, -0.903615],
    ["another's", { control: 'B' as ForceId }, -0.903615],
    ['taken when the phase was open', { opened: { control: null, works: true } }, -0.903615],
  ])('BLD-SCRAP BLD-2 BLD-6 %s', (_, parts, amount) => {
    expect(preview(yard(field(hurt({ LA: 7 })), parts).build(), [order('keep')]).at(0)?.amount).toBe(amount);
  });

  it('BLD-SCRAP the options say so', () => {
    expect(options(yard(field(hurt({ LA: 7 }))).build(), 'A').orders['salvage']).toMatchObject({
      scrapyard: true,
      wrecks: [{ structure: { left: 82, full: 83 }, scrap: 49.698795, keep: 0.451808 }],
    });
  });
});
