/** Where one is: rulers at the map's edges, and coordinates in its hexes. */
import { letters } from './lettering';
import type { Frame } from '../frame';
import { centreOf, hexOf, S3 } from '../geometry';
import type { Scene } from '../scene';

const RULER = 16;

/** What is drawn over by rulers. */
export type Ruled = Pick<Frame, 'pen' | 'colors' | 'camera' | 'size'> & {
  readonly scene: Pick<Scene, 'columns' | 'rows'>;
};

/** Columns and rows at the edges. */
export function drawRulers({
  pen,
  colors,
  camera: { x, y, k },
  size: { width, height },
  scene: { columns, rows },
}: Ruled): void {
  pen.fillStyle = colors.sheet;
  pen.globalAlpha = 0.94;
  pen.fillRect(0, 0, width, RULER);
  pen.fillRect(0, 0, RULER + 4, height);
  pen.globalAlpha = 1;
  pen.strokeStyle = colors['rule-2'];
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(RULER + 4.5, RULER + 0.5);
  pen.lineTo(width, RULER + 0.5);
  pen.moveTo(RULER + 4.5, RULER);
  pen.lineTo(RULER + 4.5, height);
  pen.stroke();
  pen.fillStyle = colors['ink-2'];
  pen.font = letters(13);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const every = k < 8 ? 4 : k < 14 ? 2 : 1;
  const label = (value: number): string => String(value).padStart(2, '0');
  for (let column = 1; column <= columns; column += every) {
    const at = (centreOf(column, 1)[0] - x) * k;
    if (at > RULER + 12 && at < width - 7) pen.fillText(label(column), at, RULER / 2 + 0.5);
  }
  for (let row = 1; row <= rows; row += every) {
    const at = (centreOf(1, row)[1] - y) * k;
    if (at > RULER + 8 && at < height - 7) pen.fillText(label(row), RULER / 2 + 2, at);
  }
}

/** In each hex. */
export function drawCoordinates({
  pen,
  colors,
  camera: { k },
  scene: { columns, rows },
  seen: [x, y, right, bottom],
}: Frame): void {
  pen.globalAlpha = 0.62;
  pen.fillStyle = colors['map-ink'];
  pen.font = letters(Math.min(13, k * 0.34));
  pen.textAlign = 'center';
  pen.textBaseline = 'top';
  for (
    let column = Math.max(1, Math.floor(x / 1.5));
    column <= Math.min(columns, Math.ceil(right / 1.5) + 1);
    column += 1
  )
    for (
      let row = Math.max(1, Math.floor(y / S3));
      row <= Math.min(rows, Math.ceil(bottom / S3) + 1);
      row += 1
    ) {
      const [a, b] = centreOf(column, row);
      pen.fillText(hexOf(column, row), (a - x) * k, (b - S3 / 2 + 0.09 - y) * k);
    }
  pen.globalAlpha = 1;
}
