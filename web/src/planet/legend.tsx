/**
 * What the signs on the map mean: who is who by shape, colour and hatch, and what is mine, seen and ordered.
 */
import { useLive, type View } from '../campaign/live';
import { AreaMark } from '../ui/marks/area-mark';
import { Icon } from '../ui/icon';
import { SeatMark } from '../ui/marks/seat-mark';
import { t } from './words';

const bySeat = (forces: View['forces']): View['forces'] =>
  [...forces].sort((one, other) => one.seat - other.seat);

/** Each force with the shape of its mechs and the hatch of what it holds. */
export const Seats = () => {
  const forces = bySeat(useLive().view.value?.forces ?? []);
  return (
    <ul class="seats">
      {forces.map(({ id, seat, name }) => (
        <li key={id}>
          <SeatMark seat={seat} label={null} size={20} />
          <AreaMark seat={seat} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
};

export const Legend = ({ view, orders }: { readonly view: View; readonly orders: boolean }) => {
  // Who plays none, or sees all, reads whose is whose.
  if (view.force === null)
    return (
      <div class="legend">
        {bySeat(view.forces).map(({ id, seat, name }) => (
          <span key={id}>
            <SeatMark seat={seat} label={null} size={18} />
            <AreaMark seat={seat} size={18} />
            <bdi>{name}</bdi>
          </span>
        ))}
      </div>
    );
  const mine = view.forces.find(({ id }) => id === view.force);
  const other = view.forces.find(({ id }) => id !== view.force);
  return (
    <div class="legend" aria-hidden="true">
      {mine === undefined ? null : (
        <>
          <span>
            <SeatMark seat={mine.seat} label={null} size={18} />
            {t.yours}
          </span>
          <span>
            <AreaMark seat={mine.seat} size={18} />
            {t.holds}
          </span>
        </>
      )}
      {other === undefined ? null : (
        <>
          <span>
            <SeatMark seat={other.seat} label={null} size={18} />
            {t.inSight}
          </span>
          <span>
            <SeatMark seat={other.seat} label={null} size={18} hollow />
            {t.ghost}
          </span>
        </>
      )}
      {orders ? (
        <span class="ordered">
          <Icon name="move" size={18} />
          {t.ordered}
        </span>
      ) : null}
    </div>
  );
};
