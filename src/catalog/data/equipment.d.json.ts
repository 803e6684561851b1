/** The type of equipment.json: declared, since a compiler that infers it from the data takes seconds and yields a worse one. */
import type { EquipmentRow } from '../items/equipment-row';
declare const rows: readonly EquipmentRow[];
export default rows;
