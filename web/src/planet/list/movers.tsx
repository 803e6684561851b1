/**
 * My mechs by hex, each with its order; the selected one opens, and is ordered there. Planning and movement.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useLive, type OwnMech } from '../../campaign/live';
import { endOf } from '../../orders/movement/movement';
import { moveWords } from '../../orders/movement/movement-words';
import { PlanningButtons } from '../../orders/planning-buttons';
import { Planning } from '../../orders/planning-state';
import { useDesigns } from '../../ui/designs';
import { Icon } from '../../ui/icon';
import { WeightBars } from '../../ui/marks/weight-bars';
import { MechCard } from '../cards/mech-card';
import { ListDesk } from './list-desk';
import { MoveOrder } from './move-order';
import { t } from './words';
import '../../orders/orders.css';

interface MoverProps {
  readonly planning: Planning;
  readonly mech: OwnMech;
}

const To = ({ planning, mech }: MoverProps) => {
  const order = planning.ordered.value.get(mech.id);
  if (order === undefined)
    return <span class="to none">{planning.held.value.has(mech.id) ? moveWords.holds : '–'}</span>;
  const seen = planning.isSeen(endOf(order));
  return (
    <span class="to">
      → {endOf(order)}
      {seen ? <Icon name="eye" size={18} /> : null}
      {seen ? <span class="vh">{moveWords.enemySight}</span> : null}
    </span>
  );
};

const Mover = ({ planning, mech, hidden }: MoverProps & { readonly hidden: boolean }) => {
  const live = useLive();
  const design = useDesigns([mech.design], live.id).get(mech.design);
  const pilot = live.view.value?.pilots.find(({ id }) => id === mech.pilot);
  const open = planning.mech.value?.id === mech.id;
  const more = useSignal(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // The one before closed with the focus in it: it goes on here.
    if (
      open &&
      !wasOpen.current &&
      (document.activeElement === null || document.activeElement === document.body)
    )
      button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (hidden && !open) return null;
  return (
    <li>
      <button
        ref={button}
        class="oitem"
        aria-expanded={open}
        onClick={() => planning.desk.select({ mech: open ? null : mech.id })}
      >
        <WeightBars weight={design?.class ?? null} />
        <span class="names">
          <b>
            <bdi>{mech.name}</bdi>
          </b>
          <small>
            {mech.hex} · {pilot === undefined ? null : <bdi>{pilot.name} · </bdi>}
            {mech.walk} {moveWords.mp}
          </small>
        </span>
        <To planning={planning} mech={mech} />
      </button>
      {open ? (
        <div class="list-open">
          <MoveOrder planning={planning} />
          <details onToggle={(event) => (more.value = event.currentTarget.open)}>
            <summary>{t.card}</summary>
            {more.value ? <MechCard id={mech.id} order={null} /> : null}
          </details>
        </div>
      ) : null}
    </li>
  );
};

export const Movers = ({ isFound }: { readonly isFound: (mech: OwnMech) => boolean }) => {
  const live = useLive();
  const { query, route } = useLocation();
  const desk = useMemo(() => new ListDesk(live), [live]);
  const planning = useMemo(() => new Planning(desk), [desk]);
  desk.follow(query, route);
  useEffect(() => planning.start(), [planning]);
  const mechs = planning.mechs.value;
  const hexes = [...new Set(mechs.map(({ hex }) => hex))];
  return (
    <>
      <div class="row list-undo">
        <PlanningButtons planning={planning} />
      </div>
      <ul>
        {hexes.flatMap((hex) =>
          mechs
            .filter((mech) => mech.hex === hex)
            .map((mech) => <Mover key={mech.id} planning={planning} mech={mech} hidden={!isFound(mech)} />),
        )}
      </ul>
    </>
  );
};
