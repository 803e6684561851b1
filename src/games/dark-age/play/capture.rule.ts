/** DA-CAP-1 to DA-CAP-6. */
import type { GameRule } from '../../contract';

export const CAPTURE: readonly GameRule[] = [
  {
    id: 'DA-CAP-1',
    line: {
      en: 'Infantry may capture an enemy in a close attack: defence +3, no damage; a miss costs 1 click that nothing prevents.',
      de: 'Infanterie darf einen Gegner im Nahkampf gefangen nehmen: Verteidigung +3, kein Schaden; ein Fehlschlag kostet 1 Klick, den nichts verhindert.',
    },
  },
  {
    id: 'DA-CAP-2',
    line: {
      en: 'A captive takes no orders and has no equipment, is neither friend nor foe, no target and takes no damage. One for each captor.',
      de: 'Ein Gefangener erhält keine Befehle und hat keine Ausrüstung, ist weder Freund noch Feind, kein Ziel und nimmt keinen Schaden. Einer je Wächter.',
    },
  },
  {
    id: 'DA-CAP-3',
    line: {
      en: 'A captor takes move orders only, does not leave its captive, and is no target of ranged orders or capture.',
      de: 'Ein Wächter erhält nur Bewegungsbefehle, verlässt den Gefangenen nicht und ist kein Ziel von Fernkampf oder Gefangennahme.',
    },
  },
  {
    id: 'DA-CAP-4',
    line: {
      en: "Captive infantry and vehicles move along at the lower speed, by the captor's mode. Captive mechs do not move.",
      de: 'Gefangene Infanterie und Fahrzeuge gehen mit der niedrigeren Bewegung mit, nach der Bewegungsart des Wächters. Gefangene Mechs bewegen sich nicht.',
    },
  },
  {
    id: 'DA-CAP-5',
    line: {
      en: "A captive loses its tokens at the end of its first owner's turn; a mech cools by 1 then.",
      de: 'Ein Gefangener verliert seine Marken am Ende des Zuges seines ersten Besitzers; ein Mech kühlt dann um 1.',
    },
  },
  {
    id: 'DA-CAP-6',
    line: {
      en: "When the captor is gone, the captive is free; in terrain that blocks it, it is eliminated, for the captor's player.",
      de: 'Ist der Wächter weg, ist der Gefangene frei; in Gelände, das ihn sperrt, ist er ausgeschaltet, für den Spieler des Wächters.',
    },
  },
];
