/** A player announces a vacation, and sees what it takes of their days (ROUND-4). */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import { localInput } from '../text/local-input';
import { Field } from '../ui/form/field';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/form/problem';
import { serverNow } from '../ui/device/use-now';
import { useTask } from '../ui/form/use-task';
import { t } from './words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type Budget = NonNullable<Schemas['Vacations']['budget']>;

interface VacationFormProps {
  readonly live: Live;
  readonly budget: Budget;
  readonly onAnnounced: () => Promise<void>;
}

/** The next full hour but one: what is announced lies ahead. */
const soon = (): number => Math.ceil(serverNow() / HOUR) * HOUR + HOUR;

export const VacationForm = ({ live, budget, onAnnounced }: VacationFormProps) => {
  const from = useSignal(localInput(soon()));
  const to = useSignal(localInput(soon() + Math.min(WEEK, budget.left * DAY)));
  const task = useTask();
  const [begin, end] = [Date.parse(from.value), Date.parse(to.value)];
  const days = Math.ceil(((end - begin) / DAY) * 100) / 100;
  const announce = (): void =>
    void task.run(async () => {
      const body = { from: new Date(begin).toISOString(), to: new Date(end).toISOString() };
      await ok(api.POST('/v1/campaigns/{id}/vacations', { params: { path: { id: live.id } }, body }));
      await onAnnounced();
      tell(t.announced);
    });
  return (
    <form
      class="cal-form"
      onSubmit={(event) => {
        event.preventDefault();
        announce();
      }}
    >
      <Field
        label={t.from}
        name="from"
        type="datetime-local"
        required
        value={from.value}
        onInput={(event) => (from.value = event.currentTarget.value)}
      />
      <Field
        label={t.to}
        name="to"
        type="datetime-local"
        required
        value={to.value}
        onInput={(event) => (to.value = event.currentTarget.value)}
      />
      <p class="hint">
        {t.before} {days > 0 ? t.wish(days) : null}
      </p>
      <p class="hint">{t.discloses}</p>
      <ProblemNote error={task.error} />
      <button class="btn go" disabled={task.busy || !(days > 0)}>
        {t.announce}
      </button>
    </form>
  );
};
