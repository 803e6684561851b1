/**
 * Shields that mechs carry: how big, told by the name under which files call them; their flag is that of a
 * club.
 */
import { has, type Mount } from '../mounts';

export type ShieldSize = 'small' | 'medium' | 'large';
const SIZES: Readonly<Partial<Record<string, ShieldSize>>> = {
  ISSmallShield: 'small',
  ISMediumShield: 'medium',
  ISLargeShield: 'large',
};

export const shieldSize = (mount: Mount): ShieldSize | null =>
  has(mount, 'club') ? (SIZES[mount.item.alias ?? ''] ?? null) : null;
