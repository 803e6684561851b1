/** BT-EQ-26. */
import type { GameRule } from '../../../../contract';

export const MASC: GameRule = {
  id: 'BT-EQ-26',
  line: {
    en: 'MASC or a supercharger lets a mech run up to twice its walking MP, both two and a half times. Before it is used two dice are rolled: 3 or more in the first turn of use, then in each further one in a row 5, 7, 11, and after that it fails; a turn without use steps back by one. It is chosen for a whole run from standing, not after a try to stand up, and all of them that work are used together, each with its roll; hardened armour takes 1 MP, and who hobbles has none. If one fails, nothing is spent, and its player decides anew, without them. Failed MASC: a roll for critical hits in each leg. Failed supercharger: broken, and a roll for critical hits on the engine.',
    de: 'MASC oder ein Turbolader lässt einen Mech bis zum Doppelten seiner Geh-BP rennen, beide zusammen zweieinhalbmal. Vor dem Einsatz werden zwei Würfel geworfen: 3 oder mehr im ersten Zug, in jedem weiteren hintereinander 5, 7, 11, danach misslingt es; ein Zug ohne Einsatz geht einen Schritt zurück. Man wählt es für einen ganzen Lauf aus dem Stand, nicht nach einem Versuch aufzustehen, und alle, die gehen, werden zusammen eingesetzt, jedes mit seinem Wurf; gehärtete Panzerung kostet 1 BP, und wer humpelt, hat keine. Misslingt eines, ist nichts verbraucht, und der Spieler entscheidet neu, ohne sie. Misslungenes MASC: ein Wurf auf kritische Treffer in jedem Bein. Misslungener Turbolader: kaputt, und ein Wurf auf kritische Treffer am Triebwerk.',
  },
};
