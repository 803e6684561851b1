/** BT-EQ-16. */
import type { GameRule } from '../../../../contract';

export const FLAMER: GameRule = {
  id: 'BT-EQ-16',
  line: {
    en: 'A flamer does its damage, or heats a mech by 2 (a heavy one by 4), as the attacker says before rolling.',
    de: 'Ein Flammer tut seinen Schaden oder erhitzt einen Mech um 2 (ein schwerer um 4), wie der Angreifer vor dem Wurf sagt.',
  },
};
