import { hexOf } from '../../../../kernel/hex';
import type { Terrain } from '../field/model';
import type { Mech, Mode } from '../mech/model';
import { hurt } from '../testing/hurt';
import { makeField, makeMech } from '../testing/make-mech';
import { spotAt, spotsOf } from './ground/spots';
import type { Step } from './path';
import { pathRolls } from './path-rolls';

/** `0508/0 0507/0 0507/1@2`: hex, facing and elevation step by step. */
const rolls = (
  way: string,
  hexes: Readonly<Record<string, Terrain>>,
  mode: Mode = 'walk',
  mech: Mech = makeMech('phoenix-hawk-pxh-1'),
): readonly string[] => {
  const spots = spotsOf(makeField(hexes));
  const path = way.split(' ').map((one): Step => {
    const [, column = '', row = '', facing = '', elevation = '0'] =
      /^(\d\d)(\d\d)\/(\d)(?:@(\d))?$/.exec(one) ?? [];
    const hex = hexOf(Number(column), Number(row));
    const node = spotAt(spots, spots.ground.indexOf(hex), Number(elevation)) * 6 + Number(facing);
    return { hex, facing: Number(facing), elevation: Number(elevation), node, mp: 0 };
  });
  return pathRolls(spots, mech, mode, path).map(({ cause, step, added }) => `${cause} ${step} ${added}`);
};
const house: Terrain = { building: { kind: 3, levels: 2, cf: 60 } };

it('BT-MOV-17 water and rubble are rolled for where they are entered', () => {
  expect(rolls('0508/0 0507/0', { '0507': { water: 1 } })).toEqual(['water 1 -1']);
  expect(rolls('0508/0 0507/0 0506/0', { '0507': { water: 2 }, '0506': { water: 3 } })).toEqual([
    'water 1 0',
    'water 2 1',
  ]);
  expect(rolls('0508/0 0507/0', { '0507': { rubble: 1 } })).toEqual(['rubble 1 0']);
  expect(rolls('0508/0 0507/0', { '0507': { water: 1, road: 8 }, '0508': { road: 1 } })).toEqual([]);
  expect(rolls('0508/0 0507/0', { '0508': { water: 1, rubble: 1 } })).toEqual([]);
  expect(rolls('0508/0 0507/0', { '0507': { rubble: 2, road: 8 }, '0508': { pavement: true } })).toEqual([]);
});

it('BT-MOV-17 walls on the way in, from hex to hex once, and on the way out', () => {
  expect(rolls('0508/0 0507/0 0506/0 0505/0', { '0507': house, '0506': house })).toEqual([
    'walls 1 2',
    'walls 2 2',
    'walls 3 3',
  ]);
  expect(rolls('0508/0 0507/0@2 0506/0', { '0507': house, '0508': { level: 2 } })).toEqual([]);
});

it('BT-MOV-17 skids when it runs out of a paved hex in another direction than it came', () => {
  const paved = { '0507': { pavement: true }, '0506': { road: 1 } } as const;
  expect(rolls('0508/0 0507/0 0507/1 0606/1', paved, 'run')).toEqual(['skid 3 -1']);
  expect(rolls('0508/0 0507/0 0507/1 0606/1', paved, 'walk')).toEqual([]);
  expect(rolls('0508/0 0507/0 0507/1 0507/0 0506/0', paved, 'run')).toEqual([]);
  expect(rolls('0508/0 0508/1 0607/1', { '0508': { pavement: true } }, 'run')).toEqual(['skid 2 -1']);
  expect(rolls('0509/0 0508/0 0507/0 0506/0 0506/5 0405/5', paved, 'run')).toEqual(['skid 5 0']);
});

it('BT-MOV-17 running and landing with damage is rolled for at the end', () => {
  const lame = makeMech('phoenix-hawk-pxh-1', { condition: hurt(['RL.1']) });
  const footSore = makeMech('phoenix-hawk-pxh-1', { condition: hurt(['RL.4']) });
  const dizzy = makeMech('phoenix-hawk-pxh-1', { condition: hurt(['CT.4']) });
  const of = (mode: Mode): readonly number[] =>
    [lame, footSore, dizzy].map((mech) => rolls('0508/0 0507/0', {}, mode, mech).length);
  expect([of('walk'), of('run'), of('jump')]).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
  ]);
  expect(rolls('0508/0 0507/0 0506/0', { '0507': { rubble: 1 }, '0506': { water: 2 } }, 'jump')).toEqual([
    'water 2 0',
  ]);
  expect(rolls('0508/0 0507/0', { '0507': { rubble: 1 } }, 'jump')).toEqual(['rubble 1 0']);
  const heavyDuty = { ...dizzy, sheet: { ...dizzy.sheet, gyro: 'heavy-duty' as const } };
  expect(rolls('0508/0 0507/0', {}, 'run', heavyDuty)).toEqual([]);
  const twice = { ...heavyDuty, condition: hurt(['CT.4', 'CT.5']) };
  expect(rolls('0508/0 0507/0', {}, 'jump', twice)).toEqual(['land-hurt 1 0']);
});
