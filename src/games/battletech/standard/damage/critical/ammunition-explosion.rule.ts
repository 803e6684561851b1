/** BT-CRIT-11. */
import type { GameRule } from '../../../../contract';

export const AMMUNITION_EXPLOSION: GameRule = {
  id: 'BT-CRIT-11',
  line: {
    en: 'A hit bin with shots in it explodes, if its ammunition can: damage is shots left × missiles or shells of a shot × damage of each. It takes structure alone, in its own location and, going on inward as BT-DMG-4 says, in every further one: no armour stops it. Critical hits are rolled for in each. Then the bin is empty. The pilot takes 2 hits (BT-DMG-9). An empty bin does nothing. Gauss shells, plasma fluid and pods without a charge do not explode.',
    de: 'Ein getroffenes Munitionslager mit Schüssen darin explodiert, wenn seine Munition es kann: Schaden ist Schüsse übrig × Raketen oder Geschosse eines Schusses × Schaden eines jeden. Er nimmt nur Struktur, in der eigenen Zone und, nach innen gehend, wie BT-DMG-4 sagt, in jeder weiteren: Keine Panzerung hält ihn auf. Auf kritische Treffer wird in jeder gewürfelt. Danach ist das Lager leer. Der Pilot nimmt 2 Treffer (BT-DMG-9). Ein leeres Lager tut nichts. Gaussgeschosse, Plasma und Sender ohne Ladung explodieren nicht.',
  },
};
