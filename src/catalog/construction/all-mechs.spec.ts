import { bundledCatalog } from '../bundled';
import { constructionViolations } from './construction-violations';

const catalog = bundledCatalog();

describe('construction of the bundled mechs', () => {
  it('finds each of the 630 legal', () => {
    const illegal = catalog.mechs.flatMap((design) => {
      const violations = constructionViolations(design, catalog.item);
      return violations.length === 0
        ? []
        : [
            {
              design: design.slug,
              violations: violations.map(({ code, params }) => `${code} ${JSON.stringify(params)}`),
            },
          ];
    });
    expect(illegal).toEqual([]);
    expect(catalog.mechs).toHaveLength(630);
  });
});
