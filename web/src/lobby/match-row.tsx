/** One of my matches: with whom, how it stands for me, and how long there is time. */
import { moment, timeLeft } from '../text/format';
import { SeatMark } from '../ui/marks/seat-mark';
import { Icon } from '../ui/icon';
import { now } from '../ui/device/use-now';
import { deadlineOf, standingOf, type Listed, type Line, type Standing } from './standing';
import { standings, t } from './words';

/** A letter, from A, as the number of its mark. */
export const markOf = (seat: string): number => Math.max(1, seat.charCodeAt(0) - 64);

type Seat = Line['seats'][number];

/** A bot that plays for nobody has no name of its own. */
export const seatName = ({ user, bot, name, seat }: Seat): string =>
  user?.displayName ?? (bot !== null ? t.bot : name === '' ? seat : name);

const othersOf = ({ seats }: Line, me: string): string =>
  seats
    .filter(({ user, bot }) => user?.id !== me && (user !== null || bot !== null))
    .map(seatName)
    .join(', ');

const freeIn = ({ seats }: Line): number =>
  seats.filter(({ user, bot }) => user === null && bot === null).length;

const TONE: Partial<Record<Standing, string>> = { move: 'tag pencil', proposal: 'tag pencil' };

const hrefOf = (line: Line, standing: Standing): string => {
  const home = `/m/${line.id}`;
  if (standing === 'over') return `${home}/replay`;
  return standing === 'missing' && freeIn(line) > 0 ? `${home}/invite` : home;
};

export const MatchRow = ({ listed, me }: { readonly listed: Listed; readonly me: string }) => {
  const { line } = listed;
  const { turn, step } = listed.match ?? line;
  const battle = listed.match?.battle ?? line.battle ?? null;
  const standing = standingOf(listed, me);
  const deadline = deadlineOf(listed, me);
  const mine = line.seats.find(({ user }) => user?.id === me);
  const others = othersOf(line, me);
  const free = freeIn(line);
  return (
    <li>
      <a class="war-row" href={hrefOf(line, standing)} data-standing={standing}>
        <span class="war-mark">
          {mine === undefined ? (
            <Icon name="eye" size={26} />
          ) : (
            <SeatMark seat={markOf(mine.seat)} size={26} label={null} />
          )}
        </span>
        <span class="war-name">
          <b>
            <bdi>{line.title}</bdi>
          </b>
          <span class="sub">
            {battle === null ? '' : `${t.battle} · `}
            <bdi>{others === '' ? t.openedAt(moment(line.openedAt)) : t.against(others)}</bdi>
          </span>
          <span class={TONE[standing] ?? 'tag'}>
            {standing === 'missing' && free > 0 ? t.free(free) : standings[standing]}
          </span>
        </span>
        <span class="war-time">
          {turn == null || standing === 'missing' ? null : <b>{t.turn(turn)}</b>}
          {step == null || standing === 'missing' ? null : <small>{step.text}</small>}
          {deadline === null ? null : (
            <span>
              <small>{t.left}</small> <b>{timeLeft(deadline, now.value)}</b>
            </span>
          )}
        </span>
      </a>
    </li>
  );
};
