/** Orders that give something up: ejecting (BT-DMG-11), clearing a jam instead of firing (BT-EQ-4). */
import { text, words } from '../../../shapes';
import type { Menu } from '../../../shared/menu';
import { oddsOf } from '../../../shared/terms';
import { clearingNumber } from '../equipment/weapons/jamming';
import { canClear, canEject } from '../play/fire/clearing';
import type { Known } from '../play/known';
import type { Unit } from '../play/model';
import { nameOf } from './words';

export const ejectMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] =>
  canEject(known, unit)
    ? [
        {
          decision,
          type: 'eject',
          token: unit.id,
          label: text('bt.order.eject', { unit: nameOf(known, unit.id) }),
          parts: [],
          forecast: () => ({ warnings: [words('bt.warning.does-not-return')] }),
        },
      ]
    : [];

export const clearMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] =>
  canClear(known, unit)
    ? [
        {
          decision,
          type: 'clear-jam',
          token: unit.id,
          label: text('bt.order.clear-jam', { unit: nameOf(known, unit.id) }),
          parts: [],
          forecast: () => ({ odds: oddsOf(clearingNumber(unit.gunnery)) }),
        },
      ]
    : [];
