/** What every tactical engine must keep to (TAC-8): one suite, run for each engine of the registry. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { sha256Hex } from '../../src/kernel/hash';
import { canonicalJson } from '../../src/kernel/canonical-json';
import type { BattleSetup, Engine } from '../../src/tactical/contract';

/** Runs the suite for an engine on setups that it accepts. */
export const describeEngine = (engine: Engine, setups: readonly BattleSetup[]): void => {
  const catalog = bundledCatalog();

  describe(`engine ${engine.id}`, () => {
    it('TAC-8 has an id and a name in both languages', () => {
      expect(engine.id).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(engine.name.en.length).toBeGreaterThan(0);
      expect(engine.name.de.length).toBeGreaterThan(0);
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))('TAC-8 accepts the battle in %s', (_, setup) => {
      expect(engine.refusals(catalog, setup)).toEqual([]);
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))('TAC-5 its blank report names every unit and building once (%s)', (_, setup) => {
      const report = engine.blankReport(catalog, setup);
      expect(report.hash).toBe(setup.hash);
      expect(report.units.map(({ id }) => id).sort()).toEqual(setup.units.map(({ id }) => id).sort());
      expect(report.buildings.map(({ id }) => id).sort()).toEqual(setup.buildings.map(({ id }) => id).sort());
      expect(report.holder).toBeNull();
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))('TAC-6 reads its blank report back whole (%s)', (_, setup) => {
      const report = engine.blankReport(catalog, setup);
      const read = engine.readReport(catalog, setup, JSON.parse(canonicalJson(report)));
      expect(read).toEqual({ ok: true, value: report });
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))('TAC-1 refuses a report for another setup (%s)', (_, setup) => {
      const stale = { ...engine.blankReport(catalog, setup), hash: sha256Hex('another') };
      const read = engine.readReport(catalog, setup, stale);
      expect(read.ok ? [] : read.error.map(({ code }) => code)).toContain('battle/stale-hash');
    });

    it.each(setups.map((setup) => [setup.hex, setup] as const))('TAC-6 names a unit that the report does not mention (%s)', (_, setup) => {
      const report = engine.blankReport(catalog, setup);
      const read = engine.readReport(catalog, setup, { ...report, units: report.units.slice(1) });
      expect(read.ok ? [] : read.error).toContainEqual(
        expect.objectContaining({ code: 'battle/unit-missing', params: expect.objectContaining({ unit: report.units[0]?.id }) }),
      );
    });

    it.each([[null], [undefined], [7], ['report'], [[]], [{}], [{ units: null }], [{ units: [null, 1, { condition: 'x' }] }]])(
      'TAC-6 refuses %j without throwing',
      (input) => {
        for (const setup of setups) expect(engine.readReport(catalog, setup, input).ok).toBe(false);
      },
    );
  });
};
