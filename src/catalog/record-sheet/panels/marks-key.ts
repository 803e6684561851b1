/** What the marks of damage mean. */
import { flatMap } from '../../../kernel';
import { BLACK, circle, cross, line, polygon, rect, STRONG, text, THIN, WHITE, type Mark } from '../drawing';
import type { Frame } from './frame';
import type { SheetTexts } from '../texts';

const ROW = 4.2;

export const marksKey = (texts: SheetTexts, { x, y, width }: Frame): readonly Mark[] => {
  const at = (row: number): number => y + 3.6 + row * ROW + 2.1;
  const signs: readonly (readonly [readonly Mark[], string])[] = [
    [[circle(x + 2, at(0), 1.2, BLACK, THIN)], texts.markLost],
    [
      [
        rect(x + 1, at(1) - 1, 2, 2, WHITE, THIN),
        ...cross(x + 1.3, at(1) - 0.7, 1.4, 1.4, { shade: BLACK, width: 0.35 }),
      ],
      texts.markHit,
    ],
    [[rect(x + 1, at(2) - 1, 2, 2, BLACK, THIN)], texts.markDestroyed],
    [
      [
        polygon(
          [
            [x, at(3) - 1.6],
            [x + 4, at(3) - 1.6],
            [x + 4, at(3) + 1.6],
            [x, at(3) + 1.6],
          ],
          WHITE,
          { ...THIN, dashed: true },
        ),
        ...cross(x + 0.7, at(3) - 1.1, 2.6, 2.2, STRONG),
      ],
      texts.markGone,
    ],
  ];
  return [
    text(x, y + 2.6, texts.marks, { size: 2.6, bold: true, max: width }),
    line([x, y + 3.2], [x + width, y + 3.2], THIN),
    ...flatMap(signs, ([marks, words], row) => [
      ...marks,
      text(x + 6, at(row) + 0.85, words, { size: 2.35, max: width - 6 }),
    ]),
  ];
};
