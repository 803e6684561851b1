/** The panels of a sheet: where each lies, and the heading that all have. */
import { GREY, line, STRONG, text, WIDTH, type Mark } from '../drawing';
import { textWidth } from '../helvetica';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LEFT = 102;
const GAP = 3;
const RIGHT = LEFT + GAP;
const frame = (x: number, y: number, width: number, height: number): Frame => ({ x, y, width, height });

export const FRAMES = {
  title: frame(0, 0, WIDTH, 17.5),
  pilot: frame(0, 20, 49.5, 35.5),
  movement: frame(52.5, 20, LEFT - 52.5, 35.5),
  weapons: frame(0, 58, LEFT, 95.5),
  armor: frame(RIGHT, 20, WIDTH - RIGHT, 83),
  structure: frame(RIGHT, 105, WIDTH - RIGHT, 48.5),
  heat: frame(0, 156, WIDTH, 26.5),
  slots: frame(0, 184.8, WIDTH, 69),
} as const;

/** How much of a panel its heading takes. */
export const HEADING = 5;
const TITLE_SIZE = 3;
const NOTE_SIZE = 2.3;

/** A rule, the panel's name, and a note at its right end. */
export const heading = ({ x, y, width }: Frame, title: string, note = ''): readonly Mark[] => {
  const rest = width - textWidth(title, TITLE_SIZE, true) - 3;
  return [
    line([x, y], [x + width, y], STRONG),
    text(x, y + 3.7, title, { size: TITLE_SIZE, bold: true, max: width }),
    ...(note === ''
      ? []
      : [
          text(x + width, y + 3.7, note, {
            size: NOTE_SIZE,
            least: 1.9,
            anchor: 'end',
            shade: GREY,
            max: rest,
          }),
        ]),
  ];
};
