/** What is written at lines of fire and ways, above the units. */
import { RULERS, toScreen } from '../../board/camera';
import { letters } from '../../board/ground/lettering';
import type { DrawnMark } from './drawn';
import { isSeen, tokenSize, type TableFrame } from './frame';
import { placeLabel, type Area } from './label-places';
import { colorOf, isUnder, type Ink } from './mark-ink';
import { TAG_HIGH, tagPlace } from './tag-place';

/** In pixels. */
const TEXT_SIZE = 14;
const HIGH = 20;
const PAD = 5;
/** Of odds, at most. */
const TAG_WIDE = 60;
/** Nearer than this labels are read; pixels a hex's radius. */
const LEAST_SCALE = 12;

/** Where units and the odds at them are. */
const takenBy = (frame: TableFrame): Area[] => {
  const { camera, size, scene, overlay } = frame;
  const around = tokenSize(camera);
  return [
    ...scene.tokens
      .filter(({ at }) => isSeen(frame, at))
      .map(({ at }): Area => {
        const [x, y] = toScreen(camera, at);
        return [x - around, y - around, x + around, y + around];
      }),
    ...overlay.tags.map(({ at }): Area => {
      const [x, y] = tagPlace(toScreen(camera, at), around, TAG_WIDE, size);
      return [x - TAG_WIDE / 2, y - TAG_HIGH / 2, x + TAG_WIDE / 2, y + TAG_HIGH / 2];
    }),
  ];
};

export function paintLabels(frame: TableFrame): void {
  const { pen, camera, colors, size, scene, overlay } = frame;
  if (camera.k < LEAST_SCALE) return;
  const all = [
    ...[...overlay.flash, ...overlay.marks].map((mark): readonly [DrawnMark, Ink] => [
      mark,
      overlay.flash.includes(mark) ? 'flash' : 'pencil',
    ]),
    ...scene.marks.map((mark): readonly [DrawnMark, Ink] => [mark, 'fact']),
  ].filter(([{ kind, text }]) => text !== null && !isUnder(kind));
  if (all.length === 0) return;
  const taken = takenBy(frame);
  const area: Area = [RULERS.left + 4, RULERS.top + 4, size.width - 4, size.height - 4];
  pen.font = letters(TEXT_SIZE);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [mark, ink] of all) {
    const [first, last] = [mark.figure.points[0], mark.figure.points.at(-1)];
    if (mark.text === null || first === undefined || last === undefined) continue;
    const box = [pen.measureText(mark.text).width + 2 * PAD, HIGH] as const;
    const place = placeLabel([toScreen(camera, first), toScreen(camera, last)], box, area, taken);
    if (place === null) continue;
    taken.push(place);
    const [left, top, right] = place;
    pen.beginPath();
    pen.roundRect(left, top, right - left, HIGH, 3);
    pen.fillStyle = colors.sheet;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = colorOf(frame, mark, ink);
    pen.stroke();
    pen.fillStyle = colors.ink;
    pen.fillText(mark.text, (left + right) / 2, top + HIGH / 2 + 1);
  }
}
