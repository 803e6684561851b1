/** What guns of the quick start are called in sentences and on sheets (GAM-10): in German by their German names. */
import { germanItemName } from '../../catalog';
import { type Words, words } from '../shapes';
import type { Weapon } from './model';

export const gunWords = ({ name }: Pick<Weapon, 'name'>): Words =>
  words('bt.item', { en: name, de: germanItemName(name) });

/** Of ammunition: the first gun that it is for. */
export const binWords = (weapons: readonly Weapon[], ammo: string): Words =>
  gunWords(weapons.find((weapon) => weapon.ammo === ammo) ?? { name: ammo });
