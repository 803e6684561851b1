/**
 * The supply phase as a shopping cart: what a sheet lacks is named, with how much and where (SUP-8, DEP-1,
 * DEP-2).
 */
import { UNDAMAGED, type Condition } from '../../src/catalog/condition';
import type { MechDesign } from '../../src/catalog/model';
import { textOf } from '../../src/api/http/texts';
import { parseOrders, previewSheet, CURRENT_RULESET, rulesetOf, type CampaignState } from '../../src/rules';
import { world, type World } from '../../src/rules/testing/world';
import { catalog, HUNCHBACK, known } from '../support/rules';

const ruleset = rulesetOf(CURRENT_RULESET);
const hunchback = catalog.mech(HUNCHBACK) as MechDesign;
const [bin] = hunchback.bins;

/** Supply of round 3, in which 20 t have come in. A1 stands shut down in 0303. */
const yard = (tons: number, condition: Partial<Condition> = {}): World =>
  world({ round: 3, phase: 'supply' })
    .account('A', tons)
    .mech('A', HUNCHBACK, '0303', { id: 'A1', condition: { ...UNDAMAGED, ...condition }, shutDown: true })
    .mech('B', HUNCHBACK, '1010', { id: 'B1' });

const refusals = (state: CampaignState, sheet: readonly unknown[]) => {
  const parsed = parseOrders(ruleset, sheet);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return previewSheet(ruleset, catalog, known(state, 'A'), parsed.value).violations;
};
const buy = (quantity: number) => ({ type: 'buy-equipment', item: 'standard-armor', quantity, hex: '0101' });

describe('what a sheet lacks', () => {
  it.each([
    // Income 20, so far nothing spent: 20.5 t of armour are 0.5 t more than there are.
    [20, [buy(328)], { account: 20, cost: 20.5, missing: 0.5 }],
    // 20.0625 t would be a debit of 0.0625 t, rounded up to 0.5 t: there are only 0.25 t beside the income.
    [20.25, [buy(321)], { account: 20.25, cost: 20.0625, missing: 0.25 }],
    // The order above is computed in: 10 + 10.0625 t.
    [20, [{ type: 'buy-pilot', hex: '0101' }, buy(161)], { account: 10, cost: 10.0625, missing: 0.5 }],
  ])('SUP-8 tons, with the rounding that will come: %d t', (tons, sheet, params) => {
    const violations = refusals(yard(tons).build(), sheet);
    expect(violations).toEqual([
      { code: 'supply/not-enough-tons', rule: 'SUP-8', pointer: `/orders/${sheet.length - 1}`, params },
    ]);
    expect(textOf('supply/not-enough-tons', params, 'en')).toContain(`${params.missing} t too little`);
  });

  it('SUP-7 SUP-8 what the rounding would not take is affordable to the last micro-ton', () => {
    expect(refusals(yard(20).build(), [buy(320)])).toEqual([]);
    expect(refusals(yard(20.5).build(), [buy(321)])).toEqual([]);
  });

  it('SUP-6 DEP-1 stock of a depot: what is there, and what is missing', () => {
    const state = yard(20)
      .stock('A', '0303', 'medium-laser', 2)
      .stock('A', '0303', 'scrap', 1_500_000)
      .build();
    const sell = (item: string, quantity: number) => ({ type: 'sell', item, quantity, hex: '0303' });
    const move = {
      type: 'transfer',
      from: '0303',
      to: '0101',
      items: [{ item: 'medium-laser', quantity: 1 }],
      pilots: [],
    };
    expect(refusals(state, [sell('medium-laser', 3), sell('scrap', 2)]).map(({ params }) => params)).toEqual([
      { item: 'medium-laser', hex: '0303', quantity: 2, needed: 3, missing: 1 },
      { item: 'scrap', hex: '0303', quantity: 1.5, needed: 2, missing: 0.5 },
    ]);
    expect(refusals(state, [sell('medium-laser', 2), move]).map(({ params }) => params)).toEqual([
      { item: 'medium-laser', hex: '0303', quantity: 0, needed: 1, missing: 1 },
    ]);
  });

  it('DEP-2 stock for repairs: what lay there at the start of the round, and what is missing', () => {
    const hurt = { armor: { CT: 20 }, slots: [{ location: 'RT' as const, slot: 1, state: 'hit' as const }] };
    const lost = hunchback.armor.CT - 20;
    const state = yard(20, hurt).stock('A', '0303', 'standard-armor', 100, 2).build();
    const orders = [
      { type: 'repair-armor', mech: 'A1', points: { CT: lost } },
      { type: 'replace', mech: 'A1', location: 'RT', slot: 1 },
    ];
    expect(refusals(state, orders).map(({ params }) => params)).toEqual([
      { item: 'standard-armor', hex: '0303', needed: lost, usable: 2, missing: lost - 2 },
      { item: 'autocannon-20', hex: '0303', needed: 1, usable: 0, missing: 1 },
    ]);
  });

  it('REP-4 DEP-2 stock for refits', () => {
    const state = yard(20).stock('A', '0303', 'medium-laser', 5, 2).build();
    const [first] = refusals(state, [{ type: 'refit', mech: 'A1', design: 'hunchback-hbk-4p' }]).filter(
      ({ params }) => params['item'] === 'medium-laser',
    );
    // Six medium lasers stand where the AC/20 was, beside the two of the arms.
    expect(first).toMatchObject({
      code: 'refit/missing-stock',
      params: { item: 'medium-laser', hex: '0303', needed: 6, there: 2, missing: 4 },
    });
  });

  it('REP-1 DEP-2 where nothing at all is there, what it would take', () => {
    if (bin === undefined) throw new Error('a Hunchback has ammunition');
    const state = yard(20, {
      armor: { CT: 20 },
      ammunition: [{ location: bin.location, slot: bin.slot, shots: 1 }],
    }).build();
    const found = refusals(state, [
      { type: 'repair-armor', mech: 'A1' },
      { type: 'reload', mech: 'A1' },
    ]);
    expect(found.map(({ code, params }) => [code, params['hex'], params['missing']])).toEqual([
      ['repair/nothing-to-mend', '0303', [{ item: 'standard-armor', units: hunchback.armor.CT - 20 }]],
      ['repair/nothing-to-reload', '0303', [{ item: bin.item, units: bin.shots - 1 }]],
    ]);
    expect(found.map(({ code, params }) => textOf(code, params, 'en'))).toEqual([
      expect.stringContaining(`It lacks: ${hunchback.armor.CT - 20} × “standard-armor”.`),
      expect.stringContaining(`It lacks: ${bin.shots - 1} × “${bin.item}”.`),
    ]);
    // A mech that lacks nothing is not told that it does.
    const [whole] = refusals(yard(20).build(), [{ type: 'repair-armor', mech: 'A1' }]);
    expect(textOf(whole?.code ?? '', whole?.params ?? {}, 'de')).toMatch(/auszubessern\.$/);
  });
});
