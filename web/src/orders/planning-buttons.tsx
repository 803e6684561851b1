/** Undo, redo, and the next mech that waits for an order: beside the map and in the list. */
import { Icon } from '../ui/icon';
import { moveWords as t } from './movement/movement-words';
import type { Planning } from './planning-state';

export const PlanningButtons = ({ planning }: { readonly planning: Planning }) => (
  <>
    <button
      class="btn icon"
      aria-label={t.undo}
      disabled={!planning.canUndo.value}
      onClick={() => planning.undo()}
    >
      <Icon name="undo" />
    </button>
    <button
      class="btn icon"
      aria-label={t.redo}
      disabled={!planning.canRedo.value}
      onClick={() => planning.redo()}
    >
      <Icon name="redo" />
    </button>
    <button
      class="btn line grow"
      disabled={planning.awaited.value.movable.length === 0}
      onClick={() => planning.step(1)}
    >
      {t.nextMech} <Icon name="next" size={18} />
    </button>
  </>
);
