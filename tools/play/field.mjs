/**
 * The field in characters, from a board and a scene alone: it knows no system. Hexes are drawn in columns of
 * which every second lies half a row lower; zones are listed; a plane is cut into squares.
 */
const WIDTH = 4;
const PLANE = { columns: 60, rows: 24 };

const put = (rows, line, column, text) => {
  for (const [at, letter] of [...text].entries())
    if (rows[line]?.[column + at] !== undefined) rows[line][column + at] = letter;
};

const sign = (title) => title.slice(0, 2).toLowerCase();

/** Two letters of what lies there, such as `he` for heavy woods; the last area counts. */
const groundOf = (areas) => {
  const ground = new Map();
  for (const { places, title } of areas) for (const place of places) ground.set(place, sign(title));
  return ground;
};

/** `he Heavy woods · li Light woods`; nothing on open ground. */
const legend = ({ areas }) =>
  [...new Set(areas.filter(({ places }) => places.length > 0).map(({ title }) => title))]
    .sort()
    .map((title) => `${sign(title)} ${title}`)
    .join(' · ');

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const nameOf = ({ short, facing }) =>
  `${short.slice(0, 3)}${facing === null ? '' : ARROWS[Math.round(facing / 45) % 8]}`;

const hexes = ({ grid, areas }, tokens) => {
  const rows = Array.from({ length: 2 * grid.rows + 2 }, () => Array(WIDTH * grid.columns + 3).fill(' '));
  const ground = groundOf(areas);
  const standing = new Map(tokens.map((token) => [token.place, token]));
  const two = (number) => String(number).padStart(2, '0');
  for (let column = 1; column <= grid.columns; column += 1) {
    put(rows, 0, 3 + WIDTH * (column - 1), two(column));
    for (let row = 1; row <= grid.rows; row += 1) {
      const place = two(column) + two(row);
      const line = 2 * row - 1 + (column % 2 === 0 ? 1 : 0);
      if (column === 1) put(rows, line, 0, two(row));
      const token = standing.get(place);
      put(
        rows,
        line,
        3 + WIDTH * (column - 1),
        token === undefined ? (ground.get(place) ?? '·') : nameOf(token),
      );
    }
  }
  return rows;
};

const plane = ({ size }, tokens) => {
  const rows = Array.from({ length: PLANE.rows }, () => Array(PLANE.columns).fill('·'));
  for (const token of tokens)
    put(
      rows,
      Math.min(PLANE.rows - 1, Math.floor((token.at.y * PLANE.rows) / size.y)),
      Math.min(PLANE.columns - WIDTH, Math.floor((token.at.x * PLANE.columns) / size.x)),
      nameOf(token),
    );
  return rows;
};

const tokenLine = ({ short, name, seat, place, at, bars, states, hidden }, words) =>
  [
    `${short.padEnd(4)} ${name}`,
    seat === null ? null : words.seat(seat),
    place ?? (at === null ? words.offField : `${at.x}, ${at.y}`),
    ...bars.map(({ title, value, most }) => `${title} ${value}/${most}`),
    ...states.map(({ text }) => text),
    hidden ? words.hidden : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `words`: those of the program (`words.mjs`). */
export const drawField = (board, { tokens, trays }, words) => {
  const units = tokens.filter(({ at }) => at !== null);
  const drawn =
    board.grid === null ? plane(board, units) : board.grid.kind === 'hex' ? hexes(board, units) : [];
  return [
    ...drawn.map((row) => row.join('').trimEnd()),
    ...(board.grid?.kind === 'hex' ? [legend(board)] : []),
    ...tokens.map((token) => tokenLine(token, words)),
    ...trays.map(({ title, kind }) => title ?? kind),
  ].join('\n');
};
