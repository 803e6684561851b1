/** Movement, what it costs the aim, and how hard a moving target is to hit (TW). */
import { flatMap } from '../../../kernel';
import { has } from '../../battle-value/mounts';
import { FAINT, GREY, line, rect, text, TINT, type Mark } from '../drawing';
import { FRAMES, HEADING, heading } from './frame';
import type { SheetState } from '../state';
import type { SheetTexts } from '../texts';

/** What range adds to the roll. */
const RANGES = [0, 2, 4] as const;
/** The bands of hexes moved; each makes a target harder to hit by 1 more than the one before. */
const BANDS = ['0–2', '3–4', '5–6', '7–9', '10–17', '18–24', '25+'] as const;
const ROW = 4;
const COLUMNS = { mp: 19, fire: 26.5, ranges: [34, 40, 46] } as const;

interface Gait {
  readonly name: string;
  /** Null: standing. */
  readonly mp: string | null;
  readonly modifier: number;
  readonly possible: boolean;
}

const leftOf = (now: number, full: number): string => (now === full ? String(full) : `${now}/${full}`);

const gaits = (
  { subject: { design }, working, walk, jump }: SheetState,
  texts: SheetTexts,
): readonly Gait[] => {
  const clumsy = design.armorType === 'hardened' ? 1 : 0;
  const run = walk === design.walk ? design.run : walk === 0 ? 0 : Math.ceil(walk * 1.5) - clumsy;
  // MASC and superchargers: twice the walking MP with one, two and a half times with both.
  const boosters = Math.min(2, [...working].filter((mount) => has(mount, 'masc')).length);
  const boosted = boosters === 0 || run === 0 ? run : Math.ceil(walk * (1.5 + boosters * 0.5)) - clumsy;
  return [
    { name: texts.stand, mp: null, modifier: 0, possible: true },
    { name: texts.walk, mp: leftOf(walk, design.walk), modifier: 1, possible: walk > 0 },
    {
      name: texts.run,
      mp: `${leftOf(run, design.run)}${boosted > run ? ` (${boosted})` : ''}`,
      modifier: 2,
      possible: run > 0,
    },
    {
      name: texts.jump,
      mp: design.jump === 0 ? '–' : leftOf(jump, design.jump),
      modifier: 3,
      possible: jump > 0,
    },
  ];
};

const blows = ({ subject: { design } }: SheetState, texts: SheetTexts): string => {
  const kick = `${texts.kick} ${Math.ceil(design.tons / 5)}`;
  return design.motion === 'quad' ? kick : `${kick} · ${texts.punch} ${Math.ceil(design.tons / 10)}`;
};

export const movementPanel = (state: SheetState, texts: SheetTexts): readonly Mark[] => {
  const { x, y, width, height } = FRAMES.movement;
  const { pilot } = state.subject;
  const gunnery = pilot?.gunnery ?? 0;
  const heads = y + HEADING + 2.2;
  const first = heads + 1;
  const grey = { size: 2.1, least: 1.7, shade: GREY } as const;
  const ranges = [texts.short, texts.medium, texts.long];
  const strip = y + height - 7.2;
  const pitch = width / BANDS.length;
  return [
    ...heading(FRAMES.movement, texts.movement, ''),
    text(x, heads, blows(state, texts), { ...grey, max: 22 }),
    text(x + COLUMNS.fire, heads, texts.fire, { ...grey, anchor: 'middle', max: 6.8 }),
    ...ranges.map((range, index) =>
      text(x + (COLUMNS.ranges[index] ?? 0), heads, range, { ...grey, anchor: 'middle', max: 5.8 }),
    ),
    ...flatMap(gaits(state, texts), ({ name, mp, modifier, possible }, index): readonly Mark[] => {
      const at = first + index * ROW;
      const base = at + 3;
      const shade = possible ? 0 : 0.6;
      return [
        line([x, at], [x + width, at], FAINT),
        text(x, base, name, { size: 2.7, least: 2.2, max: 12.5, shade }),
        ...(mp === null
          ? []
          : [
              text(x + COLUMNS.mp, base, mp, {
                size: 3.3,
                least: 2,
                bold: true,
                anchor: 'middle',
                max: 9,
                shade,
              }),
            ]),
        text(x + COLUMNS.fire, base, `+${modifier}`, { size: 2.7, anchor: 'middle', max: 6, shade }),
        ...RANGES.map((range, place) =>
          text(
            x + (COLUMNS.ranges[place] ?? 0),
            base,
            `${pilot === null ? '+' : ''}${gunnery + modifier + range}`,
            {
              size: 2.9,
              bold: true,
              anchor: 'middle',
              max: 6,
              shade,
            },
          ),
        ),
      ];
    }),
    text(x, strip - 1, texts.hexesMoved, { ...grey, max: 24 }),
    text(x + width, strip - 1, `${texts.targetJumped} +1`, { ...grey, anchor: 'end', max: 24 }),
    rect(x, strip, width, 3.4, TINT),
    ...flatMap(BANDS, (label, index): readonly Mark[] => [
      text(x + (index + 0.5) * pitch, strip + 2.5, label, { size: 2.2, anchor: 'middle', max: pitch }),
      text(x + (index + 0.5) * pitch, strip + 6.7, `+${index}`, {
        size: 2.8,
        bold: true,
        anchor: 'middle',
        max: pitch,
      }),
    ]),
  ];
};
