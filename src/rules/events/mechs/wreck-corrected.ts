/**
 * wreck-corrected (END-2): the GM has changed what lies on a won field, or who may salvage it. Told to who
 * had the right, and to who has it.
 */
import type { Condition } from '../../../catalog';
import type { MechId } from '../../../kernel';
import type { WreckRow } from '../../model/state';
import { defineEvent } from '../definition';

export interface WreckCorrected {
  readonly wreck: MechId;
  /** As it was, and as it is; null: it lies there no more. */
  readonly before: WreckRow;
  readonly after: WreckRow | null;
}

/** What is told of it. */
export interface WreckCorrectedTold {
  readonly unit: string;
  readonly battle: string;
  readonly hex: string;
  readonly design: string;
  readonly name: string;
  readonly right: string | null;
  readonly condition: Condition | null;
}

export const wreckCorrected = defineEvent<'wreck-corrected', WreckCorrected, WreckCorrectedTold>({
  type: 'wreck-corrected',
  apply: (draft, { wreck, after }) => {
    if (after === null) draft.remove('wrecks', wreck);
    else draft.put('wrecks', wreck, after);
  },
  tell: ({ wreck, before, after }, to) => {
    const { battle, hex, design, name, right } = before;
    const named = { unit: wreck, battle, hex, design, name };
    if (to.kind === 'observer') return null;
    // Who has lost the right learns that, and not to whom.
    const shown = after !== null && (to.kind === 'gm' || to.force === after.right) ? after : null;
    if (to.kind === 'force' && to.force !== right && shown === null) return null;
    return { ...named, right: shown?.right ?? null, condition: shown?.condition ?? null };
  },
});
