/**
 * My buildings: what they are worth, their repair, what the factory builds and what the ammunition depot
 * delivers.
 */
import { useSignal } from '@preact/signals';

import { words } from '../text/words';
import { BuildingIcon } from '../ui/icon';
import { RuleLink } from '../ui/form/rule-link';
import { AmmunitionDelivery } from './ammunition-delivery';
import type { OrderOf } from './cart/cart';
import { FactoryWork } from './market/factory-work';
import { buildingEffect, buildingName, useBuildings } from '../ui/buildings';
import { Stepper } from './market/stepper';
import { useSupply } from './use-supply';
import type { Schemas } from '../api/client';

const t = words(
  {
    none: 'You hold no building. Move a mech onto one and keep enemies away from it.',
    works: 'works',
    broken: 'does not work',
    cp: (left: number, most: number) => `${left} of ${most} CP`,
    repair: 'Points to repair',
    all: 'All',
    inCart: (cp: number) => `+${cp} CP in the cart`,
    add: 'Repair',
    rate: (cp: number) => `${cp} points a ton`,
  },
  {
    none: 'Du hältst kein Gebäude. Zieh mit einem Mech darauf und halte Gegner fern.',
    works: 'in Betrieb',
    broken: 'nicht in Betrieb',
    cp: (left: number, most: number) => `${left} von ${most} CP`,
    repair: 'Punkte zu reparieren',
    all: 'Alle',
    inCart: (cp: number) => `+${cp} CP im Korb`,
    add: 'Reparieren',
    rate: (cp: number) => `${cp} Punkte je Tonne`,
  },
);

type Building = Schemas['View']['buildings'][number];

const Repair = ({
  building,
  lost,
  perTon,
}: {
  readonly building: Building;
  readonly lost: number;
  readonly perTon: number;
}) => {
  const supply = useSupply();
  const cp = useSignal(lost);
  const order = supply.orders.find(
    (one): one is OrderOf<'repair-building'> =>
      one.type === 'repair-building' && one.building === building.id,
  );
  return (
    <div class="li plain below">
      <div class="acts-row start">
        <Stepper
          label={t.repair}
          value={order?.cp ?? cp.value}
          min={1}
          max={lost}
          step={5}
          onChange={(wanted) => {
            cp.value = wanted;
            if (order !== undefined) supply.add({ ...order, cp: wanted });
          }}
        />
        <button
          class="btn"
          aria-pressed={order !== undefined}
          onClick={() =>
            order === undefined
              ? supply.add({ type: 'repair-building', building: building.id, cp: cp.value })
              : supply.remove(order)
          }
        >
          {order === undefined ? t.add : t.inCart(order.cp)}
        </button>
        <span class="note">
          {t.rate(perTon)} <RuleLink id="BLD-3" />
        </span>
      </div>
    </div>
  );
};

export const Buildings = () => {
  const { live, options } = useSupply();
  useBuildings();
  const view = live.view.value;
  const mine = (view?.buildings ?? []).filter(({ control }) => control !== null && control === view?.force);
  if (mine.length === 0) return <p class="empty">{t.none}</p>;
  const repair = options['repair-building'] ?? null;
  const factories = new Map((options.factory?.buildings ?? []).map((one) => [one.building, one]));
  const depots = new Map((options.ammunition?.buildings ?? []).map((one) => [one.building, one]));
  return (
    <ul>
      {mine.map((building) => {
        const lost = repair?.buildings.find((one) => one.building === building.id)?.lost ?? 0;
        const factory = factories.get(building.id);
        const depot = depots.get(building.id);
        return (
          <li key={building.id} class="building">
            <div class="li">
              <span class="box">
                <BuildingIcon type={building.type} />
              </span>
              <div>
                <b>{buildingName(building.type)}</b>
                <span class="note">
                  {building.hex} · {t.cp(building.cp ?? building.cpMax, building.cpMax)}
                </span>
                <span class="note">{buildingEffect(building.type)}</span>
              </div>
              <span class={building.works === false ? 'tag bad' : 'tag good'}>
                {building.works === false ? t.broken : t.works}
              </span>
            </div>
            {lost > 0 && repair !== null ? (
              <Repair building={building} lost={lost} perTon={repair.cpPerTon} />
            ) : null}
            {factory === undefined || options.factory == null ? null : (
              <FactoryWork
                building={building.id}
                work={factory.work}
                faction={options.factory.faction}
                made={options.factory.tons}
              />
            )}
            {depot === undefined ? null : <AmmunitionDelivery building={building.id} most={depot.tons} />}
          </li>
        );
      })}
    </ul>
  );
};
