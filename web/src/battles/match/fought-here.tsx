/** A battle that is fought on the server: how its match stands, and the way to its table or its replay. */
import { user } from '../../api/session';
import { seatName } from '../../lobby/match-row';
import { standingOf, type Match } from '../../lobby/standing';
import { standings } from '../../lobby/words';
import { timeLeft } from '../../text/format';
import { words } from '../../text/words';
import { Icon } from '../../ui/icon';
import { now } from '../../ui/device/use-now';

const t = words(
  {
    table: 'To the table',
    watch: 'Watch',
    replay: 'Replay',
    turn: (turn: number, step: string) => `Turn ${turn}, ${step}`,
    waits: (names: string) => `waits for ${names}`,
    you: 'you',
    left: (time: string) => `${time} left`,
  },
  {
    table: 'Zum Tisch',
    watch: 'Zuschauen',
    replay: 'Wiedergabe',
    turn: (turn: number, step: string) => `Zug ${turn}, ${step}`,
    waits: (names: string) => `wartet auf ${names}`,
    you: 'dich',
    left: (time: string) => `noch ${time}`,
  },
);

/** Whose answer is missing. */
export const awaitedNames = ({ awaited, seats }: Match): string => {
  const missing = awaited.flatMap((one) => one.seats.filter((seat) => !one.answered.includes(seat)));
  return seats
    .filter(({ seat }) => missing.includes(seat))
    .map((seat) => (seat.user !== null && seat.user.id === user.value?.id ? t.you : seatName(seat)))
    .join(', ');
};

/** One line: turn, step, whose move, and how long still. */
export const matchLine = (match: Match): string => {
  const names = match.state === 'running' ? awaitedNames(match) : '';
  const deadline = match.awaited.flatMap((one) => one.deadline ?? []).sort()[0];
  return [
    t.turn(match.turn, match.step.text),
    ...(match.state === 'running' ? [] : [standings[match.state === 'waiting' ? 'missing' : match.state]]),
    ...(names === '' ? [] : [t.waits(names)]),
    ...(deadline === undefined ? [] : [t.left(timeLeft(deadline, now.value))]),
  ].join(' · ');
};

interface FoughtHereProps {
  readonly id: string;
  readonly match: Match | null;
  /** Whether the reader fights in it. */
  readonly mine: boolean;
  readonly over: boolean;
}

export const FoughtHere = ({ id, match, mine, over }: FoughtHereProps) => {
  const standing = match === null ? null : standingOf({ line: match, match }, user.value?.id ?? '');
  return (
    <div class="battle-part">
      {match === null || over ? null : (
        <p role="status">
          {standing === 'move' ? <span class="tag pencil">{standings.move}</span> : null}{' '}
          <bdi>{matchLine(match)}</bdi>
        </p>
      )}
      <div class="row wrap">
        {over ? null : (
          <a class={mine ? 'btn go' : 'btn'} href={`/m/${id}`}>
            <Icon name={mine ? 'target' : 'eye'} /> {mine ? t.table : t.watch}
          </a>
        )}
        <a class="btn" href={`/m/${id}/replay`}>
          <Icon name="history" /> {t.replay}
        </a>
      </div>
    </div>
  );
};
