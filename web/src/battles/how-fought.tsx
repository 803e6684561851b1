/** What those who fight do now, in three lines, or in one where the battle is fought on the server. */
import { words } from '../text/words';

const t = words(
  {
    here: 'It is fought on the server, as a match. Its end is the report, and counts at once.',
    fight:
      'Fight it at your table with the printed sheets, or in MegaMek with its files. The server does not fight for you.',
    enter: 'Then each side enters the result: damage, what became of whom, and who holds the field.',
    file: 'When both say the same, one of you files the report, and the war goes on.',
  },
  {
    here: 'Es wird auf dem Server ausgetragen, als Partie. Ihr Ende ist der Bericht und zählt sofort.',
    fight:
      'Spielt es an eurem Tisch mit den gedruckten Blättern oder in MegaMek mit seinen Dateien. Der Server kämpft nicht für euch.',
    enter: 'Dann trägt jede Seite das Ergebnis ein: Schaden, was aus wem wurde und wer das Feld hält.',
    file: 'Wenn beide dasselbe sagen, gibt einer den Bericht ab, und der Krieg geht weiter.',
  },
);

export const HowFought = ({ here }: { readonly here: boolean }) =>
  here ? (
    <p class="battle-part">{t.here}</p>
  ) : (
    <ol class="battle-part battle-how">
      <li>{t.fight}</li>
      <li>{t.enter}</li>
      <li>{t.file}</li>
    </ol>
  );
