/**
 * What the game master does about a battle: hand it to an engine or take it back, mend its report, call it
 * off.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { Field } from '../ui/field';
import { tell } from '../ui/notices';
import { ProblemNote } from '../ui/problem';
import { useTask } from '../ui/use-task';
import { engines } from './words';

type Battle = Schemas['Battle'];

const t = words(
  {
    title: 'Game master',
    engine: 'Fought with',
    hand: 'Hand over',
    take: 'Take back to the table',
    isWith: (name: string) => `It is with ${name}.`,
    handed: (name: string) => `Handed over: ${name}`,
    off: 'Call off',
    why: 'Why it is called off',
    edit: 'Change the report',
  },
  {
    title: 'Spielleitung',
    engine: 'Ausgetragen mit',
    hand: 'Übergeben',
    take: 'Zurück an den Tisch nehmen',
    isWith: (name: string) => `Es liegt bei ${name}.`,
    handed: (name: string) => `Übergeben: ${name}`,
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
  const external = useSignal<readonly Schemas['ExternalEngine'][]>([]);
  const engine = useSignal(battle.engine ?? 'table');
  const reason = useSignal('');
  const path = { id: live.id, battleId: battle.id };
  useEffect(() => {
    void ok(api.GET('/v1/campaigns/{id}/engines', { params: { path: { id: live.id } } })).then(
      ({ items }) => (external.value = items),
      () => undefined,
    );
  }, [live.id]);
  const nameOf = (id: string): string =>
    id === 'table' || id === 'megamek' || id === 'battletech' || id === 'dark-age'
      ? engines[id]
      : (external.value.find((one) => one.id === id)?.name ?? id);
  const hand = (to: string): void =>
    void task
      .run(() =>
        ok(
          api.POST('/v1/campaigns/{id}/battles/{battleId}/engine', {
            params: { path },
            // On the server there is the quick start only, and choosing it is the game master's word for it.
            body: to === 'battletech' ? { engine: to, level: 'quickstart' } : { engine: to },
          }),
        ),
      )
      .then((done) => {
        if (!done) return;
        engine.value = to;
        tell(t.handed(nameOf(to)));
        onChange();
      });
  return (
    <section>
      <div class="sec">
        <h2>{t.title}</h2>
      </div>
      <div class="battle-part">
        <p>{t.isWith(nameOf(battle.engine ?? 'table'))}</p>
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            hand(engine.value);
          }}
        >
          <label for="engine">{t.engine}</label>
          <select
            id="engine"
            value={engine.value}
            onChange={(event) => (engine.value = event.currentTarget.value)}
          >
            <option value="table">{engines.table}</option>
            <option value="megamek">{engines.megamek}</option>
            <option value="battletech">{engines.battletech}</option>
            <option value="dark-age">{engines['dark-age']}</option>
            {external.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button class="btn" disabled={task.busy}>
            {t.hand}
          </button>
        </form>
        {(battle.engine ?? 'table') === 'table' ? null : (
          <p>
            <button class="btn" disabled={task.busy} onClick={() => hand('table')}>
              {t.take}
            </button>
          </p>
        )}
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
