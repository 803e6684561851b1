/** Land-air mechs: read, written, built, weighed and valued by their flight; no campaign has them. */
import { documentIn, fixture, problemsIn } from '../../test/support/mtf';
import { battleValue } from './battle-value';
import { bundledCatalog } from './bundled';
import { UNDAMAGED, type Condition } from './condition';
import { constructionViolations, weightOf } from './construction';
import { lookup } from './construction/testing/invented';
import { contentOf, designOf } from './content';
import { forceViolations, isLegalStart } from './force';
import type { Catalog, ItemId, MechDesign, Slot } from './model';
import { writeMtf } from './mtf';
import { chassisViolations } from './refit/same-chassis';

const NAME = 'bluethroat-lam-bt-1l';
const read = documentIn(fixture(NAME));
const lam = read.design;
const bimodal = documentIn(fixture(NAME, ['LAM:Standard', 'LAM:Bimodal']));
const codesOf = (design: MechDesign) => constructionViolations(design, lookup).map(({ code }) => code);
const bvOf = (design: MechDesign, condition: Condition = UNDAMAGED): number => {
  const value = battleValue(design, lookup, condition);
  if (!value.ok) throw new Error(JSON.stringify(value.error));
  return value.value.bv;
};

describe('a file of a land-air mech', () => {
  it('is a biped with landing gear and avionics, a standard one unless it says otherwise', () => {
    expect(lam).toMatchObject({ motion: 'biped', lam: 'standard', walk: 5, run: 8, jump: 5 });
    expect(lam.slots.HD[3]).toEqual({ kind: 'system', part: 'avionics' });
    expect(lam.slots.CT[10]).toEqual({ kind: 'system', part: 'landing-gear' });
    expect(documentIn(fixture(NAME, ['LAM:Standard\n', '']))).toEqual(read);
    expect(bimodal.design.lam).toBe('bimodal');
  });

  it('is written, and stored, so that it is read alike', () => {
    expect(writeMtf(read)).toMatch(/^Config:LAM$/m);
    expect(writeMtf(bimodal)).toMatch(/^myomer:Standard\nlam:Bimodal$/m);
    for (const one of [read, bimodal]) {
      expect(documentIn(writeMtf(one))).toEqual(one);
      expect(designOf(contentOf(one.design))).toEqual(one.design);
    }
    expect(contentOf(documentIn(fixture('prairie-dog-prd-1a')).design)).not.toHaveProperty('lam');
  });

  it('is of a kind that is known, and no other file has the line', () => {
    expect(problemsIn(fixture(NAME, ['LAM:Standard', 'LAM:Trimodal']))).toMatchObject([
      { code: 'mech-file/unknown-value', params: { key: 'lam', value: 'Trimodal' } },
    ]);
    expect(
      problemsIn(fixture('prairie-dog-prd-1a', ['Myomer:Standard', 'Myomer:Standard\nLAM:Standard'])),
    ).toMatchObject([{ code: 'mech-file/not-covered' }]);
  });
});

describe('its construction (IO)', () => {
  const gear = (design: MechDesign) =>
    weightOf(design, lookup).lines.find(({ part }) => part === 'conversion-gear')?.tons;

  it('is legal, with a tenth of its weight in what it turns with, rounded up to whole tons; a bimodal one has 15 hundredths', () => {
    expect(codesOf(lam)).toEqual([]);
    // Structure 5, engine 12.5, gyro 3, cockpit 3, armour 9, conversion 5, jets 2.5, lasers 9, bomb bay 1.
    expect(weightOf(lam, lookup).total).toBe(50_000_000);
    expect([gear(lam), gear({ ...lam, tons: 45 }), gear(bimodal.design)]).toEqual([
      5_000_000, 5_000_000, 8_000_000,
    ]);
  });

  it('needs its parts where they belong, and both lower arms', () => {
    const without = (location: 'HD' | 'LT' | 'LA', part: string): MechDesign => ({
      ...lam,
      slots: {
        ...lam.slots,
        [location]: lam.slots[location].map((slot): Slot | null =>
          slot?.kind === 'system' && slot.part === part ? null : slot,
        ),
      },
    });
    expect(codesOf(without('HD', 'avionics'))).toEqual(['construction/conversion-gear']);
    expect(codesOf(without('LT', 'landing-gear'))).toEqual(['construction/conversion-gear']);
    expect(codesOf(without('LA', 'lower-arm'))).toContain('construction/actuators');
  });

  it.each<readonly [string, Partial<MechDesign>]>([
    ['omni', { omni: true }],
    ['endo-steel', { structureType: 'endo-steel' }],
    ['hardened armor', { armorType: 'hardened' }],
    ['ferro-fibrous armor', { armorType: 'ferro-fibrous' }],
    ['xl', { engine: { ...lam.engine, type: 'xl' } }],
    ['xl gyro', { gyro: 'xl' }],
    ['torso-mounted', { cockpit: 'torso-mounted' }],
  ])('bears no %s', (what, change) => {
    expect(constructionViolations({ ...lam, ...change }, lookup)).toContainEqual(
      expect.objectContaining({ code: 'construction/not-for-lams', params: { what } }),
    );
  });

  it('is no heavier than 55 t', () => {
    expect(codesOf({ ...lam, tons: 60 })).toContain('construction/tonnage');
  });

  it('alone has bomb bays', () => {
    const biped = { ...lam, lam: null };
    expect(constructionViolations(biped, lookup)).toContainEqual(
      expect.objectContaining({ code: 'construction/excluded', params: { one: 'bomb-bay', other: 'biped' } }),
    );
  });
});

describe('its Battle Value (IO)', () => {
  // Defence: 143 armour × 2.5 + 83 structure × 1.5 + 50 t × 0.5 − 15 for the bomb bay = 492. 5 jumping MP are
  // 15 cruising and 23 flank MP: +5 and +1 airborne, × 1.6 = 787.2. Heat 6 + 10 + 3 for the airstream − 8 =
  // 11: a large laser and a medium one count in full, three at half, 238. With 50 t 288, × 3 for 8 + 12 MP =
  // 864.
  it('goes by its flight as an AirMech', () => expect(lam.bv).toBe(1651));

  // Heat 6 + 10 − 5 for jumping = 11, the same 288; × 1.76 for 8 + 3 MP. Defence 492 × 1.3 = 639.6.
  it('goes by running and jumping where it is bimodal', () => expect(bimodal.design.bv).toBe(1146));

  it('flies no more with a side torso lost', () => {
    const clipped = { ...UNDAMAGED, structure: { LT: 0 } } as const;
    expect(bvOf(lam, clipped)).toBeLessThan(bvOf({ ...lam, lam: 'bimodal' }, clipped));
  });

  it('without a jet does not count running as what protects it, since MegaMek does not', () => {
    // No jump, heat 6 + 10 + 3 = 19: all lasers in full; factor 1 for 0 flank MP, 8 running MP × 1.37.
    const jetless = { ...lam, jump: 0, slots: { ...lam.slots } };
    for (const at of ['CT', 'LT', 'RT'] as const)
      jetless.slots[at] = lam.slots[at].map((slot) =>
        slot?.kind === 'items' && slot.items[0]?.item === ('jump-jet' as ItemId) ? null : slot,
      );
    expect(bvOf(jetless)).toBe(Math.round(492 + (123 + 46 * 4 + 50) * 1.37));
  });
});

describe('a campaign', () => {
  const { mechs, ...bundled } = bundledCatalog();
  const catalog: Catalog = {
    ...bundled,
    mechs: [...mechs, lam],
    mech: (slug) => (slug === lam.slug ? lam : bundled.mech(slug)),
  };
  const options = { startingBv: 5000, startingList: 'free' } as const;

  it('begins with none, and says why', () => {
    const draft = { mechs: [{ design: lam.slug, name: null, pilot: null, hex: null }], pilots: [] };
    const found = forceViolations(catalog, options as never, 'house-davion', draft);
    expect(found).toContainEqual(
      expect.objectContaining({
        code: 'force/flies',
        pointer: '/mechs/0/design',
        params: { design: lam.slug },
      }),
    );
    expect(found.map(({ code }) => code)).not.toContain('force/off-list');
    expect(isLegalStart(catalog, 'free', 'house-davion', lam)).toBe(false);
    expect(isLegalStart(catalog, 'free', 'house-davion', { ...lam, lam: null })).toBe(true);
  });

  it('makes none of another mech', () => {
    expect(chassisViolations({ ...lam, lam: null }, lam)).toMatchObject([
      { code: 'refit/other-chassis', params: { what: 'lam' } },
    ]);
  });
});
