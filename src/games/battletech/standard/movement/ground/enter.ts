/** BT-MOV-7: what lies in a hex and hinders whoever enters it. */
import type { Ground } from '../../field/ground';

/** MP beside the 1 of every hex, without levels and walls; on pavement nothing of it counts. */
export const terrainCost = (ground: Ground, index: number): number => {
  const depth = ground.depth[index] ?? 0;
  return (
    (ground.woods[index] ?? 0) +
    (ground.rough[index] ?? 0) +
    ((ground.rubble[index] ?? 0) > 0 ? 1 : 0) +
    (depth === 0 ? 0 : depth === 1 ? 1 : 3)
  );
};
