/** DA-FORM-1 to DA-FORM-5. */
import type { GameRule } from '../../contract';

export const FORMATIONS: readonly GameRule[] = [
  {
    id: 'DA-FORM-1',
    line: {
      en: "A formation is for one order, of one player's figures of one faction, no mercenaries; each could take the order itself.",
      de: 'Eine Formation gilt für einen Befehl, aus Figuren eines Spielers und einer Fraktion, ohne Söldner; jede könnte den Befehl selbst erhalten.',
    },
  },
  {
    id: 'DA-FORM-2',
    line: {
      en: "Movement: 3 to 5 infantry and vehicles in contact, at the slowest's speed, one after the other; at the end they are one group again, with those who could not break away.",
      de: 'Bewegung: 3 bis 5 Infanterie und Fahrzeuge in Kontakt, mit der Bewegung der langsamsten, nacheinander; am Ende sind sie wieder eine Gruppe, mit denen, die sich nicht lösen konnten.',
    },
  },
  {
    id: 'DA-FORM-3',
    line: {
      en: "Ranged: 3 to 5 in contact at one target, each with line and range; the main attacker's attack and primary damage, +2 for each other, +2 if any line comes from the rear.",
      de: 'Fernkampf: 3 bis 5 in Kontakt gegen ein Ziel, jeder mit Linie und Reichweite; Angriff und Primärschaden des Hauptangreifers, +2 je weiterem, +2, wenn eine Linie aus dem toten Winkel kommt.',
    },
  },
  {
    id: 'DA-FORM-4',
    line: {
      en: 'Close: 2 or 3 infantry and mechs in front-arc contact with one enemy, +2 as in a ranged one; damage, or capture by infantry that leads.',
      de: 'Nahkampf: 2 oder 3 Infanterie und Mechs mit dem Blickwinkel in Kontakt mit einem Gegner, +2 wie im Fernkampf; Schaden, oder Gefangennahme durch Infanterie, die anführt.',
    },
  },
  {
    id: 'DA-FORM-5',
    line: {
      en: 'A critical miss costs only the main attacker a click. Each member is pushed by itself.',
      de: 'Ein kritischer Patzer kostet nur den Hauptangreifer einen Klick. Jedes Mitglied wird für sich angetrieben.',
    },
  },
];
