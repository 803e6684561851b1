import type { Location } from '../../../../catalog';
import { hexOf, neighbour, DIRECTIONS } from '../../../../kernel/hex';
import { makeMech } from '../testing/make-mech';
import { bears, sectorTo, sideHit, torsoFacing, turned } from './arcs';

const at = (label: string): { column: number; row: number } => ({
  column: Number(label.slice(0, 2)),
  row: Number(label.slice(2)),
});
const sector = (from: string, to: string): number => sectorTo(at(from), at(to)) ?? -1;

it('BT-GUN-6 directions are told to the sector', () => {
  expect(sectorTo(at('0505'), at('0505'))).toBeNull();
  expect(DIRECTIONS.map((direction) => sector('0505', neighbour(hexOf(5, 5), direction) ?? ''))).toEqual([
    0, 4, 8, 12, 16, 20,
  ]);
  // Exactly between two neighbours, and just beside.
  expect([sector('0505', '0603'), sector('0505', '0705'), sector('0505', '0703')]).toEqual([2, 6, 3]);
});

const fires = (location: Location, isRear: boolean, twist: -1 | 0 | 1): readonly string[] => {
  const mech = makeMech('hunchback-hbk-4g', { facing: 1, twist });
  const around = ['0504', '0604', '0605', '0506', '0405', '0404'];
  return around.filter((to) => {
    const seen = sector('0505', to);
    return bears(
      mech.sheet,
      { location, isRear, isTurret: false },
      turned(seen, torsoFacing(mech)),
      turned(seen, mech.facing),
    );
  });
};

it.each([
  // Facing 1 is 0604.
  ['CT', false, 0, ['0504', '0604', '0605']],
  ['CT', false, 1, ['0604', '0605', '0506']],
  ['RL', false, 1, ['0504', '0604', '0605']],
  ['RA', false, 0, ['0504', '0604', '0605', '0506']],
  ['LA', false, 0, ['0504', '0604', '0605', '0404']],
  ['RT', true, 0, ['0405']],
  ['RT', true, -1, ['0506']],
] as const)('BT-GUN-6 %s (rear %s) with twist %d fires at %j', (location, isRear, twist, at) =>
  expect(fires(location, isRear, twist)).toEqual(at),
);

it('BT-GUN-6 a turret fires all round, and who lies does not twist', () => {
  const mech = makeMech('hunchback-hbk-4g', { twist: 1, isProne: true });
  expect(torsoFacing(mech)).toBe(0);
  expect(bears(mech.sheet, { location: 'HD', isRear: false, isTurret: true }, 12, 12)).toBe(true);
});

it('BT-GUN-7 borders belong to the side nearer to the front', () => {
  expect([6, 7, 10, 11, 13, 14, 17, 18].map((one) => sideHit(one, null))).toEqual([
    'front',
    'right',
    'right',
    'rear',
    'rear',
    'left',
    'left',
    'front',
  ]);
});

it('BT-GUN-7 the side of the line that the defender chose decides on a border', () => {
  expect([6, 10, 14, 18].map((one) => sideHit(one, 'left'))).toEqual(['right', 'rear', 'left', 'front']);
  expect([6, 10, 14, 18].map((one) => sideHit(one, 'right'))).toEqual(['front', 'right', 'rear', 'left']);
  expect([0, 2, 8, 12, 22].map((one) => sideHit(one, 'left'))).toEqual([
    'front',
    'front',
    'right',
    'rear',
    'front',
  ]);
});
