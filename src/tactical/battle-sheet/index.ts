/**
 * A battle's sheet for the table (TBL): the battlefield with starts, edges and what lies behind them, what is
 * in force, and who fights.
 */
import { flatMap, type Language } from '../../kernel';
import type { Catalog } from '../../catalog';
import { type Drawing, HEIGHT, type Mark, text, WIDTH } from '../../catalog/record-sheet';
import type { BattleSetup } from '../contract';
import { battlefield, BELOW, BESIDE } from './battlefield';
import { cell, wrapped } from './fitted';
import { specialRules } from './special-rules';
import { HEAD, ROW, unitsTable } from './units-table';
import { battleSheetWords, type BattleSheetWords } from './words';

export interface BattleSheetSubject {
  readonly campaign: string;
  /** As its reader knows it: mines of other sides are not in it (SIGHT-4). */
  readonly setup: BattleSetup;
  /** Names of the forces by id. */
  readonly forces: Readonly<Record<string, string>>;
}

const SHORT_HASH = 12;
/** Where the table begins on pages after the first. */
const LATER = 26;

const rulesOf = (
  setup: BattleSetup,
  special: readonly string[],
  words: BattleSheetWords,
): readonly Mark[] => {
  const size = 2.7;
  const max = WIDTH - BESIDE;
  const marks: Mark[] = [text(BESIDE, 34, words.inForce, { size: 3.4, bold: true, max })];
  let y = 39;
  const legend = setup.buildings.some(({ place }) => place !== undefined)
    ? `${words.strips} ${words.mark}`
    : words.strips;
  for (const rule of [...special, legend, words.edges]) {
    for (const part of wrapped(rule, size, max)) {
      marks.push(text(BESIDE, y, part, { size, max }));
      y += 3.5;
    }
    y += 1.6;
  }
  return marks;
};

/**
 * Sides side by side: two to a line; four where there are more of them than four, and then the table names
 * forces in full.
 */
const sidesOf = ({ setup, forces }: BattleSheetSubject, words: BattleSheetWords): readonly Mark[] => {
  const { sides } = setup;
  const across = sides.length > 4 ? 4 : 2;
  const wide = WIDTH / across;
  const [first, pitch] = sides.length > 2 ? [20.6, 4.2] : [22, 0];
  const name = across === 2 ? 15 : 12;
  return flatMap(sides, ({ side, forces: ids }, index) => {
    const [x, y] = [(index % across) * wide, first + Math.floor(index / across) * pitch];
    const named = ids.map((id) => forces[id] ?? id).join(', ');
    const max = wide - name - 3;
    return [
      text(x, y, `${words.side} ${side}`, { size: 3, bold: true, max: name - 1 }),
      ...(across === 2
        ? cell(x + name, y, named, { size: 3, max })
        : [text(x + name, y, named, { size: 3, least: 2, max })]),
    ];
  });
};

const headOf = (
  subject: BattleSheetSubject,
  page: number,
  pages: number,
  words: BattleSheetWords,
): readonly Mark[] => {
  const { campaign, setup } = subject;
  const { hex, terrain, round, turnLimit, hash } = setup;
  const facts = [
    words.terrain(terrain),
    turnLimit === null ? words.noLimit : words.limit(turnLimit),
    `${words.setup} ${hash.slice(0, SHORT_HASH)}`,
  ];
  const right = `${words.round(round)}${pages === 1 ? '' : ` · ${words.page(page, pages)}`}`;
  return [
    text(0, 9, words.title(hex), { size: 8, bold: true, max: 120 }),
    text(WIDTH, 9, right, { size: 4, bold: true, anchor: 'end', max: 60 }),
    text(0, 15.2, campaign, { size: 4, least: 2.8, max: 98 }),
    text(WIDTH, 15.2, facts.join(' · '), { size: 3.2, least: 2.6, anchor: 'end', max: 86 }),
    ...sidesOf(subject, words),
  ];
};

/** One page, or more where many fight. */
export const battleSheet = (
  subject: BattleSheetSubject,
  catalog: Catalog,
  language: Language,
): readonly Drawing[] => {
  const words = battleSheetWords(language);
  const { setup, forces } = subject;
  const rules = specialRules(setup, words, language);
  const units = flatMap(setup.sides, ({ side }) => setup.units.filter((unit) => unit.side === side));
  const first = Math.floor((HEIGHT - BELOW - HEAD) / ROW);
  const later = Math.floor((HEIGHT - LATER - HEAD) / ROW);
  const pages = 1 + Math.max(0, Math.ceil((units.length - first) / later));
  return Array.from({ length: pages }, (_, page): Drawing => {
    const from = page === 0 ? 0 : first + (page - 1) * later;
    const rows = units.slice(from, from + (page === 0 ? first : later));
    return {
      title: words.title(setup.hex),
      marks: [
        ...headOf(subject, page + 1, pages, words),
        ...(page === 0 ? [...battlefield(setup, words), ...rulesOf(setup, rules.texts, words)] : []),
        ...unitsTable(rows, page === 0 ? BELOW : LATER, { setup, forces, catalog, words, rules }),
      ],
    };
  });
};
