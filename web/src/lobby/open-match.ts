/** Opening a match. How many seats a setup has, only its system knows: it is asked, and told again. */
import { api, ApiError, ok, type Schemas } from '../api/client';

export type Sitter = { readonly me: true } | { readonly invite: true } | { readonly bot: Stance };
export type Stance = 'attack' | 'hold' | 'withdraw';
export type Opening = Omit<Schemas['NewMatch'], 'seats'> & { readonly seats: readonly Sitter[] };

const SEAT_COUNT = 'match/seat-count';

/** Seats of the setup, if that was what is wrong with it; null: it was not. */
export const seatsWanted = (error: unknown): number | null => {
  const violations = error instanceof ApiError ? (error.problem?.violations ?? []) : [];
  const count = violations.find(({ code }) => code === SEAT_COUNT)?.params['count'];
  return typeof count === 'number' ? count : null;
};

/** As many as that; those that are missing are played by the last one's word. */
export const resized = (seats: readonly Sitter[], count: number): readonly Sitter[] =>
  Array.from({ length: count }, (_, index) => seats[index] ?? seats.at(-1) ?? { bot: 'attack' });

const post = async (body: Opening, dryRun: boolean): Promise<string> =>
  (
    await ok(
      api.POST('/v1/matches', {
        ...(dryRun ? { params: { query: { dryRun: true } } } : {}),
        body: body as unknown as Schemas['NewMatch'],
      }),
    )
  ).id;

/** Answers the match's id. Throws an ApiError with everything that is wrong with the setup. */
export async function openMatch(body: Opening): Promise<string> {
  try {
    return await post(body, false);
  } catch (error) {
    const count = seatsWanted(error);
    if (count === null) throw error;
    return post({ ...body, seats: resized(body.seats, count) }, false);
  }
}

/** Changes nothing. Throws as above. */
export const tryMatch = (body: Opening): Promise<string> => post(body, true);

/** Me in the first seat, and a bot in every other one. */
export const againstBot = (system: string, scenario: string): Opening => ({
  system,
  scenario,
  seats: [{ me: true }, { bot: 'attack' }],
});
