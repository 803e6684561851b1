/** Where a unit's movement may end, by hex, elevation and facing (BT-MOV-6 to 15). */
import { memo } from '../../../../../kernel';
import type { Hex } from '../../../../../kernel/hex';
import { elevationAt } from '../../movement/ground/spots';
import { canEnd, mpTo, type Reach } from '../../movement/model';
import { type Gait, mpNow, reachNow } from '../going-on';
import { fighterOf, isThere, type State, unitOf } from '../model';

export interface Ends {
  readonly reach: Reach;
  /** By hex and elevation: nodes of `reach`, by facing. */
  readonly byHex: ReadonlyMap<Hex, ReadonlyMap<number, readonly number[]>>;
  readonly hexes: readonly Hex[];
}

type Field = Pick<State, 'setup' | 'units'>;

/** Kept with the reach. `unboosted`: the MP of a run without the boost, which gets there at no risk; −1: it is no boost. */
const endsIn: (reach: Reach, unboosted: number, from: Hex) => Ends = memo(
  (reach: Reach, unboosted: number, from: Hex): Ends => {
    const { hexes } = reach.spots.ground;
    const byHex = new Map<Hex, Map<number, number[]>>();
    for (const node of reach.nodes) {
      const spot = Math.floor(node / 6);
      const hex = hexes[reach.spots.hex[spot] ?? 0];
      if (hex === undefined || node === reach.start || !canEnd(reach, node)) continue;
      if (mpTo(reach, node) <= unboosted) continue;
      // Whoever jumps comes down elsewhere.
      if (reach.mode === 'jump' && hex === from) continue;
      let floors = byHex.get(hex);
      if (floors === undefined) byHex.set(hex, (floors = new Map<number, number[]>()));
      const elevation = elevationAt(reach.spots, spot);
      const nodes = floors.get(elevation);
      if (nodes === undefined) floors.set(elevation, [node]);
      else nodes.push(node);
    }
    return { reach, byHex, hexes: [...byHex.keys()].sort() };
  },
);

/** Null: it is not on the field, or cannot go on so. */
export const endsOf = (state: Field, id: string, mode: Gait): Ends | null => {
  const unit = unitOf(state, id);
  if (unit === null || !isThere(unit)) return null;
  const mech = fighterOf(state, unit);
  const reach = reachNow(state, unit, mech, mode);
  if (reach === null) return null;
  return endsIn(reach, mode === 'boost' ? mpNow(state, unit, mech, 'run') : -1, unit.hex);
};

/** Elevations at which the hex can be reached, from below. */
export const levelsAt = ({ byHex }: Ends, hex: unknown): readonly number[] =>
  [...(byHex.get(hex as Hex)?.keys() ?? [])].sort((a, b) => a - b);

/** Nodes of the hex on that elevation; left out: its only one, or the cheapest. */
export const nodesAt = (ends: Ends, hex: unknown, level: unknown): readonly number[] => {
  const floors = ends.byHex.get(hex as Hex);
  if (floors === undefined) return [];
  const found = floors.get(level as number);
  return found ?? (floors.size === 1 ? ([...floors.values()][0] ?? []) : []);
};
