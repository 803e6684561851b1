/** DA-RNG-1 to DA-RNG-7. */
import type { GameRule } from '../../contract';

export const RANGED: readonly GameRule[] = [
  {
    id: 'DA-RNG-1',
    line: {
      en: 'A ranged order needs a maximum range and an attack above 0, the target within both ranges, and a clear line.',
      de: 'Ein Fernkampf braucht eine Maximalreichweite und einen Angriff über 0, das Ziel innerhalb beider Reichweiten und eine freie Linie.',
    },
  },
  {
    id: 'DA-RNG-2',
    line: {
      en: "An enemy in contact with the shooter's friends is no target, unless the shooter touches it too. In contact with enemies only these are targets.",
      de: 'Ein Gegner in Kontakt mit Freunden des Schützen ist kein Ziel, außer der Schütze berührt ihn auch. In Kontakt mit Gegnern sind nur diese Ziele.',
    },
  },
  {
    id: 'DA-RNG-3',
    line: {
      en: 'A mech names its primary or secondary weapon.',
      de: 'Ein Mech sagt Primär- oder Sekundärwaffe an.',
    },
  },
  {
    id: 'DA-RNG-4',
    line: {
      en: "Three dice and attack against defence; +2 through the target's rear arc. Two white 1s miss, and the attacker takes 1 click; two white 6s hit, with 1 click more.",
      de: 'Drei Würfel und Angriff gegen Verteidigung; +2 durch den toten Winkel des Ziels. Zwei weiße Einsen verfehlen, und der Angreifer nimmt 1 Klick; zwei weiße Sechsen treffen, mit 1 Klick mehr.',
    },
  },
  {
    id: 'DA-RNG-5',
    line: {
      en: 'Clicks are the damage; energy does 1 to infantry. A mech that takes a click by energy takes 1 of heat too, once in each turn.',
      de: 'Klicks sind der Schaden; Energie richtet bei Infanterie 1 an. Ein Mech, der durch Energie einen Klick nimmt, nimmt auch 1 Wärme, einmal je Zug.',
    },
  },
  {
    id: 'DA-RNG-6',
    line: {
      en: 'As many targets as symbols, each with a line of its own; one roll for all; the damage is split among those hit, as one likes.',
      de: 'So viele Ziele wie Symbole, jedes mit eigener Linie; ein Wurf für alle; der Schaden wird beliebig auf die Getroffenen verteilt.',
    },
  },
  {
    id: 'DA-RNG-7',
    line: {
      en: "Ballistic fire at one target may go over what blocks its line: defence +3, 2 clicks at most, nobody in contact with the other side's friends.",
      de: 'Ballistisches Feuer auf ein Ziel darf über das gehen, was die Linie sperrt: Verteidigung +3, höchstens 2 Klicks, der Schütze ohne Gegner und das Ziel ohne seine Freunde in Kontakt.',
    },
  },
];
