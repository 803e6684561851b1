import { bundledCatalog } from '../bundled';
import { battleValue } from './battle-value';

const catalog = bundledCatalog();

describe('Battle Value of the bundled mechs', () => {
  it('is the value given for each of the 630', () => {
    const wrong = catalog.mechs.flatMap((design) => {
      const result = battleValue(design, catalog.item);
      const bv = result.ok ? result.value.bv : null;
      return bv === design.bv ? [] : [{ design: design.slug, given: design.bv, computed: bv }];
    });
    expect(wrong).toEqual([]);
    expect(catalog.mechs).toHaveLength(630);
  });
});
