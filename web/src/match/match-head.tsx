/** The table's head: which match and turn, whose decision, how long still, and what else one can do. */
import { useSignal } from '@preact/signals';
import { seatName } from '../lobby/match-row';
import { moment, timeLeft } from '../text/format';
import { Icon } from '../ui/icon';
import { now } from '../ui/device/use-now';
import { useDeciding } from './deciding/context';
import { useMatch } from './match-live';
import { MatchMenu } from './match-menu';
import type { Match } from './shapes';
import { t } from './words';

const namesOf = ({ seats }: Match, which: readonly string[]): string =>
  seats
    .filter(({ seat }) => which.includes(seat))
    .map(seatName)
    .join(', ');

export const outcomeOf = (match: Match): string => {
  const { outcome } = match;
  if (outcome === null) return t.over;
  return outcome.winners.length === 0 ? t.draw : t.won(namesOf(match, outcome.winners));
};

const titleOf = (match: Match, you: string | null, left: number): string => {
  if (match.state === 'over') return outcomeOf(match);
  if (match.state === 'paused') return t.paused;
  if (match.state === 'waiting') return t.notBegun;
  if (left > 0) return t.yours(left);
  const awaited = match.awaited.flatMap(({ seats, answered }) =>
    seats.filter((seat) => !answered.includes(seat) && seat !== you),
  );
  return awaited.length === 0
    ? you === null
      ? t.watching
      : match.step.text
    : t.waiting(namesOf(match, awaited));
};

const deadlineOf = ({ awaited }: Match): string | null =>
  awaited.flatMap(({ deadline }) => deadline ?? []).sort()[0] ?? null;

export const MatchHead = ({ back }: { readonly back: string }) => {
  const live = useMatch();
  const deciding = useDeciding();
  const isOpen = useSignal(false);
  const view = live.view.value;
  if (view === null) return null;
  const { match, you } = view;
  const deadline = deadlineOf(match);
  const asOf = live.asOf.value;
  return (
    <header class="mt-head">
      <a class="btn icon" href={back} aria-label={t.back}>
        <Icon name="back" />
      </a>
      <div class="mt-title">
        <small>
          <bdi>{match.title}</bdi> · {t.turn(match.turn)} · {match.step.text}
        </small>
        <h1 aria-live="polite">{titleOf(match, you, deciding.left.value)}</h1>
      </div>
      {deadline === null ? null : (
        <span class="mt-clock">
          <Icon name="clock" size={20} />
          <b>{timeLeft(deadline, now.value)}</b>
        </span>
      )}
      <button
        class="btn icon quiet"
        aria-label={t.more}
        aria-haspopup="dialog"
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="more" />
      </button>
      {live.online.value ? null : (
        <p class="mt-offline" role="status">
          {t.offline} {asOf === null ? '' : t.asOf(moment(new Date(asOf)))}
        </p>
      )}
      {isOpen.value ? <MatchMenu onClose={() => (isOpen.value = false)} /> : null}
    </header>
  );
};
