/** A battle's sheet for the table (TBL): the battlefield with starts, edges and what lies behind them, what is in force, and who fights. */
import type { Catalog } from '../../catalog/model';
import { FAINT, GREY, HEIGHT, line, STRONG, text, WIDTH, type Drawing, type Mark } from '../../catalog/record-sheet/drawing';
import { clean } from '../../catalog/record-sheet/clean';
import { textWidth } from '../../catalog/record-sheet/helvetica';
import { designName } from '../../catalog/search';
import type { BattleSetup, SetupUnit } from '../contract';
import { battlefield, BELOW, BESIDE } from './battlefield';
import { specialRules } from './special-rules';
import { battleSheetWords, type BattleSheetLanguage, type BattleSheetWords } from './words';

export type { BattleSheetLanguage } from './words';

export interface BattleSheetSubject {
  readonly campaign: string;
  /** As its reader knows it: mines of other sides are not in it (SIGHT-4). */
  readonly setup: BattleSetup;
  /** Names of the forces by id. */
  readonly forces: Readonly<Record<string, string>>;
}

const ROW = 4.9;
const HEAD = 7;
const SHORT_HASH = 12;
const AT = { side: 0, name: 6, design: 42, force: 82, start: 110, pilot: 144, skills: WIDTH } as const;

/** Words in lines no wider than `max`. */
const wrapped = (words: string, size: number, max: number): readonly string[] => {
  const lines: string[] = [];
  let now = '';
  for (const word of clean(words).split(' ')) {
    const longer = now === '' ? word : `${now} ${word}`;
    if (now === '' || textWidth(longer, size, false) <= max) now = longer;
    else {
      lines.push(now);
      now = word;
    }
  }
  return [...lines, now];
};

const rulesOf = (rules: readonly string[], words: BattleSheetWords): readonly Mark[] => {
  const size = 2.7;
  const max = WIDTH - BESIDE;
  const marks: Mark[] = [text(BESIDE, 34, words.inForce, { size: 3.4, bold: true, max })];
  let y = 39;
  for (const rule of [...rules, words.strips, words.edges]) {
    for (const part of wrapped(rule, size, max)) {
      // What does not fit beside the battlefield is in the setup all the same.
      if (y > BELOW - 6) return marks;
      marks.push(text(BESIDE, y, part, { size, max }));
      y += 3.5;
    }
    y += 1.6;
  }
  return marks;
};

const startOf = ({ deployment, role }: SetupUnit, words: BattleSheetWords): string =>
  `${words.role[role]}, ${deployment === 'anywhere' ? words.ring.anywhere : `${words.directions[deployment.direction]}, ${words.ring[deployment.ring]}`}`;

const rowOf = (unit: SetupUnit, y: number, { forces }: BattleSheetSubject, catalog: Catalog, words: BattleSheetWords): readonly Mark[] => {
  const base = y + ROW - 1.5;
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  const named = design === null ? unit.design : designName(design);
  const look = { size: 2.7, least: 2.2 } as const;
  return [
    text(AT.side, base, unit.side, { size: 2.9, bold: true, max: 5 }),
    text(AT.name, base, unit.name, { ...look, bold: true, max: AT.design - AT.name - 1.5 }),
    text(AT.design, base, named === unit.name ? '' : named, { ...look, max: AT.force - AT.design - 1.5 }),
    text(AT.force, base, forces[unit.force] ?? '', { ...look, max: AT.start - AT.force - 1.5 }),
    text(AT.start, base, startOf(unit, words), { ...look, least: 2, max: AT.pilot - AT.start - 1.5 }),
    text(AT.pilot, base, unit.pilot?.name ?? (unit.kind === 'mech' ? words.nobody : ''), { ...look, shade: unit.pilot === null ? GREY : 0, max: 33 }),
    text(AT.skills, base, unit.pilot === null ? '–' : `${unit.pilot.gunnery}/${unit.pilot.piloting}`, { ...look, anchor: 'end', max: 8 }),
    line([0, y + ROW], [WIDTH, y + ROW], FAINT),
  ];
};

const tableOf = (
  units: readonly SetupUnit[],
  top: number,
  subject: BattleSheetSubject,
  catalog: Catalog,
  words: BattleSheetWords,
): readonly Mark[] => {
  const { columns } = words;
  const y = top + HEAD - 2.4;
  const look = { size: 2.4, shade: GREY, max: 34 } as const;
  return [
    text(AT.name, y, columns.unit, look),
    text(AT.design, y, columns.design, look),
    text(AT.force, y, columns.force, look),
    text(AT.start, y, columns.start, look),
    text(AT.pilot, y, columns.pilot, look),
    text(AT.skills, y, columns.skills, { ...look, anchor: 'end', max: 14 }),
    line([0, top + HEAD - 0.8], [WIDTH, top + HEAD - 0.8], STRONG),
    ...units.flatMap((unit, index) => rowOf(unit, top + HEAD + index * ROW, subject, catalog, words)),
  ];
};

const headOf = ({ campaign, setup }: BattleSheetSubject, page: number, pages: number, words: BattleSheetWords): readonly Mark[] => {
  const { hex, terrain, round, turnLimit, hash } = setup;
  const facts = [
    words.terrain[terrain] ?? terrain,
    turnLimit === null ? words.noLimit : words.limit(turnLimit),
    `${words.setup} ${hash.slice(0, SHORT_HASH)}`,
  ];
  const right = `${words.round(round)}${pages === 1 ? '' : ` · ${words.page(page, pages)}`}`;
  return [
    text(0, 9, words.title(hex), { size: 8, bold: true, max: 120 }),
    text(WIDTH, 9, right, { size: 4, bold: true, anchor: 'end', max: 60 }),
    text(0, 15.6, campaign, { size: 4, least: 3.2, shade: GREY, max: 90 }),
    text(WIDTH, 15.6, facts.join(' · '), { size: 3.2, least: 2.6, anchor: 'end', max: 94 }),
    ...setup.sides.map(({ side, forces }, index) =>
      text((index * WIDTH) / setup.sides.length, 22.4, `${words.side} ${side}`, { size: 3.4, bold: true, max: forces.length > 0 ? 16 : 40 }),
    ),
  ];
};

const sidesOf = ({ setup, forces }: BattleSheetSubject): readonly Mark[] =>
  setup.sides.map(({ forces: ids }, index) =>
    text((index * WIDTH) / setup.sides.length + 15, 22.4, ids.map((id) => forces[id] ?? id).join(', '), {
      size: 3.4,
      least: 2.6,
      max: WIDTH / setup.sides.length - 17,
    }),
  );

/** One page, or more where many fight. */
export const battleSheet = (subject: BattleSheetSubject, catalog: Catalog, language: BattleSheetLanguage): readonly Drawing[] => {
  const words = battleSheetWords(language);
  const { setup } = subject;
  const units = setup.sides.flatMap(({ side }) => setup.units.filter((unit) => unit.side === side));
  const first = Math.floor((HEIGHT - BELOW - HEAD) / ROW);
  const later = Math.floor((HEIGHT - 26 - HEAD) / ROW);
  const pages = 1 + Math.max(0, Math.ceil((units.length - first) / later));
  return Array.from({ length: pages }, (_, page): Drawing => {
    const from = page === 0 ? 0 : first + (page - 1) * later;
    const rows = units.slice(from, from + (page === 0 ? first : later));
    return {
      title: words.title(setup.hex),
      marks: [
        ...headOf(subject, page + 1, pages, words),
        ...sidesOf(subject),
        ...(page === 0 ? [...battlefield(setup, words), ...rulesOf(specialRules(setup, words, language), words)] : []),
        ...tableOf(rows, page === 0 ? BELOW : 26, subject, catalog, words),
      ],
    };
  });
};
