/** Of a hand-over: sheets of the game master's library that it names, and those that may lie where they fit (BT-8). */
import { type UserId, violation, type Violation } from '../../kernel';
import type { GivenBoard } from '../../tactical';
import type { BoardLibrary } from '../boards/ports';
import type { Wish } from './matches/battle-match';

/** A board file, or the slug of a sheet of the game master's library. */
export type AskedBoard = GivenBoard | (Pick<GivenBoard, 'sheet'> & { readonly board: string });

export interface Handing extends Pick<Wish, 'level'> {
  readonly engine: string;
  readonly boards?: readonly AskedBoard[];
  /** Whether sheets of the library lie in place of drawn ones (BT-8); left out: they do not. */
  readonly library?: boolean;
}

const isNamed = (one: AskedBoard): one is Extract<AskedBoard, { board: string }> => 'board' in one;

/** Sheets that the library does not have are left out of the wish, and named. */
export const withLibrary = async (
  library: BoardLibrary,
  user: UserId,
  { boards, library: isWanted = false, ...wish }: Omit<Handing, 'engine'>,
): Promise<{ readonly wish: Wish; readonly unknown: readonly Violation[] }> => {
  const slugs = (boards ?? []).flatMap((one) => (isNamed(one) ? [one.board] : []));
  const found = slugs.length === 0 ? [] : await library.named(user, slugs);
  const own = new Map(found.map((one) => [one.slug, one]));
  const unknown: Violation[] = [];
  const given = boards?.flatMap((one, index): readonly GivenBoard[] => {
    if (!isNamed(one)) return [one];
    const { board, sheet } = one;
    const sheetOf = own.get(board);
    if (sheetOf !== undefined) return [{ name: sheetOf.name, text: sheetOf.text, sheet }];
    unknown.push(violation('battle/unknown-board', 'BT-8', `/boards/${index}/board`, { board }));
    return [];
  });
  const all = isWanted ? await library.all(user) : null;
  return {
    wish: {
      ...wish,
      ...(given === undefined ? {} : { boards: given }),
      ...(all === null ? {} : { library: all.map(({ name, text, country }) => ({ name, text, country })) }),
    },
    unknown,
  };
};
