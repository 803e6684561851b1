/**
 * The game master says when phases end: weekdays, a time, a zone, and how much vacation there is (ROUND-4).
 */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import type { Live } from '../campaign/live';
import { Field } from '../ui/form/field';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { SelectField } from '../ui/form/select-field';
import { useTask } from '../ui/form/use-task';
import { ownZone, weekday, zones } from './local-time';
import type { Calendar } from './use-timetable';
import { t } from './words';

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

interface CalendarFormProps {
  readonly live: Live;
  readonly calendar: Calendar | null;
  readonly onSaved: () => Promise<void>;
}

const Weekdays = ({
  days,
  set,
}: {
  readonly days: readonly number[];
  readonly set: (days: readonly number[]) => void;
}) => (
  <fieldset class="cal-days">
    <legend class="cap">{t.days}</legend>
    {WEEK.map((day) => (
      <label class="cal-day" key={day}>
        <input
          type="checkbox"
          aria-label={weekday(day)}
          checked={days.includes(day)}
          onChange={() => set(WEEK.filter((one) => days.includes(one) !== (one === day)))}
        />
        <span aria-hidden="true">{weekday(day, 'short')}</span>
      </label>
    ))}
  </fieldset>
);

export const CalendarForm = ({ live, calendar, onSaved }: CalendarFormProps) => {
  const wish = useSignal<Calendar>(
    calendar ?? { days: [3, 7], at: '20:00', zone: ownZone(), vacationDays: 0 },
  );
  const task = useTask();
  const change = (part: Partial<Calendar>): void => void (wish.value = { ...wish.value, ...part });
  const put = (body: Calendar | null, said: string): void =>
    void task.run(async () => {
      await ok(
        api.PUT('/v1/campaigns/{id}/calendar', { params: { path: { id: live.id } }, body: body as Calendar }),
      );
      await onSaved();
      tell(said);
    });
  const { days, at, zone, vacationDays } = wish.value;
  return (
    <form
      class="cal-form"
      onSubmit={(event) => {
        event.preventDefault();
        put(wish.value, t.saved);
      }}
    >
      <Weekdays days={days} set={(next) => change({ days: [...next] })} />
      <Field
        label={t.at}
        name="at"
        type="time"
        required
        value={at}
        onInput={(event) => change({ at: event.currentTarget.value })}
      />
      <SelectField
        label={t.zone}
        choices={zones(zone, ownZone()).map((one) => ({ value: one, text: one.replaceAll('_', ' ') }))}
        value={zone}
        onChange={(next) => change({ zone: next })}
      />
      <Field
        label={t.budget}
        name="vacationDays"
        type="number"
        inputMode="numeric"
        min={0}
        max={365}
        required
        value={vacationDays}
        hint={t.budgetHint}
        onInput={(event) =>
          change({ vacationDays: Math.max(0, Math.round(event.currentTarget.valueAsNumber || 0)) })
        }
      />
      <ProblemNote error={task.error} />
      <div class="row">
        <button class="btn go" disabled={task.busy || days.length === 0}>
          {t.save}
        </button>
        {calendar === null ? null : (
          <button class="btn" type="button" disabled={task.busy} onClick={() => put(null, t.dropped)}>
            {t.drop}
          </button>
        )}
      </div>
    </form>
  );
};
