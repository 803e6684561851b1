/** What designs carry that a depot can hold: armour and ammunition first, then weapons and other parts. */
import type { Schemas } from '../../../../src/client/client';

type Sheet = Pick<Schemas['RecordSheet'], 'armorItem' | 'ammunition' | 'heatSinks' | 'items'>;

export const itemsOfDesigns = (sheets: readonly Sheet[]): readonly string[] => [
  ...new Set([
    ...sheets.map(({ armorItem }) => armorItem),
    ...sheets.flatMap(({ ammunition }) => ammunition.map(({ item }) => item)),
    ...sheets.map(({ heatSinks }) => heatSinks.item),
    ...sheets.flatMap(({ items }) => items.map(({ item }) => item)),
  ]),
];
