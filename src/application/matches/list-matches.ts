/** The matches in which a person has a seat, or which they have opened (MAT-3). */
import type { UserId } from '../../kernel';
import type { Match } from './model';
import type { MatchStore } from './ports';

export class ListMatches {
  constructor(private readonly matches: Pick<MatchStore, 'list'>) {}

  /** Newest first. One more than `limit` is never answered; `next` is the last one's id. */
  async run(
    user: UserId,
    after: string | null,
    limit: number,
  ): Promise<{ readonly matches: readonly Match[]; readonly next: string | null }> {
    const found = await this.matches.list(user, after, limit + 1);
    const matches = found.slice(0, limit);
    return { matches, next: found.length > limit ? (matches.at(-1)?.id ?? null) : null };
  }
}
