/**
 * The game master reads a player's order sheet of the open phase (ROUND-2): whose it is, and what it orders.
 * Everybody is told, so it is asked first.
 */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../../api/client';
import type { Live } from '../../campaign/live';
import { useOrderLines } from '../../campaign/sheet/order-lines';
import { moment } from '../../text/format';
import { phases } from '../../text/terms';
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { ProblemNote } from '../../ui/form/problem';
import { useTask } from '../../ui/form/use-task';

const t = words(
  {
    title: (name: string) => `Orders of ${name}`,
    discloses: 'All members see that you have read them, once a phase.',
    read: 'Read the orders',
    plays: (player: string) => `Played by ${player}.`,
    nobody: 'Nobody plays it.',
    saved: (at: string) => `Saved ${at}.`,
    unsaved: 'Nothing is saved yet.',
    none: 'No orders.',
  },
  {
    title: (name: string) => `Befehle von ${name}`,
    discloses: 'Alle Mitglieder sehen, dass du sie gelesen hast, einmal je Phase.',
    read: 'Befehle lesen',
    plays: (player: string) => `Gespielt von ${player}.`,
    nobody: 'Niemand spielt sie.',
    saved: (at: string) => `Gespeichert ${at}.`,
    unsaved: 'Noch nichts gespeichert.',
    none: 'Keine Befehle.',
  },
);

const Sheet = ({ live, sheet }: { readonly live: Live; readonly sheet: Schemas['OrderSheet'] }) => {
  const { owner, orders, savedAt, phase } = sheet;
  const line = useOrderLines(live, orders);
  return (
    <>
      <p>
        <b>{phases[phase]}</b>.{' '}
        <bdi>{owner?.player == null ? t.nobody : t.plays(owner.player.displayName)}</bdi>{' '}
        {savedAt === null ? t.unsaved : t.saved(moment(savedAt))}
      </p>
      {orders.length === 0 ? (
        <p class="empty">{t.none}</p>
      ) : (
        <ol>
          {orders.map((order, at) => (
            <li key={at}>
              <bdi>{line(order, true)}</bdi>
            </li>
          ))}
        </ol>
      )}
    </>
  );
};

interface ReadSheetProps {
  readonly live: Live;
  readonly force: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The button that opens it says the same as the one in it. */
export const readName = (): string => t.read;

export const ReadSheet = ({ live, force, name, onClose }: ReadSheetProps) => {
  const sheet = useSignal<Schemas['OrderSheet'] | null>(null);
  const task = useTask();
  const read = (): void =>
    void task.run(
      async () =>
        (sheet.value = await ok(
          api.GET('/v1/campaigns/{id}/orders', { params: { path: { id: live.id }, query: { as: force } } }),
        )),
    );
  return (
    <Dialog title={t.title(sheet.value?.owner?.name ?? name)} onClose={onClose}>
      <div class="stackv">
        {sheet.value === null ? (
          <>
            <p class="hint">{t.discloses}</p>
            <button class="btn go" disabled={task.busy} onClick={read}>
              {t.read}
            </button>
          </>
        ) : (
          <Sheet live={live} sheet={sheet.value} />
        )}
        <ProblemNote error={task.error} />
      </div>
    </Dialog>
  );
};
