/** Who is under water (BT-LOS-8). */
import type { Ground } from '../field/ground';
import type { Stand } from './heights';

export type Wetness = 'land' | 'surface' | 'submerged';

export const wetnessOf = (ground: Ground, { index, height }: Stand): Wetness => {
  if ((ground.depth[index] ?? 0) === 0) return 'land';
  const surface = ground.level[index] ?? 0;
  if (height < surface) return 'submerged';
  return height === surface ? 'surface' : 'land';
};
