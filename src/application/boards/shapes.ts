/** What a game master sees of imported map sheets (BT-8): lines of the list, and the report of an import. */
import type { FileRefusal } from '../catalog/import-ports';
import type { BoardEntry, BoardLine, BoardReport, Kept, ReadBoard } from './ports';

export const boardLine = ({ slug, name, country, addedAt }: BoardEntry): BoardLine => ({
  board: slug,
  name,
  country,
  addedAt,
});

/** `kept`: what became of each of the boards, in their order. */
export const boardReport = (
  boards: readonly ReadBoard[],
  refusals: readonly FileRefusal[],
  kept: readonly Kept[],
): BoardReport => {
  const count = (state: Kept): number => kept.filter((one) => one === state).length;
  return {
    read: boards.length + refusals.length,
    added: count('added'),
    known: count('known'),
    replaced: count('replaced'),
    refused: refusals.length,
    boards: boards.map(({ slug, name, country, file }, index) => ({
      ...{ board: slug, name, country, file },
      state: kept[index] ?? 'known',
    })),
    refusals,
  };
};
