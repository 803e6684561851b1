/**
 * Geometry of the planet map for clients: labels of four digits, column and row, even columns half a hex
 * lower (SETUP-10).
 */

const axial = (hex: string): readonly [number, number] => {
  const column = Number(hex.slice(0, 2));
  return [column, Number(hex.slice(2)) - Math.floor((column - 1) / 2)];
};

/** Steps from one hex to the other over any terrain. */
export function distance(a: string, b: string): number {
  const [[q1, r1], [q2, r2]] = [axial(a), axial(b)];
  return Math.max(Math.abs(q1 - q2), Math.abs(r1 - r2), Math.abs(q1 - q2 + r1 - r2));
}
