import { seededDice } from '../../kernel/dice';
import { sha256Hex } from '../../kernel/hash';
import { bundledCatalog } from '../bundled';
import { WEIGHT_CLASSES, type MechDesign } from '../model';
import type { ForceDraft, ForceOptions } from './draft';
import { forceViolations, spentBv } from './force-violations';
import { suggestForce } from './suggest-force';

const catalog = bundledCatalog();
const OPTIONS: ForceOptions = { startingBv: 20_000, startingList: 'faction' };
const dice = (text: string) =>
  seededDice(Uint8Array.from(sha256Hex(text).match(/../g) ?? [], (byte) => parseInt(byte, 16)));
const force = (seed: string, faction: string, options: Partial<ForceOptions> = {}): ForceDraft => {
  const result = suggestForce(catalog, { ...OPTIONS, ...options }, faction, dice(seed));
  if (!result.ok) throw new Error(result.error.map(({ code }) => code).join());
  return result.value;
};
const designs = (draft: ForceDraft): MechDesign[] =>
  draft.mechs.map(
    ({ design }) =>
      catalog.mech(design) ??
      (() => {
        throw new Error(design);
      })(),
  );

/** Upper 0.1 % point of χ² (Wilson and Hilferty's approximation). */
const critical = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.09 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe('a random force', () => {
  it('SETUP-2, SETUP-3, SETUP-5 is legal and uses 97–100 % of the budget, for every faction', () => {
    for (const { id } of catalog.factions)
      for (let n = 0; n < 25; n += 1) {
        const draft = force(`${id} ${n}`, id);
        expect(forceViolations(catalog, OPTIONS, id, draft)).toEqual([]);
        const spent = spentBv(catalog, draft.mechs);
        expect(spent).toBeGreaterThanOrEqual(19_400);
        expect(spent).toBeLessThanOrEqual(20_000);
      }
  });

  it('SETUP-3 is legal under every other starting list and budget', () => {
    for (const startingList of ['any-own-faction', 'any-inner-sphere', 'free'] as const)
      for (const faction of ['kurita', 'clan-jade-falcon', 'clan-snow-raven'])
        for (const startingBv of [8_000, 20_000, 60_000]) {
          const options = { startingBv, startingList };
          const draft = force('other', faction, options);
          expect(forceViolations(catalog, options, faction, draft)).toEqual([]);
          expect(spentBv(catalog, draft.mechs)).toBeGreaterThanOrEqual(0.97 * startingBv);
        }
  });

  it('SETUP-5 crews every mech, the best pilots in the mechs of highest BV', () => {
    const draft = force('crew', 'marik');
    const seats = designs(draft).map((design, i) => ({ bv: design.bv, pilot: draft.mechs[i]?.pilot ?? NaN }));
    seats.sort((a, b) => a.pilot - b.pilot);
    expect(seats.map(({ pilot }) => pilot)).toEqual(seats.map((_, i) => i));
    expect(seats.map(({ bv }) => bv)).toEqual(seats.map(({ bv }) => bv).sort((a, b) => b - a));
    expect(draft.pilots[0]?.rank).toBe('elite');
  });

  it('SETUP-5 has green pilots for the mechs beyond 20', () => {
    const draft = force('many', 'periphery', { startingBv: 60_000 });
    expect(draft.mechs.length).toBeGreaterThan(20);
    expect(draft.pilots).toHaveLength(draft.mechs.length);
    expect(draft.mechs.every(({ pilot }) => pilot !== null)).toBe(true);
  });

  it('ROUND-5 is the same for the same dice, and another for other dice', () => {
    expect(force('a', 'liao')).toEqual(force('a', 'liao'));
    expect(force('a', 'liao')).not.toEqual(force('b', 'liao'));
  });

  it("SETUP-3 holds the house list's weights: over all mechs of many forces each class is as frequent, and in it each design by its ways (χ², p < 0.001)", () => {
    for (const faction of ['davion', 'kurita', 'clan-wolf']) {
      const drawn = Array.from({ length: 1_500 }, (_, n) => designs(force(`weights ${n}`, faction))).flat();
      const count = (wanted: (design: MechDesign) => boolean): number => drawn.filter(wanted).length;
      const chiOf = (cells: readonly { readonly seen: number; readonly expected: number }[]): number =>
        cells.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
      const classes = WEIGHT_CLASSES.map((weightClass) => ({
        seen: count((d) => d.weightClass === weightClass),
        expected: drawn.length / 4,
      }));
      expect(chiOf(classes)).toBeLessThan(critical(3));
      for (const weightClass of WEIGHT_CLASSES) {
        const inClass = drawn.filter((design) => design.weightClass === weightClass);
        const ways = new Map<string, number>();
        for (const { design, weight } of catalog.houseList(faction)?.[weightClass] ?? [])
          ways.set(design, (ways.get(design) ?? 0) + weight);
        const total = [...ways.values()].reduce((a, b) => a + b, 0);
        const cells = [...ways].map(([design, weight]) => ({
          seen: inClass.filter((d) => d.slug === design).length,
          expected: (inClass.length * weight) / total,
        }));
        expect(cells.reduce((sum, { seen }) => sum + seen, 0)).toBe(inClass.length);
        expect(chiOf(cells)).toBeLessThan(critical(cells.length - 1));
      }
    }
  });

  it('SETUP-2 says so when no force fits, instead of searching for ever', () => {
    const result = suggestForce(catalog, { ...OPTIONS, startingBv: 100 }, 'davion', dice('poor'));
    expect(result).toMatchObject({
      ok: false,
      error: [{ code: 'force/no-suggestion', rule: 'SETUP-2', params: { budget: 100 } }],
    });
    const nobody = suggestForce(catalog, OPTIONS, 'nobody', dice('x'));
    expect(nobody).toMatchObject({ ok: false, error: [{ code: 'force/no-legal-design', rule: 'SETUP-3' }] });
  });
});
