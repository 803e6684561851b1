/**
 * One thread: what was said, oldest first, and a field to write in. All of it is text, and never anything
 * else.
 */
import { useEffect, useRef } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { moment } from '../text/format';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import type { Message } from './threads';
import type { Partner } from './use-people';
import { t } from './words';
import { WriteForm } from './write-form';

const Said = ({ message }: { readonly message: Message }) => {
  const { mail, campaign } = useLive();
  const isMine = message.from === mail.me.value;
  const name =
    message.from === 'gm'
      ? t.gm
      : (campaign.value?.seats.find(({ force }) => force === message.from)?.name ?? t.someone);
  return (
    <li class={isMine ? 'ms-said mine' : 'ms-said'}>
      <small>
        <bdi>{name}</bdi> · {moment(message.at)}
      </small>
      <p dir="auto">{message.text}</p>
    </li>
  );
};

const MuteButton = ({ force }: { readonly force: string }) => {
  const { mail } = useLive();
  const task = useTask();
  const mutes = mail.mutes.value;
  if (mutes === null) return null;
  const isMuted = mutes.forces.includes(force);
  const forces = isMuted ? mutes.forces.filter((one) => one !== force) : [...mutes.forces, force];
  return (
    <div class="ms-mute">
      <button
        class="btn quiet"
        aria-pressed={isMuted}
        disabled={task.busy}
        onClick={() => void task.run(() => mail.mute({ ...mutes, forces }))}
      >
        {isMuted ? t.unmute : t.mute}
      </button>
      {isMuted ? <p class="ms-hint">{t.mutedAlone}</p> : null}
      <ProblemNote error={task.error} />
    </div>
  );
};

export const ThreadView = ({ partner }: { readonly partner: Partner }) => {
  const { id, mail, role } = useLive();
  const list = useRef<HTMLOListElement>(null);
  const { thread, name, seat, isThere } = partner;
  const said = mail.threads.value.get(thread) ?? [];
  useEffect(() => {
    const shown = list.current;
    // On phones the list of threads stands in its place: then nobody has read it.
    if (shown === null || shown.offsetParent === null) return;
    mail.markRead(thread);
    shown.scrollTop = shown.scrollHeight;
  }, [thread, said.length]);
  return (
    <section class="ms-thread" aria-label={name}>
      <div class="ms-head">
        <a class="btn icon quiet phoneonly" href={`/c/${id}/messages`} aria-label={t.back}>
          <Icon name="back" />
        </a>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {seat === null || role.value === 'observer' ? null : <MuteButton force={thread} />}
      </div>
      {/* It scrolls, so it can be reached by keys. */}
      <ol ref={list} class="ms-list" tabIndex={0} aria-label={t.title} aria-live="polite">
        {said.length === 0 ? <li class="empty">{t.none}</li> : null}
        {said.map((message) => (
          <Said key={message.id} message={message} />
        ))}
      </ol>
      {role.value === 'observer' ? (
        <p class="ms-hint">{t.listens}</p>
      ) : isThere ? (
        <WriteForm key={thread} partner={partner} />
      ) : (
        <p class="ms-hint">{t.vacant}</p>
      )}
    </section>
  );
};
