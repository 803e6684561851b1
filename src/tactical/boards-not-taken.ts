/** BT-8: files of map sheets, where nobody can use them. */
import { violation, type Violation } from '../kernel';
import type { MatchWish } from './capabilities';

export const boardsNotTaken = ({
  boards = [],
  library,
}: Pick<MatchWish, 'boards' | 'library'>): readonly Violation[] => [
  ...(boards.length === 0 ? [] : [violation('battle/boards-not-taken', 'BT-8', '/boards')]),
  ...(library === undefined ? [] : [violation('battle/boards-not-taken', 'BT-8', '/library')]),
];
