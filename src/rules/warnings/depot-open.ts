/**
 * DEP-3: stock in a hex in which nobody guards it belongs to the enemy who is there in the end. Told of
 * enemies who are seen, not shut down, and could walk there.
 */
import { flatMap } from '../../kernel';
import { distance } from '../../kernel/hex';
import { UNDAMAGED, walkMp, type Catalog, type DesignSlug } from '../../catalog';
import type { Hex } from '../model/map';
import type { Knowledge, KnownMech } from '../knowledge/knowledge';
import { about, MARCHES, type WarningDefinition } from './definition';

/** Whatever its condition is: of an enemy's mech nobody is told. */
const fullWalk = (catalog: Catalog, slug: DesignSlug): number => {
  const design = catalog.mech(slug);
  return design === null ? 0 : walkMp(design, UNDAMAGED);
};

/** By hex, how far the fastest of those who stand there walks. */
const fastest = (mechs: readonly KnownMech[], catalog: Catalog): readonly (readonly [Hex, number])[] => {
  const walks = new Map<DesignSlug, number>();
  const byHex = new Map<Hex, number>();
  for (const { hex, design } of mechs) {
    const walk = walks.get(design) ?? fullWalk(catalog, design);
    walks.set(design, walk);
    byHex.set(hex, Math.max(byHex.get(hex) ?? 0, walk));
  }
  return [...byHex];
};

const depotsOf = ({ stock, pilots, force }: Knowledge): readonly Hex[] => {
  const goods = stock.filter((row) => row.force === force?.id).map(({ hex }) => hex);
  const people = flatMap(Object.values(pilots), ({ force: owner, status, hex }) =>
    owner === force?.id && status === 'stored' && hex !== null ? [hex] : [],
  );
  return [...new Set([...goods, ...people])].sort();
};

export interface DepotOpen {
  readonly hex: Hex;
}

const identity = { code: 'warnings/depot-open', rule: 'DEP-3' } as const;

export const depotOpen: WarningDefinition = {
  ...identity,
  phases: MARCHES,
  find: ({ after, catalog, places }) => {
    const depots = depotsOf(after);
    const near = depots.length === 0 ? [] : fastest(places.enemies, catalog);
    if (near.length === 0) return [];
    return depots
      .filter((depot) => near.some(([hex, mp]) => distance(hex, depot) <= mp) && !places.isGuarded(depot))
      .map((hex) => {
        const order = places.lastLeaving(hex);
        return order === null ? about(identity).sheet({ hex }) : about(identity).order(order, '', { hex });
      });
  },
};
