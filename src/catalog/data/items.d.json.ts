/** The type of items.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
import type { ItemRow } from '../decode';
declare const rows: readonly ItemRow[];
export default rows;
