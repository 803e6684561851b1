/** BT-MOV-3: walking MP as they stand, after legs, shields, modular armour, heat and myomer. */
import type { Mech } from '../../mech/model';
import { isWhole, type Wounded } from '../../mech/body';
import { hobbles } from './legs';
import { quadWalk } from './quad-legs';
import { bipedWalk } from './walk';

type Sheet = Wounded['sheet'];

const countOf = ({ mounts }: Sheet, item: string): number =>
  mounts.filter(({ figures }) => figures.item === item).length;

export const largeShields = (sheet: Sheet): number => countOf(sheet, 'is-shield-large');
export const mediumShields = (sheet: Sheet): number => countOf(sheet, 'is-shield-medium');

export const hasModularArmor = (mech: Wounded): boolean =>
  mech.sheet.mounts.some((mount) => mount.figures.flags.includes('modular-armor') && isWhole(mech, mount));

const hasMyomer = ({ mounts }: Sheet): boolean =>
  mounts.some(({ figures: { flags } }) => flags.includes('tsm') && !flags.includes('prototype'));

/** Heat from which triple-strength myomer helps. */
const WARM = 9;

/** 0 or more. Heat as it counts at the moment. */
export const walkMp = (mech: Wounded & Pick<Mech, 'heat'>): number => {
  const { sheet, heat } = mech;
  const isQuad = sheet.motion === 'quad';
  let mp = isQuad ? quadWalk(mech) : bipedWalk(mech) - largeShields(sheet) - mediumShields(sheet);
  if (hasModularArmor(mech)) mp -= 1;
  mp -= Math.floor(heat / 5);
  if (heat >= WARM && hasMyomer(sheet) && !hobbles(mech)) mp += 2;
  return Math.max(0, mp);
};
