/** A match that waits is withdrawn by a second tap: it cannot be had back. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { Icon } from '../../ui/icon';
import { s } from '../setup-words';

export const WithdrawMatch = ({ withdraw }: { readonly withdraw: () => Promise<void> }) => {
  const { route } = useLocation();
  const asked = useSignal(false);
  const task = useTask();
  const tapped = (): void => {
    if (!asked.value) asked.value = true;
    else void task.run(withdraw).then((done) => done && route('/m', true));
  };
  return (
    <>
      <ProblemNote error={task.error} />
      <p>
        <button class="btn danger" disabled={task.busy} onClick={tapped}>
          <Icon name="trash" /> {asked.value ? s.surelyWithdraw : s.withdraw}
        </button>
      </p>
    </>
  );
};
