/** The whole map small: what is known, who stands where, and what the large one shows. Tapping it goes there. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { readColors, seatColor } from './colors';
import { centre, centreOf, extent, hexAt, hexOf, type Box } from './geometry';
import { traceHex } from './ground';
import type { Hex, Scene } from './scene';
import { theme } from '../ui/theme';
import './minimap.css';

interface MiniMapProps {
  readonly scene: Scene;
  /** What the large map shows; null: not known yet. A signal, since it changes with every frame: only the frame follows it. */
  readonly view: ReadonlySignal<Box | null>;
  readonly label: string;
  readonly onGo: (hex: Hex) => void;
}

const WIDTH = 182;

const Frame = ({ view, k }: { readonly view: ReadonlySignal<Box | null>; readonly k: number }) => {
  const box = view.value;
  if (box === null) return null;
  const [left, top, right, bottom] = box;
  const place = { transform: `translate(${left * k}px, ${top * k}px)`, width: `${(right - left) * k}px`, height: `${(bottom - top) * k}px` };
  return <div class="minimap-frame" style={place} />;
};

export const MiniMap = ({ scene, view, label, onGo }: MiniMapProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wide, high] = extent(scene.columns, scene.rows);
  const k = WIDTH / wide;
  const height = Math.round(high * k);
  const density = Math.min(devicePixelRatio || 1, 2);
  const shade = theme.value;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen == null) return;
    const colors = readColors(document.documentElement);
    pen.setTransform(density * k, 0, 0, density * k, 0, 0);
    const sight = scene.sight === null ? null : new Set(scene.sight);
    for (let column = 1; column <= scene.columns; column += 1)
      for (let row = 1; row <= scene.rows; row += 1) {
        const hex = hexOf(column, row);
        pen.beginPath();
        traceHex(pen, ...centreOf(column, row), 1.02);
        pen.fillStyle = colors[`ter-${scene.terrain[hex] ?? 'clear'}`];
        pen.fill();
        if (sight === null || sight.has(hex)) continue;
        pen.fillStyle = colors.fog;
        pen.fill();
      }
    for (const { hex, seat, ghostAge } of scene.counters) {
      if (ghostAge !== null) continue;
      const [x, y] = centre(hex);
      pen.beginPath();
      pen.arc(x, y, 3.2 / k, 0, 2 * Math.PI);
      pen.fillStyle = seatColor(colors, seat);
      pen.fill();
      pen.lineWidth = 1 / k;
      pen.strokeStyle = colors['map-ink'];
      pen.stroke();
    }
  }, [scene, shade]);
  const go = (event: MouseEvent): void => {
    const { left, top, width } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    // Small screens show it smaller.
    const shown = (width / WIDTH) * k;
    const hex = hexAt([(event.clientX - left) / shown, (event.clientY - top) / shown], scene.columns, scene.rows);
    if (hex !== null) onGo(hex);
  };
  // The list says the same to keyboards and screen readers.
  return (
    <div class="minimap" onClick={go}>
      <canvas ref={canvas} width={WIDTH * density} height={height * density} role="img" aria-label={label} />
      <Frame view={view} k={k} />
    </div>
  );
};
