/** Another device saved while orders waited here: both are shown, order by order where they differ, and the player chooses. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLive } from './live';
import { orderLine } from './order-words';
import type { Conflict, Order } from './sheet-store';
import { moment } from '../text/format';
import { plural, words } from '../text/words';
import { Dialog } from '../ui/dialog';
import './sheet-conflict.css';

const t = words(
  {
    title: 'Two versions of your orders',
    here: 'On this device, not sent',
    there: (at: string, device: string) => `Saved ${at} on ${device}`,
    other: 'another device',
    none: 'no order',
    choose: 'Choose',
    mine: 'Keep mine',
    theirs: 'Keep theirs',
    chosen: 'Keep as chosen',
    alike: (count: number) => plural(count, '1 order is alike in both.', `${count} orders are alike in both.`),
  },
  {
    title: 'Zwei Fassungen deiner Befehle',
    here: 'Auf diesem Gerät, nicht gesendet',
    there: (at: string, device: string) => `Gespeichert ${at} auf ${device}`,
    other: 'einem anderen Gerät',
    none: 'kein Befehl',
    choose: 'Wählen',
    mine: 'Meine behalten',
    theirs: 'Andere behalten',
    chosen: 'Wie gewählt behalten',
    alike: (count: number) => plural(count, '1 Befehl ist in beiden gleich.', `${count} Befehle sind in beiden gleich.`),
  },
);

/** What an order is about: two orders about the same are versions of one. */
export const subjectOf = (order: Order): string => {
  const fields = order as Readonly<Record<string, unknown>>;
  for (const name of ['mech', 'mechA', 'building', 'pilot', 'unit']) if (typeof fields[name] === 'string') return `${name} ${fields[name]}`;
  return JSON.stringify(order);
};

interface Difference {
  readonly subject: string;
  readonly mine: readonly Order[];
  readonly theirs: readonly Order[];
}

/** By subject; `alike` are in both. */
export function compareSheets(
  mine: readonly Order[],
  theirs: readonly Order[],
): { readonly alike: readonly Order[]; readonly differences: readonly Difference[] } {
  const subjects = [...new Set([...mine, ...theirs].map(subjectOf))];
  const about = (orders: readonly Order[], subject: string): readonly Order[] => orders.filter((order) => subjectOf(order) === subject);
  const pairs = subjects.map((subject) => ({ subject, mine: about(mine, subject), theirs: about(theirs, subject) }));
  const isAlike = (pair: Difference): boolean => JSON.stringify(pair.mine) === JSON.stringify(pair.theirs);
  return { alike: pairs.filter(isAlike).flatMap((pair) => pair.mine), differences: pairs.filter((pair) => !isAlike(pair)) };
}

const Choice = ({ conflict }: { readonly conflict: Conflict }) => {
  const live = useLive();
  const { alike, differences } = compareSheets(conflict.mine, conflict.theirs.orders);
  const takesTheirs = useSignal<ReadonlySet<string>>(new Set());
  const line = (orders: readonly Order[]): string => (orders.length === 0 ? t.none : orders.map((order) => orderLine(live, order)).join(', '));
  const choose = (subject: string, theirs: boolean): void => {
    const next = new Set(takesTheirs.value);
    if (theirs) next.add(subject);
    else next.delete(subject);
    takesTheirs.value = next;
  };
  const merged = (): readonly Order[] => [
    ...alike,
    ...differences.flatMap((pair) => (takesTheirs.value.has(pair.subject) ? pair.theirs : pair.mine)),
  ];
  const { savedAt, savedBy } = conflict.theirs;
  return (
    <>
      <div class="versions">
        <b>{t.here}</b>
        <b>{t.there(savedAt === null ? '' : moment(savedAt), savedBy?.device ?? t.other)}</b>
        {differences.map(({ subject, mine, theirs }) =>
          ([false, true] as const).map((isTheirs) => (
            <label key={`${subject} ${isTheirs}`}>
              <input type="radio" name={subject} checked={takesTheirs.value.has(subject) === isTheirs} onChange={() => choose(subject, isTheirs)} />
              <bdi>{line(isTheirs ? theirs : mine)}</bdi>
            </label>
          )),
        )}
      </div>
      {alike.length === 0 ? null : <p class="hint">{t.alike(alike.length)}</p>}
      <div class="row wrap">
        <button class="btn" onClick={() => live.sheet.resolve(conflict.mine)}>
          {t.mine}
        </button>
        <button class="btn" onClick={() => live.sheet.resolve(conflict.theirs.orders)}>
          {t.theirs}
        </button>
        <button class="btn go" onClick={() => live.sheet.resolve(merged())}>
          {t.chosen}
        </button>
      </div>
    </>
  );
};

export const SheetConflict = () => {
  const { sheet } = useLive();
  const conflict = sheet.conflict.value;
  const later = useSignal(false);
  useEffect(() => {
    later.value = false;
  }, [conflict]);
  if (conflict === null) return null;
  // Closed without a choice nothing is sent, and the way back stays in view.
  if (later.value)
    return (
      <div class="new-version">
        <p>
          <span>{t.title}</span>
          <button class="btn go" onClick={() => (later.value = false)}>
            {t.choose}
          </button>
        </p>
      </div>
    );
  return (
    <Dialog title={t.title} onClose={() => (later.value = true)}>
      <Choice conflict={conflict} />
    </Dialog>
  );
};
