/** sheet-read (ROUND-2, END-2): the game master has read what a player is about to order. Everybody is told, once a phase, and nothing of the orders. */
import type { ForceId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface SheetRead {
  readonly force: ForceId;
  /** Of the force. */
  readonly name: string;
}

export const sheetRead = defineEvent<'sheet-read', SheetRead>({
  type: 'sheet-read',
  tell: ({ force, name }) => ({ force, name }),
  text: {
    en: (told) => `The game master has read the orders of ${String(told['name'])}.`,
    de: (told) => `Die Spielleitung hat die Befehle von ${String(told['name'])} gelesen.`,
  },
});
