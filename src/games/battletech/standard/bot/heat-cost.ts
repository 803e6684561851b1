/** What heat at the end of a turn costs, in points of damage (BT-6, BT-HEAT-4 … BT-HEAT-7). */

/** By heat from 0; further ones as the last. */
const COSTS: readonly number[] = [
  0, 0.1, 0.2, 0.4, 0.6, 1.5, 1.9, 2.3, 4, 4.5, 6, 6.5, 7, 10, 13, 15, 17, 20, 24, 28, 30, 32, 35, 40, 45, 50,
];
/** From this heat on ammunition may explode. */
const EXPLOSIVE = 19;
const FOR_AMMUNITION = 15;
const EACH_FURTHER = 5;

/** `over`: heat that is left after cooling; below 0 nothing. */
export const heatCost = (over: number, hasAmmunition: boolean): number => {
  const heat = Math.max(0, over);
  const last = COSTS.length - 1;
  const plain = heat > last ? (COSTS[last] ?? 0) + EACH_FURTHER * (heat - last) : (COSTS[heat] ?? 0);
  return plain + (hasAmmunition && heat >= EXPLOSIVE ? FOR_AMMUNITION : 0);
};
