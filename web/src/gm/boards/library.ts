/** A game master's library of map sheets as the server keeps it: read whole, and filled from files. */
import { api, ok, type Schemas } from '../../api/client';
import { portions } from './portions';

export type LibrarySheet = Schemas['OwnBoardLine'];
type Report = Schemas['BoardReport'];

const PAGE = 100;

export const readLibrary = async (): Promise<readonly LibrarySheet[]> => {
  const items: LibrarySheet[] = [];
  for (let after: string | null = ''; after !== null;) {
    const query: { limit: number; after?: string } = { limit: PAGE, ...(after === '' ? {} : { after }) };
    const page: Schemas['OwnBoardPage'] = await ok(api.GET('/v1/me/boards', { params: { query } }));
    items.push(...page.items);
    after = page.next;
  }
  return items;
};

const NOTHING: Report = {
  ...{ read: 0, added: 0, known: 0, replaced: 0, refused: 0 },
  ...{ boards: [], refusals: [] },
};

const together = (one: Report, other: Report): Report => ({
  read: one.read + other.read,
  added: one.added + other.added,
  known: one.known + other.known,
  replaced: one.replaced + other.replaced,
  refused: one.refused + other.refused,
  boards: [...one.boards, ...other.boards],
  refusals: [...one.refusals, ...other.refusals],
});

/** `done` is told after each portion what has become of all so far. */
export const importFiles = async (files: readonly File[], done: (report: Report) => void): Promise<void> => {
  const read = await Promise.all(
    files.map(async (file) => ({ name: file.webkitRelativePath || file.name, text: await file.text() })),
  );
  let report = NOTHING;
  for (const portion of portions(read)) {
    report = together(report, await ok(api.POST('/v1/me/boards', { body: { files: [...portion] } })));
    done(report);
  }
};
