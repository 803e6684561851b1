/** Board files of the game master's own, each for one of the battle's 25 map sheets or for the whole field (BT-8). */
import { type Signal } from '@preact/signals';
import { words } from '../../text/words';
import { SelectField } from '../../ui/form/select-field';

export interface OwnBoard {
  readonly name: string;
  readonly text: string;
  /** From 1, by rows from the north-west; null: the whole field. */
  readonly sheet: number | null;
}

const t = words(
  {
    files: 'Own map sheets (.board)',
    help: 'MegaMek’s files: 16 × 17 hexes for one map sheet, 80 × 85 for the whole field. All other sheets stay as they were drawn.',
    where: (file: string) => `${file} in place of`,
    whole: (file: string) => `${file}: the whole field`,
    sheet: (row: number, column: number) => `Row ${row}, column ${column}`,
    middle: 'The middle sheet',
  },
  {
    files: 'Eigene Kartenblätter (.board)',
    help: 'Dateien von MegaMek: 16 × 17 Felder für ein Kartenblatt, 80 × 85 für das ganze Schlachtfeld. Alle anderen Blätter bleiben, wie sie gezogen wurden.',
    where: (file: string) => `${file} statt`,
    whole: (file: string) => `${file}: das ganze Schlachtfeld`,
    sheet: (row: number, column: number) => `Reihe ${row}, Spalte ${column}`,
    middle: 'Mittleres Blatt',
  },
);

const ACROSS = 5;
const MIDDLE = 13;
/** From the middle outwards: so files take their places until they are given others. */
const OUTWARDS = [13, 8, 12, 14, 18, 7, 9, 17, 19, 3, 11, 15, 23, 2, 4, 6, 10, 16, 20, 22, 24, 1, 5, 21, 25];

const placeName = (sheet: number): string =>
  sheet === MIDDLE ? t.middle : t.sheet(Math.ceil(sheet / ACROSS), ((sheet - 1) % ACROSS) + 1);
const PLACES = (): { value: string; text: string }[] =>
  OUTWARDS.map((sheet) => ({ value: String(sheet), text: placeName(sheet) }));

const isWhole = (text: string): boolean => /^\s*size\s+80\s+85\s*$/m.test(text);

const readAll = async (files: readonly File[]): Promise<readonly OwnBoard[]> => {
  const free = [...OUTWARDS];
  const read: OwnBoard[] = [];
  for (const file of files) {
    const text = await file.text();
    read.push({ name: file.name, text, sheet: isWhole(text) ? null : (free.shift() ?? MIDDLE) });
  }
  return read;
};

export const OwnBoards = ({ boards }: { readonly boards: Signal<readonly OwnBoard[]> }) => (
  <>
    <div class="field">
      <label for="own-boards">{t.files}</label>
      <input
        id="own-boards"
        type="file"
        multiple
        accept=".board,text/plain"
        aria-describedby="own-boards-help"
        onChange={(event) =>
          void readAll([...(event.currentTarget.files ?? [])]).then((read) => (boards.value = read))
        }
      />
      <p id="own-boards-help" class="cap">
        {t.help}
      </p>
    </div>
    {boards.value.map((board, index) =>
      board.sheet === null ? (
        <p key={`${index} ${board.name}`}>{t.whole(board.name)}</p>
      ) : (
        <SelectField
          key={`${index} ${board.name}`}
          label={t.where(board.name)}
          choices={PLACES()}
          value={String(board.sheet)}
          onChange={(sheet) =>
            (boards.value = boards.value.map((one, at) =>
              at === index ? { ...one, sheet: Number(sheet) } : one,
            ))
          }
        />
      ),
    )}
  </>
);
