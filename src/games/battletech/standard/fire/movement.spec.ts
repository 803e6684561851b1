import { attackerMovement, targetJumped, targetMovement } from './movement';

it('BT-GUN-2 walked 1, ran 2, jumped 3', () =>
  expect(
    (['stand', 'walk', 'run', 'jump'] as const).map((mode) => attackerMovement({ mode, hexes: 9 })),
  ).toEqual([0, 1, 2, 3]));

it('BT-GUN-2 who has not moved yet counts as standing', () => expect(attackerMovement(null)).toBe(0));

it.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3],
  [9, 3],
  [10, 4],
  [17, 4],
  [18, 5],
  [24, 5],
  [25, 6],
])('BT-GUN-3 a target that moved %d hexes is harder to hit by %d', (hexes, harder) =>
  expect(targetMovement({ mode: 'run', hexes })).toBe(harder),
);

it('BT-GUN-3 a jump makes it harder by one more, even on the spot', () =>
  expect([targetJumped({ mode: 'jump', hexes: 0 }), targetJumped({ mode: 'run', hexes: 9 })]).toEqual([
    1, 0,
  ]));
