/** The type of house-lists.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
import type { HouseListRow } from '../decode';
declare const rows: readonly HouseListRow[];
export default rows;
