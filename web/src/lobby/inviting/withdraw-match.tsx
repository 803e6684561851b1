/** A match that waits is withdrawn by a second tap: it cannot be had back. */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { api, ok } from '../../api/client';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';
import { Icon } from '../../ui/icon';
import { s } from '../setup-words';

export const WithdrawMatch = ({ match }: { readonly match: string }) => {
  const { route } = useLocation();
  const asked = useSignal(false);
  const task = useTask();
  const tapped = (): void => {
    if (!asked.value) asked.value = true;
    else
      void task
        .run(() => ok(api.DELETE('/v1/matches/{match}', { params: { path: { match } } })))
        .then((done) => done && route('/m', true));
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
