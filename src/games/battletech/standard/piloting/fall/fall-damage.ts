/** BT-PSR-6: damage of a fall. */

/** A tenth of the tonnage, rounded up. */
export const tenthOf = (tons: number): number => Math.ceil(tons / 10);

/** Points, 0 or more. `levels`: down to the ground or the water's bottom; `depth` of that water, 0 on land. */
export const fallDamage = (tons: number, levels: number, depth: number): number => {
  const tenth = tenthOf(tons);
  if (depth === 0) return tenth * (levels + 1);
  if (levels <= depth) return Math.floor((tenth * (levels + 1)) / 2);
  return Math.floor((tenth * (levels - depth + 1)) / 2) + Math.floor((tenth * (depth + 1)) / 2);
};

const GROUP = 5;

/** Groups of 5 points and what is left. */
export const inGroups = (points: number): readonly number[] =>
  Array.from({ length: Math.ceil(points / GROUP) }, (_, at) => Math.min(GROUP, points - at * GROUP));
