/** What hides a mech all the time: stealth armour or a void signature system, each fed by an ECM suite (TM and TO, BV). */
import { carries, type Subject } from './subject';

export interface Concealment {
  /** Added to its target modifier. */
  readonly modifier: number;
  /** Heat a turn. */
  readonly heat: number;
}

const NONE: Concealment = { modifier: 0, heat: 0 };
const STEALTH_ARMOR: Concealment = { modifier: 2, heat: 10 };
const VOID_SIGNATURE: Concealment = { modifier: 3, heat: 10 };
const VOID_SIGNATURE_NAME = 'Mek Void Signature System';

export const concealment = (subject: Subject): Concealment => {
  if (!carries(subject, 'ecm')) return NONE;
  if (subject.design.armorType === 'stealth') return STEALTH_ARMOR;
  return subject.mounts.some(({ item }) => item.alias === VOID_SIGNATURE_NAME) ? VOID_SIGNATURE : NONE;
};
