import type { GameRule } from '../../../contract';

export const LINE: GameRule = {
  id: 'BT-LOS-1',
  line: {
    en: 'The line of sight is straight from the centre of one hex to the centre of the other. A hex between is on it if the line goes through it or touches it in one corner. The two hexes at its ends are not between; between neighbours, and within one hex, there is nothing. What would lie off the field is left out. Who is seen sees back.',
    de: 'Die Sichtlinie verläuft gerade von der Mitte des einen Felds zur Mitte des anderen. Ein Feld dazwischen liegt auf ihr, wenn sie hindurchgeht oder es in einer Ecke berührt. Die beiden Felder an ihren Enden liegen nicht dazwischen; zwischen Nachbarn und innerhalb eines Felds liegt nichts. Was außerhalb des Spielfelds läge, entfällt. Wer gesehen wird, sieht zurück.',
  },
};

export const EDGE: GameRule = {
  id: 'BT-LOS-2',
  line: {
    en: 'A line that runs along hexsides has pairs of hexes on its left and right. The defender chooses one side for the whole line: what hinders most. Both sides are computed in full, each with the hexes that are on the line anyway. No sight is worst, then the higher sum of points of woods, buildings between and partial cover; if equal, the side on which the attacker has partial cover; if still equal, the right side as seen from the attacker.',
    de: 'Verläuft die Linie auf Feldkanten, liegen links und rechts von ihr Paare von Feldern. Der Verteidiger wählt eine Seite für die ganze Linie: was am meisten behindert. Beide Seiten werden ganz berechnet, jede mit den Feldern, die ohnehin auf der Linie liegen. Keine Sicht ist am schlimmsten, dann die höhere Summe aus Wald, Gebäuden dazwischen und Teildeckung; bei Gleichstand die Seite, auf der der Angreifer Teildeckung hat; sonst die rechte, vom Angreifer aus gesehen.',
  },
};
