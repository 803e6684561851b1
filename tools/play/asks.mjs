/** What may be changed of an offer: a question for each of its asks, whatever the system is. */

/** The order with another value at a JSON pointer. */
export const changed = (order, pointer, value) => {
  const [step, ...rest] = pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const inner = rest.length === 0 ? value : changed(order[step] ?? {}, `/${rest.join('/')}`, value);
  if (!Array.isArray(order)) return { ...order, [step]: inner };
  return order.map((one, at) => (String(at) === step ? inner : one));
};

const stepOf = (pointer) => pointer.split('/')[1];

/**
 * The same without the parts that are asked after that pointer: their bounds depend on it, and the server
 * chooses them anew.
 */
export const upTo = (order, pointer, asks) => {
  const at = asks.findIndex((ask) => ask.pointer === pointer);
  const before = new Set(asks.slice(0, at + 1).map((ask) => stepOf(ask.pointer)));
  const later = new Set(asks.slice(at + 1).map((ask) => stepOf(ask.pointer)));
  return Object.fromEntries(Object.entries(order).filter(([key]) => before.has(key) || !later.has(key)));
};

export const choicesOf = ({ from, places }) => places ?? (Array.isArray(from) ? from : []);

const COLUMNS = 3;
/** Many short choices stand side by side. */
const MANY = 12;

const lineOf = ({ label, odds, costs }, words) =>
  [
    label,
    ...(odds === null ? [] : [words.chance(odds)]),
    ...costs.map(({ text, value }) => `${text} ${value}`.trim()),
  ].join(', ');

const sayChoices = (choices, { say, words }) => {
  const lines = choices.map((choice, at) => `${String(at + 1).padStart(4)}. ${lineOf(choice, words)}`);
  const width = Math.max(0, ...lines.map((line) => line.length)) + 2;
  const columns = choices.length > MANY && width < 40 ? COLUMNS : 1;
  for (let at = 0; at < lines.length; at += columns)
    say(
      lines
        .slice(at, at + columns)
        .map((line) => line.padEnd(width))
        .join('')
        .trimEnd(),
    );
};

/** The value of what was typed: its number in the list, or a hex as it is called. */
const choiceOf = (typed, choices) =>
  (
    (/^[1-9]\d*$/.test(typed) ? choices[Number(typed) - 1] : undefined) ??
    choices.find(({ value }) => String(value) === typed)
  )?.value;

const isPoint = (typed) => /^-?\d+\s*,\s*-?\d+$/.test(typed);
const pointOf = (typed) => {
  const [x, y] = typed.split(',').map(Number);
  return { x, y };
};
const placeOf = (typed, { places, region }) =>
  region !== null && isPoint(typed) ? pointOf(typed) : choiceOf(typed, places);

const all = (values) => (values.length === 0 || values.includes(undefined) ? undefined : values);
const parts = (typed, between) =>
  typed
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `1 2, 3 1`: the first row at the second column, the third at the first. */
const assigned = (typed, { rows, columns, cells }) =>
  all(
    parts(typed, ',').map((pair) => {
      const [row, column] = pair.split(/\s+/);
      const [from, to] = [rows[Number(row) - 1]?.value, columns[Number(column ?? 1) - 1]?.value];
      const cell = cells.find((one) => one.row === from && one.column === to);
      return cell === undefined ? undefined : { row: cell.row, column: cell.column, mode: cell.mode };
    }),
  );

const json = (typed) => {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
};

const boxes = ({ region }) =>
  (region?.within ?? []).map((shape) => {
    const points = shape.polygon ?? shape.line;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const around = shape.radius ?? 0;
    return `x ${Math.min(...xs) - around}–${Math.max(...xs) + around}, y ${Math.min(...ys) - around}–${Math.max(...ys) + around}`;
  });

/** By kind: what is shown first, which question is asked, and the value of what was typed. */
const KINDS = {
  'one-of': { how: 'oneOf', read: (typed, { from }) => choiceOf(typed, from) },
  facing: {
    how: (bounds) => (bounds.from === null ? 'degrees' : 'oneOf'),
    read: (typed, { from }) =>
      from === null ? (/^\d+$/.test(typed) ? Number(typed) % 360 : undefined) : choiceOf(typed, from),
  },
  'some-of': {
    how: 'someOf',
    read: (typed, { from }) => all(parts(typed, ',').map((one) => choiceOf(one, from))),
  },
  rank: {
    how: 'someOf',
    read: (typed, { from }) => all(parts(typed, ',').map((one) => choiceOf(one, from))),
  },
  place: { how: ({ region }) => (region === null ? 'oneOf' : 'point'), read: placeOf },
  path: {
    how: ({ region }) => (region === null ? 'path' : 'points'),
    read: (typed, bounds) =>
      all(parts(typed, bounds.region === null ? ',' : ';').map((one) => placeOf(one, bounds))),
  },
  number: { how: 'number', read: (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : undefined) },
  assign: { how: 'assign', read: assigned },
};

const show = (bounds, tools) => {
  for (const box of boxes(bounds)) tools.say(`  ${box}`);
  if (bounds.kind === 'assign') {
    sayChoices(bounds.rows, tools);
    tools.say(`  ${tools.words.at}`);
    return sayChoices(bounds.columns, tools);
  }
  if (!Object.hasOwn(KINDS, bounds.kind)) return tools.say(`  ${JSON.stringify(bounds)}`);
  return sayChoices(choicesOf(bounds), tools);
};

/**
 * `say` prints, `hear` reads a line, `words` are those of the program. Asks until something within reach was
 * typed. Answers the value; undefined: as it is.
 */
export async function askFor({ title, bounds }, tools) {
  const { how, read } = KINDS[bounds.kind] ?? { how: 'json', read: json };
  show(bounds, tools);
  const question = typeof how === 'string' ? how : how(bounds);
  for (;;) {
    const typed = (await tools.hear(tools.words[question](title, bounds))).trim();
    if (typed === '') return undefined;
    const value = read(typed, bounds);
    if (value !== undefined) return value;
    tools.say(`  ${tools.words.notThat(typed)}`);
  }
}
