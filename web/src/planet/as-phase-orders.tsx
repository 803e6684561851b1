/**
 * Lets the map show a phase that is told as a `PhaseView`: its own panel beside the map, its paths and rings
 * over it.
 */
import { computed } from '@preact/signals';
import type { PathKind } from '../board/scene';
import type { Live } from '../campaign/live';
import type { Overlay as ViewOverlay, PhaseView } from '../orders/phase-view';
import type { MakePhaseOrders, MapDesk, PhaseOrders } from './phase-orders';

const KINDS: Readonly<Record<ViewOverlay['paths'][number]['kind'], PathKind>> = {
  move: 'move',
  rail: 'rail',
  dropship: 'flight',
  attack: 'attack',
};

function drawn(view: PhaseView, { live, hex }: MapDesk): ReturnType<PhaseOrders['overlay']['peek']> {
  const { paths = [], reach, targets = [] } = view.overlay(live, hex.value);
  const saved = live.sheet.state.value === 'saved';
  return {
    targets,
    paths: paths.map(({ kind, from, path, dim = false }) => ({ kind: KINDS[kind], from, path, dim, saved })),
    reach: reach === undefined ? null : [...reach].map(([at, cost]) => ({ hex: at, cost, seen: false })),
  };
}

/**
 * The panel comes after the map and takes room from it: what matters is moved into what is left, as soon as
 * that is known.
 */
function showFirst(
  view: PhaseView,
  { live, hex, show }: { live: Live; hex: string | null; show: MapDesk['fit'] },
): () => void {
  const hexes = view.opensAt?.(live) ?? live.myMechs.value.map((mech) => mech.hex);
  if (hexes.length === 0) return () => undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => show(hex === null ? hexes : [...hexes, hex]));
  });
  return () => cancelAnimationFrame(frame);
}

/** What these keys mean in every phase. */
const keysOf = ({ live }: MapDesk): Readonly<Record<string, () => void>> => ({
  n: () => live.todo.value?.next?.(),
  u: () => live.sheet.undo(),
  r: () => live.sheet.redo(),
});

export const asPhaseOrders =
  (view: PhaseView): MakePhaseOrders =>
  (desk) => {
    const Panel = () => (
      <view.Panel
        hex={desk.hex.value ?? desk.live.myMechs.value.find(({ id }) => id === desk.mech.value)?.hex ?? null}
        mech={desk.mech.value}
      />
    );
    return {
      overlay: computed(() => drawn(view, desk)),
      tap: (hex) => view.tap(desk.live, hex),
      opensAt: computed(() => view.opensAt?.(desk.live) ?? null),
      start: () =>
        showFirst(view, { live: desk.live, hex: desk.hex.peek(), show: (hexes) => desk.fit(hexes) }),
      concerns: (hex) => view.concerns(desk.live, hex),
      key: (key) => {
        const act = keysOf(desk)[key];
        act?.();
        return act !== undefined;
      },
      describe: () => null,
      Peek: Panel,
      List: Panel,
    };
  };
