/**
 * What the game master does about a battle: hand it to an engine or take it back, mend its report, call it
 * off.
 */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { Field } from '../ui/form/field';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { HandOver } from './hand-over';

type Battle = Schemas['Battle'];

const t = words(
  {
    title: 'Game master',
    off: 'Call off',
    why: 'Why it is called off',
    edit: 'Change the report',
  },
  {
    title: 'Spielleitung',
    off: 'Absagen',
    why: 'Warum es abgesagt wird',
    edit: 'Bericht ändern',
  },
);

interface PartProps {
  readonly battle: Battle;
  readonly onChange: () => void;
}

export const GmBattle = ({ battle, onChange }: PartProps) => {
  const live = useLive();
  const task = useTask();
  const reason = useSignal('');
  const path = { id: live.id, battleId: battle.id };
  return (
    <section>
      <div class="sec">
        <h2>{t.title}</h2>
      </div>
      <div class="battle-part">
        <HandOver battle={battle} onChange={onChange} />
        {battle.reports.some(
          ({ id, state }) => id === battle.report && (state === 'pending' || state === 'disputed'),
        ) ? (
          <p>
            <a class="btn" href={`/c/${live.id}/b/${battle.id}/report`}>
              {t.edit}
            </a>
          </p>
        ) : null}
        <details class="battle-more">
          <summary>{t.off}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void task
                .run(() =>
                  ok(
                    api.POST('/v1/campaigns/{id}/battles/{battleId}/call-off', {
                      params: { path },
                      body: { reason: reason.value },
                    }),
                  ),
                )
                .then(onChange);
            }}
          >
            <Field
              label={t.why}
              name="reason"
              required
              value={reason.value}
              onInput={(event) => (reason.value = event.currentTarget.value)}
            />
            <button class="btn danger" disabled={task.busy}>
              {t.off}
            </button>
          </form>
        </details>
        <ProblemNote error={task.error} />
      </div>
    </section>
  );
};
