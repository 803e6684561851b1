/** What would be right where something contradicts a battle (CMB-8): in English. */
import { formats } from '../../kernel';

export const en = {
  right: (values: readonly (string | number | null)[]) => `Right would be: ${formats.en.either(values)}.`,
  nobody: 'nobody',
  none: 'none',
  values: {
    'on-field-fit': 'on the field and fit',
    'on-field-unfit': 'on the field, not fit',
    withdrawn: 'withdrawn',
    destroyed: 'destroyed',
    'in-mech': 'in the mech',
    safe: 'ejected and safe',
    captured: 'captured',
    dead: 'dead',
    hit: 'hit',
  },
};
