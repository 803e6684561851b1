import type { GameRule } from '../../../../contract';

export const MINES: GameRule = {
  id: 'BT-PSR-14',
  line: {
    en: 'A minefield is one hex and known to its owner only until it goes off. Who walks or runs into it, or lands there, of whichever side, rolls two dice; on 9 or more it goes off: 10 points in two groups of 5, each by the kick table from the front. It stays where it is and may go off again; once it went off it is known to all. It asks for no piloting roll by itself.',
    de: 'Ein Minenfeld füllt ein Feld und ist nur seinem Besitzer bekannt, bis es zündet. Wer hineingeht, hineinrennt oder dort landet, von welcher Seite auch immer, würfelt mit zwei Würfeln; ab 9 zündet es: 10 Punkte in zwei Gruppen zu 5, jede nach der Tritttabelle von vorn. Es bleibt liegen und kann wieder zünden; hat es gezündet, ist es allen bekannt. Einen Pilotenwurf verlangt es für sich nicht.',
  },
};
