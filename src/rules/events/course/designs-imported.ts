/** designs-imported (SUP-2): the game master has brought designs or tables into a war that runs. Everybody is told how many; which, the catalogue tells. */
import { defineEvent } from '../definition';

export interface DesignsImported {
  readonly designs: number;
  /** Random assignment tables, new or replaced. */
  readonly tables: number;
}

export const designsImported = defineEvent<'designs-imported', DesignsImported>({
  type: 'designs-imported',
  tell: ({ designs, tables }) => ({ designs, tables }),
  text: {
    en: (told) => `The game master has imported designs (${String(told['designs'])}) and assignment tables (${String(told['tables'])}).`,
    de: (told) => `Die Spielleitung hat Modelle (${String(told['designs'])}) und Zuteilungstabellen (${String(told['tables'])}) eingeführt.`,
  },
});
