/** An offer as lines: what it is, what it costs, and what every part of its order is set to. */
import { choicesOf } from './asks.mjs';

const at = (order, pointer) =>
  pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, step) => value?.[step], order);

/** A hex, a point, a number as it is; null: nothing that says anything by itself. */
const plain = (value) => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value?.x === 'number') return `${value.x}, ${value.y}`;
  return null;
};

const labelled = (value, choices) =>
  choices.find((choice) => JSON.stringify(choice.value) === JSON.stringify(value))?.label ?? plain(value);

const listed = (values, choices, between) => {
  const said = values.map((value) => labelled(value, choices));
  return said.length === 0 || said.includes(null) ? null : said.join(between);
};

const assigned = (value, { rows, columns }) =>
  value.length === 0
    ? null
    : value
        .map(({ row, column, mode }) =>
          [labelled(row, rows), mode === null ? '' : ` (${mode})`, ' → ', labelled(column, columns)].join(''),
        )
        .join('; ');

const valueText = (value, bounds) => {
  if (bounds?.kind === 'assign' && Array.isArray(value)) return assigned(value, bounds);
  if (bounds?.kind === 'split')
    return bounds.among.map((one) => `${one.label} ${value?.[one.value] ?? 0}`).join('; ');
  if (bounds?.kind === 'facing' && bounds.from === null) return `${value}°`;
  if (bounds?.kind === 'number') return [value, bounds.unit].filter((part) => part !== null).join(' ');
  const choices = bounds === null ? [] : choicesOf(bounds);
  if (Array.isArray(value))
    return listed(value, choices, bounds === null || bounds.kind === 'path' ? ' → ' : '; ');
  return labelled(value, choices);
};

/** `Where to? hex 0914 · Direction: facing north`. */
const setTo = ({ ask, order }) =>
  ask
    .map(({ pointer, title, bounds }) => {
      const value = valueText(at(order, pointer), bounds);
      return value === null ? null : `${title}${/[?:]$/.test(title) ? '' : ':'} ${value}`;
    })
    .filter((part) => part !== null)
    .join(' · ');

/** `signs`: how the tokens are drawn that share their name with another. */
export const offerLines = (offer, index, words, signs) => {
  const { label, token, odds, costs, expects, warnings } = offer;
  const first = [
    `${String(index + 1).padStart(3)}. ${label}${signs.has(token) ? ` [${signs.get(token)}]` : ''}`,
    ...(odds === null ? [] : [words.chance(odds)]),
    ...[...costs, ...expects].map(({ text, value }) => `${text} ${value}`.trim()),
    ...warnings.map(({ text }) => `! ${text}`),
  ];
  const more = setTo(offer);
  return [first.filter((part) => part !== '').join(', '), ...(more === '' ? [] : [`       ${more}`])];
};
