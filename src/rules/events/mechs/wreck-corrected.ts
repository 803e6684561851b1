/** wreck-corrected (END-2): the GM has changed what lies on a won field, or who may salvage it. Told to who had the right, and to who has it. */
import type { MechId } from '../../../kernel';
import type { WreckRow } from '../../model/state';
import { defineEvent } from '../definition';

export interface WreckCorrected {
  readonly wreck: MechId;
  /** As it was, and as it is; null: it lies there no more. */
  readonly before: WreckRow;
  readonly after: WreckRow | null;
}

export const wreckCorrected = defineEvent<'wreck-corrected', WreckCorrected>({
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
  text: {
    en: (told) =>
      `The game master corrected what lies in ${String(told['hex'])}: ${String(told['name'])} ${told['right'] === null ? 'cannot be salvaged any more' : 'can be salvaged'}.`,
    de: (told) =>
      `Die Spielleitung hat berichtigt, was in ${String(told['hex'])} liegt: ${String(told['name'])} kann ${told['right'] === null ? 'nicht mehr ' : ''}geborgen werden.`,
  },
});
