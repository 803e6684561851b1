/**
 * What the third ruleset closes, from the text of the rules; and that wars under the second one go on as they
 * were.
 */
import { UNDAMAGED } from '../../src/catalog/condition';
import type { ForceId, MechId } from '../../src/kernel/ids';
import { tons, toTons } from '../../src/kernel/tonnage';
import {
  decideCorrection,
  Resolution,
  rulesetOf,
  type CampaignState,
  type Direction,
  type Hex,
  type Options,
} from '../../src/rules';
import { type DesignSlug, knownRefit, stockItem, type MechDesign } from '../../src/catalog';
import { benefitsOfTypes } from '../../src/rules/buildings/benefits';
import { equipmentSale, mechSale } from '../../src/rules/economy/prices/prices';
import { standingOf } from '../../src/rules/end/standing';
import { means, world, type World, type WorldSetup } from '../../src/rules/testing/world';
import { refitPairs } from '../support/states/damage';
import { after, catalog, close, codes, dataOf, HUNCHBACK, mech, onlyBattle, options } from '../support/rules';

const SECOND = 'planetary-2';
const THIRD = 'planetary-3';
/** Clan technology that stands on the list of House Davion. */
const BLACK_HAWK = 'black-hawk-nova-a';
const LOCUST = 'locust-lct-1v';
const ATLAS = 'atlas-as7-d';
const GRIFFIN = 'griffin-grf-1n';

const account = (state: CampaignState, force = 'A'): number =>
  toTons(state.forces[force as ForceId]?.account ?? (Number.NaN as never));
const supply = (ruleset: string, setup: WorldSetup = {}): World =>
  world({ round: 3, phase: 'supply', ...setup, ruleset })
    .account('A', 200)
    .mech('A', HUNCHBACK, '0101', { id: 'A1', shutDown: true })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' });

describe('the other technology', () => {
  const buy = { type: 'buy-mech', design: BLACK_HAWK, hex: '0101' };
  const market = (ruleset: string): World => supply(ruleset).building('black-market', '0202', 'A');
  const spent = (state: CampaignState): number => 200 - account(after(state, { A: [buy] }));

  it('SUP-4 BLD-BLACK a mech of the other technology needs a black market, whosever list it stands on', () => {
    expect(codes(supply(THIRD).build(), 'A', [buy])).toEqual([
      '/orders/0/design supply/other-technology-mech',
    ]);
    expect(codes(market(THIRD).build(), 'A', [buy])).toEqual([]);
    // 50 t × 2.
    expect(spent(market(THIRD).build())).toBe(100);
  });

  it('BLD-BLACK each design once a round', () => {
    expect(codes(market(THIRD).build(), 'A', [buy, buy])).toEqual([
      '/orders/1/design supply/design-sold-out',
    ]);
    expect(codes(market(SECOND).build(), 'A', [buy, buy])).toEqual([]);
  });

  it('SUP-4 under the second ruleset the own list is enough', () =>
    expect(spent(supply(SECOND).build())).toBe(50));

  it('BLD-FACT a factory makes own technology only', () => {
    const factory = (ruleset: string) => supply(ruleset).building('mech-factory', '0202', 'A').build();
    const make = (state: CampaignState, design: string) =>
      codes(state, 'A', [{ type: 'factory', building: 'mech-factory-0202', design }]);
    expect(make(factory(THIRD), BLACK_HAWK)).toEqual(['/orders/0/design supply/factory-other-technology']);
    expect(make(factory(THIRD), HUNCHBACK)).toEqual([]);
    expect(make(factory(SECOND), BLACK_HAWK)).toEqual([]);
  });
});

describe('selling mechs', () => {
  const sell = { type: 'sell', mech: 'A1' };
  const sale = (ruleset: string, chosen: Partial<Options> = {}) =>
    supply(ruleset, { options: chosen }).build();

  it('SUP-6 mechs are sold only with `sellMechs`', () => {
    expect(codes(sale(THIRD), 'A', [sell])).toEqual(['/orders/0/mech supply/mechs-not-sold']);
    expect(options(sale(THIRD), 'A')).toMatchObject({ orders: { sell: { mechs: [] } } });
    expect(codes(sale(THIRD, { sellMechs: true }), 'A', [sell])).toEqual([]);
    expect(codes(sale(SECOND), 'A', [sell])).toEqual([]);
  });

  it('REP-4 without it, no refit leads below 80 % of the Battle Value of the factory design', () => {
    const pair = refitPairs.find(
      ({ from, to }) => 100 * to.bv < 80 * from.bv && from.factions.includes('davion' as never),
    );
    const near = refitPairs.find(
      ({ from, to }) => 100 * to.bv >= 80 * from.bv && from.slug === pair?.from.slug,
    );
    if (pair === undefined) throw new Error('no such pair');
    const wrong = (ruleset: string, to: MechDesign, chosen: Partial<Options> = {}, parts: object = {}) =>
      codes(
        supply(ruleset, { options: chosen })
          .mech('A', pair.from.slug, '0101', { id: 'A2', shutDown: true, ...parts })
          .build(),
        'A',
        [{ type: 'refit', mech: 'A2', design: to.slug }],
      );
    expect(wrong(THIRD, pair.to)).toContain('/orders/0/design refit/breaks-up');
    expect(wrong(THIRD, pair.to, { sellMechs: true })).not.toContain('/orders/0/design refit/breaks-up');
    expect(wrong(SECOND, pair.to)).not.toContain('/orders/0/design refit/breaks-up');
    // It may always become what it was made as.
    expect(wrong(THIRD, pair.to, {}, { factoryDesign: pair.to.slug })).not.toContain(
      '/orders/0/design refit/breaks-up',
    );
    if (near !== undefined) expect(wrong(THIRD, near.to)).not.toContain('/orders/0/design refit/breaks-up');
  });

  it('SUP-6 SUP-3 nobody gets more for a mech in parts than for the whole', () => {
    const none = benefitsOfTypes(THIRD, []);
    const paidTwice = { [SECOND]: 0, [THIRD]: 0 };
    let tried = 0;
    for (const { from, to } of refitPairs) {
      const { refit } = knownRefit(from, UNDAMAGED, to, (id) => catalog.item(id));
      if (refit === null) continue;
      tried += 1;
      const parts = refit.gives.reduce((sum, { item, quantity }) => {
        const found = stockItem(item, (id) => catalog.item(id));
        return sum + (found === null ? 0 : (equipmentSale(none, found, quantity)?.amount ?? 0));
      }, 0);
      for (const [ruleset, asSold] of [
        [SECOND, false],
        [THIRD, true],
      ] as const) {
        const whole = mechSale(
          catalog,
          none,
          { design: from, condition: UNDAMAGED, factory: from },
          asSold,
        ).amount;
        const rest = mechSale(
          catalog,
          none,
          { design: to, condition: refit.condition, factory: from },
          asSold,
        ).amount;
        if (rest + parts > whole) paidTwice[ruleset] = paidTwice[ruleset] + 1;
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(paidTwice[SECOND]).toBeGreaterThan(0);
    expect(paidTwice[THIRD]).toBe(0);
  });
});

it('BLD-DROP half of the fee of a flight that does not start is lost: it is no free radar', () => {
  const fly = { type: 'dropship', building: 'dropship-0303', mechs: ['A1'], to: '2413', direction: 'NE' };
  const flown = (ruleset: string) =>
    close(
      world({ round: 3, phase: 'movement', columns: 24, rows: 16, ruleset })
        .account('A', 100)
        .mech('A', 'centurion-cn9-a', '0505', { id: 'A1' })
        .mech('B', HUNCHBACK, '2414', { id: 'B1' })
        .building('dropship', '0303', 'A')
        .build(),
      { A: [fly] },
    );
  expect(account(flown(SECOND).state.finish())).toBe(100);
  expect(mech(flown(THIRD).state.finish(), 'A1').hex).toBe('0505');
  // 50 t: a fee of 10.
  expect(account(flown(THIRD).state.finish())).toBe(95);
  expect(dataOf(flown(THIRD), 'account-changed').map(({ amount }) => toTons(amount))).toEqual([-10, 5]);
});

describe('captured mechs', () => {
  const field = (captureShare: number | null, owner = 'B', ruleset = THIRD): CampaignState =>
    world({ round: 3, phase: 'supply', ruleset, options: captureShare === null ? {} : { captureShare } })
      .account('A', 100)
      .mech('A', HUNCHBACK, '0303', { id: 'A1' })
      .mech('B', HUNCHBACK, '1010', { id: 'B1' })
      .wreck('A', HUNCHBACK, '0303', { condition: UNDAMAGED, force: owner as ForceId })
      .build();
  const keep = { type: 'salvage', battle: 'battle-0303', unit: 'W1', as: 'keep' };
  const spent = (state: CampaignState): number => 100 - account(after(state, { A: [keep] }));

  it('SALV-3 by default a whole one costs nothing, as the source has it', () =>
    expect(spent(field(null))).toBe(0));
  it('SALV-3 keeping an enemy’s costs at least `captureShare` of its tonnage', () => {
    expect(spent(field(0.5))).toBe(25);
    expect(spent(field(0.25))).toBe(12.5);
  });
  it('SALV-3 an own one costs what it has lost', () => expect(spent(field(0.5, 'A'))).toBe(0));
});

describe('END-1 the values of `victory: rounds`', () => {
  const standing = (ruleset: string, chosen: Partial<Options> = {}) =>
    standingOf(
      world({ ruleset, options: chosen })
        .account('A', 10)
        .mech('A', HUNCHBACK, '0101', { pilot: null })
        .mech('B', HUNCHBACK, '1010', { pilot: { gunnery: 2, piloting: 3 } })
        .building('hospital', '0202', 'A')
        .build(),
      catalog,
    ).map(({ bv, value }) => [bv, value / 1_000_000]);

  it('END-1 are BV with the pilot, 4/5 without, + 20 × tons + 1,000 × buildings', () => {
    const [own = [], other = []] = standing(THIRD);
    expect(own).toEqual([1041, 1041 + 200 + 1_000]);
    // Better pilots count.
    expect(other[0]).toBeGreaterThan(1041 * 1.3);
    expect(other[1]).toBe(other[0]);
  });
  it('END-1 are what the game master has set', () =>
    expect(standing(THIRD, { values: { bv: 2, ton: 3, building: 5 } })[0]).toEqual([1041, 2082 + 30 + 5]));
  it('END-1 under the second ruleset are those of designs, 100 a ton and 200 a building', () =>
    expect(standing(SECOND)).toEqual([
      [1041, 1041 + 1_000 + 200],
      [1041, 1041],
    ]));
  it('END-1 a damaged mech counts as it stands', () => {
    const hurt = world({ ruleset: THIRD })
      .mech('A', HUNCHBACK, '0101', {
        pilot: null,
        condition: { ...UNDAMAGED, slots: [{ location: 'RT', slot: 3, state: 'destroyed' }] },
      })
      .build();
    expect(standingOf(hurt, catalog)[0]?.bv).toBeLessThan(1041);
  });
  it('END-1 who sells an army does not win by it', () => {
    const valueOf = (state: CampaignState): number => (standingOf(state, catalog)[0]?.value ?? 0) / 1_000_000;
    const gained = (ruleset: string, chosen: Partial<Options>): number => {
      // Without income, so that nothing but the sale counts.
      const two = supply(ruleset, { options: { ...chosen, supplyPerRound: tons(0) } }).mech(
        'A',
        ATLAS,
        '0101',
        { id: 'A2' },
      );
      const state = two.build();
      return valueOf(after(state, { A: [{ type: 'sell', mech: 'A2' }] })) - valueOf(state);
    };
    expect(gained(SECOND, {})).toBeGreaterThan(0);
    expect(gained(THIRD, { sellMechs: true })).toBeLessThan(0);
  });
});

describe('pins', () => {
  const declared = (ruleset: string, chosen: Partial<Options> = {}): World =>
    world({ phase: 'combat', step: 'declarations', ruleset, options: chosen, players: 3 })
      .mech('A', ATLAS, '0505', { id: 'A1' })
      .mech('A', ATLAS, '0505', { id: 'A2' })
      .mech('A', ATLAS, '0505', { id: 'A3' })
      .mech('B', HUNCHBACK, '0506', { id: 'B1' })
      .mech('C', LOCUST, '0504', { id: 'SCOUT' });
  const assault = { type: 'attack', mechs: ['A1', 'A2', 'A3'], target: '0506' };
  const scout = { type: 'attack', mechs: ['SCOUT'], target: '0505' };
  const fallen = (state: CampaignState, sheets: Readonly<Record<string, readonly unknown[]>>) =>
    dataOf(close(state, sheets), 'attack-fell-away')
      .map(({ mechs, reason }) => [mechs.join(' '), reason])
      .sort();

  it('CMB-3 one scout does not call off three assault mechs', () => {
    // 20 t of 300 t; and it finds nobody, since all have left.
    expect(fallen(declared(THIRD).build(), { A: [assault], C: [scout] })).toEqual([
      ['SCOUT', 'nobody-there'],
    ]);
    expect(fallen(declared(SECOND).build(), { A: [assault], C: [scout] })).toEqual([
      ['A1 A2 A3', 'attacked'],
    ]);
  });
  it('CMB-3 a hex is pinned once the attacks that stand reach `pinShare` of the tonnage that attacks from it', () => {
    expect(fallen(declared(THIRD, { pinShare: 0.06 }).build(), { A: [assault], C: [scout] })).toEqual([
      ['A1 A2 A3', 'attacked'],
    ]);
    expect(fallen(declared(THIRD, { pinShare: 0.07 }).build(), { A: [assault], C: [scout] })).toEqual([
      ['SCOUT', 'nobody-there'],
    ]);
    // Of one Atlas 20 t are a fifth, and two stay at home.
    const one = { ...assault, mechs: ['A1'] };
    expect(fallen(declared(THIRD, { pinShare: 0.2 }).build(), { A: [one], C: [scout] })).toEqual([
      ['A1', 'attacked'],
    ]);
    expect(fallen(declared(THIRD).build(), { A: [one], C: [scout] })).toEqual([]);
  });
  it('CMB-3 what just reaches the share pins: 55 t of 100 t at 0.55, which is a little more than 55 in binary', () => {
    expect(catalog.mech(GRIFFIN)?.tons).toBe(55);
    const state = world({
      phase: 'combat',
      step: 'declarations',
      ruleset: THIRD,
      players: 3,
      options: { pinShare: 0.55 },
    })
      .mech('A', ATLAS, '0505', { id: 'A1' })
      .mech('B', HUNCHBACK, '0506', { id: 'B1' })
      .mech('C', GRIFFIN, '0504', { id: 'SCOUT' })
      .build();
    expect(fallen(state, { A: [{ ...assault, mechs: ['A1'] }], C: [scout] })).toEqual([['A1', 'attacked']]);
  });
  it('CMB-3 attacks of all enemies together count', () => {
    const both = declared(THIRD, { pinShare: 0.2 }).mech('B', HUNCHBACK, '0404', { id: 'B2' });
    const second = { type: 'attack', mechs: ['B2'], target: '0505' };
    // 20 t + 50 t of 300 t.
    expect(fallen(both.build(), { A: [assault], C: [scout], B: [second] })).toEqual([
      ['A1 A2 A3', 'attacked'],
    ]);
  });
  it('CMB-3 a mech whose attack fell away defends its hex, and whose attack stands does not', () => {
    const closed = close(declared(THIRD).build(), { A: [{ ...assault, mechs: ['A1'] }], C: [scout] });
    const fights = dataOf(closed, 'battle-opened').map(({ row }) => [
      row.hex,
      row.setup.units.map(({ id }) => id).sort(),
    ]);
    expect(fights.sort()).toEqual([
      ['0505', ['A2', 'A3', 'SCOUT']],
      ['0506', ['A1', 'B1']],
    ]);
    const pinned = close(declared(THIRD, { pinShare: 0.05 }).build(), { A: [assault], C: [scout] });
    expect(
      dataOf(pinned, 'battle-opened').map(({ row }) => [row.hex, row.setup.units.map(({ id }) => id).sort()]),
    ).toEqual([['0505', ['A1', 'A2', 'A3', 'SCOUT']]]);
  });
  it('CMB-3 of two hexes that could pin each other a roll settles one', () => {
    const duel = (seed: number) =>
      close(
        world({ phase: 'combat', step: 'declarations', ruleset: THIRD })
          .mech('A', HUNCHBACK, '0505', { id: 'A1' })
          .mech('B', HUNCHBACK, '0506', { id: 'B1' })
          .build(),
        {
          A: [{ type: 'attack', mechs: ['A1'], target: '0506' }],
          B: [{ type: 'attack', mechs: ['B1'], target: '0505' }],
        },
        seed,
      );
    const hexes = Array.from({ length: 20 }, (_, seed) =>
      dataOf(duel(seed), 'battle-opened').map(({ row }) => row.hex),
    );
    for (const one of hexes) expect(one).toHaveLength(1);
    expect(new Set(hexes.flat())).toEqual(new Set(['0505', '0506']));
  });
  it('CMB-3 the order of the declarations does not matter', () => {
    const state = declared(THIRD).mech('B', HUNCHBACK, '0404', { id: 'B2' }).build();
    const second = { type: 'attack', mechs: ['B2'], target: '0505' };
    const one = fallen(state, { A: [assault], B: [second], C: [scout] });
    expect(
      fallen(state, { C: [scout], B: [second], A: [{ ...assault, mechs: ['A3', 'A1', 'A2'] }] }),
    ).toEqual(one);
  });
});

describe('END-2 mechs that the game master places', () => {
  const empty = () =>
    world({ phase: 'combat', step: 'declarations', ruleset: THIRD })
      .mech('B', HUNCHBACK, '0505', { id: 'B1' })
      .mech('A', LOCUST, '0101')
      .build();
  const placed = (direction: Direction | null, seed = 7) => {
    const resolution = new Resolution(empty(), means({ ruleset: rulesetOf(THIRD), seed }));
    const add = {
      add: 'mech',
      force: 'A' as ForceId,
      design: HUNCHBACK as DesignSlug,
      hex: '0505' as Hex,
    } as const;
    const one = direction === null ? add : { ...add, direction };
    expect(decideCorrection(resolution, { changes: [one, one, one], reason: 'reinforcements' })).toEqual([]);
    const crewed = resolution.state.finish();
    const { units } = onlyBattle(close(crewed, {}, seed).state.finish()).setup;
    return units
      .filter(({ side }) => side === 'A')
      .map(({ deployment }) => (deployment === 'anywhere' ? deployment : deployment.direction));
  };

  it('END-2 CMB-4 enter from the direction that is named', () =>
    expect(placed('SE')).toEqual(['SE', 'SE', 'SE']));
  it('END-2 CMB-4 else share a rolled one', () => {
    const rolled = Array.from({ length: 12 }, (_, seed) => placed(null, seed));
    for (const directions of rolled) expect(new Set(directions).size).toBe(1);
    expect(new Set(rolled.flat()).size).toBeGreaterThan(1);
  });
  it('END-2 a direction without another hex is refused', () => {
    const resolution = new Resolution(empty(), means({ ruleset: rulesetOf(THIRD) }));
    const wrong = decideCorrection(resolution, {
      changes: [{ set: 'mech', mech: 'B1' as MechId, direction: 'N' }],
      reason: 'why',
    });
    expect(wrong.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['correction/direction-without-move', '/changes/0/direction'],
    ]);
  });
});
