/** BT-CRIT-3. */
import type { GameRule } from '../../../../contract';

export const SLOT_HIT: GameRule = {
  id: 'BT-CRIT-3',
  line: {
    en: 'Each critical hit strikes a slot. In a location of twelve the first die says upper half (1 to 3) or lower half (4 to 6), the second the slot in it; if only one half has a slot that can be hit, the first die is not rolled. In a location of six one die says the slot. A slot that is empty, hit already, or holds only what cannot be hit (structure, armour, CASE, myomer) is rolled again, with all dice. A slot that is hit stays hit, and further hits on other slots of the same piece do nothing more to it.',
    de: 'Jeder kritische Treffer trifft einen Platz. In einer Zone mit zwölfen sagt der erste Würfel obere Hälfte (1 bis 3) oder untere (4 bis 6), der zweite den Platz darin; hat nur eine Hälfte einen Platz, der getroffen werden kann, entfällt der erste Würfel. In einer Zone mit sechsen sagt ein Würfel den Platz. Ein Platz, der leer ist, schon getroffen ist oder nur hat, was nicht getroffen werden kann (Struktur, Panzerung, CASE, Myomer), wird mit allen Würfeln neu gewürfelt. Ein getroffener Platz bleibt getroffen, und weitere Treffer auf andere Plätze desselben Teils tun ihm nichts mehr.',
  },
};
