/** An act of the game master on all: what it does, before and after, and a reason that everybody reads. Tried first, so that a refusal is told before anything changes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { ProblemNote } from '../ui/problem';
import { useTask } from '../ui/use-task';

const t = words(
  { reason: 'Reason, which all players read', before: 'Now', after: 'Then' },
  { reason: 'Grund, den alle lesen', before: 'Jetzt', after: 'Dann' },
);

interface ReasonDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly before?: string;
  /** What the try would make of it. */
  readonly attempt?: (reason: string) => Promise<string>;
  readonly act: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly danger?: boolean;
  /** Whether the server keeps a reason for it. */
  readonly reasoned?: boolean;
  readonly children?: ComponentChildren;
}

export const ReasonDialog = ({ title, verb, before, attempt, act, onClose, danger = false, reasoned = true, children }: ReasonDialogProps) => {
  const reason = useSignal('');
  const after = useSignal<string | null>(null);
  const trying = useTask();
  const task = useTask();
  useEffect(() => {
    if (attempt !== undefined) void trying.run(async () => (after.value = await attempt('–')));
  }, []);
  const submit = (event: Event): void => {
    event.preventDefault();
    void task.run(() => act(reason.value)).then((done) => done && onClose());
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        {children}
        {before === undefined ? null : (
          <dl class="before-after">
            <dt class="cap">{t.before}</dt>
            <dd>{before}</dd>
            <dt class="cap">{t.after}</dt>
            <dd>{after.value ?? '…'}</dd>
          </dl>
        )}
        <ProblemNote error={task.error ?? trying.error} />
        {reasoned ? (
          <Field
            label={t.reason}
            name="reason"
            required
            maxLength={1000}
            value={reason.value}
            onInput={(event) => (reason.value = event.currentTarget.value)}
          />
        ) : null}
        <button class={danger ? 'btn danger wide' : 'btn go wide'} disabled={task.busy}>
          {verb}
        </button>
      </form>
    </Dialog>
  );
};
