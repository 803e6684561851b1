/** BT-EQ-37. */
import type { GameRule } from '../../../../contract';

export const CAPACITOR: GameRule = {
  id: 'BT-EQ-37',
  line: {
    en: 'A whole capacitor belongs to the PPC of its location, in the order of the sheet. Instead of firing the PPC may charge it: 5 heat in that turn and in each further one in which it stays charged and the PPC is not fired. The next shot of a charged PPC does 5 points more and makes 5 heat more, whether it hits or not, and it is empty. A charged one explodes with its PPC when either is hit (BT-CRIT-13).',
    de: 'Ein heiler Kondensator gehört zur PPK seiner Zone, in der Folge des Datenblatts. Statt zu feuern, darf die PPK ihn laden: 5 Hitze in diesem Zug und in jedem weiteren, in dem er geladen bleibt und die PPK nicht feuert. Der nächste Schuss einer geladenen PPK tut 5 Punkte mehr und macht 5 Hitze mehr, ob er trifft oder nicht, und er ist leer. Ein geladener explodiert mit seiner PPK, wenn eines von beiden getroffen wird (BT-CRIT-13).',
  },
};
