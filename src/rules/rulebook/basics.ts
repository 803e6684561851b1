/** Rulebook: the words and the money that all other chapters presuppose. */
import type { Chapter } from './entry';

export const basics: Chapter = {
  id: 'basics',
  title: { en: 'Basics', de: 'Grundbegriffe' },
  intro: {
    en: [
      'A force is all that one player owns in a campaign: mechs, pilots, depots, an account, and the buildings that they control. A side, in a battle or in a hex, is a force, or all forces of one team.',
      'A mech is fit when a living pilot sits in it and its engine runs, even if it cannot walk any more. It is able to fight when it is fit, is not shut down, did not travel by train this round and did not withdraw from a battle this round. Only mechs that are able to fight attack, hold a field, take buildings, plunder depots and free prisoners.',
      'A pilot has a gunnery and a piloting value; lower is better. Elite is 1/2, veteran 2/3, regular 3/4, green 4/5. A lance is up to four mechs.',
      'Money is tonnage (t). It is computed exactly, in millionths of a ton. Where a formula gives something that is not whole in these units, it is multiplied out first and rounded once per order, against the player.',
    ],
    de: [
      'Eine Truppe ist alles, was ein Spieler in einer Kampagne besitzt: Mechs, Piloten, Lager, ein Konto und die Gebäude, die er kontrolliert. Eine Seite, im Gefecht oder in einem Feld, ist eine Truppe oder alle Truppen eines Teams.',
      'Ein Mech ist einsatzfähig, wenn ein lebender Pilot in ihm sitzt und sein Reaktor läuft, auch wenn er nicht mehr gehen kann. Er ist gefechtsbereit, wenn er einsatzfähig und nicht abgeschaltet ist, in dieser Runde nicht mit der Bahn gefahren ist und sich in dieser Runde aus keinem Gefecht zurückgezogen hat. Nur gefechtsbereite Mechs greifen an, halten ein Feld, nehmen Gebäude ein, plündern Lager und befreien Gefangene.',
      'Ein Pilot hat einen Gunnerywert und einen Pilotenwert; niedriger ist besser. Elite ist 1/2, Veteran 2/3, Regulärer 3/4, Neuling 4/5. Eine Lanze sind bis zu vier Mechs.',
      'Geld ist Tonnage (t). Gerechnet wird genau, in Millionstel Tonnen. Ergibt eine Formel etwas, das darin nicht aufgeht, wird zuerst ausmultipliziert und dann einmal je Befehl zuungunsten des Spielers gerundet.',
    ],
  },
  entries: [],
};
