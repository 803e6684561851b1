/** BT-EQ-32. */
import type { GameRule } from '../../../../contract';

export const ARMOR_ITEM: GameRule = {
  id: 'BT-EQ-32',
  line: {
    en: 'Kinds of armour and structure do as BT-DMG-6 and BT-DMG-7 say; their slots cannot be hit. Stealth armour, switched on with a whole ECM suite in its mech, makes fire at it harder by 1 at medium and 2 at long range, heats by 10, and its mech is jammed itself.',
    de: 'Arten von Panzerung und Struktur tun, was BT-DMG-6 und BT-DMG-7 sagen; ihre Plätze können nicht getroffen werden. Tarnpanzerung, eingeschaltet und mit heiler ECM-Anlage in ihrem Mech, macht Feuer auf ihn bei mittlerer Entfernung um 1, bei weiter um 2 schwerer, heizt um 10, und ihr Mech ist selbst gestört.',
  },
};
