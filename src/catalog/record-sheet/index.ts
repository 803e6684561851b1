/** The door of the record sheets: a subject to a drawing, a drawing to SVG. */
export type { Drawing, Mark, Stroke } from './drawing';
export { HEIGHT, WIDTH } from './drawing';
export type { SheetLanguage } from './language';
export { recordSheet } from './sheet';
export type { SheetPilot, SheetSubject } from './subject';
export { svgOf } from './svg';
