import type { GameRule } from '../../../../contract';

export const COLLAPSED: GameRule = {
  id: 'BT-BLD-2',
  line: {
    en: 'A hex that collapses becomes rubble of its kind, without a building. Whoever stood in it above the ground falls to the ground over the levels they stood above it, without a roll (BT-PSR-5 to 7). Who was below the roof takes, in groups of 5 by the punch table from the front, the points that the hex had as the phase began times the levels of the building over them, divided by 10, rounded up, before that. Everybody in it falls prone, on the ground itself without more damage; a movement that brought the hex down ends there, as after a fall (BT-PSR-8). Support units take the points and do not fall.',
    de: 'Ein eingestürztes Feld wird zu Trümmern seiner Bauart, ohne Gebäude. Wer darin über dem Boden stand, stürzt ohne Wurf über so viele Ebenen auf den Boden (BT-PSR-5 bis 7). Wer unter dem Dach war, nimmt davor, in Gruppen zu 5 nach der Schlagtabelle von vorn, die Punkte, die das Feld zu Beginn der Phase hatte, mal die Ebenen des Gebäudes über ihm, geteilt durch 10, aufgerundet. Alle darin liegen danach, am Boden selbst ohne weiteren Schaden; eine Bewegung, die das Feld zum Einsturz bringt, endet dort wie nach einem Sturz (BT-PSR-8). Unterstützungseinheiten nehmen die Punkte und stürzen nicht.',
  },
};
