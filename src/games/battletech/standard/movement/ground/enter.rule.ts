import type { GameRule } from '../../../../contract';

export const ENTER: GameRule = {
  id: 'BT-MOV-7',
  line: {
    en: 'To walk or run into a hex costs 1 MP and, added up, what lies in it: light woods 1, heavy woods 2, rough 1, rubble 1 (of any building), water of depth 1 1, of depth 2 or more 3. Pavement, a road and water of depth 0 cost nothing more. Add the levels (BT-MOV-9) and the walls (BT-MOV-10). Smallest step: who stands, has walking MP left and runs may, as the whole movement, step into the hex ahead even where its cost is above the running MP, if nothing else forbids it; the MP are then that cost.',
    de: 'Ein Feld zu betreten kostet 1 BP und dazu, zusammengezählt, was darin liegt: lichter Wald 1, dichter Wald 2, Geröll 1, Trümmer 1 (gleich welchen Gebäudes), Wasser der Tiefe 1 1, der Tiefe 2 und mehr 3. Straßenbelag, Straße und Wasser der Tiefe 0 kosten nicht mehr. Dazu kommen die Ebenen (BT-MOV-9) und die Wände (BT-MOV-10). Kleinster Schritt: Wer steht, noch Geh-BP hat und rennt, darf als ganze Bewegung in das Feld vor sich gehen, auch wenn es mehr kostet als die Renn-BP, sofern sonst nichts es verbietet; die BP sind dann diese Kosten.',
  },
};
