/**
 * Another device of my side saved something else of a unit: both are shown where they differ, and the player
 * chooses.
 */
import { useSignal } from '@preact/signals';
import type { Schemas } from '../../api/client';
import { useLive } from '../../campaign/live';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { entryDifferences } from './compare-entries';
import { about, value } from '../report/told';
import type { EntryConflict, WorksheetStore } from './worksheet-store';

const t = words(
  {
    title: 'Another device of your side saved something else',
    field: 'Field',
    here: 'Here',
    there: 'Saved',
    keepMine: 'Keep mine',
    keepTheirs: 'Keep what is saved',
    choose: 'Choose',
  },
  {
    title: 'Ein anderes Gerät deiner Seite hat etwas anderes gespeichert',
    field: 'Feld',
    here: 'Hier',
    there: 'Gespeichert',
    keepMine: 'Meins behalten',
    keepTheirs: 'Gespeichertes behalten',
    choose: 'Wählen',
  },
);

interface Props {
  readonly store: WorksheetStore;
  readonly setup: Schemas['BattleSetup'];
}

const Versions = ({ store, setup, conflict }: Props & { readonly conflict: EntryConflict }) => {
  const live = useLive();
  const name = setup.units.find(({ id }) => id === conflict.key)?.name ?? t.field;
  const sideName = (side: string): string =>
    (setup.sides.find((one) => one.side === side)?.forces ?? [])
      .map((force) => live.forceName.value.get(force) ?? force)
      .join(', ');
  return (
    <>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <table class="ws-versions">
        <thead>
          <tr>
            <td />
            <th scope="col">{t.here}</th>
            <th scope="col">{t.there}</th>
          </tr>
        </thead>
        <tbody>
          {entryDifferences(conflict.mine, conflict.theirs).map(({ pointer, mine, theirs }) => (
            <tr key={pointer}>
              <th scope="row">{about(pointer)}</th>
              <td class="num">{value(pointer, mine, sideName)}</td>
              <td class="num">{value(pointer, theirs, sideName)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="row wrap">
        <button class="btn go" onClick={() => store.resolve(true)}>
          {t.keepMine}
        </button>
        <button class="btn" onClick={() => store.resolve(false)}>
          {t.keepTheirs}
        </button>
      </div>
    </>
  );
};

export const EntryConflictDialog = ({ store, setup }: Props) => {
  const conflict = store.conflict.value;
  // The conflict that was put off; another one asks anew.
  const putOff = useSignal<string | null>(null);
  if (conflict === null) return null;
  if (putOff.value === conflict.key)
    return (
      <div class="new-version">
        <p>
          <span>{t.title}</span>
          <button class="btn go" onClick={() => (putOff.value = null)}>
            {t.choose}
          </button>
        </p>
      </div>
    );
  return (
    <Dialog title={t.title} onClose={() => (putOff.value = conflict.key)}>
      <Versions store={store} setup={setup} conflict={conflict} />
    </Dialog>
  );
};
