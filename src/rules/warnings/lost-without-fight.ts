/**
 * CMB-1: a side with no mech able to fight has lost at once; if no side has any, there is no battle. Told of
 * hexes that hold an enemy who is seen and not shut down, and own mechs of which none is able, unless
 * somebody attacks there from beside: who does joins that battle (CMB-3).
 */
import { flatMap } from '../../kernel';
import type { Hex } from '../model/map';
import { about, DECLARATIONS, MARCHES, type WarningDefinition } from './definition';
import type { StandingOrder } from './outlook';

export interface LostWithoutFight {
  readonly hex: Hex;
  readonly mechs: readonly string[];
}

const identity = { code: 'warnings/lost-without-fight', rule: 'CMB-1' } as const;

export const lostWithoutFight: WarningDefinition = {
  ...identity,
  phases: [...MARCHES, DECLARATIONS],
  find: ({ after, stood, places }) => {
    const enemies = new Set(places.enemies.map(({ hex }) => hex));
    // Asked before it is computed who will be able to fight where.
    const meet = (hex: Hex | null = null): boolean => hex !== null && enemies.has(hex);
    const goes = ({ order }: StandingOrder): boolean =>
      order.type === 'dropship'
        ? meet(order.to)
        : (order.type === 'move' || order.type === 'rail') && meet(order.path.at(-1));
    if (!Object.values(after.mechs).some(({ hex }) => meet(hex)) && !stood.some(goes)) return [];
    const relieved = new Set(flatMap(stood, ({ order }) => (order.type === 'attack' ? [order.target] : [])));
    const helpless = places.all.filter(
      ({ hex }) => enemies.has(hex) && !relieved.has(hex) && !places.isGuarded(hex),
    );
    return [...new Set(helpless.map(({ hex }) => hex))].map((hex) =>
      about(identity).sheet({
        hex,
        mechs: helpless.filter((place) => place.hex === hex).map(({ mech }) => mech.name),
      }),
    );
  },
};
