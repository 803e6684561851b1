/**
 * Map sheets of the game master's own, each for one of the battle's 25 or for the whole field (BT-8): files, sheets of
 * their library, and whatever of it fits.
 */
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LibrarySheet, readLibrary } from '../../gm/boards/library';
import { countryName, t as boardWords } from '../../gm/boards/words';
import { words } from '../../text/words';
import { SelectField } from '../../ui/form/select-field';

interface Placed {
  readonly name: string;
  /** From 1, by rows from the north-west; null: the whole field. */
  readonly sheet: number | null;
}

/** A file, or a sheet of the library by its slug. */
export type OwnBoard = (Placed & { readonly text: string }) | (Placed & { readonly board: string });

/** As the server takes it. */
export const sentBoard = (one: OwnBoard) => {
  const place = one.sheet === null ? {} : { sheet: one.sheet };
  return 'board' in one ? { board: one.board, ...place } : { name: one.name, text: one.text, ...place };
};

const t = words(
  {
    files: 'Own map sheets (.board)',
    help: 'MegaMek’s files: 16 × 17 hexes for one map sheet, 80 × 85 for the whole field. All other sheets stay as they were drawn.',
    where: (file: string) => `${file} in place of`,
    whole: (file: string) => `${file}: the whole field`,
    sheet: (row: number, column: number) => `Row ${row}, column ${column}`,
    middle: 'The middle sheet',
    mine: 'My map sheets',
    take: 'Take it',
    none: 'None',
    fitting:
      'My map sheets lie wherever a drawn one is of their country, each once, from the middle outwards',
  },
  {
    files: 'Eigene Kartenblätter (.board)',
    help: 'Dateien von MegaMek: 16 × 17 Felder für ein Kartenblatt, 80 × 85 für das ganze Schlachtfeld. Alle anderen Blätter bleiben, wie sie gezogen wurden.',
    where: (file: string) => `${file} statt`,
    whole: (file: string) => `${file}: das ganze Schlachtfeld`,
    sheet: (row: number, column: number) => `Reihe ${row}, Spalte ${column}`,
    middle: 'Mittleres Blatt',
    mine: 'Meine Kartenblätter',
    take: 'Nehmen',
    none: 'Keines',
    fitting:
      'Meine Kartenblätter liegen überall, wo ein gezogenes vom selben Gelände ist, jedes einmal, von der Mitte nach außen',
  },
);

const ACROSS = 5;
/** A sheet of the library that is put back. */
const AWAY = '';
const MIDDLE = 13;
/** From the middle outwards: so files take their places until they are given others. */
const OUTWARDS = [13, 8, 12, 14, 18, 7, 9, 17, 19, 3, 11, 15, 23, 2, 4, 6, 10, 16, 20, 22, 24, 1, 5, 21, 25];

const placeName = (sheet: number): string =>
  sheet === MIDDLE ? t.middle : t.sheet(Math.ceil(sheet / ACROSS), ((sheet - 1) % ACROSS) + 1);
const PLACES = (): { value: string; text: string }[] =>
  OUTWARDS.map((sheet) => ({ value: String(sheet), text: placeName(sheet) }));

const isWhole = (text: string): boolean => /^\s*size\s+80\s+85\s*$/m.test(text);

/** Files take the places that sheets of the library have left. */
const readAll = async (files: readonly File[], kept: readonly OwnBoard[]): Promise<readonly OwnBoard[]> => {
  const taken = new Set(kept.map(({ sheet }) => sheet));
  const free = OUTWARDS.filter((sheet) => !taken.has(sheet));
  const read: OwnBoard[] = [...kept];
  for (const file of files) {
    const text = await file.text();
    read.push({ name: file.name, text, sheet: isWhole(text) ? null : (free.shift() ?? MIDDLE) });
  }
  return read;
};

interface OwnBoardsProps {
  readonly campaign: string;
  readonly boards: Signal<readonly OwnBoard[]>;
  /** Whether sheets of the library lie wherever they fit. */
  readonly library: Signal<boolean>;
}

/** What there is in the library to choose from; nothing while it is empty, or could not be read. */
const FromLibrary = ({ boards, library }: Omit<OwnBoardsProps, 'campaign'>) => {
  const sheets = useSignal<readonly LibrarySheet[]>([]);
  const chosen = useSignal('');
  useEffect(() => {
    void readLibrary().then(
      (read) => (sheets.value = read),
      () => undefined,
    );
  }, []);
  if (sheets.value.length === 0) return null;
  const take = (): void => {
    const sheet = sheets.value.find(({ board }) => board === chosen.value);
    const free = OUTWARDS.find((place) => boards.value.every((one) => one.sheet !== place));
    chosen.value = '';
    if (sheet === undefined || free === undefined) return;
    boards.value = [...boards.value, { name: sheet.name, board: sheet.board, sheet: free }];
  };
  return (
    <>
      <SelectField
        label={t.mine}
        choices={[
          { value: '', text: t.none },
          ...sheets.value.map(({ board, name, country }) => ({
            value: board,
            text: `${name} (${countryName(country)})`,
          })),
        ]}
        value={chosen.value}
        onChange={(board) => (chosen.value = board)}
      />
      <button type="button" class="btn" disabled={chosen.value === ''} onClick={take}>
        {t.take}
      </button>
      <label class="own-boards-tick">
        <input
          type="checkbox"
          checked={library.value}
          onChange={({ currentTarget }) => (library.value = currentTarget.checked)}
        />
        <span>{t.fitting}</span>
      </label>
    </>
  );
};

export const OwnBoards = ({ campaign, boards, library }: OwnBoardsProps) => (
  <>
    <FromLibrary boards={boards} library={library} />
    <div class="field">
      <label for="own-boards">{t.files}</label>
      <input
        id="own-boards"
        type="file"
        multiple
        accept=".board,text/plain"
        aria-describedby="own-boards-help"
        onChange={(event) => {
          const kept = boards.value.filter((one) => 'board' in one);
          void readAll([...(event.currentTarget.files ?? [])], kept).then((read) => (boards.value = read));
        }}
      />
      <p id="own-boards-help" class="cap">
        {t.help} <a href={`/c/${campaign}/gm/boards`}>{boardWords.title}</a>
      </p>
    </div>
    {boards.value.map((board, index) =>
      board.sheet === null ? (
        <p key={`${index} ${board.name}`}>{t.whole(board.name)}</p>
      ) : (
        <SelectField
          key={`${index} ${board.name}`}
          label={t.where(board.name)}
          choices={[...('board' in board ? [{ value: AWAY, text: t.none }] : []), ...PLACES()]}
          value={String(board.sheet)}
          onChange={(sheet) =>
            (boards.value =
              sheet === AWAY
                ? boards.value.filter((_, at) => at !== index)
                : boards.value.map((one, at) => (at === index ? { ...one, sheet: Number(sheet) } : one)))
          }
        />
      ),
    )}
  </>
);
