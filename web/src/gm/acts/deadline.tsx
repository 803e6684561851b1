/** Moving the deadline of the open phase: by so many hours with one tap, or to any time. */
import { useSignal } from '@preact/signals';
import { api, ok } from '../../api/client';
import type { Live } from '../../campaign/live';
import { moment, timeLeft } from '../../text/format';
import { words } from '../../text/words';
import { localInput } from '../../text/local-input';
import { Field } from '../../ui/form/field';
import { now, serverNow } from '../../ui/device/use-now';
import { ActDialog } from './act-dialog';

const t = words(
  {
    title: 'Move the deadline',
    verb: 'Move',
    until: 'New deadline',
    none: 'no deadline',
    later: 'Later by',
    hours: (hours: number) => `+${hours} h`,
    left: (time: string) => `left ${time}`,
    paused: 'The war is paused. When it goes on, the clock runs from here.',
  },
  {
    title: 'Frist verschieben',
    verb: 'Verschieben',
    until: 'Neue Frist',
    none: 'keine Frist',
    later: 'Später um',
    hours: (hours: number) => `+${hours} Std`,
    left: (time: string) => `noch ${time}`,
    paused: 'Der Krieg ist angehalten. Wenn er weitergeht, läuft die Uhr von hier.',
  },
);

const HOUR_MS = 3_600_000;
const LATER = [6, 12, 24, 48] as const;

const told = (time: string | null): string =>
  time === null ? t.none : `${moment(time)} · ${t.left(timeLeft(time, now.value))}`;

export const Deadline = ({ live, onClose }: { readonly live: Live; readonly onClose: () => void }) => {
  const campaign = live.campaign.value;
  const stands = campaign?.deadline ?? null;
  const from = Math.max(stands === null ? 0 : Date.parse(stands), serverNow());
  const until = useSignal(localInput(from + 24 * HOUR_MS));
  const at = Date.parse(until.value);
  const send = (dryRun: boolean, reason: string) =>
    ok(
      api.POST('/v1/campaigns/{id}/gm/deadline', {
        params: { path: { id: live.id }, query: { dryRun } },
        body: { at: new Date(at).toISOString(), now: false, reason },
      }),
    );
  return (
    <ActDialog
      title={t.title}
      verb={t.verb}
      before={told(stands)}
      wish={Number.isNaN(at) ? null : String(at)}
      attempt={(reason) => send(true, reason)}
      // A paused war has no deadline, only time that is left.
      after={({ deadline }) => told(deadline ?? new Date(at).toISOString())}
      act={async (reason) => {
        await send(false, reason);
        await live.refresh();
      }}
      onClose={onClose}
    >
      {campaign?.status === 'paused' ? <p class="hint">{t.paused}</p> : null}
      <div class="field" role="group" aria-label={t.later}>
        <span class="cap">{t.later}</span>
        <div class="quick">
          {LATER.map((hours) => (
            <button
              key={hours}
              type="button"
              class="chip"
              aria-pressed={until.value === localInput(from + hours * HOUR_MS)}
              onClick={() => (until.value = localInput(from + hours * HOUR_MS))}
            >
              {t.hours(hours)}
            </button>
          ))}
        </div>
      </div>
      <Field
        label={t.until}
        name="until"
        type="datetime-local"
        required
        value={until.value}
        onInput={(event) => (until.value = event.currentTarget.value)}
      />
    </ActDialog>
  );
};
