/** The chat room of the campaign: connected by the address of a webhook, tried, and taken away. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, ok, type Schemas } from '../api/client';
import { ownZone } from '../calendar/local-time';
import { moment } from '../text/format';
import { language } from '../text/language';
import { postFailure } from '../text/post-failure';
import { plural, words } from '../text/words';
import { Field } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';

const SCHEME = 'https://';
const t = words(
  {
    title: 'Chat room',
    what: 'Phases, who is waited for, battles, rounds and the end are posted there: what everybody may know, and nothing else.',
    url: 'Address of the webhook',
    hint: 'On Discord: settings of a channel, Integrations, Webhooks. It is kept sealed and never shown again.',
    format: 'Program',
    discord: 'Discord',
    generic: 'another, by JSON',
    save: 'Connect',
    change: 'Change',
    test: 'Send a test message',
    remove: 'Disconnect',
    sent: 'The test message has arrived.',
    failed: (why: string) => `It did not arrive: ${why}.`,
    last: (at: string) => `last post ${at}`,
    none: 'nothing posted yet',
    waiting: (count: number) => `${count} ${plural(count, 'post waits', 'posts wait')}`,
  },
  {
    title: 'Chatraum',
    what: 'Dort stehen Phasen, auf wen gewartet wird, Gefechte, Runden und das Ende: was alle wissen dürfen, und sonst nichts.',
    url: 'Adresse des Webhooks',
    hint: 'Bei Discord: Einstellungen eines Kanals, Integrationen, Webhooks. Sie wird versiegelt aufbewahrt und nie wieder gezeigt.',
    format: 'Programm',
    discord: 'Discord',
    generic: 'ein anderes, per JSON',
    save: 'Verbinden',
    change: 'Ändern',
    test: 'Testnachricht senden',
    remove: 'Trennen',
    sent: 'Die Testnachricht ist angekommen.',
    failed: (why: string) => `Sie ist nicht angekommen: ${why}.`,
    last: (at: string) => `letzter Beitrag ${at}`,
    none: 'noch kein Beitrag',
    waiting: (count: number) => `${count} ${plural(count, 'Beitrag wartet', 'Beiträge warten')}`,
  },
);

type Chat = Schemas['Chat'];
type Tested = Schemas['ChatTested'];

const ChatRow = ({ chat, onRemove }: { readonly chat: Chat; readonly onRemove: () => void }) => (
  <div class="need">
    <Icon name="mail" />
    <div class="need-who">
      <b>
        <bdi>{chat.server}</bdi>
      </b>
      {chat.lastFailure === null ? (
        <small>{chat.lastSentAt === null ? t.none : t.last(moment(chat.lastSentAt))}</small>
      ) : (
        <small class="wrn">{t.failed(postFailure(chat.lastFailure))}</small>
      )}
      {chat.waiting === 0 ? null : <small>{t.waiting(chat.waiting)}</small>}
    </div>
    <div class="row">
      <button class="btn icon" aria-label={t.remove} title={t.remove} onClick={onRemove}>
        <Icon name="trash" />
      </button>
    </div>
  </div>
);

export const ChatRoom = ({ campaign }: { readonly campaign: string }) => {
  const chat = useSignal<Chat | null>(null);
  const tested = useSignal<Tested | null>(null);
  const task = useTask();
  const path = { params: { path: { id: campaign } } };
  const load = async (): Promise<void> => {
    chat.value = await ok(api.GET('/v1/campaigns/{id}/chat', path));
  };
  useEffect(() => void task.run(load), [campaign]);
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const given = new FormData(form);
    const url = String(given.get('url') ?? '').trim();
    const format = given.get('format') === 'generic' ? 'generic' : 'discord';
    const body = {
      format,
      language: language.value,
      zone: ownZone(),
      ...(url === '' ? {} : { url }),
    } as const;
    void task.run(async () => {
      chat.value = await ok(api.PUT('/v1/campaigns/{id}/chat', { ...path, body }));
      tested.value = null;
      form.reset();
    });
  };
  const test = async (): Promise<void> => {
    tested.value = await ok(api.POST('/v1/campaigns/{id}/chat/test', { ...path, body: {} as never }));
  };
  const remove = async (): Promise<void> => {
    await ok(api.DELETE('/v1/campaigns/{id}/chat', path));
    tested.value = null;
    await load();
  };
  const told = tested.value;
  return (
    <>
      <div class="sec" id="chat">
        <h2>{t.title}</h2>
      </div>
      <p class="hint">{t.what}</p>
      <ProblemNote error={task.error} />
      {chat.value === null ? null : (
        <>
          <ChatRow chat={chat.value} onRemove={() => void task.run(remove)} />
          <p class="act">
            <button class="btn" disabled={task.busy} onClick={() => void task.run(test)}>
              {t.test}
            </button>
          </p>
        </>
      )}
      {told === null ? null : (
        <p role="status" class={told.sent ? 'hint' : 'wrong'}>
          {told.failure === null ? t.sent : t.failed(postFailure(told.failure))}
        </p>
      )}
      <form onSubmit={save}>
        <Field
          label={t.url}
          name="url"
          type="url"
          required={chat.value === null}
          placeholder={SCHEME}
          hint={t.hint}
        />
        <div class="field">
          <label for="chat-format">{t.format}</label>
          <select id="chat-format" name="format" value={chat.value?.format ?? 'discord'}>
            <option value="discord">{t.discord}</option>
            <option value="generic">{t.generic}</option>
          </select>
        </div>
        <button class="btn" disabled={task.busy}>
          {chat.value === null ? t.save : t.change}
        </button>
      </form>
    </>
  );
};
