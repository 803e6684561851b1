import type { GameRule } from '../../../contract';

export const WATER: GameRule = {
  id: 'BT-LOS-8',
  line: {
    en: 'In water of depth 1 or more a mech is submerged if its height is below the surface, at the surface if its height equals it (standing in depth 1), else on land. Nobody on land and nobody submerged see each other (`water`). If one is submerged, the line is under water: a hex between without water of depth 1 or more ends the sight; in the others the bottom counts as their top, as in BT-LOS-4 and BT-LOS-7; woods and buildings do not count.',
    de: 'In Wasser ab Tiefe 1 ist ein Mech untergetaucht, wenn seine Höhe unter der Oberfläche liegt, an der Oberfläche, wenn sie ihr gleicht (stehend in Tiefe 1), sonst an Land. Wer an Land und wer untergetaucht ist, sehen einander nicht (`water`). Ist einer untergetaucht, verläuft die Linie unter Wasser: Ein Feld dazwischen ohne Wasser ab Tiefe 1 beendet die Sicht; bei den anderen zählt der Grund als Oberkante, wie in BT-LOS-4 und BT-LOS-7; Wald und Gebäude zählen nicht.',
  },
};
