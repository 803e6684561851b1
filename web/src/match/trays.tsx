/** What lies beside the field: hands, tracks, reserves. What is face down shows its back. */
import { SeatMark } from '../ui/marks/seat-mark';
import { seatNumber, type Tray } from './shapes';
import { Bar } from './units/unit-card';
import { t } from './words';

export const Trays = ({ trays }: { readonly trays: readonly Tray[] }) =>
  trays.length === 0 ? null : (
    <section class="mt-trays" aria-label={t.trays}>
      {trays.map((tray) => (
        <div key={tray.id}>
          <h3>
            {tray.seat === null ? null : (
              <SeatMark seat={seatNumber(tray.seat)} label={tray.seat} size={16} />
            )}{' '}
            {tray.title}
            {tray.value !== null && tray.most === null ? ` ${tray.value}` : ''}
          </h3>
          {tray.value === null || tray.most === null ? null : (
            <Bar title={tray.title} value={tray.value} most={tray.most} />
          )}
          {tray.items.length === 0 ? null : (
            <ul>
              {tray.items.map((item, index) => (
                <li key={item.id ?? index} class={item.id === null ? 'is-down' : ''}>
                  <b>{item.id === null ? t.faceDown : item.title}</b>
                  {item.text === null || item.id === null ? null : <small>{item.text}</small>}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
