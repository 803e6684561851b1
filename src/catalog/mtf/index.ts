/** MegaMek's mech files: read, written, and what a file carries besides its design. */
export { readAssignmentTable, type AssignmentEntry, type AssignmentTable } from './assignment-table';
export { decodeText } from './decode-text';
export type { Carried, Facing, KeyedText, MtfDocument } from './document';
export { readMtf } from './read';
export { documentOf, writeMtf } from './write';
