/** BT-MOV-14: where a mech lands from a jump. */
import { axialDistance, axialRow, columnOf, rowOf } from '../../../../kernel/hex';
import type { Spots } from './ground/spots';
import { columnsAround, type Reach, UNREACHED } from './model';

/** Steps between hexes by index. */
const hexesApart = ({ ground: { hexes } }: Spots, from: number): ((to: number) => number) => {
  const place = (index: number): readonly [number, number] => {
    const hex = hexes[index];
    if (hex === undefined) throw new RangeError(`no hex ${index}`);
    return [columnOf(hex), axialRow(columnOf(hex), rowOf(hex))];
  };
  const [column, row] = place(from);
  return (to) => {
    const [otherColumn, otherRow] = place(to);
    return axialDistance(column - otherColumn, row - otherRow);
  };
};

export interface Jump {
  readonly spots: Spots;
  readonly mp: number;
  readonly start: number;
  readonly occupied: Uint8Array;
}

/** Every facing of a place for the same MP; `before` leads from roof to roof. */
export const jumpReach = ({ spots, mp: most, start, occupied }: Jump): Reach => {
  const { from: first, size } = columnsAround(spots, Math.floor(start / 6), most);
  const mp = new Uint8Array(size).fill(UNREACHED);
  const before = new Int32Array(size);
  const counted = new Uint8Array(size);
  const nodes: number[] = [];
  const land = (spot: number, cost: number, from: number): void => {
    for (let facing = 0; facing < 6; facing += 1) {
      const node = spot * 6 + facing;
      mp[node - first] = cost;
      before[node - first] = from;
      counted[node - first] = cost;
      nodes.push(node);
    }
  };
  const startSpot = Math.floor(start / 6);
  const highest = (spots.altitude[startSpot] ?? 0) + most;
  const startHex = spots.hex[startSpot] ?? 0;
  const apart = hexesApart(spots, startHex);
  const seen = new Uint8Array(spots.first.length);
  seen[startHex] = 1;
  land(startSpot, 0, start);
  let front = [startHex];
  for (let cost = 1; cost <= most && front.length > 0; cost += 1) {
    const further: number[] = [];
    for (const hex of front)
      for (let direction = 0; direction < 6; direction += 1) {
        const to = spots.ground.towards[hex * 6 + direction] ?? -1;
        if (to < 0 || seen[to] === 1) continue;
        const top = spots.top[to] ?? 0;
        if ((spots.altitude[top] ?? 0) > highest || apart(to) !== cost) continue;
        seen[to] = 1;
        land(top, cost, (hex === startHex ? startSpot : (spots.top[hex] ?? 0)) * 6 + (start % 6));
        further.push(to);
      }
    front = further;
  }
  return { mode: 'jump', spots, start, from: first, mp, before, counted, nodes, occupied };
};
