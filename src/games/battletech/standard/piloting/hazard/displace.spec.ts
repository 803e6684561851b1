import { hexOf } from '../../../../../kernel/hex';
import type { Terrain } from '../../field/model';
import { makeField, makeMech } from '../../testing/make-mech';
import { collapses, loadOn } from './collapse';
import { crushedIn, rubbleOf } from './collapsed';
import { dominoOf, pushedAhead } from './displace';
import { MINE, minesAt, minesKnownTo } from './mines';
import { skidOf } from './skid';

const mech = makeMech('hunchback-hbk-4g', { hex: hexOf(5, 8) });
const other = makeMech('locust-lct-1v', { hex: hexOf(5, 7), side: 'b' });
const house: Terrain = { building: { kind: 1, levels: 3, cf: 40 } };
const skid = (hexes: Readonly<Record<string, Terrain>>, entered: number, mechs = [mech]): unknown =>
  skidOf({ field: makeField(hexes), mechs }, mech, 0, entered);

it('BT-PSR-11 slides half as far as it went, and stops at what is in the way', () => {
  expect(skid({}, 5)).toMatchObject({ hexes: ['0507', '0506', '0505'], drop: 0, groups: [[3], [3], [3]] });
  expect(skid({}, 0)).toMatchObject({ hexes: [] });
  expect(skid({ '0506': { level: 1 }, '0505': { level: 3 } }, 8)).toMatchObject({ hexes: ['0507', '0506'] });
  expect(skid({ '0506': house }, 8)).toMatchObject({ hexes: ['0507'] });
  expect(skid({ '0506': { level: -3 } }, 8)).toMatchObject({ hexes: ['0507', '0506'], drop: 3 });
  expect(skid({ '0506': { level: -2 } }, 5)).toMatchObject({ hexes: ['0507', '0506'], drop: 0 });
  expect(skid({}, 8, [mech, other])).toMatchObject({ hexes: [] });
  expect(skid({}, 30)).toMatchObject({ hexes: ['0507', '0506', '0505', '0504', '0503', '0502', '0501'] });
});

const domino = (
  hexes: Readonly<Record<string, Terrain>>,
  mechs = [mech, other],
): readonly {
  readonly id: string;
  readonly to: string;
  readonly levels: number;
  readonly falls: boolean;
}[] => dominoOf({ field: makeField(hexes), mechs }, mech, 0);

it('BT-PSR-13 pushes on, ahead or beside, and who stands there in turn', () => {
  expect(domino({}, [mech])).toEqual([{ id: mech.id, from: '0508', to: '0507', levels: 0, falls: false }]);
  expect(domino({}).map(({ id, to }) => [id, to])).toEqual([
    [mech.id, '0507'],
    [other.id, '0506'],
  ]);
  // right of north from 0508 is 0607, left is 0407
  expect(domino({ '0507': { level: 3 } }, [mech])[0]?.to).toBe('0607');
  expect(domino({ '0507': { level: 3 }, '0607': house }, [mech])[0]?.to).toBe('0407');
  expect(domino({ '0507': { level: 2 } }, [mech])[0]?.to).toBe('0507');
  expect(domino({ '0507': { level: -2 } }, [mech])[0]).toMatchObject({ levels: 2, falls: false });
  expect(domino({ '0507': { level: -3 } }, [mech])[0]).toMatchObject({ levels: 3, falls: true });
  const pit = Object.fromEntries(
    ['0507', '0607', '0608', '0509', '0408', '0407'].map((hex) => [hex, { level: 3 }]),
  );
  expect(domino(pit, [mech])).toEqual([]);
});

it('BT-PSR-13 who is pushed goes ahead, off the field, or stays', () => {
  const ahead = (hexes: Readonly<Record<string, Terrain>>, from = mech): unknown =>
    pushedAhead({ field: makeField(hexes) }, from, 0);
  expect(ahead({})).toEqual({ kind: 'moves', hex: '0507', elevation: 0, levels: 0, falls: false });
  expect(ahead({ '0507': { level: 2 } })).toMatchObject({ kind: 'moves' });
  expect(ahead({ '0507': { level: 3 } })).toEqual({ kind: 'stays' });
  expect(ahead({ '0507': house, '0508': { level: 3 } })).toMatchObject({ elevation: 3, levels: 0 });
  expect(ahead({ '0508': { level: 3 } })).toMatchObject({ levels: 3, falls: true });
  expect(ahead({}, { ...mech, hex: hexOf(5, 1) })).toEqual({ kind: 'leaves' });
});

it('BT-PSR-14 mines are known to their owner until they go off', () => {
  const mines = [
    { hex: hexOf(5, 7), side: 'a', isKnown: false },
    { hex: hexOf(5, 7), side: 'b', isKnown: true },
    { hex: hexOf(5, 6), side: 'b', isKnown: false },
  ];
  expect(minesKnownTo('a', mines)).toEqual(mines.slice(0, 2));
  expect(minesKnownTo('b', mines)).toEqual(mines.slice(1));
  expect(minesAt(mines, hexOf(5, 7))).toHaveLength(2);
  expect(MINE).toEqual({ kind: 'mine', side: 'front', table: 'kick', groups: [5, 5] });
});

it('BT-BLD-1 a building bears as many tons as it has points', () => {
  const here = { ...other, hex: mech.hex };
  expect(loadOn([mech, other, here], mech.hex)).toBe(70);
  expect([collapses(70, 70), collapses(69, 70), collapses(0, 0)]).toEqual([false, true, true]);
});

it('BT-BLD-2 a collapsed building is rubble; who was below the roof is crushed', () => {
  expect(rubbleOf({ level: 1, ...house })).toEqual({ level: 1, rubble: 1 });
  expect(() => rubbleOf({})).toThrow(RangeError);
  const onRoof = { ...other, hex: mech.hex, elevation: 3 };
  expect(crushedIn({ levels: 3 }, 40, [mech, onRoof], mech.hex)).toEqual([
    { kind: 'crushed', id: mech.id, side: 'front', table: 'punch', groups: [5, 5, 2], levels: 0 },
    { kind: 'crushed', id: other.id, side: 'front', table: 'punch', groups: [], levels: 3 },
  ]);
});
