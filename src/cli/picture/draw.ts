/** Draws a player's view as an SVG: terrain, the fog of war, buildings by controller, own and enemy mechs (SIGHT-4). */
import { DIRECTIONS, TERRAINS, type Direction, type Hex, type View } from '../../rules';
import { columnOf, neighbour, rowOf } from '../../rules/map';
import { corner, fixed, HEIGHT, hexPath, RADIUS, TERRAIN_LOOKS } from './terrain';

const MARGIN = 26;
const HEAD = 62;
const FOOT = 76;
const OWN = '#4cc2ff';
const ENEMY = '#ff6b57';
const NOBODY = '#f4f1e6';
const FONT = `font-family="ui-sans-serif,system-ui,'Segoe UI',Helvetica,Arial,sans-serif"`;
/** Of a hex's edges: the corner at which it begins, clockwise from the east. */
const EDGE: Readonly<Record<Direction, number>> = { SE: 0, S: 1, SW: 2, NW: 3, N: 4, NE: 5 };

const middle = (hex: string): readonly [number, number] => {
  const [column, row] = [columnOf(hex as Hex), rowOf(hex as Hex)];
  return [MARGIN + RADIUS + (column - 1) * 1.5 * RADIUS, HEAD + (row - (column % 2 === 1 ? 0.5 : 0)) * HEIGHT];
};

const text = (x: number, y: number, size: number, fill: string, words: string, more = ''): string =>
  `<text x="${fixed(x)}" y="${fixed(y)}" font-size="${size}" fill="${fill}" ${FONT} ${more}>${words}</text>`;

const land = (view: View, hexes: readonly Hex[]): string =>
  TERRAINS.map((terrain) => {
    const there = hexes.filter((hex) => view.map.terrain[hex] === terrain);
    const paths = there.map((hex) => hexPath(...middle(hex), RADIUS - 0.6)).join('');
    const uses = there.map((hex) => `<use href="#${terrain}" x="${fixed(middle(hex)[0])}" y="${fixed(middle(hex)[1])}"/>`).join('');
    return `<path d="${paths}" fill="${TERRAIN_LOOKS[terrain].fill}"/>${uses}`;
  }).join('\n');

const fog = (hexes: readonly Hex[], sight: ReadonlySet<string>): string => {
  const dark = hexes
    .filter((hex) => !sight.has(hex))
    .map((hex) => hexPath(...middle(hex), RADIUS + 0.4))
    .join('');
  const border = hexes
    .filter((hex) => sight.has(hex))
    .flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => {
        const next = neighbour(hex, direction);
        if (next !== null && sight.has(next)) return [];
        const [x, y] = middle(hex);
        const [[ax, ay], [bx, by]] = [corner(EDGE[direction]), corner(EDGE[direction] + 1)];
        return [`M${fixed(x + ax)} ${fixed(y + ay)}L${fixed(x + bx)} ${fixed(y + by)}`];
      }),
    );
  return `<path d="${dark}" fill="#0a1222" fill-opacity=".64"/><path d="${border.join('')}" stroke="#eaf6ff" stroke-width="2.2" stroke-linecap="round"/>`;
};

const sign = (x: number, y: number, fill: string, opacity = 1): string =>
  `<path d="M${fixed(x)} ${fixed(y - 10)}l10 10-10 10-10-10z" fill="${fill}" stroke="#0b1322" stroke-width="2" opacity="${opacity}"/>` +
  `<path d="M${fixed(x - 4)} ${fixed(y + 4)}v-6l4-3.4 4 3.4v6z" fill="#0b1322" opacity="${opacity}"/>`;

/** Beside a token the sign moves aside. */
const buildings = (view: View): string => {
  const there = new Set(view.mechs.map(({ hex }) => hex));
  return view.buildings
    .map(({ hex, control, known }) => {
      const fill = !known || control === null ? NOBODY : control === view.force ? OWN : ENEMY;
      return sign(middle(hex)[0] - (there.has(hex) ? 6 : 0), middle(hex)[1] + (there.has(hex) ? 4 : 0), fill, known ? 1 : 0.72);
    })
    .join('\n');
};

const token = (x: number, y: number, fill: string, count: number, remembered = false): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="10.5" fill="${remembered ? '#0b1322' : fill}" stroke="${remembered ? fill : '#0b1322'}" ` +
  `stroke-width="2"${remembered ? ' stroke-dasharray="3 2.4"' : ''}/>` +
  text(x, y + 4.2, 12, remembered ? fill : '#0b1322', String(count), 'text-anchor="middle" font-weight="700"');

/** How many stand in each hex, by hex. */
const counts = (mechs: readonly { readonly hex: string }[]): readonly (readonly [string, number])[] => {
  const found = new Map<string, number>();
  for (const { hex } of mechs) found.set(hex, (found.get(hex) ?? 0) + 1);
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1));
};

/** Beside a building the token moves aside. */
const mechs = (view: View): string => {
  const built = new Set(view.buildings.map(({ hex }) => hex));
  const group = (of: View['mechs'], fill: string, remembered = false): string =>
    counts(of)
      .map(([hex, count]) => {
        const [x, y] = middle(hex);
        return built.has(hex) ? token(x + 10, y - 8, fill, count, remembered) : token(x, y, fill, count, remembered);
      })
      .join('\n');
  const others = view.mechs.filter((mech) => !mech.own);
  return [
    group(
      others.filter((mech) => !mech.own && mech.seen !== null),
      ENEMY,
      true,
    ),
    group(
      others.filter((mech) => !mech.own && mech.seen === null),
      ENEMY,
    ),
    group(
      view.mechs.filter((mech) => mech.own),
      OWN,
    ),
  ].join('\n');
};

const legend = (width: number, y: number): string => {
  const words = (x: number, name: string): string => text(x, y + 4.5, 13, '#c8d3e3', name);
  const marks = [
    [token(0, y, OWN, 4), 'own mechs'],
    [token(0, y, ENEMY, 3), 'enemies in sight'],
    [token(0, y, ENEMY, 2, true), 'where they were last seen'],
    [sign(0, y, OWN), 'own building'],
    [sign(0, y, ENEMY), "an enemy's"],
    [sign(0, y, NOBODY), 'a building'],
  ] as const;
  const step = (width - 2 * MARGIN) / 6.3;
  const offsets = [0, 0.88, 2.02, 3.68, 4.62, 5.52];
  return marks
    .map(([mark, name], index) => `<g transform="translate(${fixed(MARGIN + 12 + step * (offsets[index] ?? 0))} 0)">${mark}${words(17, name)}</g>`)
    .join('\n');
};

const terrainLegend = (width: number, y: number): string => {
  const step = (width - 2 * MARGIN) / TERRAINS.length;
  return TERRAINS.map((terrain, index) => {
    const [x, look] = [MARGIN + 13 + step * index, TERRAIN_LOOKS[terrain]];
    return `<path d="${hexPath(x, y, 13)}" fill="${look.fill}"/><g transform="translate(${fixed(x)} ${y}) scale(.6)">${look.strokes}</g>${text(x + 20, y + 4.5, 13, '#c8d3e3', look.name)}`;
  }).join('\n');
};

/** A whole SVG document, the same for the same view. */
export function draw(view: View, hexes: readonly Hex[], title: string, subtitle: string): string {
  const width = Math.round(2 * MARGIN + RADIUS * (1.5 * view.map.columns + 0.5));
  const bottom = HEAD + (view.map.rows + 0.5) * HEIGHT;
  const height = Math.round(bottom + FOOT);
  const symbols = TERRAINS.map((terrain) => `<g id="${terrain}">${TERRAIN_LOOKS[terrain].strokes}</g>`).join('\n');
  return [
    '<!-- Generated by npm run picture: do not edit. -->',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${subtitle}">`,
    `<defs>${symbols}</defs>`,
    `<rect width="${width}" height="${height}" rx="18" fill="#0f1a2c"/>`,
    text(MARGIN, 39, 22, '#f2f6fc', title, 'font-weight="700"'),
    text(width - MARGIN, 39, 14, '#9fb2cb', subtitle, 'text-anchor="end"'),
    land(view, hexes),
    fog(hexes, new Set(view.map.sight)),
    buildings(view),
    mechs(view),
    legend(width, Math.round(bottom + 24)),
    terrainLegend(width, Math.round(bottom + 54)),
    '</svg>\n',
  ].join('\n');
}
