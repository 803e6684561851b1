import type { GameRule } from '../../../../contract';

export const GO_PRONE: GameRule = {
  id: 'BT-PSR-10',
  line: {
    en: 'To go prone on purpose costs 1 MP and no roll and does no damage; it is part of walking or running and is what a movement ends with. Only a standing mech can.',
    de: 'Sich hinzulegen kostet 1 BP, keinen Wurf und macht keinen Schaden; es gehört zum Gehen oder Rennen und beendet eine Bewegung. Nur ein stehender Mech kann es.',
  },
};
