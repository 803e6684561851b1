import type { GameRule } from '../../../contract';

export const ATTACKER_MOVEMENT: GameRule = {
  id: 'BT-GUN-2',
  line: {
    en: 'The attacker walked +1, ran +2, jumped +3 (`attacker-movement`); stood, or has not moved yet, 0.',
    de: 'Der Angreifer ist gegangen +1, gerannt +2, gesprungen +3 (`attacker-movement`); gestanden oder noch nicht bewegt 0.',
  },
};

export const TARGET_MOVEMENT: GameRule = {
  id: 'BT-GUN-3',
  line: {
    en: 'The target moved 0–2 hexes 0, 3–4 +1, 5–6 +2, 7–9 +3, 10–17 +4, 18–24 +5, 25 and more +6 (`target-movement`). If it jumped, another +1 (`target-jumped`), whatever the distance.',
    de: 'Das Ziel hat sich 0–2 Felder bewegt 0, 3–4 +1, 5–6 +2, 7–9 +3, 10–17 +4, 18–24 +5, 25 und mehr +6 (`target-movement`). Ist es gesprungen, noch +1 (`target-jumped`), gleich wie weit.',
  },
};
