/** Reads the course of a match, part by part, as its reader was told it. */
import { api, ok } from '../api/client';
import type { Eyes } from '../match/match-means';
import type { Match } from '../match/shapes';
import { Course, type Part } from './course';
import { PART_EVENTS } from './part-events';

export interface Replayed {
  readonly match: Match;
  readonly course: Course;
  /** Reads what shows the field after so many events. Rejects when it cannot be read. */
  readonly load: (count: number) => Promise<void>;
  /** Reads what lies before and behind it. */
  readonly loadBeside: (count: number) => Promise<void>;
}

/** Behind every event: the field at the end, and no events. */
const END = 2_147_483_647;

/** `at`: the events after which it is looked at first; null: all. */
export async function readReplay({ match, seat, watch }: Eyes, at: number | null): Promise<Replayed> {
  const eyes = { ...(seat === null ? {} : { seat }), ...(watch === null ? {} : { watch }) };
  const path = { match };
  const read = (after: number): Promise<Part> =>
    ok(
      api.GET('/v1/matches/{match}/replay', {
        params: { path, query: { ...eyes, limit: PART_EVENTS, after: String(after) } },
      }),
    );
  const [summary, first] = await Promise.all([
    ok(api.GET('/v1/matches/{match}', { params: { path, query: eyes } })),
    read(at === null ? END : Course.partOf(at)),
  ]);
  const course = new Course(first);
  const asked = new Map<number, Promise<void>>();
  const part = (after: number): Promise<void> => {
    if (after < 0 || after >= course.count || course.has(after)) return Promise.resolve();
    const known = asked.get(after);
    if (known !== undefined) return known;
    const reading = read(after)
      .then((found) => course.add(found))
      .finally(() => asked.delete(after));
    asked.set(after, reading);
    return reading;
  };
  return {
    match: summary,
    course,
    load: (count) => part(Course.partOf(count)),
    loadBeside: async (count) => {
      const here = Course.partOf(count);
      await Promise.all([part(here + PART_EVENTS), part(here - PART_EVENTS)]);
    },
  };
}

/** The code of a link by which others see it; null: only who has opened the match can make one. */
export const watchCode = async (match: string): Promise<string | null> => {
  const { data } = await api.PUT('/v1/matches/{match}/link', {
    params: { path: { match } },
    body: { shared: true },
  });
  return data?.code ?? null;
};
