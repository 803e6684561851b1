/** DA-FIG-1 to DA-FIG-5. */
import type { GameRule } from '../../contract';

export const FIGURES: readonly GameRule[] = [
  {
    id: 'DA-FIG-1',
    line: {
      en: 'What is printed on the base never changes: ranges, targets of an order, speed mode, faction, rank, points, cooling rate. The dial gives speed, attack, defence and damage as they are now.',
      de: 'Was auf der Basis steht, ändert sich nie: Reichweiten, Ziele je Befehl, Bewegungsart, Fraktion, Rang, Punkte, Kühlrate. Die Kampfscheibe gibt Bewegung, Angriff, Verteidigung und Schaden, wie sie jetzt sind.',
    },
  },
  {
    id: 'DA-FIG-4',
    line: {
      en: 'A damage click turns the dial one down, a repair click one up. Past the last click the figure is eliminated and off the field at once. Nobody looks ahead on a dial, unless the game is set up with open dials.',
      de: 'Ein Schadensklick dreht die Kampfscheibe um eins weiter, ein Reparaturklick um eins zurück. Hinter dem letzten Klick ist die Figur ausgeschaltet und sofort vom Feld. Niemand sieht auf einer Scheibe voraus, außer das Spiel ist mit offenen Scheiben angelegt.',
    },
  },
  {
    id: 'DA-FIG-5',
    line: {
      en: 'A match follows from its setup, its dice and the answers to its questions.',
      de: 'Eine Partie folgt aus ihrem Aufbau, ihren Würfeln und den Antworten auf ihre Fragen.',
    },
  },
];
