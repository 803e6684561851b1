/**
 * An act of the game master on all: what stands now, what will stand then, and a reason that everybody reads.
 * What the form says is tried as it is filled in, so that before and after, or the refusal, are there before
 * anything is confirmed.
 */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/form/field';
import { tell } from '../../ui/notices';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import './act-dialog.css';

const t = words(
  {
    reason: 'Reason (all players can read it)',
    before: 'Now',
    after: 'Then',
    done: 'Done. All players see it, with the reason.',
  },
  {
    reason: 'Grund (alle können ihn lesen)',
    before: 'Jetzt',
    after: 'Dann',
    done: 'Erledigt. Alle sehen es, mit dem Grund.',
  },
);

interface ActDialogProps<Tried> {
  readonly title: string;
  readonly verb: string;
  readonly before: ComponentChildren;
  /** What the form says: another value is another try. Null: it is not filled in yet. */
  readonly wish: string | null;
  /** Changes nothing. */
  readonly attempt: (reason: string) => Promise<Tried>;
  readonly after: (tried: Tried) => ComponentChildren;
  readonly act: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly danger?: boolean;
  /** Whether the server keeps a reason for it. */
  readonly reasoned?: boolean;
  readonly children?: ComponentChildren;
}

/** Stands for a reason that is not written yet. */
const NO_REASON = '–';
/** While somebody types. */
const CALM_MS = 250;

export const ActDialog = <Tried,>(props: ActDialogProps<Tried>) => {
  const {
    title,
    verb,
    before,
    wish,
    attempt,
    after,
    act,
    onClose,
    danger = false,
    reasoned = true,
    children,
  } = props;
  const reason = useSignal('');
  const tried = useSignal<{ readonly wish: string; readonly told: Tried } | null>(null);
  const refused = useSignal<unknown>(null);
  const task = useTask();
  /** What is being done, or has been, is not tried again. */
  const acting = useRef(false);
  useEffect(() => {
    refused.value = null;
    if (wish === null) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      if (acting.current) return;
      attempt(NO_REASON).then(
        (told) => {
          if (!left) tried.value = { wish, told };
        },
        (error: unknown) => {
          if (!left) refused.value = error;
        },
      );
    }, CALM_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [wish]);
  const submit = (event: Event): void => {
    event.preventDefault();
    acting.current = true;
    void task
      .run(() => act(reason.value.trim()))
      .then((done) => {
        acting.current = done;
        if (!done) return;
        if (reasoned) tell(t.done);
        onClose();
      });
  };
  const known = tried.value !== null && tried.value.wish === wish ? tried.value : null;
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="act" onSubmit={submit}>
        {children}
        <dl class="before-after">
          <dt class="cap">{t.before}</dt>
          <dd>{before}</dd>
          <dt class="cap">{t.after}</dt>
          <dd aria-live="polite">{known === null ? '…' : after(known.told)}</dd>
        </dl>
        <ProblemNote error={task.error ?? refused.value} />
        {reasoned ? (
          <Field
            label={t.reason}
            name="reason"
            required
            pattern=".*\S.*"
            maxLength={1000}
            value={reason.value}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
        ) : null}
        <button class={danger ? 'btn danger wide' : 'btn go wide'} disabled={task.busy || known === null}>
          {verb}
        </button>
      </form>
    </Dialog>
  );
};
