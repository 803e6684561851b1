import type { GameRule } from '../../../contract';

export const COVER: GameRule = {
  id: 'BT-LOS-7',
  line: {
    en: "Partial cover, +1 (`partial-cover`), has a standing target if a hex on the line that is adjacent to it has a top exactly at the target's height, and the attacker's height is not above the target's. It also has it standing in water of depth 1, from everywhere, and standing at elevation 0 in a building's hex, from everywhere. It counts once. The attacker has cover in the same way by a hex adjacent to them, if standing and the target's height is not above theirs: then weapons in their legs cannot fire (BT-GUN-16).",
    de: 'Teildeckung, +1 (`partial-cover`), hat ein stehendes Ziel, wenn ein angrenzendes Feld auf der Linie eine Oberkante genau auf der Höhe des Ziels hat und die Höhe des Angreifers nicht über der des Ziels liegt. Es hat sie auch stehend in Wasser der Tiefe 1 und stehend auf Etage 0 eines Gebäudefelds, von überall her. Sie zählt einmal. Der Angreifer hat sie ebenso durch ein Feld, das an ihn grenzt, wenn er steht und die Höhe des Ziels nicht über seiner liegt: Dann schießen Waffen in seinen Beinen nicht (BT-GUN-16).',
  },
};
