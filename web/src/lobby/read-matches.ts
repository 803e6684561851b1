/** Reads my matches, each with how it stands for me. */
import { api, ok } from '../api/client';
import type { Listed, Match } from './standing';

const PAGE = 50;

export interface MatchPage {
  readonly items: readonly Listed[];
  /** Null: there are no more. */
  readonly next: string | null;
}

export const readMatch = (id: string): Promise<Match> =>
  ok(api.GET('/v1/matches/{match}', { params: { path: { match: id } } }));

export async function readMatches(after: string | null): Promise<MatchPage> {
  const query = { limit: PAGE, ...(after === null ? {} : { after }) };
  const { items, next } = await ok(api.GET('/v1/matches', { params: { query } }));
  return { items: items.map((line) => ({ line, match: null })), next };
}
