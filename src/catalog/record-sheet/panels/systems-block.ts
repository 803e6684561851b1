/** Hits on engine, gyro, sensors and life support, with what they do (TW). */
import { flatMap } from '../../../kernel';
import { brokenParts, gyroHits } from '../../fitness';
import { LOCATIONS, type SystemPart } from '../../model';
import { BLACK, circle, GREY, line, text, THIN, WHITE, type Mark } from '../drawing';
import type { Frame } from './frame';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

const ROW = 4.35;
const R = 0.95;

export const systemsBlock = (
  { subject: { design, condition } }: SheetState,
  texts: SheetTexts,
  { x, y, width }: Frame,
): readonly Mark[] => {
  const broken = (part: SystemPart): number =>
    LOCATIONS.reduce((sum, location) => sum + brokenParts(design, condition, location, part), 0);
  const rows: readonly (readonly [part: SystemPart, hits: number, effect: string])[] = [
    ['engine', 3, texts.engineHit],
    ['gyro', gyroHits(design), texts.gyroHit],
    ['sensors', 2, texts.sensorHit],
    ['life-support', 1, texts.lifeSupportHit],
  ];
  return [
    text(x, y + 2.6, texts.systems, { size: 2.6, bold: true, max: width }),
    line([x, y + 3.2], [x + width, y + 3.2], THIN),
    ...flatMap(rows, ([part, hits, effect], index): readonly Mark[] => {
      const at = y + 3.6 + index * ROW;
      return [
        text(x, at + 1.9, texts.parts[part], { size: 2.2, bold: true, max: width - 9 }),
        text(x, at + 3.75, effect, { size: 1.85, least: 1.6, shade: GREY, max: width }),
        ...Array.from({ length: hits }, (_, place) =>
          circle(
            x + width - R - (hits - 1 - place) * 2.5,
            at + 1.3,
            R,
            place < broken(part) ? BLACK : WHITE,
            THIN,
          ),
        ),
      ];
    }),
  ];
};
