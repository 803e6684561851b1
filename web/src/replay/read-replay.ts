/** Reads a match with its whole course, as its reader was told it. */
import { api, ok } from '../api/client';
import type { Eyes } from '../match/match-means';
import type { Match } from '../match/shapes';
import { Course } from './course';

export interface Replayed {
  readonly match: Match;
  readonly course: Course;
}

export async function readReplay({ match, seat, watch }: Eyes): Promise<Replayed> {
  const query = { ...(seat === null ? {} : { seat }), ...(watch === null ? {} : { watch }) };
  const params = { path: { match }, query };
  const [summary, replay] = await Promise.all([
    ok(api.GET('/v1/matches/{match}', { params })),
    ok(api.GET('/v1/matches/{match}/replay', { params })),
  ]);
  return { match: summary, course: new Course(replay, replay.told) };
}

/** The code of a link by which others see it; null: only who has opened the match can make one. */
export const watchCode = async (match: string): Promise<string | null> => {
  const { data } = await api.PUT('/v1/matches/{match}/link', {
    params: { path: { match } },
    body: { shared: true },
  });
  return data?.code ?? null;
};
