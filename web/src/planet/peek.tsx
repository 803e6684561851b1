/**
 * The sheet below the map on phones: a line and its actions, and, drawn up, the whole card. The map stays
 * live above it.
 */
import { useSignal } from '@preact/signals';
import { useLocation } from 'preact-iso';
import { useEffect, useRef } from 'preact/hooks';
import { useLive } from '../campaign/live';
import { Icon } from '../ui/icon';
import { selectionIn, SelectedCard } from './cards/selected-card';
import type { Desk } from './desk';
import type { PhaseOrders } from './phase-orders';
import { t } from './words';

const SIZES = ['peek', 'half', 'full'] as const;
type Size = (typeof SIZES)[number];
/** A stroke this long draws the sheet up or down. */
const STROKE_PX = 40;

interface PeekProps {
  readonly desk: Desk;
  readonly orders: PhaseOrders | null;
}

const Nothing = () => {
  const live = useLive();
  const watches = live.role.value === 'observer';
  return (
    <div class="mcard">
      <h2 class="lead">{watches ? t.watch : t.selectHint}</h2>
    </div>
  );
};

export const Peek = ({ desk, orders }: PeekProps) => {
  const size = useSignal<Size>('peek');
  const grabbed = useRef<number | null>(null);
  const stroked = useRef(false);
  const selection = selectionIn(useLocation().query);
  const isOpen = selection !== null;
  // Others' mechs take no orders: their card comes at once.
  const isMine = selection?.kind === 'mech' && desk.live.myMechs.value.some(({ id }) => id === selection.id);
  const isOrdered = isMine || (selection?.kind === 'hex' && orders?.concerns?.(selection.id) === true);
  useEffect(() => {
    if (!isOpen) size.value = 'peek';
  }, [isOpen]);
  const mech = isMine ? selection?.id : undefined;
  useEffect(() => {
    // The next one is to be ordered on the map, which lay covered.
    if (mech !== undefined && size.value === 'full') size.value = 'peek';
  }, [mech]);
  const draw = (by: number): void => {
    const at = SIZES.indexOf(size.value) + by;
    size.value = SIZES[Math.max(0, Math.min(SIZES.length - 1, at))] ?? 'peek';
  };
  return (
    <section class={`sheet is-${size.value}`} aria-label={t.more}>
      <button
        class="grab"
        aria-label={size.value === 'full' ? t.less : t.more}
        aria-expanded={size.value !== 'peek'}
        onClick={() => {
          // A mouse clicks at the end of its stroke, too.
          if (stroked.current) return;
          if (size.value === 'full') size.value = 'peek';
          else draw(1);
        }}
        onPointerDown={(event) => {
          grabbed.current = event.clientY;
          stroked.current = false;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          const stroke = event.clientY - (grabbed.current ?? event.clientY);
          grabbed.current = null;
          stroked.current = Math.abs(stroke) > STROKE_PX;
          if (stroked.current) draw(stroke < 0 ? 1 : -1);
        }}
      />
      <div class="sheet-body">
        {selection !== null && (!isOrdered || orders === null) ? (
          <div class="closable">
            <button class="btn icon quiet close" aria-label={t.closeCard} onClick={() => desk.select({})}>
              <Icon name="close" />
            </button>
            <SelectedCard />
          </div>
        ) : orders === null ? (
          <Nothing />
        ) : selection !== null && size.value !== 'peek' && orders.Head !== undefined ? (
          <SelectedCard order={<orders.Head />} />
        ) : (
          <orders.Peek />
        )}
      </div>
    </section>
  );
};
