/** All my mechs by hex with their orders: the panel at the left. */
import { SavedState } from '../campaign/todo-line';
import { percent } from '../text/format';
import { buildingName, useBuildings } from '../ui/buildings';
import { armorShare } from '../ui/doll/doll-left';
import { useDesigns } from '../ui/designs';
import { Icon } from '../ui/icon';
import { WeightBars, type WeightClass } from '../ui/marks/weight-bars';
import type { OwnMech } from '../campaign/live';
import { HirePart } from './preparation/hire-part';
import { Refusal, refusedMechs } from './refusal';
import { SheetWarnings } from './sheet-warnings';
import { endOf } from './movement/movement';
import { moveWords as t } from './movement/movement-words';
import { PlanningButtons } from './planning-buttons';
import type { Planning } from './planning-state';

const To = ({ planning, mech }: { readonly planning: Planning; readonly mech: OwnMech }) => {
  const order = planning.ordered.value.get(mech.id);
  if (order === undefined)
    return <span class="to none">{planning.held.value.has(mech.id) ? t.holds : '–'}</span>;
  const end = endOf(order);
  const refused = refusedMechs(planning).has(mech.id);
  return (
    <span class={refused ? 'to refused' : 'to'}>
      {refused ? <Icon name="warn" size={18} /> : null}→ {end}
      {planning.isSeen(end) ? <Icon name="eye" size={18} /> : null}
    </span>
  );
};

const Item = ({ planning, mech, weight, armour }: ItemProps) => {
  const pilot = planning.desk.live.view.value?.pilots.find(({ id }) => id === mech.pilot)?.name;
  const facts = [
    ...(pilot === undefined ? [] : [pilot]),
    `${mech.walk} ${t.mp}`,
    ...(armour === null ? [] : [armour]),
  ];
  return (
    <button
      class="oitem"
      aria-pressed={mech.id === planning.mech.value?.id}
      onClick={() => planning.desk.select({ mech: mech.id, hex: null })}
    >
      <WeightBars weight={weight} />
      <span class="names">
        <b>
          <bdi>{mech.name}</bdi>
        </b>
        <small>
          <bdi>{facts.join(' · ')}</bdi>
        </small>
      </span>
      <To planning={planning} mech={mech} />
    </button>
  );
};

interface ItemProps {
  readonly planning: Planning;
  readonly mech: OwnMech;
  readonly weight: WeightClass | null;
  readonly armour: string | null;
}

const Items = ({ planning }: { readonly planning: Planning }) => {
  const { live } = planning.desk;
  const mechs = planning.mechs.value;
  useBuildings();
  const designs = useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  const hexes = [...new Set(mechs.map(({ hex }) => hex))];
  const place = (hex: string): string => {
    const view = live.view.value;
    const building = view?.buildings.find((one) => one.hex === hex);
    return [
      t.hexIs(hex),
      ...(view?.map.hq === hex ? ['HQ'] : []),
      ...(building === undefined ? [] : [buildingName(building.type)]),
    ].join(' · ');
  };
  return (
    <div class="olist">
      {hexes.map((hex) => {
        const stack = mechs.filter((mech) => mech.hex === hex);
        return (
          <section key={hex} aria-label={place(hex)}>
            <h3 class="ogrp cap">
              <span>{place(hex)}</span>
              <span>{stack.length}</span>
            </h3>
            {stack.map((mech) => {
              const sheet = designs.get(mech.design);
              const left = sheet === undefined ? 1 : armorShare(sheet, mech.condition);
              return (
                <Item
                  key={mech.id}
                  planning={planning}
                  mech={mech}
                  weight={sheet?.class ?? null}
                  armour={left > 0.995 ? null : percent(left)}
                />
              );
            })}
          </section>
        );
      })}
      <HirePart />
    </div>
  );
};

export const orderList = (planning: Planning) => () => (
  <>
    <div class="sec">
      <h2>{t.orders}</h2>
      <span class="saved">
        <SavedState />
      </span>
    </div>
    <Refusal planning={planning} />
    <SheetWarnings live={planning.desk.live} />
    <Items planning={planning} />
    <div class="row foot">
      <PlanningButtons planning={planning} />
    </div>
  </>
);
