import { token } from '../../../test/support/games/fixtures/fixture';
import { text } from '../shapes';
import { hexGrid, sizeOf } from './hex-field';
import { svgOf } from './svg';

const grid = hexGrid(3, 4);
const woods = {
  id: 'w',
  kind: 'heavy-woods',
  title: text('woods'),
  level: 0,
  cover: null,
  shape: null,
  places: ['0101', '0202'],
};
const svg = (name: string): string =>
  svgOf(
    { unit: 1000, size: sizeOf(grid), grid, areas: [woods] },
    {
      tokens: [token('a', 'mech', { name, at: { x: 17, y: 15 }, facing: 60 }), token('b', 'mech')],
      marks: [],
      trays: [],
    },
    { woods: { en: 'heavy <woods>', de: 'dichter Wald' } },
    'en',
  );

describe('a scene as SVG', () => {
  it('GAM-7 draws each hex of an area once, and no token that is off the field', () => {
    expect(svg('a').match(/<polygon/g)).toHaveLength(2);
    expect(svg('a').match(/rotate\(60\)/g)).toHaveLength(1);
    expect(svg('a')).toContain('viewBox="0 0 86 135"');
  });

  it('GAM-7 escapes what people named', () => {
    expect(svg('<script>&"')).toContain('<title>&lt;script&gt;&amp;&quot;</title>');
    expect(svg('a')).toContain('<title>heavy &lt;woods&gt;</title>');
  });
});
