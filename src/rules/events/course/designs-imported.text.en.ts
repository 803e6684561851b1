import type { Line } from '../say';
import type { DesignsImportedTold } from './designs-imported';

export const designsImported: Line<DesignsImportedTold> = ({ designs, tables }, say) =>
  `The game master imported ${say.list([
    ...(designs > 0 ? [say.count(designs, 'design', 'designs')] : []),
    ...(tables > 0 ? [say.count(tables, 'assignment table', 'assignment tables')] : []),
  ])}.`;
