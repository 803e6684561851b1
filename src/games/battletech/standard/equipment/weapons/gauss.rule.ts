/** BT-EQ-13. */
import type { GameRule } from '../../../../contract';

export const GAUSS: GameRule = {
  id: 'BT-EQ-13',
  line: {
    en: 'Gauss rifles do the damage of the catalogue with one hit, the heavy one 25, 20 or 10 by range. Who fires a heavy gauss rifle after moving rolls a piloting roll at the end of the phase: +2 a light, +1 a medium, 0 a heavy, −1 an assault mech. A HAG rolls the column of its size, +2 at short and −2 at long range, 1 point a slug, groups of 5. All of them explode when hit (BT-CRIT-13), their ammunition does not.',
    de: 'Gaussgewehre tun den Schaden des Katalogs mit einem Treffer, das schwere 25, 20 oder 10 nach Entfernung. Wer ein schweres nach einer Bewegung abfeuert, würfelt am Ende der Phase einen Pilotenwurf: +2 ein leichter, +1 ein mittlerer, 0 ein schwerer, −1 ein überschwerer Mech. Ein HAG würfelt die Spalte seiner Größe, +2 bei kurzer und −2 bei weiter Entfernung, 1 Punkt je Geschoss, Gruppen von 5. Alle explodieren, wenn sie getroffen werden (BT-CRIT-13), ihre Munition nicht.',
  },
};
