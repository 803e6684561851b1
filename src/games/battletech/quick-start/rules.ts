/** The rules of this level, in our own words (GAM-10): listed with their ids like those of the campaign. */
import type { GameRule } from '../../contract';

export const RULES: readonly GameRule[] = [
  {
    id: 'BTQ-1',
    line: {
      en: 'A turn: both sides roll two dice for initiative, again if equal. Then movement, fire, end.',
      de: 'Ein Zug: Beide Seiten würfeln mit zwei Würfeln um die Initiative, bei Gleichstand noch einmal. Dann Bewegung, Feuer, Ende.',
    },
  },
  {
    id: 'BTQ-2',
    line: {
      en: 'The side that lost initiative moves one unit, then the other side one, and so on; fire is declared the same way.',
      de: 'Die Seite, die die Initiative verloren hat, bewegt eine Einheit, dann die andere eine, und so fort; ebenso wird das Feuer angesagt.',
    },
  },
  {
    id: 'BTQ-3',
    line: {
      en: 'A clear hex costs 1 MP, light woods 2, heavy woods 3, and a turn by one hexside 1. Who walks may also go back; who runs may not.',
      de: 'Ein offenes Feld kostet 1 BP, lichter Wald 2, dichter Wald 3, eine Drehung um eine Hexseite 1. Wer geht, darf auch zurück; wer rennt, nicht.',
    },
  },
  {
    id: 'BTQ-4',
    line: {
      en: 'Friends may be passed, enemies may not; nobody ends on a hex where another stands.',
      de: 'Freunde dürfen durchquert werden, Gegner nicht; niemand endet auf einem Feld, auf dem schon jemand steht.',
    },
  },
  {
    id: 'BTQ-5',
    line: {
      en: 'Three hexes of light woods in between, or a heavy one with any other, end the line of sight. Along an edge the defender chooses the side, for the whole turn.',
      de: 'Drei Felder lichter Wald dazwischen oder ein dichtes mit irgendeinem anderen beenden die Sichtlinie. Auf einer Kante wählt der Verteidiger die Seite, für den ganzen Zug.',
    },
  },
  {
    id: 'BTQ-6',
    line: {
      en: 'To hit: 4; the attacker walked +1, ran +2; the target entered 3 hexes +1, 5 +2, 7 +3, 10 +4; medium range +2, long +4; light woods +1, heavy +2 each. Above 12 nothing is fired.',
      de: 'Treffer: 4; Angreifer gegangen +1, gerannt +2; Ziel hat 3 Felder betreten +1, 5 +2, 7 +3, 10 +4; mittlere Entfernung +2, weite +4; lichter Wald je +1, dichter je +2. Über 12 wird nicht geschossen.',
    },
  },
  {
    id: 'BTQ-7',
    line: {
      en: 'Ahead all weapons bear; to one side only that arm’s; behind only what is mounted to the rear. One target a turn, each weapon once.',
      de: 'Nach vorn tragen alle Waffen, zur Seite nur die des Arms dort, nach hinten nur, was dorthin zeigt. Ein Ziel je Zug, jede Waffe einmal.',
    },
  },
  {
    id: 'BTQ-8',
    line: {
      en: 'Damage takes armour where it lands; what is left goes inward: arm and leg to the torso beside, that to the centre. Head and centre pass nothing on.',
      de: 'Schaden nimmt Panzerung, wo er trifft; der Rest geht nach innen: Arm und Bein zum Torso daneben, dieser zur Mitte. Kopf und Mitte geben nichts weiter.',
    },
  },
  {
    id: 'BTQ-9',
    line: {
      en: 'A location without armour is destroyed with all in it. An arm falls with its torso; without a leg a unit neither moves nor turns; without head or centre it is destroyed, after all have fired.',
      de: 'Eine Zone ohne Panzerung ist zerstört, mit allem darin. Ein Arm fällt mit seinem Torso; ohne ein Bein bewegt und dreht sich eine Einheit nicht; ohne Kopf oder Mitte ist sie zerstört, nachdem alle geschossen haben.',
    },
  },
  {
    id: 'BTQ-10',
    line: {
      en: 'A unit that leaves the field counts as destroyed. The last side with a unit wins at the end of the turn; none left, or no turn left, is a draw.',
      de: 'Eine Einheit, die das Feld verlässt, gilt als zerstört. Wer am Ende des Zuges als Letzter eine Einheit hat, gewinnt; keine mehr oder kein Zug mehr: unentschieden.',
    },
  },
];
