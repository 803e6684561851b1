import { readdirSync } from 'node:fs';
import { toTons } from '../../kernel/tonnage';
import type { KnownBuilding } from '../knowledge/knowledge';
import type { Order } from '../model/order';
import { CURRENT_RULESET } from '../rulesets/terms-of';
import { RULESET_IDS, rulesetOf } from '../rulesets/registry';
import { TERMS } from '../rulesets/terms';
import { buildingsOf } from '../rulesets/terms-of';
import { benefitsOfTypes, type Benefits } from './benefits';
import { effectiveFor } from './effective';
import { BUILDING_TYPES, BUILDINGS, BUILDINGS_BY_RULESET, type BuildingType } from './index';

const of = (...types: BuildingType[]): Benefits => benefitsOfTypes('planetary-2', types);

describe('the list of buildings', () => {
  it('has every type once, under a rule id of its own', () => {
    expect(new Set(BUILDING_TYPES).size).toBe(BUILDINGS.length);
    expect(new Set(BUILDINGS.map(({ rule }) => rule)).size).toBe(BUILDINGS.length);
    for (const { rule } of BUILDINGS) expect(rule).toMatch(/^BLD-[A-Z]+$/);
  });

  it('has every file with its texts, and every ruleset has its terms', () => {
    const texts = readdirSync(__dirname).flatMap((name) =>
      name.endsWith('.text.ts') ? [name.replace('.text.ts', '')] : [],
    );
    expect(texts.sort()).toEqual([...BUILDING_TYPES].sort());
    expect(TERMS.map(({ id }) => id)).toEqual(RULESET_IDS);
    expect(Object.keys(BUILDINGS_BY_RULESET)).toEqual(RULESET_IDS);
  });

  it.each(BUILDINGS.map((one) => [one.rule, one] as const))(
    '%s does something, and says so in both languages',
    (_rule, building) => {
      const { text, benefits, orders, entry, indestructible } = building;
      expect(Object.keys(benefits).length > 0 || orders.length > 0 || entry || indestructible).toBe(true);
      for (const words of [text.name, text.effect])
        expect([words.en, words.de].every((one) => one.trim().length > 0)).toBe(true);
      expect(text.name.de).toMatch(/^[A-ZÄÖÜ]/);
      expect(text.name.en).toMatch(/^[a-z]/);
    },
  );

  it('BLD-1 takes orders that there are, and an order finds every building that takes it', () => {
    const known = BUILDINGS.map(({ type }) => ({ type, effective: true }) as KnownBuilding);
    const named = new Set(BUILDINGS.flatMap(({ orders }) => orders));
    for (const order of named) {
      expect(Object.keys(rulesetOf(CURRENT_RULESET).orders)).toContain(order);
      const takes = effectiveFor({ buildings: known }, order as Order['type']).map(({ type }) => type);
      expect(takes).toEqual(BUILDINGS.flatMap(({ type, orders }) => (orders.includes(order) ? [type] : [])));
      expect(takes.length).toBeGreaterThan(0);
    }
    expect(effectiveFor({ buildings: known.map((one) => ({ ...one, effective: false })) }, 'hangar')).toEqual(
      [],
    );
  });

  it('means the same by a benefit in every type that has it', () => {
    const ways = new Map<string, string>();
    for (const { buildings } of TERMS)
      for (const { benefits } of buildings)
        for (const [name, { together }] of Object.entries(benefits)) {
          const way = together.toString();
          expect([name, ways.get(name) ?? way]).toEqual([name, way]);
          ways.set(name, way);
        }
    expect(ways.size).toBeGreaterThan(0);
  });
});

describe('benefits', () => {
  it('BLD-5 quantities of two buildings of a type add up', () => {
    const two = of('spaceport', 'spaceport', 'mine-factory', 'mine-factory', 'airfield', 'airfield');
    expect(two.income.map(({ type, amount }) => [type, toTons(amount)])).toEqual([['spaceport', 20]]);
    expect(two.mines).toBe(10);
    expect(two.support).toEqual(['peregrine-attack-vtol-standard', 'peregrine-attack-vtol-standard']);
  });

  it('BLD-5 price factors and sight do not add up', () => {
    const two = of(
      'free-trader',
      'free-trader',
      'commodity-exchange',
      'commodity-exchange',
      'sensor-network',
      'sensor-network',
    );
    expect(two.partFactors).toEqual([{ rule: 'BLD-TRADE', hundredths: -10 }]);
    expect(two.saleFactors).toEqual([{ rule: 'BLD-TRADE', hundredths: 10 }]);
    expect(two.saleBase).toEqual({ rule: 'BLD-EXCH', value: 75 });
    expect(two.sight).toBe(1);
  });

  it('BLD-1 no building, no benefit', () => {
    for (const together of Object.values(of())) expect([0, null, false, []]).toContainEqual(together);
  });

  it('keeps wars of the first ruleset as they were: buildings see, and mechs enter play', () => {
    const all = benefitsOfTypes('planetary-1', BUILDING_TYPES);
    expect(all).toEqual({ ...benefitsOfTypes('planetary-1', []), sight: 1 });
    expect(
      [...buildingsOf('planetary-1').values()].filter(({ entry }) => entry).map(({ type }) => type),
    ).toEqual(['black-market', 'free-trader', 'mech-factory', 'spaceport']);
  });
});
