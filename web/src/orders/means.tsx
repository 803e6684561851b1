/**
 * By what means the selected mech goes: on foot, by train, or with the dropship and its lance, hex and
 * direction wheel.
 */
import { useEffect, useRef } from 'preact/hooks';
import { tons } from '../text/format';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';
import { WHEEL } from './movement/flight';
import { directions, directionSigns, moveWords as t } from './movement/movement-words';
import type { Means, Planning } from './planning-state';

const ICONS: Readonly<Record<Means, IconName>> = {
  move: 'move',
  rail: 'b-railway-station',
  dropship: 'b-dropship',
};

const FlightPlan = ({ planning }: { readonly planning: Planning }) => {
  const { flight } = planning;
  const most = flight.options.value?.most;
  const chosen = flight.direction.value;
  const wheel = useRef<HTMLFieldSetElement>(null);
  const to = flight.to.value;
  // On a phone the wheel lies below what the sheet shows, and it is what is asked for next.
  useEffect(() => {
    if (to !== null && chosen === null) wheel.current?.scrollIntoView({ block: 'end' });
  }, [to]);
  return (
    <div class="flight">
      <div>
        <h3>{t.who}</h3>
        <ul class="lance">
          {flight.passengers.value.map(({ mech, tons: weight }) => (
            <li key={mech}>
              <label>
                <input
                  type="checkbox"
                  checked={flight.mechs.value.includes(mech)}
                  onChange={() => flight.toggle(mech)}
                />
                <bdi>{planning.mechs.value.find(({ id }) => id === mech)?.name}</bdi>
                <span class="num">{tons(weight)}</span>
              </label>
            </li>
          ))}
        </ul>
        {most === undefined ? null : (
          <p class="sum">
            {t.lance(flight.mechs.value.length, most.mechs, tons(flight.tons.value), tons(most.tons))}
            <br />
            {t.fee(tons(flight.fee.value))}
          </p>
        )}
      </div>
      <fieldset class="wheel" ref={wheel}>
        <legend>{t.from}</legend>
        {WHEEL.map((direction) => (
          <label key={direction} class={`d-${direction}`} title={directions[direction]}>
            <input
              type="radio"
              name="direction"
              aria-label={directions[direction]}
              checked={chosen === direction}
              onChange={() => flight.turn(direction)}
            />
            <span aria-hidden="true">{directionSigns[direction]}</span>
          </label>
        ))}
        <b aria-hidden="true">{to ?? '?'}</b>
      </fieldset>
    </div>
  );
};

export const MeansPicker = ({ planning }: { readonly planning: Planning }) => {
  const mech = planning.mech.value;
  const open: Readonly<Record<Means, boolean>> = {
    move: true,
    rail: planning.waysOf(mech, 'rail') !== null,
    dropship: planning.flight.isOpen.value,
  };
  const labels: Readonly<Record<Means, string>> = { move: t.onFoot, rail: t.train, dropship: t.ship };
  const pick = (means: Means): void => {
    planning.pins.value = [];
    planning.means.value = means;
    const reach = planning.reach.value ?? [];
    if (mech !== null && means !== 'dropship') planning.desk.fit([mech.hex, ...reach.map(({ hex }) => hex)]);
  };
  return (
    <div class="means">
      <div class="row wrap">
        {(['move', 'rail', 'dropship'] as const).map((means) => (
          <button
            key={means}
            class="btn line"
            aria-pressed={planning.means.value === means}
            disabled={!open[means]}
            onClick={() => pick(means)}
          >
            <Icon name={ICONS[means]} size={20} /> {labels[means]}
          </button>
        ))}
      </div>
      {open.rail && open.dropship ? null : (
        <p class="why">
          {[...(open.rail ? [] : [t.noTrain]), ...(open.dropship ? [] : [t.noShip])].join(' ')}
        </p>
      )}
      {planning.order.value === null || planning.order.value.type === 'dropship' ? null : (
        <p class="why">{t.pinHelp}</p>
      )}
      {planning.order.value === null ? null : (
        <button class="btn line" onClick={() => planning.clear()}>
          <Icon name="trash" size={20} /> {t.clear}
        </button>
      )}
      {planning.means.value === 'dropship' ? <FlightPlan planning={planning} /> : null}
    </div>
  );
};
