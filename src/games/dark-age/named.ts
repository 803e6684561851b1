/** Words for ids that a setup may bring along: those that have a text, and the id itself for others. */
import { type Words, words } from '../shapes';
import { ARMIES_EN } from './armies/armies.text.en';
import { DARK_AGE_EN } from './dark-age.text.en';
import { TABLE_EN } from './table/table.text.en';

const KNOWN = new Set([...Object.keys(DARK_AGE_EN), ...Object.keys(TABLE_EN), ...Object.keys(ARMIES_EN)]);

export const named = (kind: 'look' | 'equipment' | 'faction' | 'effect', id: string): Words =>
  KNOWN.has(`da.${kind}.${id}`) ? words(`da.${kind}.${id}`) : words('da.name', { name: id });
