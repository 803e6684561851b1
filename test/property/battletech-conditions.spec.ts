/** TAC-3, TAC-5: any damage of any design goes into a battle under the standard rules and comes back to the slot. */
import fc from 'fast-check';
import '../support/jest/property-seed';
import { bundledCatalog } from '../../src/catalog/bundled';
import { canFight } from '../../src/catalog/fitness';
import { battletech } from '../../src/games/battletech';
import type { BattleSetup, SetupUnit } from '../../src/tactical/contract';
import { battletechEngine } from '../../src/tactical/engines/battletech';
import { contractSetups } from '../support/engines/contract-battles';
import { conditionOf, damageOf } from '../support/states/damage';

const catalog = bundledCatalog();
const [duel] = contractSetups;
if (duel === undefined) throw new Error('no battle');
const WISH = { level: 'standard', tempo: 'blocks' } as const;
/** As many of each side; its mechs are different ones. */
const UNITS = 20;
const isDeep = process.env['DEEP'] !== undefined;
/** Every so many designs of the catalogue, in its order. */
const STEP = isDeep ? 1 : 17;
const designs = catalog.mechs.filter((_, index) => index % STEP === 0);
const batches = Array.from({ length: Math.ceil(designs.length / (2 * UNITS)) }, (_, index) =>
  designs.slice(index * 2 * UNITS, (index + 1) * 2 * UNITS),
);

const battleOf = (
  few: typeof designs,
  damages: readonly Parameters<typeof conditionOf>[1][],
): BattleSetup => ({
  ...duel,
  units: few.map((design, index): SetupUnit => {
    const like = duel.units[index % 2] as SetupUnit;
    const damage = damages[index % damages.length];
    const condition = damage === undefined ? like.condition : conditionOf(design, damage);
    const hits = index % 6;
    const pilot = like.pilot === null ? null : { ...like.pilot, hits };
    return {
      ...like,
      id: `unit-${index}`,
      design: design.slug,
      name: design.slug,
      pilot,
      condition: canFight(design, condition) ? condition : like.condition,
      shutDown: index % 5 === 0,
    };
  }),
});

/** Without the mechs whose designs the rules do not cover: those are named, each. */
const coveredOf = (setup: BattleSetup): BattleSetup => {
  const plan = battletechEngine.play?.plan(catalog, setup, WISH);
  if (plan?.ok !== false) return setup;
  const refused = new Set(plan.error.map(({ pointer }) => Number(pointer.split('/')[2])));
  for (const { pointer, params } of plan.error) {
    expect(pointer).toMatch(/^\/units\/\d+\/design$/);
    expect(params['name']).toEqual(expect.any(String));
  }
  return { ...setup, units: setup.units.filter((_, index) => !refused.has(index)) };
};

it.each(batches.map((few, index) => [few[0]?.slug ?? '', few, index] as const))(
  'TAC-5 what comes to the fight goes as it came, from %s on',
  (_, few) => {
    fc.assert(
      fc.property(fc.array(damageOf, { minLength: few.length, maxLength: few.length }), (damages) => {
        const setup = coveredOf(battleOf(few, damages));
        const plan = battletechEngine.play?.plan(catalog, setup, WISH);
        if (plan?.ok !== true) throw new Error(JSON.stringify(plan));
        const read = battletech.readSetup(plan.value.setup);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const match = { version: battletech.version, setup: plan.value.setup, events: [] };
        const report = battletechEngine.play?.report(catalog, setup, match);
        expect(report?.units).toEqual(
          setup.units.map(({ id, condition, pilot }) => ({
            id,
            fate: 'on-field-fit',
            edge: null,
            condition,
            pilot: { hits: pilot?.hits, fate: 'in-mech' },
          })),
        );
        expect(battletechEngine.readReport(catalog, setup, report)).toEqual({ ok: true, value: report });
      }),
      { numRuns: isDeep ? 10 : 1 },
    );
  },
);
