/** The order of a mech in two short lines: what it does, and what is to be known about it. */
import { words } from '../text/words';
import type { OwnMech } from '../campaign/live';
import { states, terrains } from '../text/terms';
import { localMessage } from '../text/local-text';
import { Icon } from '../ui/icon';
import { RuleLink } from '../ui/form/rule-link';
import { endOf, type MovementOrder } from './movement/movement';
import { directions, moveWords as t } from './movement/movement-words';
import type { Planning } from './planning-state';
import { WarningLine } from './sheet-warnings';

const arrow = words({ to: 'goes to' }, { to: 'geht nach' });

const Detail = ({
  planning,
  mech,
  order,
}: {
  readonly planning: Planning;
  readonly mech: OwnMech;
  readonly order: MovementOrder;
}) => {
  const end = endOf(order);
  if (planning.isSeen(end))
    return (
      <small class="seen">
        <Icon name="eye" size={18} /> {t.enemySight} <RuleLink id="MOV-2" />
      </small>
    );
  const terrain = planning.desk.live.view.value?.map.terrain[end];
  const ground = terrain === undefined ? '' : terrains[terrain];
  if (order.type === 'rail') return <small>{[t.byTrain, ground].join(' · ')}</small>;
  if (order.type === 'dropship')
    return <small>{[t.byShip, `${t.from} ${directions[order.direction]}`].join(' · ')}</small>;
  const pins = planning.mech.value?.id === mech.id ? planning.pins.value.filter((pin) => pin !== end) : [];
  return (
    <small>
      {[t.used(order.path.length, mech.walk), pins.length > 0 ? t.via(pins.join(', ')) : ground].join(' · ')}
    </small>
  );
};

export const OrderSay = ({ planning, mech }: { readonly planning: Planning; readonly mech: OwnMech }) => {
  const order = planning.ordered.value.get(mech.id);
  const pins = planning.pins.value;
  if (order !== undefined) {
    const end = endOf(order);
    return (
      <div class="say">
        <span aria-hidden="true">→ </span>
        <span class="vh">{arrow.to} </span>
        <em>{end}</em>
        {pins.includes(end) ? (
          <small>{t.goOn(end)}</small>
        ) : (
          <Detail planning={planning} mech={mech} order={order} />
        )}
      </div>
    );
  }
  if (mech.moved !== null)
    return (
      <div class="say">
        {t.moved}
        {mech.plannedPath === null ? null : <small>{t.planned}</small>}
      </div>
    );
  const immobile = planning.immobile.value;
  if (immobile !== null && immobile.mech === mech.id)
    return (
      <div class="say">
        {t.cannot}
        <small>
          {mech.state === 'ready' ? null : states[mech.state]} <RuleLink id={immobile.rule} />
        </small>
      </div>
    );
  if (planning.held.value.has(mech.id))
    return (
      <div class="say">
        {t.holds}
        <small>{mech.hex}</small>
      </div>
    );
  const hint = {
    move: t.tapReach,
    rail: t.tapTrain,
    dropship: planning.flight.to.value === null ? t.tapShip : t.tapSide,
  }[planning.means.value];
  return (
    <div class="say">
      {t.noOrder}
      <small>{hint}</small>
    </div>
  );
};

/** Why the order does not hold, and what the server warns of, each with its rule. */
export const OrderRemarks = ({ planning }: { readonly planning: Planning }) => {
  const order = planning.order.value;
  const seen = order !== null && planning.isSeen(endOf(order));
  const phase = planning.desk.live.campaign.value?.phase;
  return (
    <>
      {seen ? (
        <p class="wrn">
          <Icon name="eye" size={20} />
          <span>
            {t.endsSeen} <RuleLink id="MOV-2" />
            <br />
            <span class="plain">{phase === 'movement' ? t.kept : t.whole}</span>
          </span>
        </p>
      ) : null}
      {planning.faults.value.map((fault) => (
        <div key={fault.pointer + fault.message} class="problems">
          {localMessage(fault)} {fault.rule === null ? null : <RuleLink id={fault.rule} />}
        </div>
      ))}
      {planning.warnings.value.map((warning) => (
        <WarningLine key={warning.pointer + warning.message} warning={warning} />
      ))}
    </>
  );
};
