import { hexOf } from '../../../../kernel/hex';
import type { Terrain } from '../field/model';
import { makeField, makeMech } from '../testing/make-mech';
import { placesOf } from './places';
import { pathTo } from './path';
import { mpTo as leastMp } from './model';
import { reachOf } from './reach';

const jumper = makeMech('phoenix-hawk-pxh-1', { hex: hexOf(5, 8) });
const mpTo = (hex: string, hexes: Readonly<Record<string, Terrain>>, mech = jumper): number | undefined =>
  placesOf({ field: makeField(hexes), mechs: [mech] }, mech, 'jump').find((one) => one.hex === hex)?.mp;

it('BT-MOV-14 one MP a hex, any facing, over and into anything', () => {
  expect(mpTo('0502', {})).toBe(6);
  expect(mpTo('0501', {})).toBeUndefined();
  expect(mpTo('0506', { '0507': { woods: 2 }, '0506': { water: 2 } })).toBe(2);
  const places = placesOf({ field: makeField(), mechs: [jumper] }, jumper, 'jump');
  // 1 + 6 + 12 + … + 36 hexes, those within the field
  expect(places.filter(({ hex }) => hex === '0508').map(({ mp }) => mp)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(places).toHaveLength(6 * new Set(places.map(({ hex }) => hex)).size);
});

it('BT-MOV-14 not over or onto what is higher than the MP; round it only by a shortest path', () => {
  expect(mpTo('0507', { '0507': { level: 6 } })).toBe(1);
  expect(mpTo('0507', { '0507': { level: 7 } })).toBeUndefined();
  expect(mpTo('0507', { '0507': { level: 4, building: { kind: 1, levels: 3, cf: 10 } } })).toBeUndefined();
  expect(mpTo('0506', { '0507': { level: 7 } })).toBeUndefined();
  expect(mpTo('0407', { '0407': { level: 7 } })).toBeUndefined();
  // two shortest paths lead to 0606: by 0507 and by 0607
  expect(mpTo('0606', { '0507': { level: 7 } })).toBe(2);
  expect(mpTo('0507', { '0507': { level: -9 } })).toBe(1);
});

it('BT-MOV-5 from water by the jets that are dry', () => {
  const inTorso = jumper.sheet.mounts.filter(
    ({ location, figures }) => figures.flags.includes('jump-jet') && ['CT', 'RT', 'LT'].includes(location),
  ).length;
  const reached = (water: number): number =>
    Math.max(
      ...placesOf({ field: makeField({ '0508': { water } }), mechs: [jumper] }, jumper, 'jump').map(
        ({ mp }) => mp,
      ),
    );
  expect([reached(0), reached(1), reached(2)]).toEqual([6, inTorso, 0]);
});

it('BT-MOV-14 the way leads from hex to hex', () => {
  const reach = reachOf({ field: makeField(), mechs: [jumper] }, jumper, 'jump');
  const node = reach.spots.ground.indexOf(hexOf(7, 5)) * 6 + 4;
  expect(pathTo(reach, node)).toHaveLength(leastMp(reach, node) + 1);
});
