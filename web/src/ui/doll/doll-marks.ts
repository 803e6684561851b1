/** Where the circles of a location stand: rows across its outline, as large as all of them fit. */
import { boxOf, type Outline } from './doll-shapes';

export interface Margins {
  readonly top: number;
  readonly bottom: number;
  readonly side: number;
}
export interface Mark {
  readonly x: number;
  readonly y: number;
}
export interface Marks {
  readonly radius: number;
  readonly marks: readonly Mark[];
}

const SMALLEST = 0.8;
const STEP = 0.1;

/** How far the outline reaches at a height; null: not at all. */
const across = (outline: Outline, y: number): readonly [number, number] | null => {
  const hits = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    return (y1 <= y && y2 > y) || (y2 <= y && y1 > y) ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
  return hits.length === 0 ? null : [Math.min(...hits), Math.max(...hits)];
};

interface Row {
  readonly y: number;
  readonly middle: number;
  readonly room: number;
}

const rowsFor = (outline: Outline, margins: Margins, radius: number, gap: number): readonly Row[] => {
  const box = boxOf(outline);
  const pitch = radius * 2 + gap;
  const rows: Row[] = [];
  for (let y = box.top + margins.top + radius; y <= box.bottom - margins.bottom - radius + 0.01; y += pitch) {
    const span = across(outline, y);
    if (span === null) continue;
    const width = span[1] - span[0] - 2 * margins.side;
    rows.push({ y, middle: (span[0] + span[1]) / 2, room: Math.max(0, Math.floor((width + gap) / pitch)) });
  }
  return rows;
};

/** All `count` marks, from the top; fewer only when not even the smallest fit. */
export function marksIn(
  outline: Outline,
  count: number,
  margins: Margins,
  largest: number,
  gap: number,
): Marks {
  let radius = largest;
  let rows = rowsFor(outline, margins, radius, gap);
  while (rows.reduce((sum, { room }) => sum + room, 0) < count && radius - STEP >= SMALLEST) {
    radius -= STEP;
    rows = rowsFor(outline, margins, radius, gap);
  }
  const pitch = radius * 2 + gap;
  const marks: Mark[] = [];
  for (const { y, middle, room } of rows) {
    const here = Math.min(room, count - marks.length);
    for (let index = 0; index < here; index += 1)
      marks.push({ x: middle + (index - (here - 1) / 2) * pitch, y });
  }
  return { radius, marks };
}
