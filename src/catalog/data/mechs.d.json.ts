/** The type of mechs.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
import type { MechRow } from '../decode';
declare const rows: readonly MechRow[];
export default rows;
