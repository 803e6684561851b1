/** What a sheet says of rules and of damage: by the standard rules and the mech's condition. */
import { bundledCatalog } from '../bundled';
import { UNDAMAGED, type Condition } from '../condition';
import type { MechDesign } from '../model';
import type { Mark } from './drawing';
import { recordSheet } from './sheet';
import { stateOf } from './state';
import type { SheetPilot, SheetSubject } from './subject';
import { sheetTexts } from './language';
import { tableRows } from './panels/weapon-rows';

const { mech, mechs, item } = bundledCatalog();
const design = (slug: string): MechDesign => {
  const found = mech(slug);
  if (found === null) throw new Error(`no design ${slug}`);
  return found;
};
const PILOT: SheetPilot = { name: 'Ann', gunnery: 3, piloting: 4, hits: 2 };
const subject = (
  slug: string,
  condition: Condition = UNDAMAGED,
  pilot: SheetPilot | null = null,
): SheetSubject => ({
  design: design(slug),
  lookup: item,
  condition,
  pilot,
  name: null,
  force: null,
});
type Text = Extract<Mark, { kind: 'text' }>;
const textsOf = (one: SheetSubject): readonly Text[] =>
  recordSheet(one, 'en').marks.filter((mark): mark is Text => mark.kind === 'text');
const wordsOf = (one: SheetSubject): readonly string[] => textsOf(one).map(({ words }) => words);
/** What stands on the line of a word, from left to right. */
const lineOf = (one: SheetSubject, word: string): readonly string[] => {
  const all = textsOf(one);
  const head = all.find(({ words }) => words === word);
  return all
    .filter(({ y }) => head !== undefined && Math.abs(y - head.y) < 0.01)
    .filter(({ x }) => head !== undefined && x >= head.x && x < head.x + 60)
    .sort((a, b) => a.x - b.x)
    .map(({ words }) => words);
};
const rowsOf = (one: SheetSubject) => tableRows(stateOf(one), sheetTexts('en'));
const damage = (more: Partial<Condition>): Condition => ({ ...UNDAMAGED, ...more });

it('marks a cockpit that leaves with the whole head', () => {
  const one = subject('griffin-grf-1n');
  expect(wordsOf(one)).toContain('Cockpit');
  expect(wordsOf({ ...one, design: { ...one.design, fullHeadEjection: true } })).toContain(
    'Cockpit (head ejects)',
  );
});

describe('movement and to-hit numbers (TW)', () => {
  it('add 1 for walking, 2 for running, 3 for jumping, and 2 and 4 for range, to the gunnery skill', () => {
    const one = subject('griffin-grf-1n', UNDAMAGED, PILOT);
    expect(lineOf(one, 'Stand')).toEqual(['Stand', '+0', '3', '5', '7']);
    expect(lineOf(one, 'Walk')).toEqual(['Walk', '5', '+1', '4', '6', '8']);
    expect(lineOf(one, 'Run')).toEqual(['Run', '8', '+2', '5', '7', '9']);
    expect(lineOf(one, 'Jump')).toEqual(['Jump', '5', '+3', '6', '8', '10']);
  });

  it('show what damage leaves of MP: a hip halves, a lost jet takes one, the gyro all', () => {
    expect(
      lineOf(
        subject('griffin-grf-1n', damage({ slots: [{ location: 'LL', slot: 1, state: 'hit' }] })),
        'Walk',
      ).slice(0, 2),
    ).toEqual(['Walk', '3/5']);
    const jet = design('griffin-grf-1n').slots.CT.findIndex(
      (slot) => slot?.kind === 'items' && slot.items.some((one) => one.item === 'jump-jet'),
    );
    const hit = damage({ slots: [{ location: 'CT', slot: jet + 1, state: 'hit' }] });
    expect(lineOf(subject('griffin-grf-1n', hit), 'Jump').slice(0, 2)).toEqual(['Jump', '4/5']);
    const gyro = damage({
      slots: [4, 5].map((slot) => ({ location: 'CT' as const, slot, state: 'hit' as const })),
    });
    expect(lineOf(subject('griffin-grf-1n', gyro), 'Run').slice(0, 2)).toEqual(['Run', '0/8']);
    expect(lineOf(subject('griffin-grf-1n', gyro), 'Jump').slice(0, 2)).toEqual(['Jump', '0/5']);
  });

  it('kick with a fifth of the tonnage and punch with a tenth, rounded up; quads only kick', () => {
    expect(wordsOf(subject('griffin-grf-1n'))).toContain('kick 11 · punch 6');
    expect(wordsOf(subject('goliath-gol-1h'))).toContain('kick 16');
  });
});

describe('the weapons table', () => {
  it('gives damage by missile, ranges and heat, and marks what faces the rear', () => {
    const rows = rowsOf(subject('atlas-as7-d'));
    const row = (name: string) => rows.find((one) => one.name === name);
    expect(row('LRM 20')).toMatchObject({
      count: 1,
      locations: 'LT',
      heat: '6',
      damage: '1/missile',
      ranges: ['6', '7', '14', '21'],
    });
    expect(row('SRM 6')).toMatchObject({ damage: '2/missile', ranges: ['–', '3', '6', '9'] });
    expect(row('Medium Laser (rear)')).toMatchObject({ count: 2, locations: 'CT' });
    expect(rows[0]?.name).toBe('AC/20');
  });

  it('lists every weapon of every design once', () => {
    const wrong = mechs.filter((one) => {
      const state = stateOf(subject(one.slug));
      const weapons = state.mounts.filter((mount) => mount.item.kind === 'weapon').length;
      const listed = tableRows(state, sheetTexts('en'))
        .filter((row) => row.heat !== null)
        .reduce((sum, { count }) => sum + count, 0);
      return weapons !== listed;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('counts what still works, and leaves out broken weapons’ heat', () => {
    const lost = subject('atlas-as7-d', damage({ structure: { RT: 0 } }));
    expect(rowsOf(lost).find(({ name }) => name === 'AC/20')).toMatchObject({ count: 1, working: 0 });
    expect(wordsOf(subject('atlas-as7-d'))).toContain('all fired: heat 29');
    // Without the AC/20 of the right torso and the laser of the arm that falls with it.
    expect(wordsOf(lost)).toContain('all fired: heat 19');
  });

  it('gives the damage of hatchets and swords by tonnage', () => {
    for (const one of mechs)
      for (const row of rowsOf(subject(one.slug))) {
        if (row.name === 'Hatchet')
          expect([one.slug, row.damage]).toEqual([one.slug, String(Math.ceil(one.tons / 5))]);
        if (row.name === 'Sword')
          expect([one.slug, row.damage]).toEqual([one.slug, String(Math.ceil(one.tons / 10) + 1)]);
      }
    expect(mechs.some((one) => rowsOf(subject(one.slug)).some(({ name }) => name === 'Hatchet'))).toBe(true);
  });
});

describe('the heat scale (TW)', () => {
  const marks = textsOf(subject('atlas-as7-d'));
  /** Under which box of the scale an effect of a lane begins. */
  const lane = (label: string): readonly (readonly [number, string])[] => {
    const head = marks.find(({ words }) => words === label);
    const boxes = marks.filter(
      ({ words, y }) => /^\d+$/.test(words) && head !== undefined && y > head.y - 25 && y < head.y && y > 160,
    );
    return marks
      .filter(({ y, x }) => head !== undefined && y === head.y && x > head.x)
      .map(
        ({ x, words }) =>
          [
            Number([...boxes].sort((a, b) => Math.abs(a.x - x - 1.7) - Math.abs(b.x - x - 1.7))[0]?.words),
            words,
          ] as const,
      );
  };

  it.each([
    [
      'Movement',
      [
        [5, '–1'],
        [10, '–2'],
        [15, '–3'],
        [20, '–4'],
        [25, '–5'],
      ],
    ],
    [
      'To hit',
      [
        [8, '+1'],
        [13, '+2'],
        [17, '+3'],
        [24, '+4'],
      ],
    ],
    [
      'Stays up on',
      [
        [14, '4+'],
        [18, '6+'],
        [22, '8+'],
        [26, '10+'],
        [30, 'off'],
      ],
    ],
    [
      'Ammo safe on',
      [
        [19, '4+'],
        [23, '6+'],
        [28, '8+'],
      ],
    ],
  ])('%s', (label, effects) => {
    expect(lane(label)).toEqual(effects);
  });

  it('tells what the heat sinks take, whole and hit', () => {
    expect(wordsOf(subject('atlas-as7-d'))).toContain('20 heat sinks · sheds 20');
    const sink = design('atlas-as7-d').slots.LA.findIndex(
      (slot) => slot?.kind === 'items' && slot.items.some((one) => one.item === 'heat-sink'),
    );
    const hurt = damage({
      slots: [
        { location: 'LA', slot: sink + 1, state: 'hit' },
        { location: 'CT', slot: 1, state: 'hit' },
      ],
    });
    expect(wordsOf(subject('atlas-as7-d', hurt))).toContain('20 heat sinks · sheds 19/20 · Engine +5');
  });
});

describe('damage', () => {
  const filled = (one: SheetSubject): number =>
    recordSheet(one, 'en').marks.filter((mark) => mark.kind === 'circle' && mark.fill === 0 && mark.y < 155)
      .length;

  it('fills a circle for each point that is lost', () => {
    expect(filled(subject('atlas-as7-d'))).toBe(0);
    expect(filled(subject('atlas-as7-d', damage({ armor: { CT: 40, LTR: 0 }, structure: { CT: 30 } })))).toBe(
      47 - 40 + 10 + 1,
    );
  });

  it('names what is left of what was there', () => {
    const words = wordsOf(subject('atlas-as7-d', damage({ armor: { CT: 40 }, structure: { RT: 0 } })));
    expect(words).toContain('CT 40/47');
    // The arm goes with its torso.
    expect(words).toEqual(expect.arrayContaining(['RT 0/32', 'RA 0/34', 'RA 0/17']));
  });

  it('shows shots left against a full bin', () => {
    const bin = design('atlas-as7-d').bins.find(({ shots }) => shots === 5);
    if (bin === undefined) throw new Error('no bin of 5');
    const words = wordsOf(
      subject('atlas-as7-d', damage({ ammunition: [{ location: bin.location, slot: bin.slot, shots: 2 }] })),
    );
    expect(words).toContain('2/5');
  });

  it('crosses the pilot’s hits and tells the rolls that keep them awake', () => {
    const words = wordsOf(subject('atlas-as7-d', UNDAMAGED, PILOT));
    expect(words).toEqual(
      expect.arrayContaining(['Ann', '3+', '5+', '7+', '10+', '11+', 'dead', 'BV at 3/4', '2,504']),
    );
    const boxes = (hits: number) =>
      textsOf(subject('atlas-as7-d', UNDAMAGED, { ...PILOT, hits })).filter(
        ({ words: one, size }) => size === 3 && /^[1-6]$/.test(one),
      );
    expect(boxes(0).length - boxes(2).length).toBe(2);
  });
});

it('draws a design with more points than the rules allow, without circles where there is no room', () => {
  const atlas = design('atlas-as7-d');
  const heavy: SheetSubject = {
    ...subject('atlas-as7-d'),
    design: { ...atlas, armor: { ...atlas.armor, CT: 900 } },
  };
  expect(wordsOf(heavy)).toEqual(expect.arrayContaining(['CT 900', '900/900']));
});
