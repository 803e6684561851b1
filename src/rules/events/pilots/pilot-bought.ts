/**
 * pilot-bought (SUP-5): a green pilot is stored in a depot. Nobody else is told: depots hide what they hold
 * (SIGHT-4).
 */
import type { ForceId, PilotId } from '../../../kernel';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface PilotBought {
  readonly force: ForceId;
  readonly pilot: PilotId;
  /** The force's counter that the id is derived from. */
  readonly counter: number;
  readonly name: string;
  readonly gunnery: number;
  readonly piloting: number;
  readonly hex: Hex;
}

/** What is told of it. */
export interface PilotBoughtTold {
  readonly force: string;
  readonly pilot: string;
  readonly name: string;
  readonly hex: string;
}

export const pilotBought = defineEvent<'pilot-bought', PilotBought, PilotBoughtTold>({
  type: 'pilot-bought',
  apply: (draft, { force, pilot, counter, name, gunnery, piloting, hex }) => {
    draft.put('pilots', pilot, {
      id: pilot,
      force,
      name,
      rank: 'green',
      gunnery,
      piloting,
      hits: 0,
      status: 'stored',
      hex,
      captor: null,
      rested: false,
    });
    const row = draft.row('forces', force);
    if (row !== null) draft.patch('forces', force, { counters: { ...row.counters, pilots: counter } });
  },
  tell: ({ force, pilot, name, hex }, to) => (mayKnow(to, force) ? { force, pilot, name, hex } : null),
});
