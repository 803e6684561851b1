import type { Line } from '../say';
import type { DesignsImportedTold } from './designs-imported';

export const designsImported: Line<DesignsImportedTold> = ({ designs, tables }, say) =>
  `Die Spielleitung hat ${say.list([
    ...(designs > 0 ? [say.count(designs, 'Modell', 'Modelle')] : []),
    ...(tables > 0 ? [say.count(tables, 'Zuteilungstabelle', 'Zuteilungstabellen')] : []),
  ])} importiert.`;
