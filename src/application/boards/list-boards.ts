/** The map sheets that a game master has imported (BT-8), by name. */
import type { UserId } from '../../kernel';
import type { Page } from '../page';
import type { BoardLine, OwnBoardStore } from './ports';
import { boardLine } from './shapes';

export class ListBoards {
  constructor(private readonly store: Pick<OwnBoardStore, 'list'>) {}

  async run(user: UserId, after: string | null, limit: number): Promise<Page<BoardLine>> {
    const found = await this.store.list(user, after, limit + 1);
    const items = found.slice(0, limit).map(boardLine);
    return { items, next: found.length > limit ? (items.at(-1)?.board ?? null) : null };
  }
}
