/** The head of a phase's panel: what it is, whether it is saved, undo and redo. */
import { useLive } from '../campaign/live';
import { SavedState } from '../campaign/todo-line';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import './panel-head.css';

const t = words({ undo: 'Undo', redo: 'Redo' }, { undo: 'Zurück', redo: 'Wieder' });

export const PanelHead = ({ title }: { readonly title: string }) => {
  const { sheet } = useLive();
  return (
    <div class="panel-head">
      <div>
        <h2>{title}</h2>
        <small class="panelonly">
          <SavedState />
        </small>
      </div>
      <button
        class="btn icon"
        aria-label={t.undo}
        disabled={!sheet.canUndo.value}
        onClick={() => sheet.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        class="btn icon"
        aria-label={t.redo}
        disabled={!sheet.canRedo.value}
        onClick={() => sheet.redo()}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
};
