/** BT-DMG-5. */
import type { GameRule } from '../../../contract';

export const LOSSES: GameRule = {
  id: 'BT-DMG-5',
  line: {
    en: 'A location without structure is destroyed: its armour, front and rear, is gone, and all its slots and bins with it, without exploding. With a side torso the arm of that side falls off, of a quad the front leg. The engine slots of a destroyed side torso count as engine hits.',
    de: 'Eine Zone ohne Struktur ist zerstört: Ihre Panzerung ist vorn und hinten weg, und all ihre Plätze und Munitionslager mit ihr, ohne zu explodieren. Mit einem Seitentorso fällt der Arm dieser Seite ab, bei einem Vierbeiner das Vorderbein. Die Triebwerksplätze eines zerstörten Seitentorsos zählen als Triebwerkstreffer.',
  },
};
