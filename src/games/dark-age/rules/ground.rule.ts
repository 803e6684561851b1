/** DA-TER-1 to DA-TER-5. */
import type { GameRule } from '../../contract';

export const GROUND: readonly GameRule[] = [
  {
    id: 'DA-TER-1',
    line: {
      en: 'Nobody enters blocking terrain. Terrain may be elevated, one height for all: who gets wholly onto it ends there; leaving is free.',
      de: 'Blockierendes Gelände betritt niemand. Gelände kann erhöht sein, alles gleich hoch: Wer ganz darauf gelangt, endet dort; herunter geht es frei.',
    },
  },
  {
    id: 'DA-TER-2',
    line: {
      en: 'Water does not affect fire. Who is in shallow water takes close orders only from others in it. Whose centre is in deep water, unless it hovers, is submerged: no ranged order by or at it, close orders only from others submerged, whose hits do 2 clicks less.',
      de: 'Wasser wirkt nicht auf Feuer. Wer in seichtem Wasser steht, wird nur von anderen darin im Nahkampf angegriffen. Wessen Mitte in tiefem Wasser ist und nicht schwebt, ist untergetaucht: kein Fernkampf von ihm und auf ihn, Nahkampf nur von anderen Untergetauchten, deren Treffer 2 Klicks weniger anrichten.',
    },
  },
  {
    id: 'DA-TER-3',
    line: {
      en: "A way over a low wall ends directly behind it. Contact and close attacks reach over it; for fire it is cover, unless in contact. Only a mech's base may end on it.",
      de: 'Ein Weg über eine niedrige Mauer endet direkt dahinter. Kontakt und Nahkampf gehen darüber; für Feuer ist sie Deckung, außer in Kontakt. Nur die Basis eines Mechs darf darauf enden.',
    },
  },
  {
    id: 'DA-TER-4',
    line: {
      en: 'High terrain is elevated, without close attacks and formations between on and beside it. It is entered and left at its access points, with jump jets anywhere.',
      de: 'Hohes Gelände ist erhöht, ohne Nahkampf und Formationen zwischen darauf und daneben. Man betritt und verlässt es an seinen Zugängen, mit Sprungdüsen überall.',
    },
  },
  {
    id: 'DA-TER-5',
    line: {
      en: 'Difficult stops foot, wheels and mechs, and blocks hover. Shallow water stops foot and tracks, and blocks wheels. Deep water stops mechs; hover passes, others are blocked. Low walls stop foot and wheels, and block hover.',
      de: 'Schwieriges Gelände hält Fuß, Rad und Mech auf und sperrt Hover. Seichtes Wasser hält Fuß und Kette auf und sperrt Rad. Tiefes Wasser hält Mechs auf; Hover kommt durch, alle anderen nicht. Niedrige Mauern halten Fuß und Rad auf und sperren Hover.',
    },
  },
];
