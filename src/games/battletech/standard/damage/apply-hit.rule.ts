/** BT-DMG-4. */
import type { GameRule } from '../../../contract';

export const APPLY_HIT: GameRule = {
  id: 'BT-DMG-4',
  line: {
    en: 'Damage takes the armour of the location, point for point, then its structure. What is left when the structure is gone goes on to the next location: arm and leg to the torso of their side, a side torso to the centre torso; there it takes armour first again, of the same face (front or rear) as before. A location that is destroyed already, or an arm whose torso is, takes nothing: all of it goes on. From the head and the centre torso nothing goes on. Location after location, critical hits are rolled for before the damage goes on, in a location that this hit destroys too.',
    de: 'Schaden nimmt die Panzerung der Zone, Punkt für Punkt, dann ihre Struktur. Was übrig ist, wenn die Struktur weg ist, geht in die nächste Zone: von Arm und Bein in den Torso derselben Seite, von einem Seitentorso in die Torsomitte; dort nimmt es wieder zuerst Panzerung, auf derselben Seite (vorn oder hinten) wie zuvor. Eine schon zerstörte Zone, oder ein Arm, dessen Torso es ist, nimmt nichts: Alles geht weiter. Aus Kopf und Torsomitte geht nichts weiter. Zone für Zone wird auf kritische Treffer gewürfelt, bevor der Schaden weitergeht, auch in einer Zone, die dieser Treffer zerstört.',
  },
};
