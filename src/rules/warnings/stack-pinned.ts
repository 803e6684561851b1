/**
 * CMB-3: mechs whose hex is attacked with enough tonnage make no attack. Told of enemies who are seen beside
 * them and whom they do not attack; who stands with an enemy of their own fights there, and attacks nobody.
 */
import { flatMap } from '../../kernel';
import type { Hex } from '../model/map';
import { rowOf } from '../model/draft';
import { about, DECLARATIONS, type SheetOutlook, type WarningDefinition } from './definition';
import { neighboursOf } from './places';

interface Attackers {
  readonly from: Hex;
  readonly targets: Set<Hex>;
  tons: number;
  /** The orders with mechs from there. */
  readonly orders: Set<number>;
}

const attackersOf = ({ after, catalog, stood }: SheetOutlook): readonly Attackers[] => {
  const byHex = new Map<Hex, Attackers>();
  for (const { index, order } of stood) {
    if (order.type !== 'attack') continue;
    for (const id of order.mechs) {
      const mech = rowOf(after.mechs, id);
      if (mech === null || mech.hex === null) continue;
      const here = byHex.get(mech.hex) ?? { from: mech.hex, targets: new Set(), tons: 0, orders: new Set() };
      byHex.set(mech.hex, here);
      here.targets.add(order.target);
      here.orders.add(index);
      here.tons += catalog.mech(mech.design)?.tons ?? 0;
    }
  }
  return [...byHex.values()];
};

export interface StackPinned {
  readonly hex: Hex;
  readonly enemies: readonly Hex[];
}

const identity = { code: 'warnings/stack-pinned', rule: 'CMB-3' } as const;

export const stackPinned: WarningDefinition = {
  ...identity,
  phases: [DECLARATIONS],
  find: (outlook) => {
    const attackers = attackersOf(outlook);
    if (attackers.length === 0) return [];
    const { pinShare } = outlook.after.campaign.options;
    const free = outlook.places.freeEnemies();
    return flatMap(attackers, ({ from, targets, tons, orders }) => {
      const enemies = neighboursOf(from)
        .filter((hex) => free.has(hex) && !targets.has(hex))
        .sort();
      const theirs = enemies.reduce((sum, hex) => sum + (free.get(hex) ?? 0), 0);
      // Whole millionths, as the rule compares them; rulesets without a share: any attack pins.
      if (enemies.length === 0 || theirs * 1e6 < Math.round((pinShare ?? 0) * 1e6) * tons) return [];
      return [...orders].map((order) => about(identity).order(order, '/mechs', { hex: from, enemies }));
    });
  },
};
