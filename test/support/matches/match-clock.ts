/** Time that goes by for the players of a match, and for nothing else, for end-to-end tests (MAT-5). */
import { KeepPlaying } from '../../../src/application/matches/bots/keep-playing';
import type { TestApp } from '../app';

/** As if so many minutes had gone by. */
export const lapse = async ({ pool }: TestApp, id: string, minutes: number): Promise<void> => {
  await pool.query(
    `UPDATE match_seats SET deadlines = (SELECT coalesce(json_object_agg(key, value::text::float8 - $2), '{}') FROM json_each(deadlines)),
      asked = (SELECT coalesce(json_object_agg(key, json_build_object('since', (value->>'since')::float8 - $2, 'until', (value->>'until')::float8 - $2)), '{}')
        FROM json_each(asked)) WHERE match_id = $1`,
    [id, minutes * 60_000],
  );
  await pool.query(
    `UPDATE matches SET deadline_at = deadline_at - make_interval(mins => $2), call_at = call_at - make_interval(mins => $2) WHERE id = $1`,
    [id, minutes],
  );
};

/** The server looks whose time is up, now and not within a minute. */
export const sweepMatches = ({ app }: TestApp): Promise<unknown> => app.get(KeepPlaying).sweep();
