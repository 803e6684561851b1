/** How much of the budget is spent, always in view, and whether what is shown is saved. */
import { number } from '../../text/format';
import { Icon } from '../../ui/icon';
import { useBuilder } from './builder-context';
import { t } from './words';

export const Budget = () => {
  const { store, mechs } = useBuilder();
  const force = store.force.value;
  const draft = store.draft.value;
  const budget = force?.budget ?? 0;
  // The server's sum; until it has answered, the sum of what is listed.
  const spent = store.judged.value
    ? (force?.bvSpent ?? 0)
    : draft.mechs.reduce((sum, { design }) => sum + (mechs.get(design)?.bv ?? 0), 0);
  const left = budget - spent;
  const share = budget === 0 ? 0 : Math.min(1, spent / budget);
  return (
    <div class="budget">
      <div class="budget-figures">
        <span>
          <b class="num big">{number(spent)}</b> / {number(budget)} BV
        </span>
        <span class={left < 0 ? 'over' : ''}>
          <b class="num">{number(Math.abs(left))}</b> {left < 0 ? t.over : t.left}
        </span>
      </div>
      <div
        class="bar-t"
        role="meter"
        aria-label="BV"
        aria-valuemin={0}
        aria-valuemax={budget}
        aria-valuenow={Math.min(spent, budget)}
      >
        <i class={left < 0 ? 'low' : ''} style={{ width: `${share * 100}%` }} />
      </div>
      <div class="budget-state">
        <span
          role="status"
          class={['unsent', 'refused', 'conflict'].includes(store.state.value) ? 'over' : ''}
        >
          {store.state.value === 'saved' && store.judged.value && force?.submitted === true
            ? t.submitted
            : t[store.state.value]}{' '}
          · {t.mechCount(draft.mechs.length)}
        </span>
        <span class="row">
          <button
            class="btn icon quiet"
            aria-label={t.undo}
            disabled={!store.canUndo.value}
            onClick={() => store.undo()}
          >
            <Icon name="undo" />
          </button>
          <button
            class="btn icon quiet"
            aria-label={t.redo}
            disabled={!store.canRedo.value}
            onClick={() => store.redo()}
          >
            <Icon name="redo" />
          </button>
        </span>
      </div>
    </div>
  );
};
