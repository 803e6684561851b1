/** mech-repaired (REP-1 to REP-5, BLD-HANGAR): a mech is in a better condition, with what it took from the depot of its hex. Told to its own force. */
import type { ForceId, Language, MechId } from '../../../kernel';
import type { Condition } from '../../../catalog';
import { fitStock, type StockLine } from '../../economy/stock';
import { mayKnow } from '../../model/audience';
import type { Hex } from '../../model/map';
import { defineEvent } from '../definition';

export interface MechRepaired {
  readonly mech: MechId;
  readonly force: ForceId;
  readonly name: string;
  readonly hex: Hex;
  readonly what: 'armor' | 'ammunition' | 'structure' | 'part' | 'hangar';
  /** After it. */
  readonly condition: Condition;
  /** Fitted from the depot of its hex (DEP-2). */
  readonly takes: readonly StockLine[];
}

const WORDS: Readonly<Record<MechRepaired['what'], { readonly en: string; readonly de: string }>> = {
  armor: { en: 'armour repaired', de: 'Panzerung ausgebessert' },
  ammunition: { en: 'ammunition refilled', de: 'Munition aufgefüllt' },
  structure: { en: 'structure repaired', de: 'Struktur instand gesetzt' },
  part: { en: 'part replaced', de: 'Teil ersetzt' },
  hangar: { en: 'restored in the hangar', de: 'im Hangar wiederhergestellt' },
};
const words = (what: unknown, language: Language): string => WORDS[what as MechRepaired['what']][language];

export const mechRepaired = defineEvent<'mech-repaired', MechRepaired>({
  type: 'mech-repaired',
  apply: (draft, { mech, force, hex, condition, takes }) => {
    draft.patch('mechs', mech, { condition });
    for (const { item, units } of takes) fitStock(draft, force, hex, item, units);
  },
  tell: ({ mech, force, name, hex, what, condition, takes }, to) => (mayKnow(to, force) ? { mech, force, name, hex, what, condition, takes } : null),
  text: {
    en: (told) => `${String(told['name'])} in ${String(told['hex'])}: ${words(told['what'], 'en')}.`,
    de: (told) => `${String(told['name'])} in ${String(told['hex'])}: ${words(told['what'], 'de')}.`,
  },
});
