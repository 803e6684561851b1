/** Writing a message: what is written stays on this device until it is sent. */
import { useId } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { lengthOf } from './threads';
import type { Partner } from './use-people';
import { t } from './words';

const MAX = 2_000;

export const WriteForm = ({ partner: { thread, name } }: { readonly partner: Partner }) => {
  const { mail } = useLive();
  const id = useId();
  const task = useTask();
  const text = mail.drafts.value[thread] ?? '';
  const length = lengthOf(text);
  const send = (): void => {
    if (length > 0 && length <= MAX) void task.run(() => mail.send(thread, text));
  };
  return (
    <form
      class="ms-write field"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label for={id}>
        <bdi>{t.write(name)}</bdi>
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        value={text}
        aria-describedby={`${id}-length`}
        aria-invalid={length > MAX}
        onInput={(event) => mail.draft(thread, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <div class="ms-send">
        <span id={`${id}-length`} class={length > MAX ? 'wrong' : 'hint'}>
          {t.of(length, MAX)}
          {thread === 'all' ? ` · ${t.toAll}` : ''}
        </span>
        <button class="btn go" disabled={task.busy || length === 0 || length > MAX}>
          {t.send}
        </button>
      </div>
      <ProblemNote error={task.error} />
    </form>
  );
};
