/** The figures of Dark Age that a player has made (DA-SET-2), oldest first. */
import type { UserId } from '../../kernel';
import type { Page } from '../page';
import type { FiguresAsked, OwnFigureStore } from './ports';
import { lineOf, type FigureLine } from './shapes';

export class ListOwnFigures {
  constructor(private readonly store: Pick<OwnFigureStore, 'list'>) {}

  async run(user: UserId, asked: FiguresAsked): Promise<Page<FigureLine>> {
    const found = await this.store.list(user, { ...asked, limit: asked.limit + 1 });
    const items = found.slice(0, asked.limit).map(lineOf);
    return { items, next: found.length > asked.limit ? (items.at(-1)?.id ?? null) : null };
  }
}
