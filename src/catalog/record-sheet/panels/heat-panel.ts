/** The heat scale: a box for each point, and below it what that much heat does (TW). */
import { flatMap } from '../../../kernel';
import { FAINT, GREY, PLAIN, rect, text, THIN, TINT, WHITE, line, type Mark } from '../drawing';
import { FRAMES, HEADING, heading } from './frame';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

const MAX = 30;
const LABELS = 24;
const BOX_HEIGHT = 5;
const LANE = 3.9;

/** From which heat on what; each holds until the next. */
type Effects = readonly (readonly [from: number, effect: string])[];
const SLOWER: Effects = [
  [5, '–1'],
  [10, '–2'],
  [15, '–3'],
  [20, '–4'],
  [25, '–5'],
];
const AIM: Effects = [
  [8, '+1'],
  [13, '+2'],
  [17, '+3'],
  [24, '+4'],
];
const SHUTDOWN: Effects = [
  [14, '4+'],
  [18, '6+'],
  [22, '8+'],
  [26, '10+'],
];
const EXPLOSION: Effects = [
  [19, '4+'],
  [23, '6+'],
  [28, '8+'],
];

const sinksNote = (
  { subject: { design }, dissipation, engineHits }: SheetState,
  texts: SheetTexts,
): string => {
  const { count, double, capacity } = design.heatSinks;
  const [one, more] = double ? texts.doubleHeatSinks : texts.heatSinks;
  const now = dissipation === capacity ? `${capacity}` : `${dissipation}/${capacity}`;
  return `${count} ${count === 1 ? one : more} · ${texts.dissipates} ${now}${engineHits > 0 && engineHits < 3 ? ` · ${texts.parts.engine} +${engineHits * 5}` : ''}`;
};

export const heatPanel = (state: SheetState, texts: SheetTexts): readonly Mark[] => {
  const { x, y, width } = FRAMES.heat;
  const pitch = (width - LABELS) / (MAX + 1);
  const at = (heat: number): number => x + LABELS + heat * pitch;
  const top = y + HEADING + 0.2;
  const thresholds = new Set([...SLOWER, ...AIM, ...SHUTDOWN, ...EXPLOSION].map(([from]) => from));
  const lanes: readonly (readonly [string, Effects])[] = [
    [texts.slower, SLOWER],
    [texts.aim, AIM],
    [texts.shutdown, [...SHUTDOWN, [MAX, texts.off]]],
    [texts.explosion, EXPLOSION],
  ];
  return [
    ...heading(FRAMES.heat, texts.heatScale, sinksNote(state, texts)),
    ...Array.from({ length: MAX + 1 }, (_, heat): readonly Mark[] => [
      rect(at(heat), top, pitch, BOX_HEIGHT, thresholds.has(heat) || heat === MAX ? TINT : WHITE, PLAIN),
      text(at(heat) + pitch / 2, top + 3.5, String(heat), {
        size: 2.6,
        bold: thresholds.has(heat) || heat === MAX,
        anchor: 'middle',
        max: pitch - 0.6,
      }),
    ]).flat(),
    ...flatMap(lanes, ([label, effects], lane): readonly Mark[] => {
      const row = top + BOX_HEIGHT + lane * LANE;
      return [
        text(x, row + 2.9, label, { size: 2.3, least: 1.9, shade: GREY, max: LABELS - 1 }),
        line([at(0), row + LANE], [at(MAX + 1), row + LANE], FAINT),
        ...flatMap(effects, ([from, effect], index): readonly Mark[] => {
          const until = effects[index + 1]?.[0] ?? MAX + 1;
          return [
            line([at(from), row], [at(from), row + LANE], THIN),
            line([at(from), row + LANE], [at(until), row + LANE], THIN),
            text(at(from) + 0.9, row + 2.9, effect, {
              size: 2.5,
              least: 1.9,
              bold: true,
              max: (until - from) * pitch - 1,
            }),
          ];
        }),
      ];
    }),
  ];
};
