/**
 * Where a mech can go, by what is there: who looks for an enemy or a building need not read the empty hexes.
 * Pure.
 */
export interface Destination {
  readonly hex: string;
  readonly cost: number;
}

export type Kind = 'battle' | 'enemies' | 'buildings' | 'mine' | 'open';
export const KINDS: readonly Kind[] = ['battle', 'enemies', 'buildings', 'mine', 'open'];

/** What a view knows of hexes. */
export interface Known {
  readonly battles: ReadonlySet<string>;
  readonly enemies: ReadonlySet<string>;
  readonly buildings: ReadonlySet<string>;
  readonly mine: ReadonlySet<string>;
}

export const kindOf = (known: Known, hex: string): Kind => {
  if (known.battles.has(hex)) return 'battle';
  if (known.enemies.has(hex)) return 'enemies';
  if (known.buildings.has(hex)) return 'buildings';
  return known.mine.has(hex) ? 'mine' : 'open';
};

/** Kinds without a hex are left out; within a kind the nearest first. */
export function grouped<T extends Destination>(
  reach: readonly T[],
  known: Known,
): readonly (readonly [kind: Kind, hexes: readonly T[]])[] {
  return KINDS.flatMap((kind) => {
    const hexes = reach
      .filter(({ hex }) => kindOf(known, hex) === kind)
      .sort((one, other) => one.cost - other.cost || one.hex.localeCompare(other.hex));
    return hexes.length === 0 ? [] : [[kind, hexes] as const];
  });
}
