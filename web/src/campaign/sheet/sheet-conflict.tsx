/**
 * Another device saved while orders waited here: the choice between both, and the way back to it when it was
 * put off.
 */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLive } from '../live';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { lazy } from '../../ui/lazy';

const TwoVersions = lazy(() => import('./two-versions').then((part) => part.TwoVersions));

const t = words(
  { title: 'Two versions of your orders', undone: 'The war was set back', choose: 'Choose' },
  { title: 'Zwei Fassungen deiner Befehle', undone: 'Der Krieg wurde zurückgesetzt', choose: 'Wählen' },
);

export const SheetConflict = () => {
  const { sheet } = useLive();
  const conflict = sheet.conflict.value;
  const later = useSignal(false);
  useEffect(() => {
    later.value = false;
  }, [conflict]);
  if (conflict === null) return null;
  const title = conflict.rolledBack ? t.undone : t.title;
  // Closed without a choice nothing is sent, and the way back stays in view.
  if (later.value)
    return (
      <div class="new-version">
        <p>
          <span>{title}</span>
          <button class="btn go" onClick={() => (later.value = false)}>
            {t.choose}
          </button>
        </p>
      </div>
    );
  return (
    <Dialog title={title} onClose={() => (later.value = true)}>
      <TwoVersions conflict={conflict} />
    </Dialog>
  );
};
