/** Orders that were not sent in time, beside those that were saved before. */
import { useLive } from '../live';
import type { Order } from './order-compare';
import { useOrderLines } from './order-lines';
import type { Missed } from './order-sheet';
import { moment } from '../../text/format';
import { words } from '../../text/words';
import './sheet-conflict.css';

const t = words(
  {
    late: 'These orders were not sent in time. What was saved before counted instead. They are not sent again.',
    doubtful:
      'The last of it was sent, but no answer came: it may have counted after all. See what happened.',
    undone:
      'The game master has set the war back to before this phase. Your drafts for it are not sent by themselves.',
    counted: (at: string) => `Counted: saved ${at}`,
    saved: 'Counted',
    countedHere: 'As far as this device knows.',
    before: (at: string) => `Saved before: ${at}`,
    drafted: (at: string) => `Drafted here ${at}`,
    nothing: 'No orders.',
    taken: 'No orders: everything was taken back.',
  },
  {
    late: 'Diese Befehle wurden nicht rechtzeitig gesendet. Es galt, was vorher gespeichert war. Sie werden nicht mehr gesendet.',
    doubtful:
      'Das Letzte davon wurde gesendet, aber es kam keine Antwort: Vielleicht galt es doch. Sieh nach, was geschah.',
    undone:
      'Die Spielleitung hat den Krieg auf die Zeit vor dieser Phase zurückgesetzt. Deine Entwürfe dafür werden nicht von selbst gesendet.',
    counted: (at: string) => `Gezählt: gespeichert ${at}`,
    saved: 'Gezählt',
    countedHere: 'Soweit dieses Gerät weiß.',
    before: (at: string) => `Vorher gespeichert: ${at}`,
    drafted: (at: string) => `Hier entworfen ${at}`,
    nothing: 'Keine Befehle.',
    taken: 'Keine Befehle: Alles war zurückgenommen.',
  },
);

const List = ({ lines, none }: { readonly lines: readonly string[]; readonly none: string }) =>
  lines.length === 0 ? (
    <p>{none}</p>
  ) : (
    <ul>
      {lines.map((line, at) => (
        <li key={at}>
          <bdi>{line}</bdi>
        </li>
      ))}
    </ul>
  );

export const MissedOrders = ({ missed }: { readonly missed: Missed }) => {
  const live = useLive();
  const { orders, base, sent, rolledBack, at } = missed;
  const line = useOrderLines(live, [...orders, ...base.orders]);
  const lines = (some: readonly Order[]): readonly string[] => some.map((order) => line(order));
  const savedAt = base.savedAt === null || base.savedAt === '' ? null : moment(base.savedAt);
  return (
    <>
      <p>{rolledBack ? t.undone : t.late}</p>
      {sent.length > 0 && !rolledBack ? <p>{t.doubtful}</p> : null}
      <div class="two-sheets">
        <section>
          <h3>{savedAt === null ? t.saved : rolledBack ? t.before(savedAt) : t.counted(savedAt)}</h3>
          <List lines={lines(base.orders)} none={t.nothing} />
          {rolledBack ? null : <p class="hint">{t.countedHere}</p>}
        </section>
        <section>
          <h3>{t.drafted(at === 0 ? '' : moment(new Date(at)))}</h3>
          <List lines={lines(orders)} none={t.taken} />
        </section>
      </div>
    </>
  );
};
