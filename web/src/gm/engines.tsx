/**
 * Engines that fight battles for this campaign: made, their secret shown once, how their deliveries go, and
 * taken away.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import type { Live } from '../campaign/live';
import { moment } from '../text/format';
import { postFailure } from '../text/post-failure';
import { plural, words } from '../text/words';
import { Field } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { ShownOnce } from './shown-once';

/** How an engine's address begins, in every language. */
const SCHEME = 'https://';
const t = words(
  {
    engines: 'Engines',
    none: 'No program fights battles here. Players fight at the table or in MegaMek.',
    name: 'Name of the program',
    webhook: 'Where battles are sent (may be empty)',
    add: 'Register',
    secret: 'Secret of the engine',
    once: 'It is shown only now. The program signs its reports with it.',
    remove: 'Remove',
    renew: 'New secret',
    failing: (at: string, why: string) => `not reached since ${at}: ${why}`,
    waiting: (count: number) => `${count} ${plural(count, 'battle waits', 'battles wait')} for it`,
    polls: 'fetches its battles',
    counts: 'its reports are confirmed by the players',
  },
  {
    engines: 'Engines',
    none: 'Kein Programm trägt hier Gefechte aus. Gespielt wird am Tisch oder in MegaMek.',
    name: 'Name des Programms',
    webhook: 'Wohin Gefechte gesendet werden (kann leer sein)',
    add: 'Eintragen',
    secret: 'Geheimnis der Engine',
    once: 'Es wird nur jetzt gezeigt. Das Programm signiert damit seine Berichte.',
    remove: 'Entfernen',
    renew: 'Neues Geheimnis',
    failing: (at: string, why: string) => `nicht erreicht seit ${at}: ${why}`,
    waiting: (count: number) =>
      `${count} ${plural(count, 'Gefecht wartet', 'Gefechte warten')} auf die Engine`,
    polls: 'holt ihre Gefechte ab',
    counts: 'ihre Berichte bestätigen die Spieler',
  },
);

type Engine = Schemas['ExternalEngine'];
type Deliveries = Schemas['EngineDeliveries'];

/** Why its battles do not come to it; null: they do. */
const failure = ({ failingSince, lastFailure }: Deliveries): string | null => {
  if (failingSince === null) return null;
  const why = postFailure(lastFailure ?? { reason: 'unreachable', status: null });
  return t.failing(moment(failingSince), why);
};

const EngineRow = ({
  live,
  engine,
  onSecret,
  onChanged,
}: {
  readonly live: Live;
  readonly engine: Engine;
  readonly onSecret: (secret: string | null) => void;
  readonly onChanged: () => void;
}) => {
  const deliveries = useSignal<Deliveries | null>(null);
  const task = useTask();
  const version = live.version.value;
  const path = { params: { path: { id: live.id, engineId: engine.id } } };
  useEffect(() => {
    if (engine.webhook !== null)
      ok(api.GET('/v1/campaigns/{id}/engines/{engineId}/deliveries', path)).then(
        (told) => (deliveries.value = told),
        () => undefined,
      );
  }, [engine.id, version]);
  const told = deliveries.value;
  const failing = told === null ? null : failure(told);
  const waiting = told?.battles.filter(({ takenAt }) => takenAt === null).length ?? 0;
  return (
    <li class="need">
      <Icon name="bot" />
      <div class="need-who">
        <b>
          <bdi>{engine.name}</bdi>
        </b>
        {failing === null ? <small>{engine.webhook ?? t.polls}</small> : <small class="wrn">{failing}</small>}
        {waiting === 0 ? null : <small>{t.waiting(waiting)}</small>}
        <ProblemNote error={task.error} />
      </div>
      <div class="row">
        <button
          class="btn icon"
          aria-label={`${t.renew}: ${engine.name}`}
          onClick={() =>
            void task.run(async () =>
              onSecret(
                (
                  await ok(
                    api.POST('/v1/campaigns/{id}/engines/{engineId}/secret', { ...path, body: {} as never }),
                  )
                ).secret,
              ),
            )
          }
        >
          <Icon name="sync" />
        </button>
        <button
          class="btn icon"
          aria-label={`${t.remove}: ${engine.name}`}
          onClick={() =>
            void task.run(
              async () => (await ok(api.DELETE('/v1/campaigns/{id}/engines/{engineId}', path)), onChanged()),
            )
          }
        >
          <Icon name="trash" />
        </button>
      </div>
    </li>
  );
};

export const Engines = ({ live }: { readonly live: Live }) => {
  const list = useSignal<readonly Engine[]>([]);
  const secret = useSignal<string | null>(null);
  const task = useTask();
  const load = async (): Promise<void> => {
    list.value = (
      await ok(api.GET('/v1/campaigns/{id}/engines', { params: { path: { id: live.id } } }))
    ).items;
  };
  useEffect(() => void task.run(load), [live.id]);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const given = new FormData(form);
    const of = (name: string): string => String(given.get(name) ?? '').trim();
    const ruleset = live.campaign.value?.ruleset ?? '';
    void task.run(async () => {
      const made = await ok(
        api.POST('/v1/campaigns/{id}/engines', {
          params: { path: { id: live.id } },
          body: {
            name: of('name'),
            rulesets: [ruleset],
            ...(of('webhook') === '' ? {} : { webhook: of('webhook') }),
          } as never,
        }),
      );
      secret.value = (made as Schemas['NewExternalEngine']).secret;
      form.reset();
      await load();
    });
  };
  return (
    <>
      <div class="sec" id="engines">
        <h2>{t.engines}</h2>
        <span class="cap">{list.value.length}</span>
      </div>
      <ProblemNote error={task.error} />
      {list.value.length === 0 ? <p class="empty">{t.none}</p> : null}
      <ul>
        {list.value.map((engine) => (
          <EngineRow
            key={engine.id}
            live={live}
            engine={engine}
            onSecret={(told) => (secret.value = told)}
            onChanged={() => void task.run(load)}
          />
        ))}
      </ul>
      <form onSubmit={add}>
        <Field label={t.name} name="name" required maxLength={60} />
        <Field label={t.webhook} name="webhook" type="url" placeholder={SCHEME} />
        <button class="btn" disabled={task.busy}>
          {t.add}
        </button>
      </form>
      {secret.value === null ? null : (
        <ShownOnce title={t.secret} text={secret.value} hint={t.once} onClose={() => (secret.value = null)} />
      )}
    </>
  );
};
