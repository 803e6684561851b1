import type { GameRule } from '../../../contract';

export const WOODS: GameRule = {
  id: 'BT-LOS-5',
  line: {
    en: "Woods are two levels high: their top is the hex's level + 2. A hex of woods between counts if that top is higher than the heights of both mechs, or is higher than the height of a mech to which it is adjacent. Light woods +1 (`intervening-light-woods`), heavy woods +2 (`intervening-heavy-woods`), each hex. Three points or more end the sight. A line under water (BT-LOS-8) knows no woods.",
    de: 'Wald ist zwei Ebenen hoch: Seine Oberkante ist die Höhe des Felds + 2. Ein Waldfeld dazwischen zählt, wenn diese Oberkante höher ist als die Höhen beider Mechs oder höher als die Höhe eines Mechs, an den es grenzt. Lichter Wald +1 (`intervening-light-woods`), dichter Wald +2 (`intervening-heavy-woods`), je Feld. Drei Punkte oder mehr beenden die Sicht. Eine Linie unter Wasser (BT-LOS-8) kennt keinen Wald.',
  },
};

export const TARGET_WOODS: GameRule = {
  id: 'BT-LOS-6',
  line: {
    en: "A target in woods: +1 in light, +2 in heavy ones (`target-woods`), unless its height is 2 or more above the hex's level. These points never end the sight. The attacker's own woods do not count.",
    de: 'Ein Ziel im Wald: +1 in lichtem, +2 in dichtem (`target-woods`), außer seine Höhe liegt 2 oder mehr über der Höhe des Felds. Diese Punkte beenden die Sicht nie. Der Wald des Angreifers zählt nicht.',
  },
};
