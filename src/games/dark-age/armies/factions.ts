/** DA-FIG-2: the six factions. A figure of none is a mercenary. */

export const FACTIONS = [
  'dragons-fury',
  'swordsworn',
  'highlanders',
  'steel-wolves',
  'spirit-cats',
  'bannsons-raiders',
] as const;

export type Faction = (typeof FACTIONS)[number];
