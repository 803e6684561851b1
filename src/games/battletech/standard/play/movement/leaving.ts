/** Leaving the field (CMB-5): a step over an open edge, from where one gets walking or running with 1 MP left. */
import { canEnd, mpTo } from '../../movement/model';
import { endsOf } from './ends';
import { mpNow } from '../going-on';
import { type Edge, fighterOf, isThere, type State, type Unit } from '../model';

const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];

/** `direction`: 0 north, clockwise. */
export const edgeOver = (
  { columns, rows }: State['setup']['field'],
  index: number,
  direction: number,
): Edge => {
  const column = Math.floor(index / rows) + 1;
  const row = (index % rows) + 1;
  if (row === 1 && (direction === 5 || direction === 0 || direction === 1)) return 'N';
  if (row === rows && direction >= 2 && direction <= 4) return 'S';
  return column === columns ? 'E' : 'W';
};

/** The open edges that the unit can leave over this turn, clockwise from the north. */
export const edgesFor = (state: Pick<State, 'setup' | 'units'>, unit: Unit): readonly Edge[] => {
  const open = state.setup.exits[unit.side] ?? [];
  if (open.length === 0 || unit.isProne || !isThere(unit)) return [];
  const found = new Set<Edge>();
  for (const mode of ['walk', 'run'] as const) {
    const reach = endsOf(state, unit.id, mode)?.reach;
    if (reach === undefined) continue;
    const mp = mpNow(state, unit, fighterOf(state, unit), mode);
    for (const node of reach.nodes) {
      const index = reach.spots.hex[Math.floor(node / 6)] ?? 0;
      if ((reach.spots.ground.towards[index * 6 + (node % 6)] ?? 0) >= 0 || !canEnd(reach, node)) continue;
      if (mpTo(reach, node) < mp) found.add(edgeOver(state.setup.field, index, node % 6));
    }
  }
  return EDGES.filter((edge) => found.has(edge) && open.includes(edge));
};
