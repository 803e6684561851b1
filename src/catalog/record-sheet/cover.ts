/** The cover of a force's sheets: its mechs with tons, Battle Value, pilot and skills, and the totals. */
import { flatMap, type Language } from '../../kernel';
import { designName } from '../search/search';
import { clean } from './clean';
import { FAINT, GREY, HEIGHT, line, STRONG, text, WIDTH, type Drawing, type Mark } from './drawing';
import { figure, sheetTexts } from './language';
import { valueWith, type SheetSubject } from './subject';
import type { SheetTexts } from './texts';

export interface CoverSubject {
  readonly campaign: string;
  readonly force: string;
  /** From 1. */
  readonly round: number;
  readonly sheets: readonly SheetSubject[];
}

const TOP = 33;
const ROW = 6.6;
const PER_PAGE = Math.floor((HEIGHT - TOP - 14) / ROW);
/** Where the columns begin, and those of figures end. */
const AT = { number: 6, name: 9, design: 62, tons: 117, pilot: 121, skills: 156, bv: WIDTH } as const;

const sum = (sheets: readonly SheetSubject[], worth: (one: SheetSubject) => number): number =>
  sheets.reduce((total, one) => total + worth(one), 0);

const headsOf = (texts: SheetTexts): readonly Mark[] => {
  const look = { size: 2.5, shade: GREY, max: 40 } as const;
  const y = TOP - 2.4;
  return [
    text(AT.name, y, texts.mech, look),
    text(AT.tons, y, texts.tons, { ...look, anchor: 'end' }),
    text(AT.pilot, y, texts.pilot, look),
    text(AT.skills + 3, y, texts.skills, { ...look, max: 12, anchor: 'middle' }),
    text(AT.bv, y, texts.battleValue, { ...look, anchor: 'end', max: 22 }),
    line([0, TOP - 0.8], [WIDTH, TOP - 0.8], STRONG),
  ];
};

const lineOf = (one: SheetSubject, place: number, y: number, texts: SheetTexts): readonly Mark[] => {
  const { design, name, pilot } = one;
  const base = y + ROW - 2.1;
  return [
    text(AT.number, base, String(place), { size: 2.8, shade: GREY, anchor: 'end', max: 6 }),
    text(AT.name, base, name ?? designName(design), {
      size: 3.5,
      least: 3,
      bold: true,
      max: AT.design - AT.name - 2,
    }),
    text(AT.design, base, name === null ? '' : designName(design), {
      size: 3.2,
      least: 2.6,
      max: AT.tons - 9 - AT.design,
    }),
    text(AT.tons, base, String(design.tons), { size: 3.5, anchor: 'end', max: 8 }),
    text(AT.pilot, base, pilot?.name ?? texts.noPilot, {
      size: 3.2,
      least: 2.7,
      shade: pilot === null ? GREY : 0,
      max: AT.skills - AT.pilot - 3,
    }),
    text(AT.skills + 3, base, pilot === null ? '–' : `${pilot.gunnery}/${pilot.piloting}`, {
      size: 3.5,
      anchor: 'middle',
      max: 9,
    }),
    text(AT.bv, base, figure(valueWith(one), texts), { size: 3.5, bold: true, anchor: 'end', max: 22 }),
    line([0, y + ROW], [WIDTH, y + ROW], FAINT),
  ];
};

const totalsOf = ({ sheets }: CoverSubject, y: number, texts: SheetTexts): readonly Mark[] => {
  const base = y + 6.4;
  return [
    line([0, y + 1], [WIDTH, y + 1], STRONG),
    text(AT.name, base, `${texts.total}: ${sheets.length} ${texts.mechs}`, {
      size: 3.6,
      bold: true,
      max: 80,
    }),
    text(
      AT.tons,
      base,
      figure(
        sum(sheets, ({ design }) => design.tons),
        texts,
      ),
      { size: 3.6, bold: true, anchor: 'end', max: 18 },
    ),
    text(AT.bv, base, figure(sum(sheets, valueWith), texts), {
      size: 3.6,
      bold: true,
      anchor: 'end',
      max: 24,
    }),
  ];
};

/** One page, or more for a large force. */
export const coverPages = (subject: CoverSubject, language: Language): readonly Drawing[] => {
  const texts = sheetTexts(language);
  const pages = Math.max(1, Math.ceil(subject.sheets.length / PER_PAGE));
  return Array.from({ length: pages }, (_, page): Drawing => {
    const first = page * PER_PAGE;
    const rows = subject.sheets.slice(first, first + PER_PAGE);
    const round = `${texts.round} ${subject.round}${pages === 1 ? '' : ` · ${texts.page} ${page + 1}/${pages}`}`;
    return {
      title: clean(subject.force),
      marks: [
        text(0, 9, subject.force, { size: 9, least: 5.5, bold: true, max: WIDTH }),
        text(0, 16.4, subject.campaign, { size: 4.2, least: 3.4, shade: GREY, max: 130 }),
        text(WIDTH, 16.4, round, { size: 4.2, bold: true, anchor: 'end', max: 50 }),
        ...headsOf(texts),
        ...flatMap(rows, (one, index) => lineOf(one, first + index + 1, TOP + index * ROW, texts)),
        ...(page === pages - 1 ? totalsOf(subject, TOP + rows.length * ROW, texts) : []),
      ],
    };
  });
};
