/**
 * designs-imported (SUP-2): the game master has brought designs or tables into a war that runs. Everybody is
 * told how many; which, the catalogue tells.
 */
import { defineEvent } from '../definition';

export interface DesignsImported {
  readonly designs: number;
  /** Random assignment tables, new or replaced. */
  readonly tables: number;
}

/** What is told of it. */
export interface DesignsImportedTold {
  readonly designs: number;
  readonly tables: number;
}

export const designsImported = defineEvent<'designs-imported', DesignsImported, DesignsImportedTold>({
  type: 'designs-imported',
  tell: ({ designs, tables }) => ({ designs, tables }),
});
