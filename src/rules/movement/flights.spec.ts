import { toTons } from '../../kernel/tonnage';
import { means } from '../testing/world';
import { tonnageOf } from '../combat/presence';
import { flightFee } from './flights';

it.each([
  [1, 1],
  [5, 1],
  [20, 4],
  [21, 5],
  [25, 5],
  [200, 40],
])('BLD-DROP a flight of %d t costs %d t: 1 t for each 5 t begun', (tons, fee) => {
  expect(toTons(flightFee(tons).amount)).toBe(-fee);
});

it('BLD-DROP a lance weighs what its designs weigh', () => {
  const lance = ['locust-lct-1v', 'hunchback-hbk-4g', 'atlas-as7-d'].map((design) => ({
    design: design as never,
  }));
  expect(tonnageOf(means().catalog, lance)).toBe(170);
});
