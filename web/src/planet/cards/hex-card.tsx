/** A hex: its ground and sight, and all that stands in it. */
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { plural, words } from '../../text/words';
import { buildingName, useBuildings } from '../../ui/buildings';
import { useDesigns } from '../../ui/designs';
import { BuildingIcon, Icon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { BuildingEffect } from './building-card';
import { Card, ForceName, Part, Seen } from './card';
import { inHex, type InHex } from './in-hex';
import { MechLine } from './mech-line';
import { PilotLine } from './pilot-line';
import { t as shared, terrainName } from './words';

const t = words(
  {
    sight: 'In sight',
    now: 'now',
    not: 'no',
    enemy: 'Enemies',
    enemySees: 'see it',
    enemyNot: 'not known',
    battle: 'Battle',
    open: 'is being fought',
    reported: 'is reported',
    disputed: 'is disputed',
    done: 'is over',
    'called-off': 'was called off',
    depot: 'Depot',
    stock: (count: number) => `${count} ${plural(count, 'kind', 'kinds')} of goods`,
    noStock: 'without goods',
    pilots: 'Resting pilots',
    prisoners: 'Prisoners',
    wrecks: 'Wrecks',
    empty: 'Nothing of yours is here, and you know of nothing else.',
  },
  {
    sight: 'In Sicht',
    now: 'jetzt',
    not: 'nein',
    enemy: 'Gegner',
    enemySees: 'sehen es',
    enemyNot: 'unbekannt',
    battle: 'Gefecht',
    open: 'wird ausgetragen',
    reported: 'ist gemeldet',
    disputed: 'ist bestritten',
    done: 'ist vorbei',
    'called-off': 'wurde abgesagt',
    depot: 'Lager',
    stock: (count: number) => `${count} ${plural(count, 'Warenart', 'Warenarten')}`,
    noStock: 'ohne Waren',
    pilots: 'Ruhende Piloten',
    prisoners: 'Gefangene',
    wrecks: 'Wracks',
    empty: 'Hier steht nichts von dir, und von anderem weißt du nichts.',
  },
);

const BuildingLine = ({ building }: { readonly building: InHex['buildings'][number] }) => (
  <a class="card-line" href={`?building=${building.id}`}>
    <BuildingIcon type={building.type} />
    <span>
      <b>{buildingName(building.type)}</b>
      {building.known ? <ForceName force={building.control} /> : null}
    </span>
    {building.seen === null ? (
      building.known && building.cp !== null ? (
        <span class="num">
          {building.cp}/{building.cpMax}
        </span>
      ) : null
    ) : (
      <Seen seen={building.seen} />
    )}
  </a>
);

export const BattleLine = ({ battle }: { readonly battle: InHex['battles'][number] }) => {
  const live = useLive();
  const said = (
    <>
      <Icon name="battles" />
      <span>
        <b>{t.battle}</b>
        <small>{t[battle.state]}</small>
      </span>
    </>
  );
  return battle.mine || live.role.value === 'gm' ? (
    <a class="card-line" href={`/c/${live.id}/b/${battle.id}`}>
      {said}
      <Icon name="next" size={18} />
    </a>
  ) : (
    <div class="card-line">{said}</div>
  );
};

const DepotLine = ({ depot }: { readonly depot: InHex['depots'][number] }) => (
  <a class="card-line" href={`?depot=${depot.hex}`}>
    <Icon name="supply" />
    <span>
      <b>{t.depot}</b>
      {depot.own ? (
        <small>{depot.stock.length > 0 ? t.stock(depot.stock.length) : t.noStock}</small>
      ) : (
        <ForceName force={depot.force} />
      )}
    </span>
    {depot.own ? <Icon name="next" size={18} /> : <Seen seen={depot.seen} />}
  </a>
);

const People = ({ here }: { readonly here: InHex }) => (
  <>
    {here.pilots.length === 0 ? null : (
      <Part title={t.pilots} count={here.pilots.length}>
        {here.pilots.map(({ id }) => (
          <PilotLine key={id} id={id} />
        ))}
      </Part>
    )}
    {here.prisoners.length === 0 ? null : (
      <Part title={t.prisoners} count={here.prisoners.length}>
        {here.prisoners.map(({ id, name, force }) => (
          <div key={id} class="card-line">
            <Icon name="pilot" />
            <b>
              <bdi>{name}</bdi>
            </b>
            <ForceName force={force} />
          </div>
        ))}
      </Part>
    )}
    {here.wrecks.length === 0 ? null : (
      <Part title={t.wrecks} count={here.wrecks.length}>
        {here.wrecks.map(({ battle, unit, name, right }) => (
          <div key={`${battle} ${unit}`} class="card-line">
            <Icon name="salvage" />
            <b>
              <bdi>{name}</bdi>
            </b>
            <ForceName force={right} />
          </div>
        ))}
      </Part>
    )}
  </>
);

export interface HexCardProps {
  readonly hex: string;
  readonly order?: ComponentChildren;
  readonly actions?: ComponentChildren;
}

export const HexCard = ({ hex, order, actions }: HexCardProps) => {
  const live = useLive();
  const view = live.view.value;
  useBuildings();
  const here = view === null ? null : inHex(view, hex);
  useDesigns(
    (here?.stacks ?? []).flatMap(({ mechs }) => mechs.map(({ design }) => design)),
    live.id,
  );
  if (view === null || here === null) return null;
  const plays = view.force !== null;
  const [building] = here.buildings;
  const isEmpty = [
    here.stacks,
    here.buildings,
    here.depots,
    here.battles,
    here.pilots,
    here.prisoners,
    here.wrecks,
  ].every(({ length }) => length === 0);
  return (
    <Card
      title={shared.hex(hex)}
      cap={view.map.hq === hex ? shared.hq : undefined}
      facts={[
        { name: shared.ground, value: terrainName(view.map.terrain[hex]) },
        ...(plays
          ? [
              { name: t.sight, value: view.map.sight.includes(hex) ? t.now : t.not },
              view.map.enemySight.includes(hex)
                ? { name: t.enemy, value: t.enemySees, warn: true }
                : { name: t.enemy, value: t.enemyNot },
            ]
          : []),
      ]}
      order={order}
      actions={actions}
    >
      {here.battles.length + here.buildings.length + here.depots.length === 0 ? null : (
        <div class="card-part">
          {here.battles.map((battle) => (
            <BattleLine key={battle.id} battle={battle} />
          ))}
          {here.buildings.map((one) => (
            <BuildingLine key={one.id} building={one} />
          ))}
          {building === undefined ? null : <BuildingEffect type={building.type} />}
          {here.depots.map((depot, index) => (
            <DepotLine key={index} depot={depot} />
          ))}
        </div>
      )}
      {here.stacks.map(({ force, mechs }) => (
        <Part key={force} title={<ForceName force={force} />} count={mechs.length}>
          {mechs.map((mech) => (
            <MechLine key={mech.id} mech={mech} />
          ))}
        </Part>
      ))}
      <People here={here} />
      {isEmpty ? (
        <p class="empty">
          {t.empty} <RuleLink id="SIGHT-1" />
        </p>
      ) : null}
    </Card>
  );
};
