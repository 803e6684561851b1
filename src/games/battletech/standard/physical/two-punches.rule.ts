import type { GameRule } from '../../../contract';

export const TWO_PUNCHES: GameRule = {
  id: 'BT-PHYS-9',
  line: {
    en: 'A unit makes one physical attack a turn, or one punch with each arm, at one target or at two. Both are declared together, each with its own number, as everything stood then; the left arm is resolved first.',
    de: 'Eine Einheit macht je Zug einen Nahkampfangriff oder mit jedem Arm einen Schlag, gegen ein Ziel oder gegen zwei. Beide werden zusammen angesagt, jeder mit eigener Zahl, wie alles dann stand; der linke Arm kommt zuerst.',
  },
};
