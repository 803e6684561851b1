/** What an item is called: as the record sheets that were read name it, else by its own word. */
import { knownSheets } from './designs';

const SUFFIX = /@(.+)$/;

/** `is-gauss-rifle-ammo` → `Gauss rifle ammo`. */
const spelled = (item: string): string => {
  const plain = item
    .replace(SUFFIX, '')
    .replace(/^(is|clan)-/, '')
    .replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** What weighs by the mech is `item@tons`. */
export function itemName(item: string): string {
  const base = item.replace(SUFFIX, '');
  const tons = SUFFIX.exec(item)?.[1];
  const known = knownSheets()
    .flatMap((sheet) => sheet.items)
    .find((one) => one.item === base)?.name;
  return `${known ?? spelled(base)}${tons === undefined ? '' : ` (${tons} t)`}`;
}
