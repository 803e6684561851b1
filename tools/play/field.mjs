/**
 * The field in characters, from a board and a scene alone: it knows no system. Hexes are drawn in columns of
 * which every second lies half a row lower; zones are listed; a plane is drawn in squares (`plane.mjs`).
 */
import { drawPlane } from './plane.mjs';
import { groundSigns, legendOf, signsOf } from './signs.mjs';

const WIDTH = 4;

const put = (rows, line, column, text) => {
  for (const [at, letter] of [...text].entries())
    if (rows[line]?.[column + at] !== undefined) rows[line][column + at] = letter;
};

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'];
const arrowOf = (facing) => (facing === null ? '' : ARROWS[Math.round(facing / 45) % 8]);

/** What lies there, such as `he` for heavy woods; the last area counts. */
const groundOf = (areas, signs) => {
  const ground = new Map();
  for (const { places, title } of areas) for (const place of places) ground.set(place, signs.get(title));
  return ground;
};

const drawHexes = ({ grid, areas }, tokens, nameOf) => {
  const rows = Array.from({ length: 2 * grid.rows + 2 }, () => Array(WIDTH * grid.columns + 3).fill(' '));
  const signs = groundSigns(
    areas.filter(({ places }) => places.length > 0),
    2,
  );
  const ground = groundOf(areas, signs);
  const standing = new Map(tokens.map((token) => [token.place, token]));
  const two = (number) => String(number).padStart(2, '0');
  for (let column = 1; column <= grid.columns; column += 1) {
    put(rows, 0, 3 + WIDTH * (column - 1), two(column));
    for (let row = 1; row <= grid.rows; row += 1) {
      const place = two(column) + two(row);
      const line = 2 * row - 1 + (column % 2 === 0 ? 1 : 0);
      if (column === 1) put(rows, line, 0, two(row));
      const token = standing.get(place);
      const drawn = token === undefined ? (ground.get(place) ?? '·') : nameOf(token);
      put(rows, line, 3 + WIDTH * (column - 1), drawn);
    }
  }
  return [...rows.map((row) => row.join('').trimEnd()), legendOf(signs)];
};

const tokenLine = ({ name, seat, place, at, bars, states, hidden }, sign, you, words) =>
  [
    `${sign.padEnd(4)} ${name}`,
    seat === null ? null : words.seat(seat, you),
    place ?? (at === null ? words.offField : `${at.x}, ${at.y}`),
    ...bars.map(({ title, value, most }) => `${title} ${value}/${most}`),
    ...states.map(({ text }) => text),
    hidden ? words.hidden : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');

/** `Orders left, yours: 2/2`; of cards their names, where they lie open. */
const trayLine = ({ title, kind, seat, value, most, items }, you, words) => {
  const whose = seat === null ? '' : `, ${words.seat(seat, you)}`;
  const figure = value === null ? [] : [`${value}${most === null ? '' : `/${most}`}`];
  const named = items.map((item) => item.title).filter((one) => one !== '');
  const all = [...figure, ...named].join(', ');
  return `${title === '' ? kind : title}${whose}${all === '' ? '' : `: ${all}`}`;
};

/** `words`: those of the program (`words.mjs`). `you`: the reader's seat. */
export const drawField = (board, { tokens, trays }, you, words) => {
  const signs = signsOf(tokens);
  const nameOf = ({ id, facing }) => `${signs.get(id)}${arrowOf(facing)}`;
  const units = tokens.filter(({ at }) => at !== null);
  const drawn =
    board.grid === null
      ? drawPlane(board, units, nameOf)
      : board.grid.kind === 'hex'
        ? drawHexes(board, units, nameOf)
        : [];
  return [
    ...drawn,
    ...tokens.map((token) => tokenLine(token, signs.get(token.id), you, words)),
    ...trays.map((tray) => trayLine(tray, you, words)),
  ].join('\n');
};
