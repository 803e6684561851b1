/**
 * The whole map small. Tapping it goes there, drawing over it moves the large one. It is drawn where the
 * large one is: off the page's own thread.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardControl } from './board';
import { extent, hexAt } from './geometry';
import type { Hex } from './scene';
import './minimap.css';

interface MiniMapProps {
  readonly columns: number;
  readonly rows: number;
  /** The large map, which stands before this one. */
  readonly board: { readonly current: BoardControl | null };
  readonly label: string;
  readonly onGo: (hex: Hex) => void;
}

const WIDTH = 182;
const MAX_DENSITY = 2;

export const MiniMap = ({ columns, rows, board, label, onGo }: MiniMapProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [wide, high] = extent(columns, rows);
  const k = WIDTH / wide;
  const height = Math.round(high * k);
  useLayoutEffect(() => {
    // A canvas is handed to a worker once.
    const canvas = document.createElement('canvas');
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', label);
    place.current?.append(canvas);
    const end = board.current?.mini(canvas, {
      width: WIDTH,
      height,
      density: Math.min(devicePixelRatio || 1, MAX_DENSITY),
    });
    return () => {
      end?.();
      canvas.remove();
    };
  }, [columns, rows]);
  const go = (event: PointerEvent): void => {
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    // Small screens show it smaller.
    const shown = (width / WIDTH) * k;
    const hex = hexAt([(event.clientX - left) / shown, (event.clientY - top) / shown], columns, rows);
    if (hex !== null) onGo(hex);
  };
  // The arrow keys on the map and the list do the same for keyboards and screen readers.
  return (
    <div
      class="minimap"
      ref={place}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && go(event)}
    />
  );
};
