import { isShut, isTarget, withoutAt, withSabotage, withShut } from './acts';

const mech = (id: string) => ({ type: 'sabotage-mech', mech: id }) as const;
const building = (id: string) => ({ type: 'sabotage-building', building: id }) as const;
const shut = { type: 'shut-down', mech: 'a' } as const;

it('shuts a mech down once, and not any more', () => {
  expect(withShut(withShut([], 'a', true), 'a', true)).toEqual([shut]);
  expect(isShut([shut], 'a')).toBe(true);
  expect(isShut([shut], 'b')).toBe(false);
  expect(withShut([shut, mech('x')], 'a', false)).toEqual([mech('x')]);
});

it('has as many acts of sabotage as there are services, the last ones chosen', () => {
  expect(withSabotage([shut, mech('x')], building('y'), 1)).toEqual([shut, building('y')]);
  expect(withSabotage([mech('x')], building('y'), 2)).toEqual([mech('x'), building('y')]);
  expect(withSabotage([mech('x')], building('y'), 0)).toEqual([building('y')]);
});

it('takes an act back when its target is chosen again', () => {
  expect(withSabotage([shut, building('y')], building('y'), 1)).toEqual([shut]);
  expect(isTarget([building('y')], 'y')).toBe(true);
  expect(isTarget([shut], 'a')).toBe(false);
});

it('takes one order of several alike away', () => {
  const hire = { type: 'hire', design: 'atlas', hex: '0101' } as const;
  expect(withoutAt([hire, shut, hire], 2)).toEqual([hire, shut]);
});
