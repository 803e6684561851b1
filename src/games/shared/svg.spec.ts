import { token } from '../../../test/support/games/fixtures/fixture';
import { type Area, text, type Token } from '../shapes';
import { hexGrid, sizeOf } from './hex-field';
import { svgOf } from './svg';

const grid = hexGrid(3, 4);
const woods: Area = {
  id: 'w',
  kind: 'heavy-woods',
  title: text('woods'),
  level: 0,
  cover: null,
  shape: null,
  places: ['0101', '0202'],
};
const svg = (name: string, area: Area = woods, changes: Partial<Token> = {}): string =>
  svgOf(
    { unit: 1000, size: sizeOf(grid), grid, areas: [area] },
    {
      tokens: [
        token('a', 'mech', { name, at: { x: 17, y: 15 }, facing: 60, ...changes }),
        token('b', 'mech'),
      ],
      marks: [],
      trays: [],
    },
    {
      woods: { en: 'heavy <woods>', de: 'dichter Wald' },
      prone: { en: 'prone & down', de: 'liegt' },
    },
    'en',
  );

describe('a scene as SVG', () => {
  it('GAM-7 draws each hex of an area once, and no token that is off the field', () => {
    const [, path = ''] = /<title>heavy &lt;woods&gt;<\/title><path d="([^"]*)"/.exec(svg('a')) ?? [];
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(svg('a').match(/rotate\(60\)/g)).toHaveLength(1);
    expect(svg('a')).toContain('viewBox="0 0 86 135"');
  });

  it('GAM-7 writes the level of what is not at 0 once a hex, and draws it in another shade', () => {
    const [flat, high] = [0, 3].map((level) => svg('a', { ...woods, level }));
    expect(flat).not.toContain('>3</text>');
    expect(high?.match(/>3<\/text>/g)).toHaveLength(2);
    const fills = [flat, high].map(
      (drawn) => /woods&gt;<\/title><path [^>]*fill="(#\w+)"/.exec(drawn ?? '')?.[1],
    );
    expect(new Set(fills).size).toBe(2);
    expect(fills).not.toContain(undefined);
  });

  it('GAM-7 draws where a torso looks beside where its legs do, and says the states of a unit', () => {
    const drawn = svg('a', woods, { aim: 120, states: [{ code: 'prone', params: {}, good: false }] });
    expect(drawn.match(/rotate\(120\)/g)).toHaveLength(1);
    expect(drawn).toContain('<title>a: prone &amp; down</title>');
  });

  it('GAM-7 escapes what people named', () => {
    expect(svg('<script>&"')).toContain('<title>&lt;script&gt;&amp;&quot;</title>');
    expect(svg('a')).toContain('<title>heavy &lt;woods&gt;</title>');
  });
});
