/** Planning and movement on the map: what is drawn, what keys mean, and the parts beside it. */
import { computed } from '@preact/signals';
import type { DrawnPath, Overlay } from '../board/scene';
import type { MakePhaseOrders } from '../planet/phase-orders';
import { endOf, type MovementOrder } from './movement/movement';
import { moveWords as t } from './movement/movement-words';
import { orderHead } from './order-head';
import { orderList } from './order-list';
import { orderPeek } from './order-peek';
import { Planning } from './planning-state';

const KINDS = { move: 'move', rail: 'rail', dropship: 'flight' } as const;

function drawn(
  planning: Planning,
  order: MovementOrder,
  mech: string,
  hex: string,
  saved: boolean,
): DrawnPath {
  const selected = planning.mech.value?.id === mech;
  return {
    from: hex,
    path: order.type === 'dropship' ? [order.to] : order.path,
    kind: KINDS[order.type],
    saved,
    dim: !selected,
    ...(selected && order.type !== 'dropship' ? { waypoints: planning.pins.value } : {}),
  };
}

/** Above the finger: the hex and its cost, with an eye where the enemy sees it. */
function labelOf(planning: Planning): Overlay['label'] {
  const carried = planning.carrying.preview.value;
  if (carried !== null)
    return {
      hex: carried.at,
      text: `${carried.at} · ${carried.path.length} ${t.mp}`,
      warn: planning.isSeen(carried.end),
    };
  const order = planning.order.value;
  if (order === null) return null;
  const hex = endOf(order);
  const cost = order.type === 'dropship' ? '' : ` · ${order.path.length} ${t.mp}`;
  return { hex, text: `${hex}${cost}`, warn: planning.isSeen(hex) };
}

/** Not an order yet: where from is still to be said. */
const flightTo = (from: string, to: string): DrawnPath => ({
  from,
  path: [to],
  kind: 'flight',
  saved: false,
  dim: false,
});

function overlayOf(planning: Planning): Partial<Overlay> {
  const { live } = planning.desk;
  const saved = live.sheet.state.value === 'saved' || live.sheet.state.value === 'saving';
  const goal = planning.means.value === 'dropship' ? planning.flight.to.value : null;
  const mech = planning.mech.value;
  const paths = planning.mechs.value.flatMap(({ id, hex, plannedPath }) => {
    const order = planning.ordered.value.get(id);
    const carried = id === mech?.id ? planning.carrying.preview.value : null;
    if (carried !== null && order !== undefined)
      return [
        {
          from: hex,
          path: carried.path,
          kind: KINDS[order.type],
          saved: false,
          dim: false,
          waypoints: carried.pins,
        },
      ];
    if (order !== undefined) return [drawn(planning, order, id, hex, saved)];
    // What was planned is printed until it is carried out.
    return plannedPath === null
      ? []
      : [{ from: hex, path: plannedPath, kind: 'move' as const, saved: true, dim: true }];
  });
  return {
    reach:
      (planning.carrying.reach.value ?? planning.reach.value)?.map(({ hex, cost, inEnemySight }) => ({
        hex,
        cost,
        seen: inEnemySight,
      })) ?? null,
    // The strong one last, so that it lies on top.
    paths: [
      ...paths,
      ...(goal === null || mech === null || planning.order.value?.type === 'dropship'
        ? []
        : [flightTo(mech.hex, goal)]),
    ].sort((one, other) => Number(other.dim) - Number(one.dim)),
    label: labelOf(planning),
    handles: planning.carrying.handles.value,
  };
}

const keysOf = (planning: Planning): Readonly<Record<string, () => void>> => ({
  n: () => planning.step(1),
  p: () => planning.step(-1),
  h: () => planning.hold(),
  u: () => planning.undo(),
  r: () => planning.redo(),
  a: () => planning.all(),
});

export const planning: MakePhaseOrders = (desk) => {
  const state = new Planning(desk);
  const keys = keysOf(state);
  return {
    overlay: computed(() => overlayOf(state)),
    opensAt: computed(() => {
      const mech = state.mech.value;
      return mech === null
        ? null
        : [
            mech.hex,
            ...(state.means.value === 'move' ? (state.reach.value ?? []).map(({ hex }) => hex) : []),
          ];
    }),
    tap: (hex) => state.tap(hex),
    key: (key) => {
      const member = /^[1-9]$/.test(key) ? state.stack.value[Number(key) - 1] : undefined;
      const act = member === undefined ? keys[key] : () => desk.select({ mech: member.id, hex: null });
      act?.();
      return act !== undefined;
    },
    carry: (from, to) => state.carrying.over(from, to),
    drop: (from, to) => state.carrying.drop(from, to),
    describe: (hex) => {
      const open = (state.carrying.reach.value ?? state.reach.value)?.find((one) => one.hex === hex);
      const handle = state.carrying.handles.value.includes(hex) ? [t.handle] : [];
      const told =
        open === undefined ? [] : [t.costs(open.cost), ...(open.inEnemySight ? [t.enemySight] : [])];
      return told.length + handle.length === 0 ? null : [...told, ...handle].join(', ');
    },
    start: () => state.start(),
    Peek: orderPeek(state),
    List: orderList(state),
    Head: orderHead(state),
  };
};
