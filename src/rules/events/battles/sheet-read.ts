/**
 * sheet-read (ROUND-2, END-2): the game master has read what a player is about to order. Everybody is told,
 * once a phase, and nothing of the orders.
 */
import type { ForceId } from '../../../kernel';
import { defineEvent } from '../definition';

export interface SheetRead {
  readonly force: ForceId;
  /** Of the force. */
  readonly name: string;
}

/** What is told of it. */
export interface SheetReadTold {
  readonly force: string;
  readonly name: string;
}

export const sheetRead = defineEvent<'sheet-read', SheetRead, SheetReadTold>({
  type: 'sheet-read',
  tell: ({ force, name }) => ({ force, name }),
});
