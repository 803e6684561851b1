/** BT-DMG-1. */
import type { GameRule } from '../../../contract';

export const HIT_LOCATION: GameRule = {
  id: 'BT-DMG-1',
  line: {
    en: 'Who is shot at is hit where two dice say, by the side from which the fire comes. Front and rear: 2 centre torso, 3 and 4 right arm, 5 right leg, 6 right torso, 7 centre torso, 8 left torso, 9 left leg, 10 and 11 left arm, 12 head. Left side: 2 left torso, 3 left leg, 4 and 5 left arm, 6 left leg, 7 left torso, 8 centre torso, 9 right torso, 10 right arm, 11 right leg, 12 head. Right side: the same with left and right exchanged. On a 2 the location takes the damage and a critical hit is rolled for there besides (BT-CRIT-1). From the rear the three torsos are hit on their rear armour; no other location has any. A quad is hit by the same table: its front legs stand for the arms.',
    de: 'Wer beschossen wird, wird getroffen, wo zwei Würfel es sagen, je nach der Seite, von der das Feuer kommt. Vorn und hinten: 2 Torsomitte, 3 und 4 rechter Arm, 5 rechtes Bein, 6 rechter Torso, 7 Torsomitte, 8 linker Torso, 9 linkes Bein, 10 und 11 linker Arm, 12 Kopf. Linke Seite: 2 linker Torso, 3 linkes Bein, 4 und 5 linker Arm, 6 linkes Bein, 7 linker Torso, 8 Torsomitte, 9 rechter Torso, 10 rechter Arm, 11 rechtes Bein, 12 Kopf. Rechte Seite: ebenso, links und rechts vertauscht. Bei einer 2 nimmt die Zone den Schaden, und außerdem wird dort auf einen kritischen Treffer gewürfelt (BT-CRIT-1). Von hinten trifft es die drei Torsozonen auf der Rückenpanzerung; keine andere Zone hat eine. Ein Vierbeiner wird nach derselben Tabelle getroffen: Seine Vorderbeine stehen für die Arme.',
  },
};
