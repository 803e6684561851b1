/**
 * MM-2, MM-4 without loss: what is written into force lists and comes back as it is, because nothing
 * happened, is the battle as it was set up: for every design of the catalogue, and for any damage. `DEEP=1`:
 * all of it, on new cases.
 */
import fc from 'fast-check';
import { bundledCatalog } from '../../src/catalog/bundled';
import type { Condition } from '../../src/catalog/condition';
import type { MechDesign } from '../../src/catalog/model';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { normalizeReport } from '../../src/rules/combat/report/normalize';
import type { BattleReport, BattleSetup, SetupUnit } from '../../src/tactical/contract';
import { weigh } from '../../src/tactical/engines/megamek/records/battle-evidence';
import { claimsOf } from '../../src/tactical/engines/megamek/records/claims';
import { writeForceList } from '../../src/tactical/engines/megamek/force-list';
import { namesInPlay } from '../../src/tactical/engines/megamek/names-in-play';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { dialectOf, MEGAMEK_VERSIONS, type MegamekVersion } from '../../src/tactical/engines/megamek/version';
import { blankReport } from '../../src/tactical/blank-report';
import { conditionOf, damageOf } from '../support/states/damage';
import { recordText } from '../support/megamek/megamek-record';

const DEEP = process.env['DEEP'] !== undefined;
const RUNS = DEEP ? 5_000 : 300;
const catalog = bundledCatalog();
const UNDAMAGED: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

interface Drawn {
  readonly design: MechDesign;
  readonly condition: Condition;
  readonly hits: number | null;
  readonly name: string;
}

const unitOf = ({ design, condition, hits, name }: Drawn, index: number): SetupUnit => ({
  id: `mech-${index}`,
  side: index % 2 === 0 ? 'A' : 'B',
  force: index % 2 === 0 ? 'red' : 'blue',
  kind: 'mech',
  design: design.slug,
  name: `${design.chassis} ${index}`,
  hired: false,
  shutDown: index % 5 === 4,
  role: index % 2 === 0 ? 'attacker' : 'defender',
  deployment: { direction: 'N', ring: 'middle' },
  condition,
  pilot: hits === null ? null : { id: `pilot-${index}`, name, gunnery: 4, piloting: 5, hits },
});

const setupOf = (drawn: readonly Drawn[]): BattleSetup =>
  ({
    battle: 'battle',
    campaign: 'campaign',
    ruleset: 'planetary-2',
    hash: 'hash',
    round: 1,
    hex: '0505',
    terrain: 'plain',
    turnLimit: null,
    sheets: [],
    sides: [
      { side: 'A', forces: ['red'], minesAllowed: 0, withdrawal: { N: '0504', S: '0506' } },
      { side: 'B', forces: ['blue'], minesAllowed: 0, withdrawal: { N: '0504' } },
    ],
    units: drawn.map(unitOf),
    buildings: [],
  }) as unknown as BattleSetup;

/** The units of a force list as MegaMek has them in a record, with the loose text that it puts between. */
const entitiesIn = (list: string): string =>
  (list.match(/<entity [^]*?<\/entity>/g) ?? []).join('\n loose text of MegaMek’s\n');

/** The record of a side of whom nobody did anything to anybody. */
const echo = (setup: BattleSetup, side: string, version: MegamekVersion): string => {
  const names = namesInPlay(catalog, setup, dialectOf(version));
  const part = (of: string): string => entitiesIn(writeForceList(catalog, setup, of, names, version));
  const other = side === 'A' ? 'B' : 'A';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<record version="${version}" >\n<survivors>${part(side)}</survivors>\n<salvage>${part(other)}</salvage>\n</record>`;
};

const back = async (setup: BattleSetup, texts: Readonly<Record<string, string>>): Promise<BattleReport> => {
  const records = await Promise.all(
    Object.entries(texts).map(async ([side, text]) => {
      const root = await readXml(Buffer.from(text));
      const record = root.ok ? readRecord(root.value) : root;
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      const claims = claimsOf(catalog, setup, side, record.value);
      if (!claims.ok) throw new Error(JSON.stringify(claims.error));
      return { side, record: record.value };
    }),
  );
  const fit = blankReport(catalog, setup).units.filter(
    ({ id, fate }) => fate === 'on-field-fit' && !setup.units.some((one) => one.id === id && one.shutDown),
  );
  const sides = [...new Set(fit.map(({ id }) => setup.units.find((unit) => unit.id === id)?.side ?? ''))];
  const spoken = [
    { by: null, answers: { '/turns': 0, '/holder': sides.length === 1 ? (sides[0] ?? null) : null } },
  ];
  const weighed = weigh(catalog, setup, { records, spoken });
  if (!weighed.ok) throw new Error(JSON.stringify(weighed.error));
  if (weighed.value.report === null) throw new Error(JSON.stringify(weighed.value));
  return weighed.value.report;
};

/** Nothing happened: every unit as it was set up. */
const expectUnchanged = async (
  setup: BattleSetup,
  texts: Readonly<Record<string, string>>,
): Promise<void> => {
  const report = await back(setup, texts);
  expect(report.units).toEqual(normalizeReport(catalog, setup, blankReport(catalog, setup)).units);
  expect(report.units.map(({ condition }) => condition)).toEqual(
    setup.units.map(({ condition }) => condition),
  );
};

const states = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 });
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    design: fc.constantFrom(...catalog.mechs),
    damage: damageOf,
    states,
    hits: fc.option(fc.integer({ min: 0, max: 5 }), { freq: 8 }),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  })
  .map(({ design, damage, states: worse, hits, name }) => {
    const condition = conditionOf(design, damage);
    const slots = condition.slots.map((slot, index) =>
      worse[index] === true ? { ...slot, state: 'destroyed' as const } : slot,
    );
    return { design, condition: { ...condition, slots }, hits, name };
  });

describe('MegaMek and back', () => {
  it('MM-4 changes no unit, whatever its damage: by our force lists', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 2, maxLength: 5 }),
        fc.constantFrom(...MEGAMEK_VERSIONS),
        async (units, version) => {
          const setup = setupOf(units);
          await expectUnchanged(setup, { A: echo(setup, 'A', version), B: echo(setup, 'B', version) });
        },
      ),
      { numRuns: RUNS },
    );
  }, 1_200_000);

  it('MM-4 changes no unit, whatever its damage: by records as MegaMek writes them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(drawn, { minLength: 2, maxLength: 5 }), async (units) => {
        const setup = setupOf(units);
        const report = blankReport(catalog, setup);
        await expectUnchanged(setup, {
          A: recordText(setup, report, 'A'),
          B: recordText(setup, report, 'B'),
        });
      }),
      { numRuns: RUNS },
    );
  }, 1_200_000);

  it('MM-4 changes no design of the catalogue', async () => {
    for (let from = 0; from < catalog.mechs.length; from += 30) {
      const units = catalog.mechs
        .slice(from, from + 30)
        .map((design) => ({ design, condition: UNDAMAGED, hits: 0, name: 'Somebody' }));
      const setup = setupOf(units);
      await expectUnchanged(setup, { A: echo(setup, 'A', '0.49'), B: echo(setup, 'B', '0.51') });
    }
  });
});
