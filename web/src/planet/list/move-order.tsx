/** Where the selected mech goes, chosen from all that is in its reach: what a tap on the map does. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useLive, type View } from '../../campaign/live';
import { endOf } from '../../orders/movement/movement';
import { MeansPicker } from '../../orders/means';
import { OrderActions } from '../../orders/order-peek';
import { OrderSay, OrderRemarks } from '../../orders/order-say';
import type { Planning } from '../../orders/planning-state';
import { Field } from '../../ui/form/field';
import { describe } from '../describe';
import { grouped, type Kind, type Known } from './destinations';
import { t } from './words';

const groupName = (kind: Kind): string =>
  ({ battle: t.battle, enemies: t.withEnemies, buildings: t.withBuildings, mine: t.withMine, open: t.open })[
    kind
  ];

const hexesOf = (all: readonly { readonly hex: string }[]): ReadonlySet<string> =>
  new Set(all.map(({ hex }) => hex));

const knownOf = (view: View): Known => ({
  battles: hexesOf(view.battles.filter(({ state }) => state !== 'done' && state !== 'called-off')),
  enemies: hexesOf(view.mechs.filter(({ own }) => !own)),
  buildings: hexesOf(view.buildings),
  mine: hexesOf(view.mechs.filter(({ own, force }) => own && force === view.force)),
});

const Reach = ({ planning }: { readonly planning: Planning }) => {
  const live = useLive();
  const view = live.view.value;
  const reach = planning.reach.value ?? [];
  const order = planning.order.value;
  const end = order === null ? '' : endOf(order);
  const chosen = useSignal(end);
  useEffect(() => void (chosen.value = end), [end, planning.mech.value?.id]);
  const groups = useMemo(() => (view === null ? [] : grouped(reach, knownOf(view))), [view, reach]);
  if (view === null) return null;
  if (reach.length === 0) return <p>{t.noReach}</p>;
  const isPinned = planning.pins.value.includes(end);
  return (
    <form
      class="list-goal"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.value !== '') planning.tap(chosen.value);
      }}
    >
      <label>
        {t.goTo}
        <select
          class="input"
          value={chosen.value}
          onChange={(event) => (chosen.value = event.currentTarget.value)}
        >
          <option value="">{t.choose}</option>
          {groups.map(([kind, hexes]) => (
            <optgroup key={kind} label={groupName(kind)}>
              {hexes.map(({ hex, cost }) => (
                <option key={hex} value={hex}>
                  {describe(view, hex)}, {t.cost(cost)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button class="btn go" disabled={chosen.value === '' || chosen.value === end}>
        {t.go}
      </button>
      {end === '' || isPinned || order?.type !== 'move' ? null : (
        <button type="button" class="btn" onClick={() => planning.tap(end)}>
          {t.goOn}
        </button>
      )}
    </form>
  );
};

/** Any hex of the planet but some: typed, as there are too many to choose from. */
const Landing = ({ planning }: { readonly planning: Planning }) => {
  const hex = useSignal(planning.flight.to.value ?? '');
  const wrong = useSignal<string | null>(null);
  return (
    <form
      class="list-goal"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const there = hex.value.trim();
        const isOnMap = planning.desk.live.view.value?.map.terrain[there] !== undefined;
        wrong.value = isOnMap && planning.tap(there) ? null : t.notThere;
      }}
    >
      <Field
        label={t.lands}
        name="lands"
        inputMode="numeric"
        maxLength={4}
        hint={t.landsHint}
        wrong={wrong.value}
        value={hex.value}
        onInput={(event) => (hex.value = event.currentTarget.value)}
      />
      <button class="btn go">{t.go}</button>
    </form>
  );
};

export const MoveOrder = ({ planning }: { readonly planning: Planning }) => {
  const mech = planning.mech.value;
  if (mech === null) return null;
  return (
    <div class="list-order">
      <div class="ord">
        <OrderSay planning={planning} mech={mech} />
        <OrderActions planning={planning} />
      </div>
      <OrderRemarks planning={planning} />
      {planning.means.value === 'dropship' ? (
        <Landing key={mech.id} planning={planning} />
      ) : (
        <Reach planning={planning} />
      )}
      <MeansPicker planning={planning} />
    </div>
  );
};
