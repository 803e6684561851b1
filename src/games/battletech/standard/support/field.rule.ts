import type { GameRule } from '../../../contract';

export const NO_FIELD: GameRule = {
  id: 'BT-SUP-13',
  line: {
    en: 'Support units hold no field (CMB-7): a side that has nothing else on the field or in reserve has lost.',
    de: 'Unterstützungseinheiten halten kein Feld (CMB-7): Eine Seite, die sonst nichts auf dem Feld oder in Reserve hat, hat verloren.',
  },
};
