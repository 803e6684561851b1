import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBuildings } from '../../catalog/building-info';
import { toTons } from '../../kernel/tonnage';
import { BUILDING_TYPES, type BuildingType } from '../model/buildings';
import { benefitsOfTypes, type Benefits } from './benefits';
import { BUILDINGS, buildingsOf } from './index';

const of = (...types: BuildingType[]): Benefits => benefitsOfTypes('planetary-2', types);

describe('the list of buildings', () => {
  it('has every type once, in the order of the rules, under its rule id', () => {
    expect(BUILDINGS.map(({ type }) => type)).toEqual(BUILDING_TYPES);
    expect(BUILDINGS.map(({ rule }) => rule)).toEqual(bundledBuildings().map(({ rule }) => rule));
  });

  it('has a file for every type, and every file is listed', () => {
    const rest = ['benefits', 'definition', 'effective', 'index', 'works'];
    const files = readdirSync(join(__dirname)).flatMap((name) => (/\.spec\.ts$/.test(name) ? [] : [name.replace(/\.ts$/, '')]));
    expect(files.filter((name) => !rest.includes(name)).sort()).toEqual([...BUILDING_TYPES].sort());
  });

  it('gives every type an effect', () => {
    const nothing = JSON.stringify(Object.values({ ...buildingsOf('planetary-1').get('academy'), type: '', rule: '' }));
    for (const building of BUILDINGS) expect(JSON.stringify(Object.values({ ...building, type: '', rule: '' }))).not.toBe(nothing);
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
    const two = of('free-trader', 'free-trader', 'commodity-exchange', 'commodity-exchange', 'sensor-network', 'sensor-network');
    expect(two.partFactors).toEqual([{ rule: 'BLD-TRADE', hundredths: -10 }]);
    expect(two.saleFactors).toEqual([{ rule: 'BLD-TRADE', hundredths: 10 }]);
    expect(two.saleBase).toEqual({ rule: 'BLD-EXCH', hundredths: 75 });
    expect(two.sight).toBe(1);
  });

  it('BLD-1 no building, no benefit', () => {
    expect(of()).toEqual({
      income: [],
      healing: 0,
      sight: 0,
      partFactors: [],
      saleFactors: [],
      saleBase: null,
      foreignArticles: 0,
      mines: 0,
      support: [],
      deploysAnywhere: false,
      enemyCpPerTon: [],
      cpPerTon: null,
      halvesLostStructure: false,
    });
  });

  it('keeps wars of the first ruleset as they were: buildings see, and mechs enter play', () => {
    const all = benefitsOfTypes('planetary-1', BUILDING_TYPES);
    expect(all).toEqual({ ...benefitsOfTypes('planetary-1', []), sight: 1 });
    expect([...buildingsOf('planetary-1').values()].filter(({ entry }) => entry).map(({ type }) => type)).toEqual([
      'black-market',
      'free-trader',
      'mech-factory',
      'spaceport',
    ]);
  });
});
