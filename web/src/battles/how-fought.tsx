/** What those who fight do now, in three lines: the server does not fight for them. */
import { words } from '../text/words';

const t = words(
  {
    fight:
      'Fight it at your table with the printed sheets, or in MegaMek with its files. The server does not fight for you.',
    enter: 'Then each side enters the result: damage, what became of whom, and who holds the field.',
    file: 'When both say the same, one of you files it, and the war goes on.',
  },
  {
    fight:
      'Schlagt es an eurem Tisch mit den gedruckten Bögen, oder in MegaMek mit seinen Dateien. Der Server kämpft nicht für euch.',
    enter: 'Dann trägt jede Seite das Ergebnis ein: Schaden, was aus wem wurde, und wer das Feld hält.',
    file: 'Wenn beide dasselbe sagen, gibt es einer ab, und der Krieg geht weiter.',
  },
);

export const HowFought = () => (
  <ol class="battle-part battle-how">
    <li>{t.fight}</li>
    <li>{t.enter}</li>
    <li>{t.file}</li>
  </ol>
);
