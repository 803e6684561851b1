import type { GameRule } from '../../../contract';

export const SUPPORT_ARCS: GameRule = {
  id: 'BT-SUP-6',
  line: {
    en: 'Weapons in the front bear on 300° to 60°, on the right on 60° to 120°, on the left on 240° to 300°, in the rear on 120° to 240°, both ends included. A platoon fires all round.',
    de: 'Waffen in der Front bestreichen 300° bis 60°, rechts 60° bis 120°, links 240° bis 300°, am Heck 120° bis 240°, beide Enden eingeschlossen. Ein Trupp feuert ringsum.',
  },
};
