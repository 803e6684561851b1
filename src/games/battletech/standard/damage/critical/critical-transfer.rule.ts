/** BT-CRIT-4. */
import type { GameRule } from '../../../../contract';

export const CRITICAL_TRANSFER: GameRule = {
  id: 'BT-CRIT-4',
  line: {
    en: 'If no slot of the location can be hit, its critical hits go inward as damage does (BT-DMG-4), until a location has one; beyond the centre torso and the head they are lost. This is asked once, before the first of them: hits that find no slot left later are lost.',
    de: 'Kann kein Platz der Zone getroffen werden, gehen ihre kritischen Treffer nach innen wie Schaden (BT-DMG-4), bis eine Zone einen hat; jenseits von Torsomitte und Kopf verfallen sie. Das wird einmal gefragt, vor dem ersten von ihnen: Treffer, die später keinen Platz mehr finden, verfallen.',
  },
};
