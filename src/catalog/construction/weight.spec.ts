import { toTons } from '../../kernel/tonnage';
import { bundledCatalog } from '../bundled';
import { weightOf } from './weight';

const catalog = bundledCatalog();

describe('weight of the bundled mechs', () => {
  it('is their tonnage, derived from the parts, of each of the 630 but one that its makers left half a ton too light', () => {
    const other = catalog.mechs.flatMap((design) => {
      const { total, unknown } = weightOf(design, catalog.item);
      return toTons(total) === design.tons && unknown.length === 0
        ? []
        : [{ design: design.slug, tons: design.tons, total: toTons(total), unknown }];
    });
    expect(other).toEqual([{ design: 'griffin-grf-1rg', tons: 55, total: 54.5, unknown: [] }]);
    expect(catalog.mechs).toHaveLength(630);
  });
});
