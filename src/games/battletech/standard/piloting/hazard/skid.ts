/** BT-PSR-11: skids of mechs that run and turn on pavement. */
import { flatMap } from '../../../../../kernel';
import type { Hex } from '../../../../../kernel/hex';
import { floorAt, type Ground, groundOf } from '../../field/ground';
import type { Mech } from '../../mech/model';
import type { Position } from '../../position';
import { byBand } from '../bands';
import { inGroups, tenthOf } from '../fall/fall-damage';

/** What hexes entered before the turn add to the roll. */
export const addedBySkid = (hexes: number): number =>
  byBand(hexes, -1, [
    [3, 0],
    [5, 1],
    [8, 2],
    [11, 4],
  ]);

export interface Skid {
  readonly kind: 'skid';
  /** Hexes slid into, in their order; the last is where it lies. */
  readonly hexes: readonly Hex[];
  /** For each of them the groups of its damage, on the side on which the mech fell. */
  readonly groups: readonly (readonly number[])[];
  /** Levels that it falls at the last of them; 0: none. */
  readonly drop: number;
}

const UP = 1;
const DOWN = 2;

const isOpen = (ground: Ground, taken: ReadonlySet<string>, from: number, to: number): boolean => {
  const hex = ground.hexes[to];
  if (hex === undefined || taken.has(hex) || (ground.height[to] ?? 0) > 0) return false;
  return floorAt(ground, to) - floorAt(ground, from) <= UP;
};

/** After the fall where it is: `direction` 0 … 5 of the move before the turn, `entered` hexes of this turn. */
export const skidOf = (
  { field, mechs }: Pick<Position, 'field' | 'mechs'>,
  mech: Mech,
  direction: number,
  entered: number,
): Skid => {
  const ground = groundOf(field);
  const taken = new Set<string>(flatMap(mechs, ({ id, hex }) => (id === mech.id ? [] : [hex])));
  const hexes: Hex[] = [];
  let drop = 0;
  let at = ground.indexOf(mech.hex);
  for (let slid = 0; slid < Math.ceil(entered / 2) && drop === 0; slid += 1) {
    const to = ground.towards[at * 6 + direction] ?? -1;
    const hex = ground.hexes[to];
    if (to < 0 || hex === undefined || !isOpen(ground, taken, at, to)) break;
    const down = floorAt(ground, at) - floorAt(ground, to);
    if (down > DOWN) drop = down;
    hexes.push(hex);
    at = to;
  }
  const each = inGroups(Math.ceil(tenthOf(mech.sheet.tons) / 2));
  return { kind: 'skid', hexes, groups: hexes.map(() => each), drop };
};
