/** Where a line leaves the base from whose centre it starts (DA-LOS-3). */
import type { Point } from '../../shapes';
import { type Base, endsOf } from './base';
import type { Share } from './polygon';

interface Big {
  readonly x: bigint;
  readonly y: bigint;
}
const minus = (a: Big, b: Big): Big => ({ x: a.x - b.x, y: a.y - b.y });
const dot = (a: Big, b: Big): bigint => a.x * b.x + a.y * b.y;

/** Whether the point that lies at this share of the leg is on the base, its border included. */
export const isOnBase = (base: Base, { num, den }: Share, p: Point, q: Point): boolean => {
  const [n, d] = [BigInt(num), BigInt(den)];
  const scaled = ({ x, y }: Point): Big => ({ x: BigInt(x) * d, y: BigInt(y) * d });
  const at = { x: BigInt(p.x) * d + BigInt(q.x - p.x) * n, y: BigInt(p.y) * d + BigInt(q.y - p.y) * n };
  const [a, b] = endsOf(base).map(scaled) as [Big, Big];
  const reach = BigInt(base.radius) ** 2n * d * d;
  const [core, out] = [minus(b, a), minus(at, a)];
  const [along, length] = [dot(out, core), dot(core, core)];
  if (along <= 0n) return dot(out, out) <= reach;
  if (along >= length) return dot(minus(at, b), minus(at, b)) <= reach;
  const cross = out.x * core.y - out.y * core.x;
  return cross * cross <= reach * length;
};
