/** What a record sheet shows: a design, and of a mech in play its damage, its pilot and whose it is. */
import { skilled } from '../battle-value/skill';
import { given } from '../battle-value/term';
import type { Condition } from '../condition';
import type { Item, ItemId, MechDesign } from '../model';

export interface SheetPilot {
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  /** 0 … 6; 6 is dead (CMB-9). */
  readonly hits: number;
}

export interface SheetSubject {
  readonly design: MechDesign;
  readonly lookup: (id: ItemId) => Item | null;
  readonly condition: Condition;
  /** Null: a design that nobody sits in. */
  readonly pilot: SheetPilot | null;
  /** The mech's own name; null of a design. */
  readonly name: string | null;
  readonly force: string | null;
}

/** The Battle Value with its pilot; without one as it is stated, at 4/5. Damage does not count. */
export const valueWith = ({ design, pilot }: Pick<SheetSubject, 'design' | 'pilot'>): number =>
  pilot === null ? design.bv : skilled(given('battle-value', design.bv), pilot.gunnery, pilot.piloting).value;
