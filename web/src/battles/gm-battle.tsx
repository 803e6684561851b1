/** What the game master does about a battle: hand it to an engine, mend its report, call it off. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { words } from '../text/words';
import { Field } from '../ui/field';
import { ProblemNote } from '../ui/problem';
import { useTask } from '../ui/use-task';
import { engines, fates, pilotFates, t as b } from './words';

type Battle = Schemas['Battle'];
type Body = Schemas['BattleReport'];

const t = words(
  {
    title: 'Game master',
    engine: 'Fought with',
    hand: 'Hand over',
    off: 'Call off',
    why: 'Why it is called off',
    edit: 'Change the report',
    send: 'Save the changed report',
    side: (side: string) => `Side ${side}`,
    fate: (name: string) => `${name}: fate`,
    pilot: (name: string) => `${name}: pilot`,
    again: 'The sides confirm it anew. Damage is changed on the worksheet.',
  },
  {
    title: 'Spielleitung',
    engine: 'Ausgetragen mit',
    hand: 'Übergeben',
    off: 'Absagen',
    why: 'Warum es abgesagt wird',
    edit: 'Bericht ändern',
    send: 'Geänderten Bericht speichern',
    side: (side: string) => `Seite ${side}`,
    fate: (name: string) => `${name}: Schicksal`,
    pilot: (name: string) => `${name}: Pilot`,
    again: 'Die Seiten bestätigen ihn neu. Schaden wird auf dem Bogen geändert.',
  },
);

interface PartProps {
  readonly battle: Battle;
  readonly onChange: () => void;
}

const Edit = ({ battle, onChange }: PartProps) => {
  const live = useLive();
  const task = useTask();
  const report = battle.reports.find(({ id }) => id === battle.report);
  const body = useSignal<Body | null>(report?.body ?? null);
  useEffect(() => void (body.value = report?.body ?? null), [report?.etag]);
  const now = body.value;
  if (report === undefined || now === null) return null;
  const name = (id: string): string => battle.setup?.units.find((unit) => unit.id === id)?.name ?? id;
  const unit = (id: string, change: Partial<Body['units'][number]>): void =>
    void (body.value = { ...now, units: now.units.map((one) => (one.id === id ? { ...one, ...change } : one)) });
  const save = (event: Event): void => {
    event.preventDefault();
    void task
      .run(() =>
        ok(
          api.PUT('/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}', {
            params: { path: { id: live.id, battleId: battle.id, reportId: report.id } },
            body: now,
          }),
        ),
      )
      .then(onChange);
  };
  return (
    <details class="battle-more">
      <summary>{t.edit}</summary>
      <form onSubmit={save}>
        <p>{t.again}</p>
        <Field
          label={b.turns}
          name="turns"
          type="number"
          min={0}
          value={now.turns}
          onInput={(e) => (body.value = { ...now, turns: Number(e.currentTarget.value) })}
        />
        <div class="field">
          <label for="edit-holder">{b.holder}</label>
          <select id="edit-holder" value={now.holder ?? ''} onChange={(e) => (body.value = { ...now, holder: e.currentTarget.value || null })}>
            <option value="">{b.nobody}</option>
            {battle.setup?.sides.map(({ side }) => (
              <option key={side} value={side}>
                {t.side(side)}
              </option>
            ))}
          </select>
        </div>
        {now.units.map((one) => (
          <div key={one.id} class="field">
            <label for={`fate-${one.id}`}>
              <bdi>{t.fate(name(one.id))}</bdi>
            </label>
            <select
              id={`fate-${one.id}`}
              value={one.fate}
              onChange={(e) =>
                unit(one.id, { fate: e.currentTarget.value as typeof one.fate, ...(e.currentTarget.value === 'withdrawn' ? {} : { edge: null }) })
              }
            >
              {(['on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed'] as const).map((fate) => (
                <option key={fate} value={fate}>
                  {fates[fate]}
                </option>
              ))}
            </select>
            {one.pilot === null ? null : (
              <select
                aria-label={t.pilot(name(one.id))}
                value={one.pilot.fate}
                onChange={(e) =>
                  one.pilot !== null &&
                  unit(one.id, { pilot: { ...one.pilot, fate: e.currentTarget.value as NonNullable<typeof one.pilot>['fate'] } })
                }
              >
                {(['in-mech', 'safe', 'captured', 'dead'] as const).map((fate) => (
                  <option key={fate} value={fate}>
                    {pilotFates[fate]}
                  </option>
                ))}
              </select>
            )}
          </div>
        ))}
        <ProblemNote error={task.error} />
        <button class="btn go" disabled={task.busy}>
          {t.send}
        </button>
      </form>
    </details>
  );
};

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
  return (
    <section>
      <div class="sec">
        <h2>{t.title}</h2>
      </div>
      <div class="battle-part">
        <form
          class="field"
          onSubmit={(event) => {
            event.preventDefault();
            void task
              .run(() => ok(api.POST('/v1/campaigns/{id}/battles/{battleId}/engine', { params: { path }, body: { engine: engine.value } })))
              .then(onChange);
          }}
        >
          <label for="engine">{t.engine}</label>
          <select id="engine" value={engine.value} onChange={(event) => (engine.value = event.currentTarget.value)}>
            <option value="table">{engines.table}</option>
            <option value="megamek">{engines.megamek}</option>
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
        <Edit battle={battle} onChange={onChange} />
        <details class="battle-more">
          <summary>{t.off}</summary>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void task
                .run(() => ok(api.POST('/v1/campaigns/{id}/battles/{battleId}/call-off', { params: { path }, body: { reason: reason.value } })))
                .then(onChange);
            }}
          >
            <Field label={t.why} name="reason" required value={reason.value} onInput={(event) => (reason.value = event.currentTarget.value)} />
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
