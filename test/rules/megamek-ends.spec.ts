/**
 * MM-4: ends of battles that MegaMek's records tell by more than a section, and questions that need not be
 * asked.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { checkReport } from '../../src/rules/combat/report/check';
import { normalizeReport } from '../../src/rules/combat/report/normalize';
import type { BattleReport, BattleSetup, PilotFate, SetupUnit, UnitFate } from '../../src/tactical/contract';
import { parseAnswers } from '../../src/tactical/engines/megamek/records/answers';
import { weigh, type Findings } from '../../src/tactical/engines/megamek/records/battle-evidence';
import { sideOf } from '../../src/tactical/engines/megamek/records/matching';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import type { Keeping, Machine, MegaMekEnd, Walker } from '../support/megamek/megamek-end';
import { savedRecord, type Writing } from '../support/megamek/megamek-sides';
import { setupOf, unitOf } from '../support/megamek/megamek-battle';

const catalog = bundledCatalog();
const H = 'hunchback-hbk-4g';
const FOOT = catalog.supportUnits.find(({ kind }) => kind === 'infantry')?.slug ?? '';
const base = setupOf([
  unitOf('A1', 'A', H),
  unitOf('A2', 'A', H),
  unitOf('A3', 'A', H, { pilot: null, shutDown: true }),
  unitOf('B1', 'B', H),
  unitOf('B2', 'B', H),
  unitOf('B3', 'B', FOOT, { kind: 'infantry' }),
]);
const setup: BattleSetup = {
  ...base,
  buildings: [],
  sides: base.sides.map((side) => ({ ...side, withdrawal: { N: '0504', S: '0506' } })),
} as unknown as BattleSetup;

const unit = (id: string): SetupUnit => {
  const found = setup.units.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const endOf = (
  changes: Readonly<Record<string, Partial<Machine>>>,
  walkers: readonly Walker[] = [],
): MegaMekEnd => ({
  setup,
  machines: setup.units.map((one) => ({
    ...{
      unit: one,
      keeping: 'playing',
      condition: one.condition,
      blownOff: [],
      breached: [],
      hits: 0,
      ejected: false,
      destroyed: false,
    },
    ...changes[one.id],
  })),
  walkers,
  truth: {} as BattleReport,
});
const walker = (id: string, keeping: Keeping, more: Partial<Walker> = {}): Walker => ({
  left: unit(id),
  keeping,
  hits: 0,
  pickedUpBy: null,
  shot: false,
  ...more,
});
const EJECTED: Partial<Machine> = { keeping: 'graveyard', ejected: true };

type View = 'A' | 'B' | null;
const hear = async (
  end: MegaMekEnd,
  views: readonly View[],
  answers: Readonly<Record<string, unknown>> = {},
): Promise<Findings> => {
  const records = await Promise.all(
    views.map(async (side) => {
      const writing: Writing = {
        view: side === null ? null : { side, owns: true },
        route: 'scenario',
        newer: false,
      };
      const root = await readXml(Buffer.from(savedRecord(end, writing)));
      const record = root.ok ? readRecord(root.value) : root;
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      return { side, record: record.value };
    }),
  );
  const parsed = parseAnswers({ turns: 3, ...answers });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const found = weigh(catalog, setup, { records, spoken: [{ by: null, answers: parsed.value }] });
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return found.value;
};
const open = ({ questions }: Findings): readonly string[] => questions.map(({ pointer }) => pointer);
const told = (
  { report }: Findings,
  id: string,
): { readonly fate?: UnitFate; readonly edge?: string | null; readonly pilot?: PilotFate } => {
  const found = report?.units.find((one) => one.id === id);
  return found === undefined
    ? {}
    : { fate: found.fate, edge: found.edge, ...(found.pilot === null ? {} : { pilot: found.pilot.fate }) };
};

describe('ends of MegaMek’s battles', () => {
  const fought = endOf(
    {
      A2: { keeping: 'retreated' },
      B1: EJECTED,
      B2: { keeping: 'graveyard', hits: 6 },
      B3: { keeping: 'graveyard', destroyed: true },
    },
    [walker('B1', 'playing')],
  );

  it('MM-4 a battle of bots needs no more than the record of who only watched, and the answers that no record has', async () => {
    const before = await hear(fought, [null], {});
    expect(open(before)).toEqual(['/holder', '/units/A2/edge']);
    expect(before.questions[0]).toMatchObject({ proposal: 'A', hasProposal: true });
    const done = await hear(fought, [null], { holder: 'A', units: { A2: { edge: 'N' } } });
    expect(done.report === null ? ['none'] : checkReport(catalog, setup, done.report)).toEqual([]);
    expect(['A1', 'A2', 'B1', 'B2', 'B3'].map((id) => told(done, id))).toEqual([
      { fate: 'on-field-fit', edge: null, pilot: 'in-mech' },
      { fate: 'withdrawn', edge: 'N', pilot: 'in-mech' },
      { fate: 'on-field-unfit', edge: null, pilot: 'captured' },
      { fate: 'on-field-unfit', edge: null, pilot: 'dead' },
      { fate: 'on-field-unfit', edge: null, pilot: 'in-mech' },
    ]);
  });

  it('MM-4 that nobody held the field is not proposed while it is open who is on it', async () => {
    const nothing = await hear(fought, [], {});
    expect(open(nothing)).toContain('/units/B1/fate');
    expect(nothing.questions.find(({ about }) => about === 'holder')).toMatchObject({
      proposal: null,
      hasProposal: false,
    });
    const gone = endOf(
      Object.fromEntries(setup.units.map(({ id }) => [id, { keeping: 'graveyard', destroyed: true }])),
    );
    const empty = await hear(gone, [null], {});
    expect(empty.questions.find(({ about }) => about === 'holder')).toMatchObject({
      proposal: null,
      hasProposal: true,
    });
  });

  it('MM-4 the records of both sides and that of who watched say the same', async () => {
    const answers = { holder: 'A', units: { A2: { edge: 'S' } } };
    const [watched, both, all] = await Promise.all([
      hear(fought, [null], answers),
      hear(fought, ['A', 'B'], answers),
      hear(fought, ['A', 'B', null], answers),
    ]);
    expect(watched.report).not.toBeNull();
    expect(both.report).toEqual(watched.report);
    expect(all.report).toEqual(watched.report);
  });

  it('MM-4 the record of a side that has lost everything, which later releases offer too, says what the winner’s does', async () => {
    const wreck: Partial<Machine> = {
      keeping: 'graveyard',
      condition: { armor: {}, structure: { CT: 0 }, slots: [], ammunition: [] },
    };
    const lost = endOf({ A1: { keeping: 'graveyard', hits: 6 }, A2: wreck, A3: wreck });
    const alone = await hear(lost, ['A']);
    expect(open(alone)).toEqual(['/holder']);
    expect(alone.questions[0]).toMatchObject({ proposal: 'B', hasProposal: true });
    const answers = { holder: 'B', units: { '*': { fate: 'on-field-fit' } } };
    const [loser, winner, both] = await Promise.all([
      hear(lost, ['A'], answers),
      hear(lost, ['B'], answers),
      hear(lost, ['A', 'B'], answers),
    ]);
    expect(loser.report === null ? ['none'] : checkReport(catalog, setup, loser.report)).toEqual([]);
    expect(winner.report).toEqual(loser.report);
    expect(both.report).toEqual(loser.report);
    expect(['A1', 'A2', 'B1'].map((id) => told(loser, id).fate)).toEqual([
      'on-field-unfit',
      'destroyed',
      'on-field-fit',
    ]);
  });

  it('MM-4 one answer can stand for all units that are asked about, and one of its own counts before it', async () => {
    const before = await hear(fought, ['A'], { holder: 'A' });
    expect(open(before)).toEqual(['/units/A1/fate', '/units/A2/fate']);
    const done = await hear(fought, ['A'], {
      holder: 'A',
      units: { '*': { fate: 'on-field-fit', edge: 'S' }, A2: { fate: 'withdrawn' } },
    });
    expect(open(done)).toEqual([]);
    expect([told(done, 'A1'), told(done, 'A2')]).toMatchObject([
      { fate: 'on-field-fit', edge: null },
      { fate: 'withdrawn', edge: 'S' },
    ]);
  });

  it('TAC-6 what is said of all units says nothing of one that no record mentions', async () => {
    const missing = { ...fought, machines: fought.machines.filter((one) => one.unit.id !== 'B2') };
    const found = await hear(missing, ['A'], { holder: 'A', units: { '*': { fate: 'on-field-fit' } } });
    expect(open(found)).toEqual(['/units/B2/fate']);
  });

  it('CMB-7 survivors of a side that does not hold the field have left it', async () => {
    const beaten = endOf({ A1: { keeping: 'retreated' }, A2: EJECTED }, [walker('A2', 'retreated')]);
    const found = await hear(beaten, ['A'], { holder: 'B' });
    expect(open(found)).toEqual(['/units/A1/edge', '/units/A2/pilot']);
  });

  const dead: readonly (readonly [string, MegaMekEnd, readonly View[]])[] = [
    ['was shot on foot', endOf({ B1: EJECTED }, [walker('B1', 'graveyard', { shot: true })]), [null]],
    [
      'is among the wrecks of their own side',
      endOf({ B1: EJECTED }, [walker('B1', 'graveyard')]),
      ['A', 'B'],
    ],
    [
      'was aboard a mech that was lost',
      endOf({ B1: EJECTED, A1: { keeping: 'graveyard', hits: 6 } }, [
        walker('B1', 'graveyard', { pickedUpBy: 'A1' }),
      ]),
      ['A'],
    ],
    [
      'was aboard a mech of which MegaMek killed whom it had seated there',
      endOf({ B1: EJECTED, A3: { keeping: 'graveyard', hits: 6 } }, [
        walker('B1', 'graveyard', { pickedUpBy: 'A3' }),
      ]),
      [null],
    ],
    ['is beyond salvage themselves', endOf({ B1: EJECTED }, [walker('B1', 'devastated')]), [null]],
    [
      'did not survive their ejection',
      endOf({ B1: EJECTED }, [walker('B1', 'devastated', { hits: 6 })]),
      ['A'],
    ],
  ];
  it.each(dead)(
    'MM-4 a pilot who %s is dead, though their side has lost nothing',
    async (_what, end, views) => {
      const found = await hear(end, views, { holder: null, units: { '*': { fate: 'on-field-fit' } } });
      expect(told(found, 'B1')).toMatchObject({ fate: 'on-field-unfit', pilot: 'dead' });
    },
  );

  it('MM-4 asks about a pilot aboard a mech whose own pilot has left it, unless its side has saved a record', async () => {
    const end = endOf({ B1: EJECTED, A1: { ejected: true } }, [
      walker('B1', 'playing', { pickedUpBy: 'A1' }),
      walker('A1', 'playing'),
    ]);
    expect(open(await hear(end, [null], { holder: 'A' }))).toEqual(['/units/B1/pilot']);
    expect(open(await hear(end, ['A'], { holder: 'A', units: { A2: { fate: 'on-field-fit' } } }))).toEqual(
      [],
    );
    expect(
      open(
        await hear(end, ['B'], { holder: 'A', units: { '*': { edge: 'N' }, B3: { fate: 'on-field-fit' } } }),
      ),
    ).toEqual([]);
  });

  it('MM-4 a mech whose hull is open where it counts is a wreck, and one with an open leg is none', async () => {
    const end = endOf({ B1: { keeping: 'graveyard', breached: ['CT'] }, B2: { breached: ['LL'] } });
    const found = await hear(end, [null], { holder: null });
    expect([told(found, 'B1'), told(found, 'B2')]).toMatchObject([
      { fate: 'on-field-unfit' },
      { fate: 'on-field-fit' },
    ]);
  });

  it('MM-4 believes who knows better of a mech that looks fit', async () => {
    const end = endOf({ B2: { keeping: 'graveyard' } });
    expect(told(await hear(end, [null], { holder: null }), 'B2')).toMatchObject({ fate: 'on-field-fit' });
    const known = await hear(end, [null], { holder: null, units: { B2: { fate: 'on-field-unfit' } } });
    expect(told(known, 'B2')).toMatchObject({ fate: 'on-field-unfit' });
    const own = await hear(end, ['B'], { holder: null, units: { '*': { fate: 'on-field-fit' } } });
    expect(told(own, 'B2')).toMatchObject({ fate: 'on-field-unfit' });
  });

  it('MM-4 shows what who watched saw otherwise than a side, and takes either’s word', async () => {
    const seen = (left: number): MegaMekEnd =>
      endOf({ B1: { condition: { armor: { RA: left }, structure: {}, slots: [], ammunition: [] } } });
    const records = await Promise.all(
      [{ side: 'A', left: 4 } as const, { side: null, left: 7 } as const].map(async ({ side, left }) => {
        const root = await readXml(
          Buffer.from(
            savedRecord(seen(left), {
              view: side === null ? null : { side, owns: true },
              route: 'list',
              newer: false,
            }),
          ),
        );
        const record = root.ok ? readRecord(root.value) : root;
        if (!record.ok) throw new Error(JSON.stringify(record.error));
        return { side, record: record.value };
      }),
    );
    const weighed = (answers: Readonly<Record<string, string | number | null>>): Findings => {
      const found = weigh(catalog, setup, {
        records,
        spoken: [{ by: 'A', answers: { '/holder': null, '/turns': 1, ...answers } }],
      });
      if (!found.ok) throw new Error(JSON.stringify(found.error));
      return found.value;
    };
    expect(weighed({}).questions).toMatchObject([{ pointer: '/units/B1/record', choices: ['A', null] }]);
    const said = [
      { by: 'A', value: { RA: 4 } },
      { by: null, value: { RA: 7 } },
    ];
    expect(weighed({}).differences).toEqual([
      { pointer: '/units/B1/record', unit: 'B1', fields: [{ pointer: '/armor', said }] },
    ]);
    for (const [side, left] of [
      ['A', 4],
      [null, 7],
    ] as const)
      expect(
        weighed({ '/units/*/record': side }).report?.units.find(({ id }) => id === 'B1')?.condition.armor,
      ).toEqual({ RA: left });
  });

  it('MM-4 one who played both sides saves both as their own, and each of them can bring it', async () => {
    const text = savedRecord(endOf({ A2: { keeping: 'graveyard' }, B2: { keeping: 'graveyard' } }), {
      view: null,
      route: 'list',
      newer: false,
    });
    const both = text.replace('<salvage>', '<survivors>').replace('</salvage>', '</survivors>');
    const wrecks = /<entity [^>]* externalId="(A2|B2)"[^]*?<\/entity>/g;
    const mixed = both
      .replaceAll(wrecks, '')
      .replace('</survivors>', `</survivors><salvage>${(both.match(wrecks) ?? []).join('')}</salvage>`);
    const root = await readXml(Buffer.from(mixed));
    const record = root.ok ? readRecord(root.value) : root;
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    const sides = ['A', 'B', null].map((side) => sideOf(setup, record.value, side));
    expect(sides).toEqual(['A', 'B', null]);
    const answers = { '/holder': null, '/turns': 1, '/units/*/fate': 'on-field-fit' };
    const found = weigh(catalog, setup, {
      records: [{ side: 'A', record: record.value }],
      spoken: [{ by: null, answers }],
    });
    const fates = found.ok ? found.value.report?.units.map(({ id, fate }) => [id, fate]) : [];
    expect(fates).toEqual(
      expect.arrayContaining([
        ...['A2', 'B2'].map((id) => [id, 'on-field-unfit']),
        ...['A1', 'B1'].map((id) => [id, 'on-field-fit']),
      ]),
    );
  });

  it('MM-4 a record is of the side of its survivors, however many bots were their allies', async () => {
    const end = endOf({ A2: { keeping: 'devastated' } });
    const text = savedRecord(end, { view: { side: 'A', owns: true }, route: 'list', newer: true }).replaceAll(
      'salvage>',
      'allies>',
    );
    const root = await readXml(Buffer.from(text));
    const record = root.ok ? readRecord(root.value) : root;
    expect(record.ok ? sideOf(setup, record.value, null) : record.error).toBe('A');
    const beside = await readXml(Buffer.from(text.replaceAll('survivors>', 'others>')));
    const bots = beside.ok ? readRecord(beside.value) : beside;
    expect(bots.ok ? sideOf(setup, bots.value, null) : bots.error).toBe('B');
  });

  it('MM-4 knows people by the names that our files gave them', async () => {
    const named = {
      ...unit('B1'),
      pilot: { id: 'p', name: 'Flo, Sr. = "A & <B>"', gunnery: 4, piloting: 5, hits: 0 },
    };
    const end = endOf({ B1: { ...EJECTED, unit: named }, B2: { keeping: 'graveyard', hits: 6 } }, [
      walker('B1', 'retreated', { left: named }),
    ]);
    const other = {
      ...end,
      setup: { ...setup, units: setup.units.map((one) => (one.id === 'B1' ? named : one)) },
    };
    for (const route of ['scenario', 'list'] as const) {
      const text = savedRecord(other, { view: { side: 'A', owns: true }, route, newer: true }).replaceAll(
        ' externalId="p"',
        '',
      );
      const root = await readXml(Buffer.from(text));
      const record = root.ok ? readRecord(root.value) : root;
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const spoken = [
        { by: null, answers: { '/holder': 'A', '/turns': 1, '/units/*/fate': 'on-field-fit' } },
      ];
      const found = weigh(catalog, other.setup, { records: [{ side: 'A', record: record.value }], spoken });
      expect(found.ok ? found.value.questions : found.error).toEqual([]);
      expect(found.ok ? found.value.report?.units.find(({ id }) => id === 'B1')?.pilot : null).toEqual({
        hits: 0,
        fate: 'safe',
      });
    }
  });

  it('CMB-8 a gun emplacement that somebody put on the field is refused for being there', async () => {
    const guns =
      '<entity chassis="Gun Emplacement" model="" externalId="g"><pilot size="1" name="x" externalId="y"/>' +
      '<location index="0"> Guns <slot index="N/A" type="Medium Laser" isDestroyed="false"/><slot index="N/A" type="Medium Laser" isDestroyed="false"/></location></entity>';
    const text = savedRecord(fought, { view: null, route: 'list', newer: true }).replace(
      '</salvage>',
      `${guns}</salvage>`,
    );
    const root = await readXml(Buffer.from(text));
    const record = root.ok ? readRecord(root.value) : root;
    const found = record.ok
      ? weigh(catalog, setup, { records: [{ side: null, record: record.value }], spoken: [] })
      : record;
    expect(found.ok ? [] : found.error).toMatchObject([
      { code: 'record/unknown-unit', params: { unit: 'g', name: 'Gun Emplacement' } },
    ]);
    expect(found.ok ? [] : found.error).toHaveLength(1);
  });

  it('MM-4 a report of it is in its one form', async () => {
    const done = await hear(fought, [null], { holder: 'A', units: { A2: { edge: 'N' } } });
    if (done.report === null) throw new Error('no report');
    expect(normalizeReport(catalog, setup, done.report)).toEqual(done.report);
  });
});
