/** What a shot of ammunition does when it explodes (BT-CRIT-11). */
import type { Figures } from '../../mech/sheet';

/** Damage of each missile or shell, by the ammunition's type; 1 where it is not listed. */
const EACH: Readonly<Record<number, number>> = {
  // Machine guns: the rack is the damage.
  9: 2,
  10: 2,
  11: 2,
  13: 2,
  28: 2,
  30: 3,
  45: 1,
};
const BY_MUNITION: Readonly<Record<string, number>> = { 'high-explosive': 3, 'extended-range': 1 };
const ATM = [28, 99];
const MML = 45;
/** Single missiles that do as much as their name says: racks of one. */
const THUNDERBOLT: Readonly<Record<number, number>> = { 49: 5, 50: 10, 51: 15, 52: 20 };

const eachOf = (type: number, munition: string, name: string): number => {
  if (ATM.includes(type)) return BY_MUNITION[munition] ?? 2;
  if (type === MML) return /srm/i.test(name) ? 2 : 1;
  return EACH[type] ?? 1;
};

/** 0: it is no ammunition, or does not explode. */
export const shotDamage = ({ ammunition, explosive, name }: Figures): number => {
  if (ammunition === null || !explosive) return 0;
  const { type, rackSize, munition } = ammunition;
  return THUNDERBOLT[type] ?? Math.max(1, rackSize) * eachOf(type, munition, name);
};
