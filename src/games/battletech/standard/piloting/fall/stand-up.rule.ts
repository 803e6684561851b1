import type { GameRule } from '../../../../contract';

export const STAND_UP: GameRule = {
  id: 'BT-PSR-9',
  line: {
    en: 'To stand up costs 2 MP a try, or all MP if the mech’s running MP are 1, and a roll with +0; it is part of walking or running. Failed, it falls on the spot and may try again as long as it can pay. A quad with all legs needs no roll. Not possible: gyro destroyed; both legs (quad: three) lost; a biped without both arms and a leg. Once up it turns to any facing for nothing, as long as it has not gone a step. After each try, and after a fall on the way that was no skid, its player decides anew before anybody else moves: another try, going on with the MP that are left, or an end. Who has walked may go on running as far as the running MP less those spent; who has run does not go on walking; nobody jumps. Hexes before and after count together.',
    de: 'Aufstehen kostet 2 BP je Versuch, oder alle BP, wenn die Renn-BP des Mechs 1 sind, und einen Wurf mit +0; es gehört zum Gehen oder Rennen. Misslungen, stürzt er auf der Stelle und darf es wieder versuchen, solange er bezahlen kann. Ein Vierbeiner mit allen Beinen braucht keinen Wurf. Nicht möglich: Gyroskop zerstört; beide Beine (Vierbeiner: drei) verloren; ein Zweibeiner ohne beide Arme und ein Bein. Steht er, dreht er sich kostenlos in jede Blickrichtung, solange er keinen Schritt gemacht hat. Nach jedem Versuch und nach einem Sturz unterwegs, der kein Rutschen war, entscheidet sein Spieler neu, bevor sich sonst jemand bewegt: noch ein Versuch, weiter mit den übrigen BP, oder Schluss. Wer ging, darf rennend weiter, so weit die Renn-BP weniger den ausgegebenen reichen; wer rannte, geht nicht; niemand springt. Felder davor und danach zählen zusammen.',
  },
};
