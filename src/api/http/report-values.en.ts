/** What the values of a report are called (CMB-8), and which of them would be right: in English. */
import { formats } from '../../kernel';

export const en = {
  right: (values: readonly string[]) => `Right would be: ${formats.en.either(values)}.`,
  nobody: 'nobody',
  none: 'none',
  values: {
    'on-field-fit': 'on the field and fit',
    'on-field-unfit': 'on the field, not fit',
    withdrawn: 'withdrawn over an edge',
    destroyed: 'destroyed beyond salvage',
    'in-mech': 'in the mech',
    safe: 'ejected and safe',
    captured: 'captured',
    dead: 'dead',
    hit: 'hit',
    'slot-destroyed': 'destroyed',
  },
};
