/** The unit's panel below the map on phones: peek, half, full; the map stays live above it. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { UnitPanel } from './unit-panel';
import { t } from '../words';

const SIZES = ['peek', 'half', 'full'] as const;
/** A stroke this long draws the sheet up or down. */
const STROKE_PX = 40;

export const UnitSheet = () => {
  const size = useSignal<(typeof SIZES)[number]>('peek');
  const grabbed = useRef<number | null>(null);
  const stroked = useRef(false);
  const draw = (by: number): void => {
    const at = SIZES.indexOf(size.value) + by;
    size.value = SIZES[Math.max(0, Math.min(SIZES.length - 1, at))] ?? 'peek';
  };
  return (
    <div class={`mt-sheet is-${size.value}`}>
      <button
        class="mt-grab"
        aria-label={size.value === 'full' ? t.less : t.sheetMore}
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
      <div class="mt-sheet-body" tabIndex={0} role="region" aria-label={t.card}>
        <UnitPanel />
      </div>
    </div>
  );
};
