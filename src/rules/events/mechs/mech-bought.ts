/**
 * mech-bought (SUP-4, DEP-4): a new mech, without pilot; it stands in its hex of entry, or waits when none
 * was free.
 */
import type { ForceId } from '../../../kernel';
import { putNewMech, type NewMech } from '../../mechs/new-mech';
import { defineEvent, ownOrSeen } from '../definition';

export interface MechBought extends NewMech {
  /** The force's counter that the id is derived from. */
  readonly counter: number;
  /** Other forces that see the hex. */
  readonly knownTo: readonly ForceId[];
}

/** What is told of it. */
export interface MechBoughtTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string | null;
  readonly name?: string;
}

export const mechBought = defineEvent<'mech-bought', MechBought, MechBoughtTold>({
  type: 'mech-bought',
  apply: (draft, data) => putNewMech(draft, data, { mechs: data.counter }),
  tell: (data, to) => {
    const { force, mech, design, hex, name } = data;
    return ownOrSeen(to, data, { force, mech, design, hex, name }, { force, mech, design, hex });
  },
});
