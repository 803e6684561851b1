/**
 * The table engine (TBL): players fight anywhere and fill in the report. It can fight every battle and adds
 * nothing to the report.
 */
import { blankReport } from '../../blank-report';
import type { Engine } from '../../contract';
import { readPlainReport } from '../../plain-report';
import { worksheet } from './evidence';

export const tableEngine: Engine = {
  id: 'table',
  name: { en: 'Table', de: 'Spieltisch' },
  source: 'people',
  refusals: () => [],
  blankReport,
  readReport: readPlainReport,
  evidence: [worksheet],
  files: null,
  play: null,
};

export type { Worksheet, WorksheetPart } from './evidence';
export { parseFieldEntry, parseUnitEntry, type FieldEntry, type UnitEntry } from './worksheet';
export { parseUnitEntries, type UnitToSave } from './worksheet-units';
export { worksheet };
