/**
 * TBL: the battle sheet tells where, who, from where, which way out, and what is special; nothing runs off
 * the page.
 */
import type { Language } from '../../kernel/language';
import { bundledCatalog } from '../../catalog/bundled';
import { HEIGHT, svgOf, WIDTH, type Drawing, type Mark } from '../../catalog/record-sheet';
import { declare, onlyBattle } from '../../rules/testing/battles';
import { world } from '../../rules/testing/world';
import { textWidth } from '../../catalog/record-sheet/helvetica';
import type { BattleSetup, SetupUnit } from '../contract';
import { battleSheet, type BattleSheetSubject } from '.';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const opened = (): BattleSetup => {
  const { setup } = onlyBattle(
    declare(
      world({ phase: 'combat', step: 'declarations', options: { battleTurnLimit: 30 } })
        .building('quarry', '0101', 'A')
        .mech('A', H, '0101')
        .mech('A', H, '0101', { pilot: null })
        .mech('B', 'enforcer-enf-4r', '0101')
        .build(),
    ).state,
  );
  return {
    ...setup,
    sides: setup.sides.map((side) => ({ ...side, minesAllowed: side.side === 'A' ? 4 : 0 })),
  };
};
const setup = opened();
const forces = { A: 'First Lancers', B: 'Second Guards' };
const sheet = (of: BattleSetup = setup, language: Language = 'en'): readonly Drawing[] =>
  battleSheet({ campaign: 'Hesperus', setup: of, forces }, catalog, language);
const textsOf = ({ marks }: Drawing): readonly string[] =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.words] : []));
/** All words in their order, over the ends of lines. */
const wordsOf = (drawing: Drawing): string => textsOf(drawing).join(' ');
const pointsOf = (mark: Mark): readonly (readonly [number, number])[] => {
  switch (mark.kind) {
    case 'text': {
      const left =
        mark.anchor === 'start' ? mark.x : mark.anchor === 'end' ? mark.x - mark.max : mark.x - mark.max / 2;
      return [[left, mark.y - mark.size], [left + mark.max, mark.y]]; // prettier-ignore
    }
    case 'line':
      return [mark.from, mark.to];
    case 'rect':
      return [[mark.x, mark.y], [mark.x + mark.width, mark.y + mark.height]]; // prettier-ignore
    case 'circle':
      return [[mark.x - mark.r, mark.y - mark.r], [mark.x + mark.r, mark.y + mark.r]]; // prettier-ignore
    case 'polygon':
      return mark.points;
  }
};

it.each(['en', 'de'] as const)('TBL it tells what the setup says (%s)', (language) => {
  const [page] = sheet(setup, language);
  if (page === undefined) throw new Error('no page');
  const all = textsOf(page).join('\n');
  expect(all).toContain('0101');
  expect(all).toContain(setup.hash.slice(0, 12));
  expect(all).toContain('30');
  expect(all).toContain('First Lancers');
  // CMB-5: three ways lead off this corner of the map, and three on.
  expect(textsOf(page).filter((words) => /^([NS]: )?(closed|gesperrt)$/.test(words))).toHaveLength(
    6 - Object.keys(setup.sides[0]?.withdrawal ?? {}).length,
  );
  for (const hex of Object.values(setup.sides[0]?.withdrawal ?? {})) expect(all).toContain(hex);
  expect(all).toMatch(language === 'en' ? /indestructible/ : /unzerstörbar/);
  expect(wordsOf(page)).toContain(
    language === 'en'
      ? 'Minefields that a side may lay: A 4.'
      : 'Minenfelder, die eine Seite legen darf: A 4.',
  );
  for (const unit of setup.units) expect(all).toContain(unit.name);
});

it('TBL it draws 25 map sheets, a strip for every start, and the building', () => {
  const [page] = sheet();
  const rects = (page?.marks ?? []).filter((mark) => mark.kind === 'rect');
  expect(rects.filter(({ fill }) => fill === null)).toHaveLength(25);
  const starts = new Set(setup.units.map(({ deployment }) => JSON.stringify(deployment)));
  expect(rects.filter(({ fill }) => fill !== null && fill > 0 && fill < 1)).toHaveLength(starts.size);
  expect(rects.filter(({ fill }) => fill === 0)).toHaveLength(1);
});

type Text = Extract<Mark, { readonly kind: 'text' }>;
const isText = (mark: Mark): mark is Text => mark.kind === 'text';
/** What a text covers: it is no wider than its cell, and its letters are measured. */
const boxOf = ({
  x,
  y,
  words,
  size,
  bold,
  anchor,
}: Text): readonly [west: number, north: number, east: number, south: number] => {
  const width = textWidth(words, size, bold);
  const west = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [west, y - size * 0.72, west + width, y];
};
const LONG = 'Überlebensgroße Königsberger Füsiliere zu Süß-Überlingen a.d.';
const OTHER_LONG = 'Vierzehnte Lyranische Garde, zweites Bataillon, dritte Lanze';

/** As long as a name may be, and of its own. */
const named = (words: string, by: string): string => `${words.slice(0, 59 - by.length).trim()} ${by}`;

/**
 * A battle of many with everything that a sheet can hold: long names, all rules at once, starts in all
 * directions.
 */
const crowded = (count: number, sides: readonly string[], teams: boolean): BattleSheetSubject => {
  const [unit] = setup.units;
  if (unit?.pilot === undefined || unit.pilot === null) throw new Error('no unit with a pilot');
  const { pilot } = unit;
  const directions = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
  const units = Array.from({ length: count }, (_, index): SetupUnit => {
    const at = index % sides.length;
    const side = sides[at] ?? 'A';
    return {
      ...unit,
      ...{
        id: `m${index}`,
        side,
        force: teams && index % (2 * sides.length) >= sides.length ? `${side}2` : side,
        name: named(LONG, `${index}`),
      },
      deployment:
        index % 5 === 0
          ? 'anywhere'
          : { direction: directions[(at + index) % 6] ?? 'N', ring: at === 0 ? 'middle' : 'outer' },
      ...{ shutDown: index % 3 === 0, hired: index % 4 === 0, kind: index % 7 === 6 ? 'vtol' : 'mech' },
      pilot: index % 10 === 0 ? null : { ...pilot, name: named(OTHER_LONG, `${index}`) },
    };
  });
  return {
    campaign: LONG,
    setup: {
      ...setup,
      ...{
        units,
        terrain: 'mountains',
        sheets: setup.sheets.map((one) => ({ ...one, name: 'mountains-6', rotated: true })),
      },
      sides: sides.map((side) => ({
        side,
        forces: teams ? [side, `${side}2`] : [side],
        minesAllowed: 5,
        withdrawal: {},
      })),
    },
    forces: Object.fromEntries(sides.flatMap((side) => [[side, named(LONG, side)], [`${side}2`, named(OTHER_LONG, `${side}2`)]])), // prettier-ignore
  };
};
const CROWDS: readonly (readonly [count: number, sides: string, teams: boolean])[] = [
  [2, 'AB', false],
  [80, 'ABCD', false],
  [160, 'AB', true],
  [24, 'ABC', true],
  [96, 'ABCDEFGH', false],
];

describe.each(['en', 'de'] as const)('TBL a crowded sheet (%s)', (language) => {
  const pagesOf = ([count, sides, teams]: (typeof CROWDS)[number]): readonly Drawing[] =>
    battleSheet(crowded(count, [...sides], teams), catalog, language);

  it.each(CROWDS)(
    'of %i units of the sides %s has every special rule on its first page, and its number in the rows',
    (...crowd) => {
      const [page] = pagesOf(crowd);
      const said = page === undefined ? '' : wordsOf(page);
      const expected = {
        en: [
          'Deploys anywhere.',
          'Stands shut down',
          'Nobody sits in it.',
          'Hired.',
          'indestructible',
          'nobody leaves over a closed one.',
        ],
        de: [
          'Stellt sich überall auf.',
          'Steht abgeschaltet',
          'Niemand sitzt darin.',
          'Angeheuert.',
          'unzerstörbar',
          'geht es nicht hinaus.',
        ],
      }[language];
      expect(expected.filter((words) => !said.includes(words))).toEqual([]);
      expect([...crowd[1]].filter((side) => !new RegExp(`[:,] ${side} 5[.,]`).test(said))).toEqual([]);
      // The first unit deploys anywhere, stands shut down, is hired, and nobody sits in it.
      expect(page?.marks.filter(isText).filter(({ words }) => words === '1 2 3 4').length).toBeGreaterThan(0);
    },
  );

  it.each(CROWDS)('of %i units of the sides %s names units, pilots and forces in full', (...crowd) => {
    const said = pagesOf(crowd).map(wordsOf).join(' ');
    const { setup: of, forces: names } = crowded(crowd[0], [...crowd[1]], crowd[2]);
    const wanted = [
      ...of.units.flatMap(({ name, pilot, kind }) =>
        kind === 'mech' && pilot !== null ? [name, pilot.name] : [name],
      ),
      ...of.sides.flatMap(({ forces: ids }) => ids.map((id) => names[id] ?? 'unnamed')),
    ];
    expect(wanted.filter((name) => !said.includes(name))).toEqual([]);
  });

  it.each(CROWDS)('of %i units of the sides %s has no text on another, nor on the building', (...crowd) => {
    for (const { marks } of pagesOf(crowd)) {
      const boxes = marks.filter(isText).map((mark) => ({ words: mark.words, box: boxOf(mark) }));
      const black = marks.flatMap((mark) =>
        mark.kind === 'rect' && mark.fill === 0
          ? [
              {
                words: 'the building',
                box: [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height] as const,
              },
            ]
          : [],
      );
      const overlaps = [...boxes, ...black].flatMap((one, index) =>
        boxes.slice(0, index).flatMap((other) => {
          const [a, b] = [one.box, other.box];
          return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
            ? [`${one.words} / ${other.words}`]
            : [];
        }),
      );
      expect(overlaps).toEqual([]);
    }
  });

  it.each(CROWDS)(
    'of %i units of the sides %s says on the strips who starts there, within them',
    (...crowd) => {
      const [page] = pagesOf(crowd);
      const strips = (page?.marks ?? []).flatMap((mark) =>
        mark.kind === 'rect' && mark.fill !== null && mark.fill > 0 && mark.fill < 1 ? [mark] : [],
      );
      const letters = (page?.marks ?? [])
        .filter(isText)
        .filter(({ words, bold, anchor }) => bold && anchor === 'middle' && /^[A-H]( [A-H])*$/.test(words));
      expect(letters.length).toBeGreaterThanOrEqual(strips.length);
      for (const letter of letters) {
        const [west, north, east, south] = boxOf(letter);
        const around = strips.filter(
          ({ x, y, width, height }) => west >= x && east <= x + width && north >= y && south <= y + height,
        );
        expect({ words: letter.words, within: around.length > 0 }).toEqual({
          words: letter.words,
          within: true,
        });
      }
    },
  );
});

it('TBL a printer that knows black only prints every text: all are black, and those on the strips stand on white', () => {
  const [page] = battleSheet(crowded(96, [...'ABCDEFGH'], false), catalog, 'de');
  const marks = page?.marks ?? [];
  expect(marks.filter(isText).filter(({ shade }) => shade !== 0)).toEqual([]);
  const onStrips = marks.flatMap((mark, index) =>
    isText(mark) && mark.bold && /^[A-H]( [A-H])*$/.test(mark.words) && mark.anchor === 'middle'
      ? [index]
      : [],
  );
  expect(onStrips.length).toBeGreaterThan(0);
  for (const index of onStrips) {
    const [plate, letter] = [marks[index - 1], marks[index]];
    if (plate?.kind !== 'rect' || letter === undefined || !isText(letter)) throw new Error('no plate');
    const [west, north, east, south] = boxOf(letter);
    expect(plate.fill).toBe(1);
    expect(
      plate.x <= west && plate.x + plate.width >= east && plate.y <= north && plate.y + plate.height >= south,
    ).toBe(true);
  }
});

it('TBL a support unit has its name once, and no word of the catalogue’s own', () => {
  const [unit] = setup.units;
  if (unit === undefined) throw new Error('no unit');
  const vtol: SetupUnit = {
    ...unit,
    id: 's',
    kind: 'vtol',
    design: 'peregrine-attack-vtol-standard',
    name: 'Peregrine Attack VTOL (Standard)',
  };
  const pages = sheet({ ...setup, units: [...setup.units, vtol] });
  const said = pages.flatMap(textsOf);
  expect(said.filter((words) => words.startsWith('Peregrine'))).toEqual([vtol.name]);
  expect(said).not.toContain(vtol.design);
});

it('TBL there is a column of rules only where one holds for a unit', () => {
  const saidOf = (shutDown: boolean): readonly string[] =>
    sheet({
      ...setup,
      units: setup.units.map((unit) => ({
        ...unit,
        shutDown,
        pilot: { id: 'p', name: 'Who', gunnery: 4, piloting: 5, hits: 0 },
      })),
    }).flatMap(textsOf);
  expect(saidOf(false)).not.toContain('Rules');
  expect(saidOf(true)).toContain('Rules');
});

it('TBL there is a column of designs only where a mech is not called by its own', () => {
  const saidOf = (units: BattleSetup['units']): readonly string[] =>
    sheet({ ...setup, units }).flatMap(textsOf);
  const nameless = setup.units.map((unit) => ({
    ...unit,
    name: unit.design === H ? 'Hunchback HBK-4G' : 'Enforcer ENF-4R',
  }));
  expect(saidOf(nameless)).not.toContain('Design');
  const named = saidOf(nameless.map((unit, index) => (index === 0 ? { ...unit, name: 'Old Iron' } : unit)));
  expect(named).toEqual(expect.arrayContaining(['Design', 'Old Iron', 'Hunchback HBK-4G']));
});

it.each([
  ['en', 1, 'at most 1 turn ·'],
  ['en', 12, 'at most 12 turns ·'],
  ['de', 1, 'höchstens 1 Zug ·'],
  ['de', 12, 'höchstens 12 Züge ·'],
] as const)('CMB-7 the limit of turns is grammatical (%s, %i)', (language, turnLimit, words) => {
  const [page] = sheet({ ...setup, turnLimit }, language);
  expect(page === undefined ? '' : wordsOf(page)).toContain(words);
});

it.each(['0404', '0909', '1304', '0414', '1314', '0809'])(
  'TAC-4 the building at %s hides no name of a sheet, nor the strips’ letters',
  (place) => {
    const [building] = setup.buildings;
    if (building === undefined) throw new Error('no building');
    const subject = crowded(60, ['A', 'B'], false);
    const units = subject.setup.units.map((unit) => ({
      ...unit,
      deployment:
        unit.deployment === 'anywhere' ? unit.deployment : { ...unit.deployment, ring: 'middle' as const },
    }));
    const [page] = battleSheet(
      { ...subject, setup: { ...subject.setup, units, buildings: [{ ...building, place }] } },
      catalog,
      'de',
    );
    const black = (page?.marks ?? []).find((mark) => mark.kind === 'rect' && mark.fill === 0);
    if (black?.kind !== 'rect') throw new Error('no building is drawn');
    for (const mark of (page?.marks ?? []).filter(isText)) {
      const [west, north, east, south] = boxOf(mark);
      const hidden =
        west < black.x + black.width && black.x < east && north < black.y + black.height && black.y < south;
      expect({ words: mark.words, hidden }).toEqual({ words: mark.words, hidden: false });
    }
  },
);

it('TBL eighty units go on over further pages, each named once, and nothing runs off a page', () => {
  const [unit] = setup.units;
  if (unit === undefined) throw new Error('no unit');
  const units = Array.from({ length: 80 }, (_, index) => ({
    ...unit,
    id: `m${index}`,
    name: `Mech ${index}.`,
    side: index % 2 === 0 ? 'A' : 'B',
  }));
  const pages = sheet({ ...setup, units });
  expect(pages.length).toBeGreaterThan(1);
  const all = pages.flatMap(textsOf);
  for (const { name } of units) expect(all.filter((words) => words === name)).toHaveLength(1);
  for (const mark of pages.flatMap(({ marks }) => marks))
    for (const [x, y] of pointsOf(mark)) {
      expect(x).toBeGreaterThanOrEqual(-3.5);
      expect(x).toBeLessThanOrEqual(WIDTH + 0.01);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT + 0.01);
    }
});

it('TBL names that people give are text and nothing else', () => {
  const [page] = battleSheet({ campaign: '<script>', setup, forces: { A: '"&<b>' } }, catalog, 'en');
  expect(svgOf(page as Drawing)).not.toMatch(/<script|<b>/);
});
