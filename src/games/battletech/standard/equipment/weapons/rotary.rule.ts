/** BT-EQ-4. */
import type { GameRule } from '../../../../contract';

export const ROTARY: GameRule = {
  id: 'BT-EQ-4',
  line: {
    en: 'A rotary autocannon fires one to six times a turn; heat and ammunition for each shot, one roll to hit, and the column of the number of shots says how many hit, each with its damage and a location of its own. It jams at a roll to hit of 2 with two or three shots, 3 or less with four or five, 4 or less with six. Instead of firing anything, after standing or walking, a mech may clear all its jammed ones that are whole, with two dice of gunnery + 3 or more; that is rolled before anybody fires.',
    de: 'Eine Rotations-Autokanone schießt ein- bis sechsmal im Zug; Hitze und Munition für jeden Schuss, ein Trefferwurf, und die Spalte der Schusszahl sagt, wie viele treffen, jeder mit seinem Schaden und eigener Zone. Sie verklemmt bei einem Trefferwurf von 2 mit zwei oder drei Schüssen, von höchstens 3 mit vier oder fünf, von höchstens 4 mit sechs. Statt irgendetwas abzufeuern, nach Stehen oder Gehen, kann ein Mech alle seine verklemmten, die ganz sind, freimachen, mit zwei Würfeln auf Schützenwert + 3 oder mehr; gewürfelt wird, bevor jemand schießt.',
  },
};
