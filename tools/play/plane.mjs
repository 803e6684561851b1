/** A plane in characters: cut into squares, of which each shows what lies in its middle. */
import { groundSigns, legendOf } from './signs.mjs';

const COLUMNS = 60;
const ROWS = 24;
const MARGIN = 6;
/** A figure along the upper edge each so many columns. */
const EACH = 10;

/** So far a token is drawn aside where another one's letters are. */
const ASIDE = [0, 1, -1, 2, -2, 3, -3, 4, -4];

const isInPolygon = (points, { x, y }) =>
  points.reduce((inside, to, at) => {
    const from = points.at(at - 1);
    const crosses =
      from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x;
    return crosses ? !inside : inside;
  }, false);

const distance = (from, to, { x, y }) => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx === 0 && dy === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - from.x - part * dx, y - from.y - part * dy);
};

const covers = (shape, point) =>
  shape !== null &&
  (shape.polygon === undefined
    ? shape.line.some((to, at) => distance(shape.line[Math.max(0, at - 1)], to, point) <= shape.radius)
    : isInPolygon(shape.polygon, point));

/** `tokens`: those on the field. `nameOf(token)`: the letters that it is drawn with. */
export const drawPlane = ({ size, areas }, tokens, nameOf) => {
  const signs = groundSigns(areas, 1);
  const middle = (row, column) => ({
    x: ((column + 0.5) * size.x) / COLUMNS,
    y: ((row + 0.5) * size.y) / ROWS,
  });
  const groundAt = (row, column) => areas.findLast(({ shape }) => covers(shape, middle(row, column)));
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => signs.get(groundAt(row, column)?.title) ?? '·'),
  );
  const taken = new Set();
  for (const token of tokens) {
    const letters = [...nameOf(token)];
    const row = Math.min(ROWS - 1, Math.floor((token.at.y * ROWS) / size.y));
    const wanted = Math.min(COLUMNS - letters.length, Math.floor((token.at.x * COLUMNS) / size.x));
    const isFree = (column) =>
      column >= 0 &&
      column <= COLUMNS - letters.length &&
      letters.every((_, at) => !taken.has(`${row},${column + at}`));
    const column = ASIDE.map((step) => wanted + step).find(isFree) ?? wanted;
    letters.forEach((letter, at) => {
      rows[row][column + at] = letter;
      taken.add(`${row},${column + at}`);
    });
  }
  const figures = Array.from({ length: COLUMNS / EACH }, (_, at) =>
    String(Math.round((at * EACH * size.x) / COLUMNS)).padEnd(EACH),
  );
  return [
    `${' '.repeat(MARGIN)}${figures.join('').trimEnd()}`,
    ...rows.map(
      (row, at) => `${String(Math.round((at * size.y) / ROWS)).padStart(MARGIN - 1)} ${row.join('')}`,
    ),
    ...(signs.size === 0 ? [] : [legendOf(signs)]),
  ];
};
