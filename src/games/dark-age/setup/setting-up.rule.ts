import type { GameRule } from '../../contract';

export const PLAYERS: GameRule = {
  id: 'DA-SET-1',
  line: {
    en: 'Two to four players have an army each. Who is friend and who is foe is fixed at the start.',
    de: 'Zwei bis vier Spieler haben je eine Armee. Wer Freund und wer Feind ist, steht von Anfang an fest.',
  },
};

export const STANDARD_GAME: GameRule = {
  id: 'DA-SET-3',
  line: {
    en: 'The standard game: 36 by 36 inches, 300 points, 15 rounds, two pieces of terrain of each player, none of them elevated.',
    de: 'Das Standardspiel: 36 mal 36 Zoll, 300 Punkte, 15 Runden, zwei Geländeteile je Spieler, keines davon erhöht.',
  },
};
