/** The pilot: name, skills, and the six hits with the roll that keeps them awake. */
import { flatMap } from '../../../kernel';
import { cross, GREY, line, PLAIN, rect, text, THIN, TINT, WHITE, type Mark } from '../drawing';
import { FRAMES, HEADING, heading } from './frame';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

/** 2D6 roll for staying awake after each hit; the sixth kills. */
const AWAKE: readonly (string | null)[] = ['3+', '5+', '7+', '10+', '11+', null];
const BOX = 6.4;
const TALL = 6;

export const pilotPanel = ({ subject: { pilot } }: SheetState, texts: SheetTexts): readonly Mark[] => {
  const { x, y, width } = FRAMES.pilot;
  const half = width / 2;
  const skill = (at: number, label: string, value: number | null): readonly Mark[] => [
    text(at, y + 18.3, label, { size: 2.4, shade: GREY, max: half - 8 }),
    rect(at + half - 9.5, y + 13, 8, 7, WHITE, PLAIN),
    ...(value === null
      ? []
      : [
          text(at + half - 5.5, y + 18.4, String(value), {
            size: 5.4,
            bold: true,
            anchor: 'middle',
            max: 7.5,
          }),
        ]),
  ];
  const pitch = (width - 12) / AWAKE.length;
  const top = y + 22.6;
  return [
    ...heading(FRAMES.pilot, texts.pilot),
    ...(pilot === null
      ? [line([x, y + HEADING + 5], [x + width, y + HEADING + 5], THIN)]
      : [text(x, y + HEADING + 4.6, pilot.name, { size: 4, least: 3, bold: true, max: width })]),
    ...skill(x, texts.gunnery, pilot?.gunnery ?? null),
    ...skill(x + half + 0.7, texts.piloting, pilot?.piloting ?? null),
    text(x, top + 4, texts.hits, { size: 2.4, shade: GREY, max: 11.5, least: 2 }),
    text(x, top + TALL + 3, texts.awake, { size: 2.1, shade: GREY, max: 11.5, least: 1.7 }),
    ...flatMap(AWAKE, (roll, index): readonly Mark[] => {
      const at = x + 12 + index * pitch + (pitch - BOX) / 2;
      const taken = index < (pilot?.hits ?? 0);
      return [
        rect(at, top, BOX - 0.6, TALL, taken ? TINT : WHITE, PLAIN),
        ...(taken
          ? cross(at + 0.9, top + 0.9, BOX - 2.4, TALL - 1.8, { shade: 0, width: 0.7 })
          : [
              text(at + BOX / 2 - 0.3, top + 4.1, String(index + 1), {
                size: 3,
                anchor: 'middle',
                shade: GREY,
                max: 5,
              }),
            ]),
        text(at + BOX / 2 - 0.3, top + TALL + 3, roll ?? texts.dead, {
          size: 2.3,
          least: 1.8,
          bold: true,
          anchor: 'middle',
          max: pitch,
        }),
      ];
    }),
  ];
};
