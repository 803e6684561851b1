/** Columns and rows at the edges of a table of hexes. */
import { drawRulers } from '../../board/ground/rulers';
import type { TableFrame } from './frame';

export function paintRulers({ pen, colors, camera, size, ground }: TableFrame): void {
  const { columns, rows } = ground.field;
  if (columns > 0) drawRulers({ pen, colors, camera, size, scene: { columns, rows } });
}
