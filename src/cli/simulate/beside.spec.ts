import { besides, comparisonOf, comparisonText, strongerOf } from './beside';
import { bundledCatalog } from '../../catalog/bundled';
import { contractSetups } from '../../../test/support/engines/contract-battles';
import type { BattleSetup } from '../../rules';
import type { Fights } from '../../simulation';
import { Chance } from '../../kernel';

const catalog = bundledCatalog();
const [duel] = contractSetups;
if (duel === undefined) throw new Error('no battle');
const [one, other] = duel.sides.map(({ side }) => side);
const unitOf = (side: string | undefined) => duel.units.find((unit) => unit.side === side);
const battle = (ours: number): BattleSetup => {
  const [a, b] = [unitOf(one), unitOf(other)];
  if (a === undefined || b === undefined) throw new Error('no units');
  const many = Array.from({ length: ours }, (_, index) => ({ ...a, id: `unit-${index}` }));
  return { ...duel, units: [...many, { ...a, id: 'unit-x', side: b.side, force: b.force }] };
};
const heldBy =
  (holder: string | null): Fights =>
  (_, setup) => ({
    hash: setup.hash,
    turns: 1,
    holder,
    log: null,
    units: [],
    buildings: [],
    minesUsed: {},
  });

it('who has a tenth more strength has the advantage', () => {
  expect(strongerOf(catalog, battle(2))).toBe(one);
  expect(strongerOf(catalog, battle(1))).toBeNull();
});

it('counts by engine whether who had the advantage held the field', () => {
  const comparison = comparisonOf('dark-age', 'battletech');
  const chance = new Chance('beside');
  besides(comparison, heldBy(one ?? ''), heldBy(null))(catalog, battle(2), chance);
  besides(comparison, heldBy(other ?? ''), heldBy(other ?? ''))(catalog, battle(3), chance);
  // Equal, and too large: not compared.
  besides(comparison, heldBy(one ?? ''), heldBy(one ?? ''))(catalog, battle(1), chance);
  besides(comparison, heldBy(one ?? ''), heldBy(one ?? ''))(catalog, battle(9), chance);
  expect(comparison).toEqual({
    first: { engine: 'dark-age', won: 1, nobody: 0, lost: 1 },
    second: { engine: 'battletech', won: 0, nobody: 1, lost: 1 },
    same: 1,
  });
  expect(comparisonText(comparison)).toContain('| dark-age | 1 | 0 | 1 | 50.0 % |');
  expect(comparisonText(comparisonOf('a', 'b'))).toBe('no battle with an advantage was fought\n');
});
