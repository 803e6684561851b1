/** The phase ended before my last changes were sent: what counted, and what was drafted. Nothing of it is sent again. */
import { useLive } from './live';
import { orderLine } from './order-words';
import { phases } from '../text/terms';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';

const t = words(
  {
    title: (phase: string) => `${phase} has closed`,
    text: 'These orders were not sent in time. What was saved before counted instead. They are not sent again.',
    drafted: 'Drafted here',
    none: 'No orders: everything was taken back.',
    see: 'See what happened',
    ok: 'Understood',
  },
  {
    title: (phase: string) => `${phase} ist geschlossen`,
    text: 'Diese Befehle wurden nicht rechtzeitig gesendet. Es galt, was vorher gespeichert war. Sie werden nicht mehr gesendet.',
    drafted: 'Hier entworfen',
    none: 'Keine Befehle: alles war zurückgenommen.',
    see: 'Sehen, was geschah',
    ok: 'Verstanden',
  },
);

export const PhaseClosed = () => {
  const live = useLive();
  const missed = live.sheet.missed.value;
  if (missed === null) return null;
  const close = (): void => live.sheet.forgetMissed();
  return (
    <Dialog title={t.title(phases[missed.moment.phase])} onClose={close}>
      <p>{t.text}</p>
      <h3>{t.drafted}</h3>
      {missed.orders.length === 0 ? <p>{t.none}</p> : null}
      <ul>
        {missed.orders.map((order, index) => (
          <li key={index}>
            <bdi>{orderLine(live, order)}</bdi>
          </li>
        ))}
      </ul>
      <div class="row">
        <a class="btn" href={`/c/${live.id}/war/${missed.moment.round}`} onClick={close}>
          {t.see}
        </a>
        <button class="btn go" onClick={close}>
          {t.ok}
        </button>
      </div>
    </Dialog>
  );
};
