import { world } from '../../src/rules/testing/world';
import { ENGINES } from '../../src/tactical/registry';
import { after, catalog, HUNCHBACK, onlyBattle } from '../support/rules';

it('TBL fights every battle, and its blank report can be filled in and read back', () => {
  const engine = ENGINES.find(({ id }) => id === 'table');
  const { setup } = onlyBattle(
    after(
      world({ phase: 'combat', step: 'declarations' })
        .mech('A', HUNCHBACK, '0505')
        .mech('B', HUNCHBACK, '0505')
        .build(),
    ),
  );
  if (engine === undefined) throw new Error('there is no table');
  expect(engine.source).toBe('people');
  expect(engine.refusals(catalog, setup)).toEqual([]);
  const blank = engine.blankReport(catalog, setup);
  const filled = {
    ...blank,
    turns: 4,
    holder: 'A',
    units: blank.units.map((unit) => (unit.id === 'B1' ? { ...unit, fate: 'withdrawn', edge: 'N' } : unit)),
  };
  expect(engine.readReport(catalog, setup, JSON.parse(JSON.stringify(filled)))).toEqual({
    ok: true,
    value: filled,
  });
});
