/** CMB-2: attacks on adjacent hexes, where those who can reach them are strong enough together. */
import { isAbleToFight, DIRECTIONS, type Hex, type MechRow } from '../../rules';
import { neighbour } from '../../rules/map';
import type { SheetDraft } from './sheet-draft';
import { enemyStrength, isHurt, strengthOfOwn } from './situation';

interface Attack {
  readonly target: Hex;
  readonly mechs: readonly { readonly id: MechRow['id']; readonly strength: number }[];
  readonly ratio: number;
}

export const attack = (draft: SheetDraft): void => {
  const enemies = enemyStrength(draft, false);
  if (enemies.size === 0) return;
  const able = draft.mechs
    .filter(
      (mech) =>
        !enemies.has(mech.hex) && !isHurt(draft, mech) && isAbleToFight(draft.knowledge, draft.catalog, mech),
    )
    .map((mech) => ({ id: mech.id, hex: mech.hex, strength: strengthOfOwn(draft, mech) }));
  const used = new Set<string>();
  const best = (): Attack | null => {
    const attacks = [...enemies].map(([target, strength]): Attack => {
      const mechs = able.filter(
        ({ id, hex }) =>
          !used.has(id) && DIRECTIONS.some((direction) => neighbour(hex, direction) === target),
      );
      return {
        target,
        mechs,
        ratio: mechs.reduce((sum, one) => sum + one.strength, 0) / Math.max(1, strength),
      };
    });
    return (
      attacks
        .filter(({ ratio }) => ratio >= draft.temperament.caution)
        .sort((a, b) => b.ratio - a.ratio || (a.target < b.target ? -1 : 1))[0] ?? null
    );
  };
  for (let next = best(); next !== null; next = best()) {
    for (const { id } of next.mechs) used.add(id);
    draft.give({ type: 'attack', mechs: next.mechs.map(({ id }) => id), target: next.target });
  }
};
