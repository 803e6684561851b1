/**
 * Both versions of my orders side by side: only what differs, each a pair to choose from, all of mine, or all
 * of theirs.
 */
import { useSignal } from '@preact/signals';
import { useLive } from '../live';
import { compareSheets, mergeSheets, type Difference, type Order } from './order-compare';
import { useOrderLines } from './order-lines';
import type { Conflict } from './order-sheet';
import { moment } from '../../text/format';
import { plural, words } from '../../text/words';
import './sheet-conflict.css';

const t = words(
  {
    here: (at: string) => `Here (${at})`,
    unsent: 'On this device, not sent',
    saved: (at: string) => `Saved elsewhere (${at})`,
    savedOn: (at: string, device: string) => `Saved on ${device} (${at})`,
    empty: 'As it is now',
    undone:
      'The game master has set this phase back to its beginning. The server no longer has your orders; this device has kept them.',
    none: 'no order',
    mine: 'Keep mine',
    theirs: 'Keep theirs',
    again: 'Give mine again',
    anew: 'Begin anew',
    chosen: 'Keep as chosen',
    which: (mine: string) => `Which version: ${mine}`,
    alike: (count: number) =>
      plural(count, '1 order is alike in both.', `${count} orders are alike in both.`),
    order: 'Both have the same orders, in a different sequence.',
  },
  {
    here: (at: string) => `Hier (${at})`,
    unsent: 'Auf diesem Gerät, nicht gesendet',
    saved: (at: string) => `Anderswo gespeichert (${at})`,
    savedOn: (at: string, device: string) => `Auf ${device} gespeichert (${at})`,
    empty: 'Wie es jetzt ist',
    undone:
      'Die Spielleitung hat diese Phase auf ihren Anfang zurückgesetzt. Der Server hat deine Befehle nicht mehr; dieses Gerät hat sie behalten.',
    none: 'kein Befehl',
    mine: 'Meine behalten',
    theirs: 'Die anderen behalten',
    again: 'Meine noch einmal geben',
    anew: 'Neu beginnen',
    chosen: 'Wie gewählt behalten',
    which: (mine: string) => `Welche Fassung: ${mine}`,
    alike: (count: number) =>
      plural(count, '1 Befehl ist in beiden gleich.', `${count} Befehle sind in beiden gleich.`),
    order: 'Beide haben dieselben Befehle in anderer Reihenfolge.',
  },
);

const savedElsewhere = ({ theirs: { savedAt, savedBy } }: Conflict): string => {
  if (savedAt === null) return t.empty;
  return savedBy?.device == null || savedBy.mine
    ? t.saved(moment(savedAt))
    : t.savedOn(moment(savedAt), savedBy.device);
};

export const TwoVersions = ({ conflict }: { readonly conflict: Conflict }) => {
  const live = useLive();
  const mine = live.sheet.orders.value;
  const theirs = conflict.theirs.orders;
  const line = useOrderLines(live, [...mine, ...theirs]);
  const { alike, differences } = compareSheets(mine, theirs, conflict.base);
  // What only the other device changed is taken from there, unless it is chosen otherwise.
  const chosen = useSignal<ReadonlyMap<string, boolean>>(new Map());
  const isTheirs = ({ subject, onlyTheirs }: Difference): boolean =>
    chosen.value.get(subject) ?? (onlyTheirs && !conflict.rolledBack);
  const choose = (subject: string, takes: boolean): void =>
    void (chosen.value = new Map([...chosen.value, [subject, takes]]));
  const lines = (orders: readonly Order[], whole: boolean): readonly string[] =>
    orders.length === 0 ? [t.none] : orders.map((order) => line(order, whole));
  const merged = (): readonly Order[] =>
    mergeSheets(
      mine,
      theirs,
      conflict.base,
      new Set(differences.filter(isTheirs).map(({ subject }) => subject)),
    );
  return (
    <>
      {conflict.rolledBack ? <p>{t.undone}</p> : null}
      <div class="versions">
        <b>{Number.isNaN(conflict.mineAt) ? t.unsent : t.here(moment(new Date(conflict.mineAt)))}</b>
        <b>{savedElsewhere(conflict)}</b>
        {differences.map((pair) => {
          const whole = lines(pair.mine, false).join() === lines(pair.theirs, false).join();
          return (
            <div
              key={pair.subject}
              class="pair"
              role="radiogroup"
              aria-label={t.which(lines(pair.mine, false).join(', '))}
            >
              {[false, true].map((takes) => (
                <label key={String(takes)}>
                  <input
                    type="radio"
                    name={pair.subject}
                    checked={isTheirs(pair) === takes}
                    onChange={() => choose(pair.subject, takes)}
                  />
                  <span>
                    {lines(takes ? pair.theirs : pair.mine, whole).map((text, at) => (
                      <bdi key={at}>{text}</bdi>
                    ))}
                  </span>
                </label>
              ))}
            </div>
          );
        })}
      </div>
      {differences.length === 0 ? <p class="hint">{t.order}</p> : null}
      {alike.length === 0 || differences.length === 0 ? null : <p class="hint">{t.alike(alike.length)}</p>}
      <div class="row wrap">
        <button class="btn" onClick={() => live.sheet.resolve(mine)}>
          {conflict.rolledBack ? t.again : t.mine}
        </button>
        <button class="btn" onClick={() => live.sheet.resolve(theirs)}>
          {conflict.rolledBack ? t.anew : t.theirs}
        </button>
        {differences.length === 0 ? null : (
          <button class="btn go" onClick={() => live.sheet.resolve(merged())}>
            {t.chosen}
          </button>
        )}
      </div>
    </>
  );
};
