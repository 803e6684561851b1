/** Which orders were refused and why, and what counts instead. */
import { useLive } from '../live';
import { words } from '../../text/words';
import { ProblemNote } from '../../ui/form/problem';

const t = words(
  {
    rest: 'All other orders are saved.',
    before: 'The orders that were saved before count.',
  },
  {
    rest: 'Alle anderen Befehle sind gespeichert.',
    before: 'Es gelten die Befehle, die vorher gespeichert waren.',
  },
);

/** Nothing where no order is refused. */
export const RefusedOrders = () => {
  const { sheet } = useLive();
  if (sheet.state.value !== 'refused') return null;
  return (
    <>
      <ProblemNote error={sheet.problem.value} />
      <p class="hint">{t[sheet.standing.value]}</p>
    </>
  );
};
