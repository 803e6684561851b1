/**
 * Tells in what two recordings differ, exchange by exchange. Only words for people may differ: what stands at
 * `message`, `detail` and `text`.
 */
const { breakingDifferences } = require('../openapi-breaking.cjs');

const WORDS = new Set(['message', 'detail', 'text']);

const kindOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
const short = (value) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};
const step = (key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Lists are compared in their order, objects by their keys. */
function differencesIn(before, now, at = '', words = true) {
  if (kindOf(before) !== kindOf(now)) return [`${at || '/'}: ${short(before)} became ${short(now)}`];
  if (Array.isArray(before)) {
    const length =
      before.length === now.length ? [] : [`${at || '/'}: ${before.length} elements became ${now.length}`];
    const both = before.slice(0, now.length);
    return [
      ...length,
      ...both.flatMap((one, index) => differencesIn(one, now[index], at + step(index), words)),
    ];
  }
  if (kindOf(before) === 'object') {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])];
    return keys.flatMap((key) => {
      if (!Object.hasOwn(before, key)) return [`${at}${step(key)}: ${short(now[key])} is new`];
      if (!Object.hasOwn(now, key)) return [`${at}${step(key)}: ${short(before[key])} is gone`];
      if (words && WORDS.has(key) && typeof before[key] === 'string' && typeof now[key] === 'string')
        return [];
      return differencesIn(before[key], now[key], at + step(key), words);
    });
  }
  return Object.is(before, now) ? [] : [`${at || '/'}: ${short(before)} became ${short(now)}`];
}

/** The description may say more, and in another order: what matters is what breaks clients. */
const bodies = (before, now) =>
  before.path === '/openapi.json' && now.body?.paths !== undefined
    ? breakingDifferences(before.body, now.body)
    : differencesIn(before.body, now.body, 'body');

const ofExchange = (before, now) => {
  const asked = ['step', 'who', 'method', 'path', 'headers', 'sent'].flatMap((part) =>
    differencesIn(before[part], now[part], `asked ${part}`, false),
  );
  const answered = differencesIn(before.answered, now.answered, 'header', false);
  return [
    ...asked,
    ...differencesIn(before.status, now.status, 'status'),
    ...answered,
    ...bodies(before, now),
  ];
};

/** By exchange that differs: its number, what was asked, and every difference. */
function compareRecordings(before, now) {
  const count = Math.max(before.length, now.length);
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [old, fresh] = [before[index], now[index]];
    const { who, method, path, step: where } = old ?? fresh;
    const asked = { number: index + 1, asked: `${where}: ${who} ${method} ${path}` };
    if (old === undefined || fresh === undefined)
      return [{ ...asked, differences: [old === undefined ? 'was not there before' : 'is gone'] }];
    const differences = ofExchange(old, fresh);
    return differences.length === 0 ? [] : [{ ...asked, sent: short(old.sent), differences }];
  });
}

module.exports = { compareRecordings };
