/**
 * Who is away, or will be; and for a player their own days, with what they announce and take back (ROUND-4).
 */
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { serverNow } from '../ui/device/use-now';
import { useTask } from '../ui/form/use-task';
import { dayAndTime } from './local-time';
import type { Vacation } from './use-timetable';
import { VacationForm } from './vacation-form';
import { t } from './words';

interface RowProps {
  readonly live: Live;
  readonly vacation: Vacation;
  readonly onChanged: () => Promise<void>;
}

const Row = ({ live, vacation: { id, force, name, from, to }, onChanged }: RowProps) => {
  const task = useTask();
  const mine = live.campaign.value?.myForce === force;
  const begun = Date.parse(from) < serverNow();
  const withdraw = (): void =>
    void task.run(async () => {
      await ok(
        api.DELETE('/v1/campaigns/{id}/vacations/{vacationId}', {
          params: { path: { id: live.id, vacationId: id } },
        }),
      );
      await onChanged();
      tell(begun ? t.over : t.withdrawn);
    });
  return (
    <li class="cal-row">
      <SeatMark seat={live.seatOf.value.get(force) ?? 0} label={null} size={26} />
      <div class="cal-who">
        <b>
          <bdi>{name}</bdi>
          {mine ? ` (${t.mine})` : ''}
        </b>
        <span class="num">
          {dayAndTime(from)} – {dayAndTime(to)}
        </span>
        <ProblemNote error={task.error} />
      </div>
      {mine ? (
        <button class="btn" disabled={task.busy} onClick={withdraw}>
          {begun ? t.end : t.withdraw}
        </button>
      ) : null}
    </li>
  );
};

interface VacationsProps {
  readonly live: Live;
  readonly vacations: Schemas['Vacations'];
  readonly onChanged: () => Promise<void>;
}

export const Vacations = ({ live, vacations: { items, budget }, onChanged }: VacationsProps) => {
  const isOver = live.campaign.value?.status === 'finished';
  return (
    <section aria-label={t.vacations}>
      <div class="sec">
        <h2>{t.vacations}</h2>
        {budget === null || budget.days === 0 ? null : (
          <span class="cap">{t.leftDays(budget.left, budget.days)}</span>
        )}
      </div>
      {items.length === 0 ? (
        <p class="empty">{t.nobody}</p>
      ) : (
        <ul>
          {items.map((vacation) => (
            <Row key={vacation.id} live={live} vacation={vacation} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <p class="hint">{t.still}</p>
      {budget === null || isOver ? null : budget.left === 0 ? (
        budget.days === 0 ? (
          <p class="hint">{t.none}</p>
        ) : null
      ) : (
        <VacationForm live={live} budget={budget} onAnnounced={onChanged} />
      )}
    </section>
  );
};
