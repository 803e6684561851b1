import { bundledCatalog } from '../../src/catalog/bundled';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { checkReport } from '../../src/rules/combat/report/check';
import { normalizeReport } from '../../src/rules/combat/report/normalize';
import { declare, onlyBattle, quietReport, withUnits, WORN_HUNCHBACK } from '../../src/rules/testing/battles';
import { world } from '../../src/rules/testing/world';
import { recordText } from '../support/megamek/megamek-record';
import type { BattleReport, BattleSetup, ReportUnit } from '../../src/tactical/contract';
import { parseAnswers, type Answers } from '../../src/tactical/engines/megamek/records/answers';
import { claimsOf } from '../../src/tactical/engines/megamek/records/claims';
import { sideOf } from '../../src/tactical/engines/megamek/records/matching';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { atOnce } from '../../src/kernel/steps';
import { reconcile, type Reconciled } from '../../src/tactical/engines/megamek/records/reconcile';
import { megamekEngine } from '../../src/tactical/engines/megamek';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const design = catalog.mech(H);
if (design === null) throw new Error('no such design');
const worn = WORN_HUNCHBACK;

const setup: BattleSetup = onlyBattle(
  declare(
    world({ phase: 'combat', step: 'declarations', options: { battleTurnLimit: 12 } })
      .building('hospital', '0505', null, { cp: 60 })
      .mech('A', H, '0505')
      .mech('A', H, '0505', { condition: worn, pilot: { hits: 2 } })
      .mech('B', H, '0505')
      .mech('B', H, '0505', { pilot: null })
      .build(),
  ).state,
).setup;
const quiet = withUnits(quietReport(setup), { B2: { fate: 'on-field-unfit' } });
const hospital = setup.buildings[0]?.id ?? '';

const read = async (text: string) => {
  const root = await readXml(Buffer.from(text));
  if (!root.ok) throw new Error(JSON.stringify(root.error));
  return readRecord(root.value);
};
const claims = async (side: string, text: string) => {
  const record = await read(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return claimsOf(catalog, setup, side, record.value);
};
const refusals = async (text: string, side = 'A') => {
  const record = await read(text);
  const found = record.ok ? claimsOf(catalog, setup, side, record.value) : record;
  return found.ok ? [] : found.error;
};

const answered = (input: unknown): Answers => {
  const parsed = parseAnswers(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const together = async (
  texts: Readonly<Record<string, string>>,
  answers: Readonly<Record<string, unknown>> = {},
): Promise<Reconciled> => {
  const all = await Promise.all(Object.entries(texts).map(([side, text]) => claims(side, text)));
  return atOnce(
    reconcile(catalog, setup, {
      claims: all.map((one) => {
        if (!one.ok) throw new Error(JSON.stringify(one.error));
        return one.value;
      }),
      spoken: Object.entries(answers).map(([by, input]) => ({
        by: by === 'gm' ? null : by,
        answers: answered(input),
      })),
      asker: null,
      minesKnown: {},
    }),
  );
};
const open = ({ questions }: Reconciled): readonly string[] => questions.map(({ pointer }) => pointer);
const common = { holder: null, turns: 3, buildings: { [hospital]: 60 } };

describe('MM-4 what of a record is not understood', () => {
  it('is named where it stands, each once with how often; what MegaMek writes of other things is not', async () => {
    const text = recordText(setup, quiet, 'A');
    const plain = await read(text);
    expect(plain.ok && plain.value.unread).toBeUndefined();
    const odd = await read(
      text
        .replaceAll('<entity ', '<omen/><entity ')
        .replace('</entity>', '<motive damage="0"/><mood/></entity>')
        .replace(
          '</record>',
          `${Array.from({ length: 90 }, (_, index) => `<x${index}/>`).join('')}</record>`,
        ),
    );
    const unread = odd.ok ? (odd.value.unread ?? []) : [];
    expect(unread).toHaveLength(20);
    expect(new Set(unread.map(({ within }) => within))).toEqual(new Set(['record']));
    const few = await read(
      text
        .replaceAll('<entity ', '<omen/><entity ')
        .replace('</entity>', '<motive damage="0"/><mood/></entity>'),
    );
    const found = few.ok ? (few.value.unread ?? []) : [];
    expect(found.find(({ element }) => element === 'mood')).toEqual({
      element: 'mood',
      within: 'entity',
      line: expect.any(Number),
      count: 1,
    });
    expect(found.filter(({ element }) => element === 'omen').reduce((sum, { count }) => sum + count, 0)).toBe(
      text.split('<entity ').length - 1,
    );
  });
});

describe('records of MegaMek', () => {
  it('MM-4 gives the battle back as it was, from the records of both sides', async () => {
    const texts = { A: recordText(setup, quiet, 'A'), B: recordText(setup, quiet, 'B') };
    const before = await together(texts);
    expect(open(before)).toEqual(['/holder', '/turns', `/buildings/${hospital}`]);
    expect(before.differences).toEqual([]);
    const done = await together(texts, { A: common });
    expect(done.report).toEqual(normalizeReport(catalog, setup, quiet));
    expect(checkReport(catalog, setup, done.report ?? quiet)).toEqual([]);
  });

  it('MM-4 asks of one record alone which survivors have withdrawn, and over which edge', async () => {
    const text = recordText(setup, withUnits(quiet, { A1: { fate: 'withdrawn', edge: 'S' } }), 'A');
    const before = await together({ A: text }, { A: common });
    expect(open(before)).toEqual(['/units/A1/fate', '/units/A2/fate']);
    expect(before.questions[0]?.choices).toEqual(['on-field-fit', 'withdrawn']);
    const next = await together(
      { A: text },
      { A: { ...common, units: { A1: { fate: 'withdrawn' }, A2: { fate: 'on-field-fit' } } } },
    );
    expect(open(next)).toEqual(['/units/A1/edge']);
    const done = await together(
      { A: text },
      { A: { ...common, units: { A1: { fate: 'withdrawn', edge: 'S' }, A2: { fate: 'on-field-fit' } } } },
    );
    expect(done.report?.units[0]).toMatchObject({ id: 'A1', fate: 'withdrawn', edge: 'S' });
  });

  it('MM-4 learns from the record of the enemy who has withdrawn', async () => {
    const report = withUnits(quiet, { A1: { fate: 'withdrawn', edge: 'S' } });
    const both = await together(
      { A: recordText(setup, report, 'A'), B: recordText(setup, report, 'B') },
      { A: common },
    );
    expect(open(both)).toEqual(['/units/A1/edge']);
  });

  it('MM-4 an answer that is not possible leaves its question open', async () => {
    const report = withUnits(quiet, { A1: { fate: 'withdrawn', edge: 'S' } });
    const texts = { A: recordText(setup, report, 'A'), B: recordText(setup, report, 'B') };
    const both = await together(texts, {
      A: { ...common, holder: 'Z', turns: 13, units: { A1: { edge: 'UP' } } },
    });
    expect(both.questions.map(({ pointer, why }) => [pointer, why])).toEqual([
      ['/holder', 'impossible'],
      ['/turns', 'impossible'],
      ['/units/A1/edge', 'impossible'],
    ]);
  });

  it('MM-4 shows what two records tell differently, and takes the one that is named', async () => {
    const hurt = (points: number): BattleReport =>
      withUnits(quiet, { B1: { condition: { ...quietCondition, armor: { RA: points } } } });
    const texts = { A: recordText(setup, hurt(4), 'A'), B: recordText(setup, hurt(7), 'B') };
    const before = await together(texts, { A: common });
    expect(before.report).toBeNull();
    expect(before.differences).toEqual([
      {
        pointer: '/units/B1/record',
        unit: 'B1',
        fields: [
          {
            pointer: '/armor',
            said: [
              { by: 'A', value: { RA: 4 } },
              { by: 'B', value: { RA: 7 } },
            ],
          },
        ],
      },
    ]);
    const done = await together(texts, { A: { ...common, units: { B1: { record: 'B' } } } });
    expect(done.report?.units.find(({ id }) => id === 'B1')?.condition.armor).toEqual({ RA: 7 });
  });

  it('MM-4 shows answers that contradict each other; the game master decides', async () => {
    const texts = { A: recordText(setup, quiet, 'A'), B: recordText(setup, quiet, 'B') };
    const before = await together(texts, { A: common, B: { turns: 4 } });
    expect(before.questions).toMatchObject([{ pointer: '/turns', why: 'contested' }]);
    expect(before.differences).toMatchObject([
      {
        pointer: '/turns',
        fields: [
          {
            said: [
              { by: 'A', value: 3 },
              { by: 'B', value: 4 },
            ],
          },
        ],
      },
    ]);
    const done = await together(texts, { A: common, B: { turns: 4 }, gm: { turns: 5 } });
    expect(done.report?.turns).toBe(5);
  });

  it('MM-4 asks about a unit that no record mentions', async () => {
    const text = recordText(setup, { ...quiet, units: quiet.units.filter(({ id }) => id !== 'B1') }, 'A');
    const before = await together(
      { A: text },
      { A: { ...common, units: { A1: { fate: 'on-field-fit' }, A2: { fate: 'on-field-fit' } } } },
    );
    expect(before.questions).toMatchObject([
      {
        pointer: '/units/B1/fate',
        choices: ['on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed'],
        why: 'nobody-answered',
      },
    ]);
  });

  it('MM-4 matches an ejected pilot to their mech, and CMB-9 the winner has them unless they got away', async () => {
    const lost = (fate: 'safe' | 'captured'): Partial<ReportUnit> => ({
      fate: 'on-field-unfit',
      pilot: { hits: 1, fate },
    });
    const told = async (fate: 'safe' | 'captured') => {
      const report = withUnits(quiet, { B1: lost(fate) }, 'A');
      const done = await together(
        { A: recordText(setup, report, 'A'), B: recordText(setup, report, 'B') },
        { A: { ...common, holder: 'A' } },
      );
      return done.report?.units.find(({ id }) => id === 'B1');
    };
    expect(await told('captured')).toMatchObject(lost('captured'));
    expect(await told('safe')).toMatchObject(lost('safe'));
  });

  it('MM-4 asks the loser alone what became of a pilot on foot', async () => {
    const report = withUnits(
      quiet,
      { B1: { fate: 'on-field-unfit', pilot: { hits: 1, fate: 'captured' } } },
      'A',
    );
    const done = await together({ B: recordText(setup, report, 'B') }, { B: { ...common, holder: 'A' } });
    expect(open(done)).toEqual(['/units/B1/pilot']);
  });

  it('MM-4 a pilot with the sixth hit is dead, and what is devastated is beyond salvage', async () => {
    const report = withUnits(quiet, {
      A1: { fate: 'on-field-unfit', pilot: { hits: 6, fate: 'dead' } },
      B1: { fate: 'destroyed', pilot: { hits: 0, fate: 'in-mech' } },
    });
    const done = await together(
      { A: recordText(setup, report, 'A'), B: recordText(setup, report, 'B') },
      { A: { ...common, holder: 'A' } },
    );
    expect(done.report?.units[0]).toMatchObject({ fate: 'on-field-unfit', pilot: { hits: 6, fate: 'dead' } });
    expect(done.report?.units[2]).toMatchObject({ fate: 'destroyed', condition: { structure: { CT: 0 } } });
    expect(checkReport(catalog, setup, done.report ?? quiet)).toEqual([]);
  });

  it('MM-4 CMB-8 who had not ejected when their head was shot off is dead, however few hits a record counts', async () => {
    const condition = { armor: {}, structure: { HD: 0 }, slots: [], ammunition: [] };
    const report = withUnits(
      quiet,
      { B1: { fate: 'on-field-unfit', condition, pilot: { hits: 1, fate: 'in-mech' } } },
      'A',
    );
    const done = await together(
      { A: recordText(setup, report, 'A'), B: recordText(setup, report, 'B') },
      { A: { ...common, holder: 'A' } },
    );
    expect(done.report?.units[2]).toMatchObject({ fate: 'on-field-unfit', pilot: { hits: 1, fate: 'dead' } });
    expect(checkReport(catalog, setup, done.report ?? quiet)).toEqual([]);
  });

  it('MM-4 knows from whose point of view a record was written', async () => {
    for (const side of ['A', 'B']) {
      const record = await read(recordText(setup, quiet, side));
      expect(record.ok ? sideOf(setup, record.value, null) : null).toBe(side);
    }
  });

  it('MM-4 reads past sections, elements, attributes and text that it does not know', async () => {
    const text = recordText(setup, quiet, 'A')
      .replace('<survivors>', '<survivors news="1"> loose <fuel left="3"/>')
      .replace('<kills>', '<prizes><entity/></prizes><kills>')
      .replaceAll('<entity ', '<entity camoCategory="x" ');
    expect(await refusals(text)).toEqual([]);
  });

  it('MM-4 reads a crew of several', async () => {
    const text = recordText(setup, quiet, 'A').replace(
      /<pilot size="1"([^>]*) externalId="([^"]*)" ejected="false" autoeject="true"\/>/g,
      '<crew crewType="command_console" ejected="false"><crewMember slot="0"$1 externalId="$2"/><crewMember slot="1" name="x" hits="1"/></crew>',
    );
    expect(text).toContain('crewMember');
    expect(await refusals(text)).toEqual([]);
  });

  it('TAC-8 the engine makes a report of records and answers, or says what is open', async () => {
    const records = await Promise.all(
      ['A', 'B'].map(async (side) => {
        const record = await read(recordText(setup, quiet, side));
        return { side, record: record.ok ? record.value : null };
      }),
    );
    const sent = (answers: unknown): unknown =>
      JSON.parse(JSON.stringify({ records, spoken: [{ by: 'A', answers: answered(answers) }] }));
    expect(megamekEngine.readReport(catalog, setup, sent(common))).toEqual({
      ok: true,
      value: normalizeReport(catalog, setup, quiet),
    });
    expect(megamekEngine.readReport(catalog, setup, sent({ turns: 3 }))).toMatchObject({
      ok: false,
      error: [
        { code: 'record/open', pointer: '/holder' },
        { code: 'record/open', pointer: `/buildings/${hospital}` },
      ],
    });
    expect(
      megamekEngine.readReport(catalog, setup, { records: [{ side: 'A', record: {} }], spoken: [] }).ok,
    ).toBe(false);
  });

  it('MM-5 says of a force list which file is wanted', async () => {
    expect(await read('<unit version="0.49.13"/>')).toMatchObject({
      ok: false,
      error: [{ code: 'record/force-list', rule: 'MM-5' }],
    });
    expect(await read('<mechs/>')).toMatchObject({
      ok: false,
      error: [{ code: 'record/other-file', params: { root: 'mechs' } }],
    });
    expect(await read('<record version="1"/>')).toMatchObject({
      ok: false,
      error: [{ code: 'record/empty' }],
    });
  });

  const whole = recordText(
    setup,
    withUnits(quiet, { A1: { condition: { armor: { RA: 4 }, structure: {}, slots: [], ammunition: [] } } }),
    'A',
  );
  const wrongs: readonly (readonly [string, string, string, Readonly<Record<string, unknown>>])[] = [
    [
      'record/bad-figure',
      '<armor points="4"/>',
      '<armor points="-4"/>',
      { value: '-4', element: 'armor', unit: 'A1' },
    ],
    ['record/bad-figure', '<armor points="4"/>', '<armor points="1e9"/>', { value: '1e9' }],
    [
      'record/armor-beyond-design',
      '<armor points="4"/>',
      '<armor points="99"/>',
      { points: 99, max: design.armor.RA, unit: 'A1' },
    ],
    [
      'record/structure-beyond-design',
      '<armor points="4"/>',
      '<armor points="99" type="Internal"/>',
      { points: 99, location: 'RA' },
    ],
    ['record/no-figure', '<armor points="4"/>', '<armor/>', { attribute: 'points' }],
    ['record/unknown-location', '<location index="4">', '<location index="8">', { index: 8 }],
    [
      'record/location-twice',
      '<location index="4">',
      '<location index="4"/><location index="4">',
      { index: 4 },
    ],
    [
      'record/no-such-slot',
      '<armor points="4"/>',
      '<slot index="13" type="System"/>',
      { slot: 13, location: 'RA' },
    ],
    [
      'record/unknown-equipment',
      '<armor points="4"/>',
      '<slot index="5" type="Death Ray" isHit="true"/>',
      { type: 'Death Ray' },
    ],
    [
      'record/other-equipment',
      '<armor points="4"/>',
      '<slot index="1" type="Medium Laser" isHit="true"/>',
      { slot: 1 },
    ],
    [
      'record/slot-twice',
      '<armor points="4"/>',
      '<slot index="1" type="System"/><slot index="1" type="System"/>',
      { slot: 1 },
    ],
    ['record/shots-beyond-bin', 'shots="5"', 'shots="6"', { shots: 6, max: 5 }],
    ['record/unknown-unit', 'externalId="A1"', 'externalId="X9"', { unit: 'X9' }],
    ['record/unit-twice', 'externalId="A2"', 'externalId="A1"', { unit: 'A1' }],
    ['record/other-design', 'chassis="Hunchback"', 'chassis="Atlas"', { unit: 'A1' }],
    ['record/bad-figure', ' gunnery="', ' hits="7" gunnery="', { attribute: 'hits' }],
    [
      'battle/armor-repaired',
      '<armor points="5"/>',
      '<armor points="6"/>',
      { unit: 'A2', before: 5, after: 6 },
    ],
    ['battle/pilot-healed', 'hits="2"', 'hits="1"', { unit: 'A2', hits: 1, before: 2 }],
  ];
  it.each(wrongs)('MM-4 refuses with %s: %s → %s', async (code, from, to, params) => {
    expect(whole).toContain(from);
    const [first, ...more] = await refusals(whole.replace(from, to));
    expect(first).toMatchObject({ code, params: { ...params, line: expect.any(Number) } });
    expect(more.filter((one) => one.code === code)).toEqual([]);
  });

  it('MM-4 what a record does not mention is untouched, old damage too', async () => {
    const text = recordText(setup, quiet, 'A')
      .replace(/<location index[^>]*>[^]*?<\/location>/g, '')
      .replaceAll(/ hits="\d"/g, '');
    const found = await claims('A', text);
    expect(found.ok ? found.value.find(({ unit }) => unit.id === 'A2') : null).toMatchObject({
      condition: worn,
      hits: 2,
    });
  });
});

const quietCondition = { armor: {}, structure: {}, slots: [], ammunition: [] } as const;
