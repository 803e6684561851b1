/** The entry of the record sheets: a subject to a drawing, a drawing to SVG. */
export { coverPages, type CoverSubject } from './cover';
export type { Drawing, Mark, Shade, Stroke } from './drawing';
export { HEIGHT, WIDTH } from './drawing';

export { recordSheet, recordSheetInSteps } from './sheet';
export type { SheetPilot, SheetSubject } from './subject';
export { svgOf } from './svg';
export { clean } from './clean';
export { BLACK, colour, FAINT, line, PLAIN, rect, STRONG, text, THIN, WHITE } from './drawing';
export { textWidth } from './helvetica';
