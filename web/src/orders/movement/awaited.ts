/** Which of my mechs wait for an order of movement. */
import type { Schemas } from '../../../../src/client/client';
import type { MoveOptions, MovementOrder } from './movement';

type OwnMech = Pick<Schemas['OwnMech'], 'id' | 'moved' | 'hex'>;

export interface Awaited {
  /** All that may be ordered to move, in the order of the list: by hex, as they stand in the view. */
  readonly movable: readonly string[];
  /** Those of them without an order and without a hold. */
  readonly open: readonly string[];
}

export function awaited(
  mine: readonly OwnMech[],
  options: MoveOptions,
  ordered: ReadonlyMap<string, MovementOrder>,
  held: ReadonlySet<string>,
): Awaited {
  const reach = new Set(
    options.mechs.filter(({ reachable }) => reachable.length > 0).map(({ mech }) => mech),
  );
  const movable = byHex(mine.filter(({ id, moved }) => moved === null && reach.has(id))).map(({ id }) => id);
  return { movable, open: movable.filter((id) => !ordered.has(id) && !held.has(id)) };
}

/** The largest stacks first, as the list shows them; within a stack as the view tells them. */
export function byHex<T extends { readonly hex: string }>(mechs: readonly T[]): readonly T[] {
  const stacks = new Map<string, T[]>();
  for (const mech of mechs) stacks.set(mech.hex, [...(stacks.get(mech.hex) ?? []), mech]);
  return [...stacks]
    .sort(([one, ones], [other, others]) => others.length - ones.length || one.localeCompare(other))
    .flatMap(([, stack]) => stack);
}
