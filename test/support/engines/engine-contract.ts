/** What every tactical engine must keep to (TAC-8): one suite, run for each engine of the registry. */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { sha256Hex } from '../../../src/kernel/hash';
import { canonicalJson } from '../../../src/kernel/json/canonical-json';
import { atOnce } from '../../../src/kernel/steps';
import type { BattleSetup, Engine } from '../../../src/tactical/contract';
import { WHOLE } from '../../../src/tactical/evidence';
import { CONTRADICTIONS, subjectOf } from './engine-contradictions';

const RIGHT = /\{"(values":\[.|min":\d+,"max":|remove":true|add":\{"[a-z])/;

/**
 * Runs the suite for an engine on setups of which it accepts at least some: of every other it says why, and
 * whatever it accepts, it reads the reports of all.
 */
export const describeEngine = (
  engine: Engine,
  setups: readonly BattleSetup[],
  refused: readonly BattleSetup[] = [],
): void => {
  const catalog = bundledCatalog();

  describe(`engine ${engine.id}`, () => {
    it('TAC-8 has an id and a name in both languages', () => {
      expect(engine.id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(engine.name.en.length).toBeGreaterThan(0);
      expect(engine.name.de.length).toBeGreaterThan(0);
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-8 accepts the battle in %s, or says why not',
      (_, setup) => {
        const why = engine.refusals(catalog, setup);
        expect(why.length > 0).toBe(refused.includes(setup));
        for (const { pointer, code } of why)
          expect(`${code} ${pointer}`).toMatch(/^[a-z-]+\/[a-z-]+ (\/(sides|units)(\/\d+(\/[a-zA-Z]+)?)?)?$/);
      },
    );

    it('TAC-8 fights some battle', () => expect(refused.length).toBeLessThan(setups.length));

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-5 its blank report names every unit and building once (%s)',
      (_, setup) => {
        const report = engine.blankReport(catalog, setup);
        expect(report.hash).toBe(setup.hash);
        expect(report.units.map(({ id }) => id).sort()).toEqual(setup.units.map(({ id }) => id).sort());
        expect(report.buildings.map(({ id }) => id).sort()).toEqual(
          setup.buildings.map(({ id }) => id).sort(),
        );
        expect(report.holder).toBeNull();
      },
    );

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-6 reads its blank report back whole (%s)',
      (_, setup) => {
        const report = engine.blankReport(catalog, setup);
        const read = engine.readReport(catalog, setup, JSON.parse(canonicalJson(report)));
        expect(read).toEqual({ ok: true, value: report });
      },
    );

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-1 refuses a report for another setup (%s)',
      (_, setup) => {
        const stale = { ...engine.blankReport(catalog, setup), hash: sha256Hex('another') };
        const read = engine.readReport(catalog, setup, stale);
        expect(read.ok ? [] : read.error.map(({ code }) => code)).toContain('battle/stale-hash');
      },
    );

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-6 names a unit that the report does not mention (%s)',
      (_, setup) => {
        const report = engine.blankReport(catalog, setup);
        const read = engine.readReport(catalog, setup, { ...report, units: report.units.slice(1) });
        expect(read.ok ? [] : read.error).toContainEqual(
          expect.objectContaining({
            code: 'battle/unit-missing',
            params: expect.objectContaining({ unit: report.units[0]?.id }),
          }),
        );
      },
    );

    it.each(CONTRADICTIONS)('TAC-6 refuses with %s: %s', (code, _, lie) => {
      let tried = 0;
      for (const setup of setups) {
        const report = lie(engine.blankReport(catalog, setup), setup, subjectOf(catalog, setup));
        if (report === null) continue;
        tried += 1;
        const read = engine.readReport(catalog, setup, JSON.parse(JSON.stringify(report)));
        const said = read.ok ? [] : read.error;
        expect(said.map((one) => one.code)).toContain(code);
        // CMB-8: whatever is wrong, what would be right is said with it.
        for (const { code: found, pointer, params } of said)
          expect(`${found} ${pointer} ${JSON.stringify(params['right'] ?? null)}`).toMatch(RIGHT);
      }
      // A contradiction that no setup lets anybody commit would be tried in vain.
      expect(tried).toBeGreaterThan(0);
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-6 names every contradiction at once (%s)',
      (_, setup) => {
        const blank = engine.blankReport(catalog, setup);
        const read = engine.readReport(catalog, setup, {
          ...blank,
          hash: sha256Hex('another'),
          holder: 'Z',
          units: blank.units.slice(1),
        });
        const codes = read.ok ? [] : read.error.map(({ code }) => code);
        expect(codes).toEqual(
          expect.arrayContaining(['battle/stale-hash', 'battle/unknown-side', 'battle/unit-missing']),
        );
      },
    );

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-7 tells the same report the same, in whatever order it comes (%s)',
      (_, setup) => {
        const blank = engine.blankReport(catalog, setup);
        const turned = {
          ...blank,
          units: [...blank.units].reverse(),
          buildings: [...blank.buildings].reverse(),
          minesUsed: {},
        };
        expect(engine.readReport(catalog, setup, turned)).toEqual({ ok: true, value: blank });
        const again = engine.readReport(catalog, setup, JSON.parse(canonicalJson(blank)));
        expect(again).toEqual(engine.readReport(catalog, setup, blank));
      },
    );

    it.each(setups.map((setup) => [setup.hex, setup] as const))(
      'TAC-6 changes neither setup nor report that it reads (%s)',
      (_, setup) => {
        const [before, report] = [canonicalJson(setup), engine.blankReport(catalog, setup)];
        const told = canonicalJson(report);
        engine.readReport(catalog, setup, report);
        expect([canonicalJson(setup), canonicalJson(report)]).toEqual([before, told]);
      },
    );

    it.each([
      [null],
      [undefined],
      [7],
      ['report'],
      [[]],
      [{}],
      [{ units: null }],
      [{ units: [null, 1, { condition: 'x' }] }],
    ])('TAC-6 refuses %j without throwing', (input) => {
      for (const setup of setups) expect(engine.readReport(catalog, setup, input).ok).toBe(false);
    });

    for (const evidence of engine.evidence)
      it.each(setups.map((setup) => [setup.hex, setup] as const))(
        `TAC-8 of ${evidence.kind} that nobody has begun no report comes (%s)`,
        (_, setup) => {
          expect(evidence.kind).toMatch(/^[a-z][a-z-]*$/);
          if (evidence.how === 'filled-in') {
            for (const { side } of setup.sides)
              expect(evidence.finish(catalog, setup, [], side).ok).toBe(false);
            expect(evidence.part(catalog, setup, [], null, WHOLE)).not.toBeNull();
            expect(evidence.hasPart(setup, WHOLE)).toBe(true);
            expect(evidence.hasPart(setup, 'nothing of the battle')).toBe(false);
            expect(evidence.part(catalog, setup, [], null, 'nothing of the battle')).toBeNull();
          } else {
            const asker = { side: null, minesKnown: {} };
            const found = atOnce(evidence.weigh(catalog, setup, [], asker));
            expect(found.report).toBeNull();
            expect(found.questions).not.toEqual([]);
            const taken = atOnce(
              evidence.take(catalog, setup, [], { documents: [], answers: null, side: null }, asker),
            );
            expect(taken).toEqual({ ok: true, value: { found, changed: [] } });
            const strange = atOnce(
              evidence.take(catalog, setup, [], { documents: [], answers: null, side: 'nobody' }, asker),
            );
            expect(strange.ok ? [] : strange.error).toMatchObject([{ pointer: '/side' }]);
          }
        },
      );

    const { files } = engine;
    if (files !== null)
      it.each(setups.map((setup) => [setup.hex, setup] as const))(
        'TAC-8 it writes files for each release, the same each time (%s)',
        (_, setup) => {
          expect(files.releases).toContain(files.safeRelease);
          for (const release of files.releases) {
            const wish = { release, language: 'en', campaign: 'War', forceName: String, knows: [] } as const;
            const written = files.write(catalog, setup, wish);
            expect(written).toEqual(files.write(catalog, setup, wish));
            expect(new Set(written.map(({ name }) => name)).size).toBe(written.length);
            for (const { name } of written) expect(name).toMatch(/^([a-z0-9.-]+\/)?[a-z0-9.-]+$/);
          }
        },
      );
  });
};
