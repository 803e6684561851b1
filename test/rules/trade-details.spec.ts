/**
 * What the buildings of trade do in detail (BLD-AMMO, BLD-QUARRY, BLD-BLACK, BLD-MERC, BLD-EXCH, BLD-TRADE).
 */
import type { ForceId } from '../../src/kernel/ids';
import type { CampaignState } from '../../src/rules';
import type { BuildingType } from '../../src/rules/buildings';
import type { World } from '../../src/rules/testing/world';
import { inTons } from '../support/states/prices';
import { after, close, codes, dataOf, HUNCHBACK, options } from '../support/rules';
import { ammunition, at, goTo, laser, netOf, site, SITE, war } from '../support/states/trade';

describe('the ammunition depot', () => {
  const order = ammunition('site', 10);

  it('BLD-AMMO DEP-2 what is delivered serves from the next round on', () => {
    const state = at('supply', site('ammunition-depot', 'A')).build();
    const closed = close(state, { A: [order] });
    expect(dataOf(closed, 'stock-moved')).toMatchObject([
      { reason: 'delivered', item: 'srm-6-ammo', units: 150, from: null, to: { force: 'A', hex: SITE } },
    ]);
    // The next round has begun: now it is usable.
    expect(Object.values(closed.state.finish().stock).filter(({ hex }) => hex === SITE)).toMatchObject([
      { quantity: 150, usable: 150 },
    ]);
  });

  it('BLD-AMMO its tons cost nothing, and can be sold in the same phase like any stock (SUP-6)', () => {
    const closed = close(at('supply', site('ammunition-depot', 'A')).build(), {
      A: [order, { type: 'sell', item: 'srm-6-ammo', quantity: 150, hex: SITE }],
    });
    expect(
      dataOf(closed, 'account-changed').map(({ amount, cause }) => [cause.rule, inTons(amount)]),
    ).toEqual([['SUP-6', 5]]);
  });

  it('BLD-AMMO up to 10 t in all kinds together, to the shot', () => {
    const state = at('supply', site('ammunition-depot', 'A')).build();
    const items = (...tons: number[]) => ({
      ...order,
      items: tons.map((one) => ({ item: 'srm-6-ammo', tons: one })),
    });
    // 15 shots a ton: 0.2 t are three shots.
    expect(codes(state, 'A', [items(9.8, 0.2)])).toEqual([]);
    expect(codes(state, 'A', [items(9.8, 0.2), items(0.2)])).toEqual([
      '/orders/1/items supply/too-many-tons',
    ]);
    expect(
      codes(state, 'A', [items(9.8), { ...order, items: [{ item: 'medium-laser', tons: 0.1 }] }, items(0.2)]),
    ).toEqual(['/orders/1/items/0/item supply/no-ammunition']);
  });

  it('BLD-AMMO BLD-BLACK a black market does not widen the choice', () => {
    const state = at('supply', site('ammunition-depot', 'A')).building('black-market', '0505', 'A').build();
    const clan = { ...order, items: [{ item: 'clan-streak-srm-2-ammo', tons: 1 }] };
    expect(codes(state, 'A', [clan])).toEqual(['/orders/0/items/0/item supply/other-technology-item']);
    const wolf = at('supply', site('ammunition-depot', 'A'))
      .force('A', { faction: 'clan-wolf' as never })
      .build();
    expect(codes(wolf, 'A', [clan])).toEqual([]);
  });

  it('BLD-AMMO DEP-1 delivers to its hex whoever else stands there', () => {
    const state = at('supply', site('ammunition-depot', 'A'))
      .mech('B', HUNCHBACK, SITE, { id: 'B2' })
      .build();
    expect(codes(state, 'A', [order])).toEqual([]);
    expect(dataOf(close(state, { A: [order] }), 'stock-moved')).toHaveLength(1);
  });

  it('BLD-AMMO SUP-2 takes no half-ton bins, but what they are stocked as', () => {
    const state = at('supply', site('ammunition-depot', 'A')).build();
    const guns = (item: string) => ({ ...order, items: [{ item, tons: 0.5 }] });
    expect(codes(state, 'A', [guns('machine-gun-ammo-half-ton')])).toEqual([
      '/orders/0/items/0/item supply/no-ammunition',
    ]);
    expect(codes(state, 'A', [guns('machine-gun-ammo')])).toEqual([]);
  });
});

describe('the quarry', () => {
  /** B repairs a ruin of their own; whose are the quarries? */
  const credit = (cp: number, state: World) => {
    const closed = close(state.build(), { B: [{ type: 'repair-building', building: 'ruin-B', cp }] });
    return dataOf(closed, 'account-changed').flatMap(({ force, amount, cause }) =>
      cause.rule === 'BLD-QUARRY' || cause.rule === 'SUP-7' ? [[force, cause.rule, inTons(amount)]] : [],
    );
  };

  it('BLD-QUARRY credits n / 10 t exactly, and the phase rounds it with all else (SUP-7)', () => {
    // 37 CP: 3.7 t to A, of which 3.5 t remain; B pays 7.4 t, which grow to 7.5 t.
    expect(credit(37, at('supply', site('quarry', 'A')))).toEqual([
      ['A', 'BLD-QUARRY', 3.7],
      ['A', 'SUP-7', -0.2],
      ['B', 'SUP-7', -0.1],
    ]);
  });

  it('BLD-QUARRY a sabotaged or ruined quarry brings nothing', () => {
    expect(credit(10, at('supply', site('quarry', 'A', { sabotaged: true })))).toEqual([]);
    expect(credit(10, at('supply', site('quarry', 'A', { cp: 50 })))).toEqual([]);
    expect(credit(10, at('supply', site('quarry', 'A', { cp: 51 })))).toEqual([['A', 'BLD-QUARRY', 1]]);
  });

  it('BLD-QUARRY who repairs their quarry has it for the next phase (BLD-6)', () => {
    const state = at('supply', site('quarry', 'A', { cp: 50 })).build();
    const repairs = [
      { type: 'repair-building', building: 'site', cp: 50 },
      { type: 'repair-building', building: 'ruin-A', cp: 10 },
    ];
    expect(
      close(state, { A: repairs }).events.flatMap((event) =>
        event.type === 'account-changed' ? [inTons(event.data.amount)] : [],
      ),
    ).toEqual([-10, -2]);
  });

  it('BLD-QUARRY both sides’ quarries are credited, each for the other’s repairs', () => {
    const state = at('supply', site('quarry', 'A')).building('quarry', '0908', 'B').build();
    const repair = (force: string, cp: number) => ({
      type: 'repair-building',
      building: `ruin-${force}`,
      cp,
    });
    const closed = close(state, { A: [repair('A', 20)], B: [repair('B', 40)] });
    const all = dataOf(closed, 'account-changed').map(({ force, cause, amount }) => [
      force,
      cause.rule,
      inTons(amount),
    ]);
    expect(all).toEqual([
      ['A', 'BLD-3', -2],
      ['B', 'BLD-3', -4],
      ['A', 'BLD-QUARRY', 4],
      ['B', 'BLD-QUARRY', 2],
    ]);
  });

  it('BLD-QUARRY SUP-8 what it will bring cannot be spent beforehand', () => {
    const state = at('supply', site('quarry', 'A')).account('A', 0).build();
    expect(codes(state, 'A', [{ type: 'buy-pilot', hex: '0101' }])).toEqual([
      '/orders/0 supply/not-enough-tons',
    ]);
  });
});

describe('the black market', () => {
  const market = (...hexes: string[]): CampaignState =>
    hexes
      .reduce(
        (state, hex) => state.building('black-market', hex, 'A', { id: hex }),
        war('supply').account('A', 500),
      )
      .build();
  const buy = (item: string, quantity: number) => ({ ...laser, item, quantity });

  it('BLD-BLACK an article is one ton of one kind of armour or ammunition, in as many orders as one likes', () => {
    expect(
      codes(market(SITE), 'A', [buy('clan-ferro-fibrous-armor', 10), buy('clan-ferro-fibrous-armor', 9)]),
    ).toEqual([]);
    expect(
      codes(market(SITE), 'A', [buy('clan-ferro-fibrous-armor', 10), buy('clan-ferro-fibrous-armor', 10)]),
    ).toEqual(['/orders/1/quantity supply/article-sold-out']);
    expect(
      codes(market(SITE), 'A', [buy('clan-streak-srm-2-ammo', 50), buy('clan-streak-srm-4-ammo', 25)]),
    ).toEqual([]);
    expect(codes(market(SITE), 'A', [buy('clan-streak-srm-2-ammo', 51)])).toEqual([
      '/orders/0/quantity supply/article-sold-out',
    ]);
    expect(codes(market(SITE, '0505'), 'A', [buy('clan-streak-srm-2-ammo', 100)])).toEqual([]);
  });

  it('BLD-BLACK each article is there again the next round', () => {
    const next = goTo(market(SITE), 'supply', { A: [laser] });
    expect(next.campaign.round).toBe(4);
    expect(codes(next, 'A', [laser])).toEqual([]);
  });

  it('BLD-BLACK an order that does not stand takes no article away', () => {
    expect(codes(market(SITE), 'A', [{ ...laser, hex: '0909' }, laser])).toEqual([
      '/orders/0/hex supply/no-store',
    ]);
  });

  it('BLD-BLACK what two players buy at the same time is no business of each other’s', () => {
    const state = war('supply')
      .building('black-market', SITE, 'A')
      .building('black-market', '0908', 'B')
      .build();
    const closed = close(state, { A: [laser], B: [{ ...laser, hex: '1010' }] });
    expect(dataOf(closed, 'stock-moved').map(({ to }) => to?.force)).toEqual(['A', 'B']);
  });

  it('BLD-BLACK BLD-2 only a market that works tells of its factor', () => {
    const factors = (state: CampaignState) =>
      (options(state, 'A').orders['buy-equipment'] as { readonly factors: object }).factors;
    expect(factors(market(SITE))).toEqual({ standard: 1, other: 1.5, otherTechnology: 2 });
    expect(factors(at('supply', site('black-market', 'A', { cp: 50 })).build())).toEqual({
      standard: 1,
      other: 1.5,
    });
  });
});

describe('the mercenary camp', () => {
  const hire = (design = HUNCHBACK) => ({ type: 'hire', design, hex: '0303' });

  it('BLD-MERC BLD-5 any number with one camp, and no more or cheaper with two', () => {
    const pays = (...hexes: string[]) =>
      netOf(
        hexes
          .reduce((state, hex) => state.building('mercenary-camp', hex, 'A', { id: hex }), war('planning'))
          .build(),
        'A',
        hire(),
      );
    expect([pays(SITE), pays(SITE, '0505')]).toEqual([-20, -20]);
  });

  it('BLD-MERC SUP-7 the fee is exact, and no part of the net that supply rounds', () => {
    // Hiring a mech of 30 t took 12 t; then 1/16 t of armour: −0.0625 becomes −0.5 of the phase's own net.
    const hired = after(at('planning', site('mercenary-camp', 'A')).build(), {
      A: [hire('javelin-jvn-10n')],
    });
    expect(inTons(hired.forces['A' as ForceId]?.account ?? Number.NaN)).toBe(88);
    const supply = goTo(hired, 'supply');
    const closed = close(supply, {
      A: [{ type: 'buy-equipment', item: 'standard-armor', quantity: 1, hex: '0101' }],
    });
    expect(inTons(closed.state.forces['A' as ForceId]?.account ?? Number.NaN)).toBe(88 + 20 - 0.5);
  });

  it('BLD-MERC BLD-SPY a camp that is sabotaged in preparation hires in preparation, and no more this round', () => {
    const start = at('preparation', site('mercenary-camp', 'A')).building('spy-service', '0808', 'B').build();
    expect(codes(start, 'A', [hire()])).toEqual([]);
    const closed = close(start, { A: [hire()], B: [{ type: 'sabotage-building', building: 'site' }] });
    expect(dataOf(closed, 'mech-hired')).toHaveLength(1);
    expect(codes(closed.state.finish(), 'A', [hire()])).toEqual(['/orders/0 hire/no-camp']);
  });
});

describe('exchange and trader', () => {
  it('SUP-6 BLD-EXCH BLD-TRADE options tell the factor that the sheet then computes with', () => {
    const factor = (...types: BuildingType[]) => {
      const state = types
        .reduce((all, type, index) => all.building(type, `050${index + 1}`, 'A'), war('supply'))
        .build();
      const told = (options(state, 'A').orders['sell'] as { readonly factor: number }).factor;
      expect(netOf(state, 'A', { type: 'sell', item: 'medium-laser', quantity: 4, hex: '0101' })).toBe(
        Math.round(told * 4 * 100) / 100,
      );
      return told;
    };
    expect([
      factor(),
      factor('commodity-exchange'),
      factor('free-trader'),
      factor('commodity-exchange', 'free-trader'),
    ]).toEqual([0.5, 0.75, 0.6, 0.85]);
  });

  it('BLD-TRADE DEP-4 bought mechs may enter play at the trader and the black market, not at the exchange', () => {
    const enters = (type: BuildingType, cp = 100) =>
      codes(at('supply', site(type, 'A', { cp })).build(), 'A', [
        { type: 'buy-mech', design: HUNCHBACK, hex: SITE },
      ]);
    expect([enters('free-trader'), enters('black-market')]).toEqual([[], []]);
    expect(enters('free-trader', 50)).toEqual(['/orders/0/hex supply/no-entry']);
    expect(enters('commodity-exchange')).toEqual(['/orders/0/hex supply/no-entry']);
  });
});
