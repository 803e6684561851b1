/**
 * The pieces of a mech by the flags of their items: worked out once for a list, since every rule asks for
 * some.
 */
import { memo } from '../../kernel';
import type { Mount } from './mounts';

type Index = ReadonlyMap<string, readonly Mount[]>;
const NONE: readonly Mount[] = [];

const indexOf = memo((mounts: readonly Mount[]): Index => {
  const index = new Map<string, Mount[]>();
  for (const mount of mounts)
    for (const flag of mount.item.flags) {
      const list = index.get(flag);
      if (list === undefined) index.set(flag, [mount]);
      else list.push(mount);
    }
  return index;
});

/** In the order of the list. */
export const flagged = (mounts: readonly Mount[], flag: string): readonly Mount[] =>
  indexOf(mounts).get(flag) ?? NONE;

export const anyFlagged = (mounts: readonly Mount[], flag: string): boolean =>
  flagged(mounts, flag).length > 0;
