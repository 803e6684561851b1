import { bundledCatalog } from '../bundled';
import { battleValue } from './battle-value';
import { given, product, rounded, smallest, sum, twoDecimals, valueOf, type Term } from './term';

const catalog = bundledCatalog();
const each = (term: Term, visit: (term: Term) => void): void => {
  visit(term);
  for (const inner of term.terms) each(inner, visit);
};

describe('terms', () => {
  it('make their value of their terms', () => {
    const terms = [given('weapon/base', 2), given('weapon/capacitor', 3.5)];
    expect(sum('weapon/charged', terms).value).toBe(5.5);
    expect(product('weapon/charged', terms).value).toBe(7);
    expect(smallest('ammunition/kind', terms).value).toBe(2);
    expect(rounded('battle-value', terms).value).toBe(6);
    expect(rounded('battle-value', [given('weapon/base', 5.49)]).value).toBe(5);
    expect(
      rounded('battle-value', [
        given('weapon/base', 1.15),
        given('weapon/capacitor', 1.1),
        given('weapon/facing', 0.25 - 1e-12),
      ]).value,
    ).toBe(2);
    expect(twoDecimals('offensive/speed', [given('weapon/base', 1.1249)]).value).toBe(1.12);
    expect(sum('weapon/guns', []).value).toBe(0);
  });

  it('explain the Battle Value of every mech down to given figures', () => {
    for (const design of catalog.mechs) {
      const result = battleValue(design, catalog.item);
      if (!result.ok) throw new Error(design.slug);
      expect(result.value.term.value).toBe(result.value.bv);
      each(result.value.term, (term) => {
        const values = term.terms.map(({ value }) => value);
        if (term.kind === 'given') expect(values).toEqual([]);
        else if (term.value !== valueOf(term.kind, values)) throw new Error(`${design.slug}: ${term.code}`);
        expect(Number.isFinite(term.value)).toBe(true);
      });
    }
  });
});
