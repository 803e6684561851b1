/** What kinds of armour and structure do, in a sentence (BT-EQ-32). */
import type { Figures } from '../../mech/sheet';

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/stealth/, 'Hides its mech at medium and long range, with ECM, for 10 heat.'],
  [/hardened/, 'Each point takes two of damage.'],
  [/ferro-lamellor/, 'A hit does four fifths.'],
  [/reactive/, 'Missiles and artillery do half.'],
  [/reflective/, 'Energy weapons do half, blows more.'],
  [/ballistic-reinforced/, 'Shells and missiles do half.'],
  [/impact-resistant/, 'Blows do a third less.'],
  [/commercial/, 'Hits of more than 5 points may bring a critical hit.'],
  [/anti-penetrative/, 'Armour-piercing shells bring no critical hit.'],
  [/heat-dissipating/, 'Heat from outside is halved.'],
  [/composite/, 'Takes twice the damage that reaches it.'],
  [/reinforced/, 'Takes half the damage that reaches it.'],
];

export const armorText = ({ item, kind }: Pick<Figures, 'item' | 'kind'>): string =>
  TEXTS.find(([pattern]) => pattern.test(item))?.[1] ??
  (kind === 'armor'
    ? 'Takes a point of damage with each of its own.'
    : 'Takes damage as standard structure.');
