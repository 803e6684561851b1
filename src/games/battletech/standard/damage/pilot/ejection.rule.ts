/** BT-DMG-11. */
import type { GameRule } from '../../../../contract';

export const EJECTION: GameRule = {
  id: 'BT-DMG-11',
  line: {
    en: 'A living pilot in a head that is there ejects by themselves, once, when ammunition or a weapon explodes in a location without CASE and CASE II, after the hits that the explosion does to them and before its damage goes on to another location. By order, given instead of moving, they eject at the end of the turn, after the heat, if they are conscious then; their mech stays where it is, and may fire and strike until then. Nobody ejects from a torso-mounted cockpit, unless by order. Who has ejected is safe, and their mech is out.',
    de: 'Ein lebender Pilot in einem Kopf, der noch da ist, steigt von selbst aus, einmal, wenn Munition oder eine Waffe in einer Zone ohne CASE und CASE II explodiert, nach den Treffern, die ihm die Explosion zufügt, und bevor ihr Schaden in eine andere Zone geht. Auf Befehl, statt einer Bewegung, steigt er am Ende des Zuges aus, nach der Hitze, wenn er dann bei Bewusstsein ist; sein Mech bleibt, wo er ist, und darf bis dahin schießen und schlagen. Aus einem Cockpit im Torso steigt niemand aus, außer auf Befehl. Wer ausgestiegen ist, ist in Sicherheit, und sein Mech ist aus dem Gefecht.',
  },
};
