/** The same in German. */
import { formats } from '../../kernel';
import type { en } from './report-values.en';

export const de: typeof en = {
  right: (values) => `Richtig wäre: ${formats.de.either(values)}.`,
  nobody: 'niemand',
  none: 'keiner',
  values: {
    'on-field-fit': 'auf dem Feld und kampffähig',
    'on-field-unfit': 'auf dem Feld, nicht kampffähig',
    withdrawn: 'über einen Rand zurückgezogen',
    destroyed: 'zerstört, nicht zu bergen',
    'in-mech': 'im Mech',
    safe: 'ausgestiegen und in Sicherheit',
    captured: 'gefangen',
    dead: 'tot',
    hit: 'getroffen',
    'slot-destroyed': 'zerstört',
  },
};
