/** What calls a player of a match (MAT-2, MAT-3, MAT-5): notices, which leave the server by ways of their own. Pure. */
import type { GameSystem } from '../../../games';
import { isoTime, type UserId } from '../../../kernel';
import type { MatchPlace, NoticeData } from '../../../rules';
import type { MatchCall, MatchKind, MatchWrite } from '../match-write';
import type { Match, MatchOptions, MatchSeat, Proposal } from '../model';

type Of = Pick<Match, 'id' | 'battle' | 'seats' | 'options'>;

/** A call of the player of a seat; nobody, where nobody plays it. `again`: what makes the cause another one. */
export const callOf = <K extends MatchKind>(
  system: Pick<GameSystem, 'title'>,
  { id, battle }: Pick<Match, 'id' | 'battle'>,
  { seat, user, force }: Pick<MatchSeat, 'seat' | 'user' | 'force'>,
  kind: K,
  again: string,
  data: Omit<NoticeData<K>, keyof MatchPlace>,
): readonly MatchCall[] =>
  user === null
    ? []
    : [
        {
          ...{ user: user.id, kind, force },
          cause: [id, seat, again].join('.'),
          data: { match: id, battle: battle?.battle ?? null, seat, system: system.title, ...data },
        },
      ];

/** Nobody is called in a match that one person plays against bots without a clock: it waits for nobody else. */
export const isShared = ({ battle, seats, options }: Of): boolean =>
  battle !== null || hasClock(options) || new Set(seats.flatMap(({ user }) => user?.id ?? [])).size > 1;

const hasClock = ({ hoursPerDecision, live }: MatchOptions): boolean =>
  hoursPerDecision !== null || live !== null;

/** Of players for whom a bot decides now, or plays, without having asked for it. */
const toBots = (
  system: GameSystem,
  match: Match,
  { steps }: Pick<MatchWrite, 'steps'>,
): readonly MatchCall[] => {
  const isGm = steps.some(({ entry }) => entry.kind === 'gm');
  return steps.flatMap(({ entry }, index) => {
    const why = entry.kind === 'late' ? 'clock' : entry.kind === 'bot' && isGm ? 'gm' : null;
    if (why === null || !('seat' in entry) || (entry.kind === 'bot' && entry.stance === null)) return [];
    const place = match.seats.find(({ seat }) => seat === entry.seat);
    if (place === undefined) return [];
    return callOf(system, match, place, 'match-bot', String(match.entries + index + 1), { why });
  });
};

/** Whose order was the last: they have seen the end. */
const endedBy = (match: Match, { steps }: Pick<MatchWrite, 'steps'>): UserId | null => {
  const entry = steps[0]?.entry;
  const seat =
    entry?.kind === 'order' || entry?.kind === 'take-back'
      ? entry.seat
      : entry?.kind === 'stop' && entry.why.kind === 'resigned'
        ? entry.why.seat
        : null;
  const place = match.seats.find((one) => one.seat === seat);
  return place === undefined || place.bot !== null ? null : (place.user?.id ?? null);
};

const atEnd = (system: GameSystem, match: Match, write: MatchWrite): readonly MatchCall[] => {
  const state = write.steps.at(-1)?.state;
  const outcome = state === undefined ? null : system.outcome(state);
  if (outcome === null) return [];
  const by = endedBy(match, write);
  return match.seats
    .filter(({ user }) => user?.id !== by)
    .flatMap((place) => {
      const won = outcome.winners.includes(place.seat) ? 'won' : 'lost';
      const result = outcome.winners.length === 0 ? 'drawn' : won;
      return callOf(system, match, place, 'match-over', '', { result });
    });
};

/** Of what an act has done. What somebody is asked calls them only when they have not answered for a while. */
export const callsOf = (system: GameSystem, match: Match, write: MatchWrite): readonly MatchCall[] =>
  isShared(match) ? [...toBots(system, match, write), ...atEnd(system, match, write)] : [];

/** Of a proposal that is new: everybody who is asked, but who makes it. */
export const callsOfProposal = (
  system: GameSystem,
  match: Match,
  { id, what, by, until }: Proposal,
  asked: readonly string[],
): readonly MatchCall[] =>
  match.seats
    .filter(({ seat }) => asked.includes(seat))
    .flatMap((place) =>
      callOf(system, match, place, 'match-proposal', id, {
        ...{ proposal: id, what, by, until: isoTime(until) },
      }),
    );
