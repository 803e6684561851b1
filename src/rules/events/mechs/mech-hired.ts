/**
 * mech-hired (BLD-MERC): a mercenary with their mech stands in a hex until the round ends. Whoever sees the
 * hex sees a mech there, but not that it is hired (SIGHT-4), so this is told to its own force alone.
 */
import type { PilotId } from '../../../kernel';
import { putNewMech, type NewMech } from '../../mechs/new-mech';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechHired extends NewMech {
  readonly pilot: {
    readonly id: PilotId;
    readonly name: string;
    readonly gunnery: number;
    readonly piloting: number;
  };
  /** The force's counters that the ids are derived from. */
  readonly counters: { readonly mechs: number; readonly pilots: number };
  /** They never wait. */
  readonly hex: Hex;
}

/** What is told of it. */
export interface MechHiredTold {
  readonly force: string;
  readonly mech: string;
  readonly design: string;
  readonly hex: string;
  readonly name: string;
  readonly pilot: string;
}

export const mechHired = defineEvent<'mech-hired', MechHired, MechHiredTold>({
  type: 'mech-hired',
  apply: (draft, data) => {
    const { pilot, counters } = data;
    draft.put('pilots', pilot.id, {
      id: pilot.id,
      force: data.force,
      name: pilot.name,
      rank: 'green',
      gunnery: pilot.gunnery,
      piloting: pilot.piloting,
      hits: 0,
      status: 'in-mech',
      hex: null,
      captor: null,
      rested: false,
    });
    putNewMech(draft, data, counters, { pilot: pilot.id, hired: true });
  },
  tell: ({ force, mech, design, hex, name, pilot }, to) =>
    mayKnow(to, force) ? { force, mech, design, hex, name, pilot: pilot.id } : null,
});
