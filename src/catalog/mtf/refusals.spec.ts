/**
 * What is refused: everything that cannot be understood, at its line, all of a file at once; never is a file
 * read by half.
 */
import { fixture, lineOf, problemsIn } from '../../../test/support/mtf';

type Change = readonly [from: string | RegExp, to: string];
const codes = (text: string) => problemsIn(text).map(({ code }) => code);
/** The one problem, by code, and whether it is told at the changed line. */
const only = (...changes: readonly Change[]) => {
  const problems = problemsIn(fixture('prairie-dog-prd-1a', ...changes));
  expect(problems.map(({ code }) => code)).toHaveLength(1);
  return problems[0];
};

it('names the line, what stands there, and points to it', () => {
  const text = fixture('prairie-dog-prd-1a', ['Medium Laser\n', 'Meduim Lazer\n']);
  expect(problemsIn(text)).toEqual([
    {
      code: 'mech-file/unknown-item',
      rule: null,
      pointer: `/lines/${lineOf(text, 'Meduim')}`,
      params: { name: 'Meduim Lazer', line: lineOf(text, 'Meduim'), text: 'Meduim Lazer' },
    },
  ]);
});

it('tells everything at once, by lines', () => {
  const text = fixture(
    'prairie-dog-prd-1a',
    ['Mass:50', 'Mass:ten'],
    ['Config:Biped', 'Config:Tripod'],
    ['200 Fusion', '200 Steam'],
    ['LA Armor:14', 'LA Armor:-1'],
    ['SRM 4\n', 'SRM 44\n'],
    ['Walk MP:4\n', ''],
  );
  expect(codes(text)).toEqual([
    'mech-file/not-covered',
    'mech-file/no-number',
    'mech-file/unknown-value',
    'mech-file/no-number',
    'mech-file/unknown-item',
    'mech-file/missing',
  ]);
});

it.each([
  'Config',
  'TechBase',
  'Era',
  'Rules Level',
  'Mass',
  'Engine',
  'Structure',
  'Heat Sinks',
  'Walk MP',
  'Jump MP',
  'Armor',
  'RTC Armor',
  'HD Armor',
])('misses the line %s', (key) => {
  const problem = only([new RegExp(`^${key}:.*\n`, 'm'), '']);
  expect(problem).toMatchObject({
    code: 'mech-file/missing',
    params: { key: expect.stringMatching(new RegExp(`^${key}$`, 'i')) as string },
  });
  expect(problem?.params['line']).toBe(fixture('prairie-dog-prd-1a').split('\n').length - 1);
});

it('misses a location', () => {
  expect(only([/^Left Arm:\n(.+\n)+/m, ''])).toMatchObject({
    code: 'mech-file/missing',
    params: { key: 'Left Arm' },
  });
});

it.each<[string, Change]>([
  ['mass below 10 t', ['Mass:50', 'Mass:5']],
  ['mass above 100 t', ['Mass:50', 'Mass:105']],
  ['a fraction of a ton', ['Mass:50', 'Mass:50.0']],
  ['a level that there is not', ['Rules Level:1', 'Rules Level:6']],
  ['a year in words', ['Era:2891', 'Era:late']],
  ['an engine without a rating', ['Engine:200 Fusion', 'Engine:Fusion']],
  ['a rating out of range', ['Engine:200', 'Engine:505']],
  ['heat sinks in three figures', ['12 Single', '100 Single']],
  ['a jump that is none', ['Jump MP:0', 'Jump MP:-2']],
  ['armour without points', ['CT Armor:23', 'CT Armor:']],
  ['a number of weapons that is none', ['Weapons:7', 'Weapons:all']],
])('refuses %s as no number', (_what, change) => {
  expect(only(change)).toMatchObject({ code: 'mech-file/no-number' });
});

it('goes in steps of 5 t', () => {
  expect(only(['Mass:50', 'Mass:52'])).toMatchObject({ code: 'mech-file/mass-step', params: { step: 5 } });
});

it.each<[string, Change]>([
  ['technology', ['TechBase:Inner Sphere', 'TechBase:Mixed']],
  ['configuration', ['Config:Biped', 'Config:Biped Omniplane']],
  ['engine', ['200 Fusion', '200 Cold Fusion']],
  ['structure', ['Structure:Standard', 'Structure:Bamboo']],
  ['armour', ['Armor:Standard Armor', 'Armor:Ferro-Cotton(Clan)']],
  ['heat sinks', ['12 Single', '12 Triple']],
  ['heat sinks', ['12 Single', '12 Single Malt']],
  ['gyro', ['Myomer:Standard\n', 'Myomer:Standard\nGyro:Superheavy Gyro\n']],
  ['cockpit', ['Myomer:Standard\n', 'Myomer:Standard\nCockpit:Dual Cockpit\n']],
  ['way out', ['Myomer:Standard\n', 'Myomer:Standard\nEjection:Through the Floor\n']],
])('does not guess a %s that it does not know', (_what, change) => {
  expect(only(change)).toMatchObject({ code: 'mech-file/unknown-value' });
});

it.each<[string, Change]>([
  ['a tripod', ['Config:Biped', 'Config:Tripod']],
  ['a LAM by its line alone', ['Myomer:Standard\n', 'Myomer:Standard\nLAM:Standard\n']],
  ['a heat sink kit', ['Myomer:Standard\n', 'Myomer:Standard\nHeat Sink Kit:RISC Heat Sink Override Kit\n']],
  ['a clan mech that goes without CASE', ['Myomer:Standard\n', 'Myomer:Standard\nclan case opt out:RT\n']],
  ['equipment without slots', ['Myomer:Standard\n', 'Myomer:Standard\nnocrit:ISCASE:RT\n']],
])('does not pass over %s', (_what, change) => {
  expect(codes(fixture('prairie-dog-prd-1a', change))).toContain('mech-file/not-covered');
});

it('passes over equipment without slots that a design has anyway', () => {
  expect(
    codes(
      fixture('prairie-dog-prd-1a', [
        'Walk MP',
        'nocrit:Standard:None\nnocrit:IS Endo Steel:None\nnocrit:Industrial:None\nnocrit:IS Hardened\nWalk MP',
      ]),
    ),
  ).toEqual([]);
  expect(codes(fixture('shamal-c', ['walk mp', 'nocrit:CLCASE:RT\nwalk mp']))).toEqual([]);
  expect(codes(fixture('prairie-dog-prd-1a', ['Walk MP', 'nocrit:Mystery:None\nWalk MP']))).toEqual([
    'mech-file/unknown-item',
  ]);
});

describe('slots', () => {
  it('are as many as a location has', () => {
    expect(
      only([/(Left Leg:\n(?:.+\n){4})-Empty-\n-Empty-\n/, '$1Heat Sink\nHeat Sink\nSmall Laser\n']),
    ).toMatchObject({
      code: 'mech-file/too-many-slots',
      params: { location: 'Left Leg', slots: 6, text: 'Small Laser' },
    });
  });

  it('are twelve lines at most', () => {
    const full = fixture('prairie-dog-prd-1a', [/(Left Torso:\n(?:.+\n){12})/, '$1Small Laser\n']);
    expect(problemsIn(full)).toMatchObject([
      { code: 'mech-file/no-meaning', params: { text: 'Small Laser' } },
    ]);
  });

  it('of a location stand once', () => {
    const text = fixture('prairie-dog-prd-1a', ['Right Leg:\n', 'Left Leg:\n']);
    expect(codes(text)).toEqual(['mech-file/twice', 'mech-file/missing']);
  });

  it('hold two items at most', () => {
    expect(only(['IS Ammo LRM-10\n', 'IS Ammo LRM-10|IS Ammo LRM-10|IS Ammo LRM-10\n'])).toMatchObject({
      code: 'mech-file/crowded-slot',
    });
    expect(only(['IS Ammo LRM-10\n', 'IS Ammo LRM-10|\n'])).toMatchObject({ code: 'mech-file/unknown-item' });
  });

  it('have no marks on parts of the mech itself but armour', () => {
    for (const mark of ['(R)', '(omnipod)', '(T)', ':SIZE:1.0'])
      expect(only(['Hip\n', `Hip ${mark}\n`])).toMatchObject({ code: 'mech-file/mark-on-part' });
    expect(codes(fixture('prairie-dog-prd-1a', ['Hip\n', 'Hip (armored)\n']))).toEqual([]);
  });

  it('have a size that is a number', () => {
    expect(only(['Hand Actuator\n', 'Cargo:SIZE:big\n'])).toMatchObject({ code: 'mech-file/unknown-item' });
  });
});

describe('contradictions', () => {
  it('a key that says two things', () => {
    expect(only(['Walk MP:4', 'Walk MP:4\nWalk MP:5'])).toMatchObject({
      code: 'mech-file/twice',
      params: { key: 'walk mp' },
    });
    expect(codes(fixture('prairie-dog-prd-1a', ['Walk MP:4', 'Walk MP:4\nWalk MP:4']))).toEqual([]);
  });

  it('heat sinks of another kind than counted, of two kinds, or more than counted', () => {
    expect(only(['12 Single', '12 Double'])).toMatchObject({
      code: 'mech-file/heat-sinks-differ',
      params: { item: 'heat-sink' },
    });
    expect(only(['Heat Sink\n', 'ISDoubleHeatSink\n'])).toMatchObject({
      code: 'mech-file/heat-sinks-differ',
      params: { item: 'is-double-heat-sink' },
    });
    expect(codes(fixture('shamal-c', ['11 Clan Double', '11 IS Double']))).toEqual([
      'mech-file/heat-sinks-differ',
    ]);
    expect(only(['12 Single', '3 Single'])).toMatchObject({
      code: 'mech-file/too-many-heat-sinks',
      params: { count: 3, slotted: 4 },
    });
  });

  it('a kind of armour by location on a mech that has one kind, or none on one of patches', () => {
    expect(only(['LA Armor:14', 'LA Armor:Reactive(Clan):14'])).toMatchObject({
      code: 'mech-file/not-patchwork',
    });
    expect(codes(fixture('patchwork-quilt-pq-9', ['Standard(Inner Sphere):20', '20']))).toEqual([
      'mech-file/no-armor-kind',
    ]);
  });
});

it('refuses what has no Battle Value at the line where it stands', () => {
  const text = fixture('prairie-dog-prd-1a', ['Hand Actuator\n', 'BombArrowIV\n']);
  const [problem] = problemsIn(text);
  expect(problem?.code).toMatch(/^battle-value\//);
  expect(problem).toMatchObject({
    pointer: `/lines/${lineOf(text, 'BombArrowIV')}`,
    params: { line: lineOf(text, 'BombArrowIV'), text: 'BombArrowIV' },
  });
});

describe('what is no mech file', () => {
  it('a nameless one', () => {
    expect(only(['Prairie Dog\nPRD-1A', '---\nPRD-1A'])).toMatchObject({ code: 'mech-file/no-name' });
    expect(only(['PRD-1A', 'x'.repeat(100)])).toMatchObject({ code: 'mech-file/name-too-long' });
    expect(only(['PRD-1A', 'PRD\u202e-1A'])).toMatchObject({ code: 'mech-file/hidden-characters' });
    expect(only(['Prairie Dog\nPRD-1A', 'Prairie\u0007 Dog\nPRD-1A'])).toMatchObject({
      code: 'mech-file/hidden-characters',
    });
  });

  it('an empty one misses everything', () => {
    const problems = problemsIn('');
    expect(problems.every(({ code }) => code === 'mech-file/missing')).toBe(true);
    expect(problems.length).toBeGreaterThan(25);
  });

  it('a line that belongs nowhere', () => {
    const text = fixture('prairie-dog-prd-1a', ['Mass:50', 'Hello there\nMass:50']);
    expect(problemsIn(text)).toMatchObject([
      { code: 'mech-file/no-meaning', pointer: `/lines/${lineOf(text, 'Hello')}` },
    ]);
  });

  it('zeros, as UTF-16 and programs have them', () => {
    expect(problemsIn('Version:1.0\nA\u0000B\n')).toMatchObject([
      { code: 'mech-file/no-text', pointer: '/lines/2' },
    ]);
  });

  it('noise is answered with a list of bounded length', () => {
    const problems = problemsIn('what?\n'.repeat(50_000));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({ code: 'mech-file/more' });
    expect(Number(problems.at(-1)?.params['count'])).toBeGreaterThan(49_000);
  });

  it('a line is not quoted in full', () => {
    const [problem] = problemsIn('y'.repeat(10_000));
    expect(String(problem?.params['text']).length).toBeLessThan(200);
  });
});
