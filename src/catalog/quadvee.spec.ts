/** QuadVees, which walk on four legs and drive: read, written, built, weighed and valued. */
import { documentIn, fixture, lineOf, problemsIn } from '../../test/support/mtf';
import { constructionViolations, weightOf } from './construction';
import { lookup } from './construction/testing/invented';
import { UNDAMAGED } from './condition';
import type { MechDesign, Slot } from './model';
import { writeMtf } from './mtf';
import { drivingMp, driveOf, isQuadVee } from './quadvee';
import { recordSheet } from './record-sheet';
import { replaceable } from './repair/replace';

const NAME = 'cartwright-cw-2';
const tracked = documentIn(fixture(NAME));
const WHEELED = fixture(NAME, ['Motive:Track', 'Motive:Wheel'], [/^Tracks$/gm, 'Wheels']);
const wheeled = documentIn(WHEELED);
const tonsOf = (design: MechDesign, part: string) =>
  weightOf(design, lookup).lines.find((line) => (line.item ?? line.part) === part)?.tons;
const codesOf = (design: MechDesign) => constructionViolations(design, lookup).map(({ code }) => code);
const onFrontLeg = (
  design: MechDesign,
  at: (slot: Slot | null, index: number) => Slot | null,
): MechDesign => ({
  ...design,
  slots: { ...design.slots, RA: design.slots.RA.map(at) },
});

describe('a file of a QuadVee', () => {
  it('is a quad with the cockpit that goes with it, whether or not the file says so', () => {
    expect(tracked.design).toMatchObject({ motion: 'quad', cockpit: 'quadvee', walk: 4, run: 6 });
    expect(documentIn(fixture(NAME, ['Motive:', 'Cockpit:Standard Cockpit\nMotive:']))).toEqual(tracked);
    expect(tracked.design.slots.LL[4]).toEqual({ kind: 'system', part: 'conversion-gear' });
    expect(isQuadVee(tracked.design)).toBe(true);
    expect(isQuadVee({ motion: 'quad', cockpit: 'standard' })).toBe(false);
  });

  it('is written so that it is read alike', () => {
    expect(writeMtf(tracked)).toMatch(/^Config:QuadVee$/m);
    expect(writeMtf(tracked)).toMatch(/^myomer:Standard\nmotive:Track\ncockpit:QuadVee Cockpit$/m);
    expect(writeMtf(wheeled)).toMatch(/^motive:Wheel$/m);
    for (const one of [tracked, wheeled, { ...tracked, design: { ...tracked.design, omni: true } }])
      expect(documentIn(writeMtf(one))).toEqual(one);
  });

  it('may leave out what it drives on, but not say another thing than its legs', () => {
    expect(documentIn(fixture(NAME, ['Motive:Track\n', '']))).toEqual(tracked);
    const contradicted = fixture(NAME, ['Motive:Track', 'Motive:Wheel']);
    expect(problemsIn(contradicted)).toMatchObject([
      {
        code: 'mech-file/unknown-value',
        pointer: `/lines/${lineOf(contradicted, 'Motive:')}`,
        params: { key: 'motive', value: 'Wheel' },
      },
    ]);
    expect(
      problemsIn(fixture('prairie-dog-prd-1a', ['Myomer:Standard', 'Myomer:Standard\nMotive:Track'])),
    ).toMatchObject([{ code: 'mech-file/not-covered' }]);
  });
});

describe('its construction (IO)', () => {
  it('is legal, with a tenth of its weight in conversion gear and a cockpit of 4 t', () => {
    expect([codesOf(tracked.design), codesOf(wheeled.design)]).toEqual([[], []]);
    expect(tonsOf(tracked.design, 'conversion-gear')).toBe(5_000_000);
    expect(tonsOf(tracked.design, 'cockpit')).toBe(4_000_000);
    expect(tonsOf(tracked.design, 'tracks')).toBe(5_000_000);
    expect(tonsOf(wheeled.design, 'clan-quadvee-wheels')).toBe(7_500_000);
    // Structure 5, engine 8.5, gyro 2, cockpit 4, armour 10, gear 5, tracks 5, lasers 4.
    expect(weightOf(tracked.design, lookup).total).toBe(43_500_000);
  });

  it('rounds the gear up to whole tons', () => {
    expect(tonsOf({ ...tracked.design, tons: 45 }, 'conversion-gear')).toBe(5_000_000);
    expect(tonsOf({ ...tracked.design, cockpit: 'standard' }, 'conversion-gear')).toBeUndefined();
  });

  it('needs gear and a drive in every leg', () => {
    expect(codesOf(onFrontLeg(tracked.design, (slot, index) => (index === 4 ? null : slot)))).toEqual([
      'construction/conversion-gear',
    ]);
    expect(codesOf(onFrontLeg(tracked.design, (slot, index) => (index === 5 ? null : slot)))).toEqual([
      'construction/spread-slots',
    ]);
    const legs = fixture(NAME, ['Motive:Track\n', ''], [/^Tracks$/gm, '-Empty-']);
    expect(codesOf(documentIn(legs).design)).toEqual(['construction/spread-slots']);
  });

  it('gives neither gear, cockpit nor wheels to anything else', () => {
    expect(codesOf({ ...tracked.design, cockpit: 'command-console' })).toEqual(
      Array.from({ length: 4 }, () => 'construction/conversion-gear'),
    );
    expect(codesOf({ ...wheeled.design, cockpit: 'command-console' })).toContain('construction/excluded');
    const biped = documentIn(fixture('prairie-dog-prd-1a')).design;
    expect(codesOf({ ...biped, cockpit: 'quadvee' })).toContain('construction/excluded');
  });
});

describe('its Battle Value', () => {
  // Defence: 159 armour × 2.5 + 91 structure × 1.5 + 50 t × 0.5 = 559, × 1.2 for 6 running MP = 670.8.
  // Offence: three lasers of 108 and a fourth at half, too hot at 15 of 14, + 50 t = 428, × 1.12 = 479.36.
  it('is that of the walking mech, whatever it drives on', () => {
    expect(tracked.design.bv).toBe(1150);
    expect(wheeled.design.bv).toBe(1150);
  });
});

describe('driving', () => {
  it('is as fast as walking and running; wheels are 1 faster', () => {
    expect([driveOf(tracked.design), drivingMp(tracked.design)]).toEqual(['tracks', { cruise: 4, flank: 6 }]);
    expect([driveOf(wheeled.design), drivingMp(wheeled.design)]).toEqual(['wheels', { cruise: 5, flank: 8 }]);
    expect(drivingMp({ ...tracked.design, cockpit: 'standard' })).toBeNull();
  });

  it('stands in the head of the record sheet, and the gear in its slots', () => {
    const words = (design: MechDesign) =>
      recordSheet({ design, lookup, condition: UNDAMAGED, pilot: null, name: null, force: null }, 'en')
        .marks.flatMap((mark) => (mark.kind === 'text' ? [mark.words] : []))
        .join('\n');
    expect(words(tracked.design)).toContain('QuadVee, on tracks 4/6');
    expect(words(wheeled.design)).toContain('QuadVee, on wheels 5/8');
    expect(words(tracked.design)).toContain('Conversion gear');
  });
});

it('is repaired: gear is bought by the leg, a quarter of all of it', () => {
  const hit = { ...UNDAMAGED, slots: [{ location: 'RA', slot: 5, state: 'hit' }] } as const;
  expect(replaceable(tracked.design, hit, lookup)).toMatchObject([
    { replacement: { kind: 'system', part: 'conversion-gear', tons: 5_000_000, of: 4, standard: false } },
  ]);
});
