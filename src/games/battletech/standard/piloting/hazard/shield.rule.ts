import type { GameRule } from '../../../../contract';

export const SHIELD: GameRule = {
  id: 'BT-BLD-3',
  line: {
    en: 'A building shields a mech that stands in it below the roof from all fire from outside it: of each group of points its hex takes a tenth of the construction points that it had as the phase began, rounded up, but not more than the group or than it has left; the hex loses as many, and only the rest hits the mech, if there is one. Heat and beacons are not shielded, blows and platoons neither. Whether the hex still stands is looked at when all fire of the phase has been carried out (BT-BLD-1).',
    de: 'Ein Gebäude schützt einen Mech, der darin unter dem Dach steht, vor allem Feuer von außerhalb: Von jeder Gruppe Schaden fängt sein Feld ein Zehntel der Baupunkte ab, die es zu Beginn der Phase hatte, aufgerundet, aber nicht mehr als die Gruppe und nicht mehr, als es noch hat; so viele verliert das Feld, und nur der Rest trifft den Mech, wenn einer bleibt. Vor Hitze und Sendern schützt es nicht, bei Nahkampf und Fußtrupps auch nicht. Ob das Feld noch steht, wird geprüft, wenn alles Feuer der Phase ausgeführt ist (BT-BLD-1).',
  },
};
