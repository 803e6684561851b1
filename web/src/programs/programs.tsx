/** A member's own programs that are sent their events (webhooks): listed, added, and their secret shown once. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { ShownOnce } from '../gm/shown-once';
import { Field } from '../ui/form/field';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { useTask } from '../ui/form/use-task';
import { ProgramRow } from './program-row';
import { t } from './words';
import './programs.css';

/** How an address begins, in every language. */
const SCHEME = 'https://';
const SOON_MS = [1_500, 5_000];
/** Of one member in a campaign. */
const MAX = 3;

export const Programs = () => {
  const live = useLive();
  useTitle(t.title);
  const list = useSignal<readonly Schemas['Webhook'][] | null>(null);
  const secret = useSignal<string | null>(null);
  const version = useSignal(0);
  const task = useTask();
  const path = { params: { path: { id: live.id } } };
  const load = async (): Promise<void> => {
    list.value = (await ok(api.GET('/v1/campaigns/{id}/webhooks', path))).items;
    version.value += 1;
  };
  const change = live.version.value;
  const later = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => later.current.forEach(clearTimeout), []);
  /** How a post ended nobody tells this page: it looks again a moment after something was sent. */
  const lookAgain = async (): Promise<void> => {
    later.current = SOON_MS.map((ms) => setTimeout(() => void task.run(load), ms));
    await load();
  };
  useEffect(() => void task.run(load), [live.id, change]);
  const add = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const given = new FormData(form);
    const body = {
      url: String(given.get('url') ?? '').trim(),
      ...(given.get('past') === null ? {} : { after: 0 }),
    };
    void task.run(async () => {
      secret.value = (await ok(api.POST('/v1/campaigns/{id}/webhooks', { ...path, body }))).secret;
      form.reset();
      await lookAgain();
    });
  };
  const items = list.value;
  return (
    <main class="screen pg">
      <div class="sec">
        <h1>{t.title}</h1>
        {items === null ? null : (
          <span class="cap">
            {items.length}/{MAX}
          </span>
        )}
      </div>
      <p class="hint">{t.what}</p>
      <ProblemNote error={task.error} />
      {items === null ? null : (
        <>
          {items.length === 0 ? <p class="empty">{t.none}</p> : null}
          <ul class="pg-list">
            {items.map((webhook) => (
              <ProgramRow
                key={webhook.id}
                campaign={live.id}
                webhook={webhook}
                version={version.value}
                onChanged={() => void task.run(lookAgain)}
              />
            ))}
          </ul>
          {items.length >= MAX ? (
            <p class="hint">{t.full}</p>
          ) : (
            <form onSubmit={add}>
              <Field
                label={t.url}
                name="url"
                type="url"
                required
                maxLength={1_000}
                placeholder={SCHEME}
                hint={t.urlHint}
              />
              <label class="pg-check">
                <input type="checkbox" name="past" />
                {t.past}
              </label>
              <button class="btn go" disabled={task.busy}>
                {t.add}
              </button>
            </form>
          )}
        </>
      )}
      {secret.value === null ? null : (
        <ShownOnce title={t.secret} text={secret.value} hint={t.once} onClose={() => (secret.value = null)} />
      )}
    </main>
  );
};
