/** Who reads a message: the people who are meant by its addressee when it is written, and who wrote it. */
import {
  err,
  type ForceId,
  ok,
  type ProblemCode,
  type Result,
  type UserId,
  type Violation,
  violation,
} from '../../kernel';
import type { Addressee, Circle, Person } from './model';

const wrong = (code: Extract<ProblemCode, `messages/${string}`>): Result<never, readonly Violation[]> =>
  err([violation(code, null, '/to')]);

/** The forces of a force's team, itself among them; only itself when it has none. */
const teamOf = ({ seats, teams }: Circle, force: ForceId): ReadonlySet<ForceId> => {
  const seat = seats.find((one) => one.force === force)?.seat;
  const team = teams?.find((numbers) => seat !== undefined && numbers.includes(seat)) ?? [];
  return new Set([force, ...seats.filter((one) => team.includes(one.seat)).map((one) => one.force)]);
};

const playing = ({ people }: Circle, forces: ReadonlySet<ForceId>): readonly Person[] =>
  people.filter(({ force }) => force !== null && forces.has(force));

/**
 * Null: everybody, whoever joins later too. The game master reads what is sent to all or to them, and nothing
 * else.
 */
export const readersOf = (
  circle: Circle,
  sender: Person,
  to: Addressee,
): Result<readonly UserId[] | null, readonly Violation[]> => {
  if (to === null) return ok(null);
  if (to === (sender.force ?? 'gm')) return wrong('messages/to-oneself');
  const readers = (others: readonly Person[]): Result<readonly UserId[], readonly Violation[]> =>
    others.length === 0
      ? wrong('messages/nobody-there')
      : ok([sender.user, ...others.map(({ user }) => user)]);
  if (to === 'gm') return readers(circle.people.filter(({ role }) => role === 'gm'));
  if (to !== 'team')
    return circle.seats.some(({ force }) => force === to)
      ? readers(playing(circle, new Set([to])))
      : wrong('messages/no-such-force');
  const team = sender.force === null ? new Set<ForceId>() : teamOf(circle, sender.force);
  if (team.size < 2) return wrong('messages/no-team');
  return readers(playing(circle, team).filter(({ user }) => user !== sender.user));
};
