/** BT-EQ-29. */
import type { GameRule } from '../../../../contract';

export const BLADES: GameRule = {
  id: 'BT-EQ-29',
  line: {
    en: 'Hand weapons strike like a punch of that arm, with the piloting skill, at their own modifier and damage, all rounded up: hatchet −1, a fifth of the tonnage; sword −2, a tenth and 1; mace +1, a quarter; retractable blade −2, a tenth; a claw makes punches of its arm +1 and do a seventh; talons make kicks do half as much again. Saws and tools of industry at +1: chainsaw and rock cutter 5, dual saw 7, backhoe 6, mining drill 4, pile driver 9, wrecking ball 8, spot welder 5, combine 3.',
    de: 'Handwaffen schlagen wie ein Hieb dieses Arms, mit dem Pilotenwert, mit eigenem Modifikator und Schaden, alles aufgerundet: Beil −1, ein Fünftel der Tonnage; Schwert −2, ein Zehntel und 1; Streitkolben +1, ein Viertel; Klappklinge −2, ein Zehntel; eine Klaue macht Schläge ihres Arms um 1 schwerer und zu einem Siebtel; Krallen machen Tritte um die Hälfte stärker. Sägen und Werkzeuge der Industrie bei +1: Kettensäge und Felsschneider 5, Doppelsäge 7, Bagger 6, Bohrer 4, Ramme 9, Abrissbirne 8, Schweißgerät 5, Mähwerk 3.',
  },
};
