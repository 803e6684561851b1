/** The type of support-units.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
import type { SupportUnitRow } from '../decode';
declare const rows: readonly SupportUnitRow[];
export default rows;
