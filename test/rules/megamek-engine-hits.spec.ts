/**
 * MM-3 hits on engines that burn fuel: MegaMek rolls for an explosion when it loads one, so that the scenario
 * leaves it out and the how-to says so.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { UNDAMAGED } from '../../src/catalog/condition';
import { ENGINE_TYPES, type Catalog, type EngineType, type MechDesign } from '../../src/catalog/model';
import { filesOf, setupOf, textOf, unitOf } from '../support/megamek/megamek-battle';

const bundled = bundledCatalog();
const HUNCHBACK = 'hunchback-hbk-4g';
const hunchback = bundled.mech(HUNCHBACK) as MechDesign;
const catalogOf = (type: EngineType): Catalog => ({
  ...bundled,
  mech: (slug) =>
    slug === HUNCHBACK ? { ...hunchback, engine: { ...hunchback.engine, type } } : bundled.mech(slug),
});
// The first slot of the centre torso is the engine's, the fourth the gyro's, the first of the head life
// support.
const hit = (location: 'CT' | 'HD', slot: number) => ({ location, slot, state: 'hit' as const });
const condition = { ...UNDAMAGED, slots: [hit('CT', 1), hit('CT', 2), hit('CT', 4), hit('HD', 1)] };
const setup = setupOf([
  unitOf('1', 'A', HUNCHBACK, { name: 'Old Smoker', condition }),
  unitOf('2', 'B', 'enforcer-enf-4r'),
]);
const hitsIn = (text: string): string | undefined => /^Unit_A_1_CritHit=(.*)$/m.exec(text)?.[1];

it.each(ENGINE_TYPES)('MM-3 an engine of type %s', (type) => {
  const [en, de] = (['en', 'de'] as const).map((language) => filesOf(setup, { language }, catalogOf(type)));
  if (en === undefined || de === undefined) throw new Error('two languages');
  const burns = ['ice', 'fuel-cell', 'fission'].includes(type);
  const hits = hitsIn(textOf(en, '.mms'))?.split(',').sort();
  expect(hits).toEqual(burns ? ['0:1', '1:4'] : ['0:1', '1:1', '1:2', '1:4']);
  // A force list marks them: nothing is hit anew by it.
  expect(textOf(en, 'side-a.mul').match(/isHit="true"/g)).toHaveLength(4);
  expect(/left out of the scenario[^]*Old Smoker.*: engine hits: 2/.test(textOf(en, '.txt'))).toBe(burns);
  expect(/fehlen im Szenario[^]*Old Smoker.*: Motortreffer: 2/.test(textOf(de, '.txt'))).toBe(burns);
});

it('MM-3 a torso that is gone is told as gone, and no hit of it', () => {
  const gone = { ...condition, structure: { CT: 0 } };
  const files = filesOf(setupOf([unitOf('1', 'A', HUNCHBACK, { condition: gone })]), {}, catalogOf('ice'));
  expect(textOf(files, '.txt')).not.toContain('engine hits');
  expect(textOf(files, '.mms')).toContain('Unit_A_1_DamageSpecific=I1:0');
});
