/**
 * Whose reading a Battle Value follows where MegaMek 0.49 and the books differ: players compare with MegaMek,
 * so that is the default.
 *
 * - A clan chassis has CASE everywhere by the books. MegaMek puts it where an explosive piece mainly stands:
 *   the other half of a weapon that
 *   reaches into a side torso is protected only if something explosive has its place there too.
 * - A piece of artillery in three locations is one weapon by the books. MegaMek joins two locations at most,
 *   and counts each part.
 * - A virtual reality piloting pod makes its mech worth 1.4 times as much by the books, and no more than any
 *   by MegaMek.
 */
export type Reading = 'megamek' | 'books';
