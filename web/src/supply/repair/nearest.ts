/**
 * Of what was found by a part of its name: what begins with the wish first, as the plain kind does ("SRM 6
 * Ammo" before "Acid SRM 6 Ammo").
 */
export function nearest<T extends { readonly name: string }>(
  found: readonly T[],
  wish: string,
  most: number,
): readonly T[] {
  const begins = ({ name }: T): number => (name.toLowerCase().startsWith(wish.toLowerCase()) ? 0 : 1);
  return found
    .toSorted((one, other) => begins(one) - begins(other) || one.name.length - other.name.length)
    .slice(0, most);
}
