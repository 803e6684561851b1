/**
 * Leaving the field over an edge (BT-1): a unit that can reach a hex from which a step leads off it, with 1
 * MP left. It counts as destroyed.
 */
import { DIRECTIONS, type Hex } from '../../../kernel/hex';
import type { Edge, State, Unit } from '../model';
import { reachOf } from './reach';

export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

const edgeOf = ({ columns, rows }: State['setup']['field'], index: number, direction: number): Edge => {
  const column = Math.floor(index / rows) + 1;
  const row = (index % rows) + 1;
  const name = DIRECTIONS[direction] ?? 'N';
  if (row === 1 && name.startsWith('N')) return 'N';
  if (row === rows && name.startsWith('S')) return 'S';
  return column === columns ? 'E' : 'W';
};

/** The edges that the unit can leave over this turn, running if need be. */
export const exitsOf = (state: State, unit: Unit & { readonly hex: Hex }): readonly Edge[] => {
  const open = state.setup.exits?.[unit.side] ?? EDGES;
  if (open.length === 0) return [];
  const reach = reachOf(state, unit, 'run');
  const found = new Set<Edge>();
  reach.spent.forEach((spent, node) => {
    if (spent >= reach.mp || (reach.ground.towards[node] ?? 0) >= 0) return;
    found.add(edgeOf(state.setup.field, Math.floor(node / 6), node % 6));
  });
  return EDGES.filter((edge) => found.has(edge) && open.includes(edge));
};
