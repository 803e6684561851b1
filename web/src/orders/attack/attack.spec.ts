import {
  ableAt,
  attackersOf,
  sumOf,
  targetOf,
  targetsOf,
  withAll,
  withAttack,
  withToggled,
  type AttackOptions,
} from './attack';

const options: AttackOptions = {
  mechs: [
    { mech: 'a', targets: ['0505', '0406'] },
    { mech: 'b', targets: ['0505'] },
    { mech: 'c', targets: ['0406'] },
  ],
};
const attack = (target: string, ...mechs: string[]) => ({ type: 'attack' as const, mechs, target });
const other = { type: 'shut-down', mech: 'z' } as const;

it('knows what can be attacked, and by whom', () => {
  expect(targetsOf(options)).toEqual(['0406', '0505']);
  expect(ableAt(options, '0505')).toEqual(['a', 'b']);
  expect(ableAt(options, '0909')).toEqual([]);
});

it('sends all that attack nothing else', () => {
  expect(withAll([], options, '0505')).toEqual([attack('0505', 'a', 'b')]);
  expect(withAll([attack('0406', 'a'), other], options, '0505')).toEqual([
    attack('0406', 'a'),
    other,
    attack('0505', 'b'),
  ]);
  expect(withAll([attack('0505', 'b')], options, '0505')).toEqual([attack('0505', 'a', 'b')]);
});

it('takes a mech from one attack to another', () => {
  const moved = withToggled([attack('0406', 'a', 'c')], '0505', 'a');
  expect(moved).toEqual([attack('0406', 'c'), attack('0505', 'a')]);
  expect([targetOf(moved, 'a'), targetOf(moved, 'c'), targetOf(moved, 'b')]).toEqual(['0505', '0406', null]);
});

it('leaves no attack without mechs', () => {
  expect(withToggled([attack('0505', 'a'), other], '0505', 'a')).toEqual([other]);
  expect(withAttack([attack('0406', 'a')], '0505', ['a'])).toEqual([attack('0505', 'a')]);
  expect(withAttack([other], '0505', [])).toEqual([other]);
});

it('makes one order of two on the same hex', () => {
  const orders = withAttack([attack('0505', 'a'), attack('0505', 'b')], '0505', ['a', 'b']);
  expect(orders).toEqual([attack('0505', 'a', 'b')]);
  expect(attackersOf(orders, '0505')).toEqual(['a', 'b']);
});

it('adds strength up', () => {
  expect(
    sumOf([
      { tons: 50, bv: 1_000 },
      { tons: 25, bv: 500 },
    ]),
  ).toEqual({ mechs: 2, tons: 75, bv: 1_500 });
});
