/**
 * A broken slot in MegaMek's files (MM-2, MM-4), for the writer and the reader alike. MegaMek has every slot
 * that was hit destroyed by the end of a phase, so both marks together say `hit`; that a part is beyond
 * repair stands in a mark of its own, which MegaMek keeps through a battle.
 */
import type { SlotState } from '../../../catalog';

/**
 * The most shots that MegaMek reads of a bin. Of more it warns, and leaves the bin as full as it was made.
 */
export const MAX_SHOTS = 200;

/** The attributes of a slot in that state, in the order in which MegaMek writes them. */
export const slotMarks = (state: SlotState): Readonly<Record<string, string>> => ({
  isHit: 'true',
  ...(state === 'destroyed' ? { isRepairable: 'false' } : {}),
  isDestroyed: 'true',
});

const says = (attributes: Readonly<Record<string, string>>, name: string, value: string): boolean =>
  attributes[name]?.trim().toLowerCase() === value;

/**
 * The state that a slot's attributes tell; null: it is whole. A slot that is missing was blown off with its
 * limb.
 */
export const slotStateOf = (attributes: Readonly<Record<string, string>>): SlotState | null => {
  const broken =
    says(attributes, 'isHit', 'true') ||
    says(attributes, 'isDestroyed', 'true') ||
    says(attributes, 'isMissing', 'true');
  if (!broken) return null;
  return says(attributes, 'isRepairable', 'false') ? 'destroyed' : 'hit';
};
