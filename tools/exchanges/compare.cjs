/**
 * Tells in what two recordings differ, exchange by exchange. Only words for people may differ: what stands at
 * `message`, `detail`, `text` and `title`. Numbers of placeholders may differ too (`<id:40>`, `<id:41>`): a
 * later build draws more ids. But within an exchange the same id must stay the same, and another another.
 */
const { breakingDifferences } = require('../openapi-breaking.cjs');
const { pairsOf } = require('./pairs.cjs');
const { SameIds } = require('./same-ids.cjs');

const WORDS = new Set(['message', 'detail', 'text', 'title']);

const kindOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
const short = (value) => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
};
const step = (key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Lists are compared in their order, objects by their keys. */
function differencesIn(before, now, at = '', words = true, ids = new SameIds()) {
  if (kindOf(before) !== kindOf(now)) return [`${at || '/'}: ${short(before)} became ${short(now)}`];
  if (Array.isArray(before)) {
    const length =
      before.length === now.length ? [] : [`${at || '/'}: ${before.length} elements became ${now.length}`];
    const both = before.slice(0, now.length);
    return [
      ...length,
      ...both.flatMap((one, index) => differencesIn(one, now[index], at + step(index), words, ids)),
    ];
  }
  if (kindOf(before) === 'object') {
    const pairs = ids.keys(Object.keys(before), Object.keys(now));
    return pairs.flatMap(([old, key]) => {
      if (old === null) return [`${at}${step(key)}: ${short(now[key])} is new`];
      if (key === null) return [`${at}${step(old)}: ${short(before[old])} is gone`];
      if (words && WORDS.has(key) && typeof before[old] === 'string' && typeof now[key] === 'string')
        return [];
      return differencesIn(before[old], now[key], at + step(key), words, ids);
    });
  }
  if (typeof before === 'string' && ids.areSame(before, now)) return [];
  return Object.is(before, now) ? [] : [`${at || '/'}: ${short(before)} became ${short(now)}`];
}

/** The description may say more, and in another order: what matters is what breaks clients. */
const bodies = (before, now, ids) =>
  before.path === '/openapi.json' && now.body?.paths !== undefined
    ? breakingDifferences(before.body, now.body)
    : differencesIn(before.body, now.body, 'body', true, ids);

const ofExchange = (before, now) => {
  const ids = new SameIds();
  const asked = ['step', 'who', 'method', 'path', 'headers', 'sent'].flatMap((part) =>
    differencesIn(before[part], now[part], `asked ${part}`, false, ids),
  );
  const answered = differencesIn(before.answered, now.answered, 'header', false, ids);
  return [
    ...asked,
    ...differencesIn(before.status, now.status, 'status'),
    ...answered,
    ...bodies(before, now, ids),
  ];
};

/** By exchange that differs: its number, what was asked, and every difference. */
function compareRecordings(before, now) {
  return pairsOf(before, now).flatMap(([old, fresh], index) => {
    const { who, method, path, step: where } = old ?? fresh;
    const asked = { number: index + 1, asked: `${where}: ${who} ${method} ${path}` };
    if (old === null || fresh === null)
      return [{ ...asked, differences: [old === null ? 'was not there before' : 'is gone'] }];
    const differences = ofExchange(old, fresh);
    return differences.length === 0 ? [] : [{ ...asked, sent: short(old.sent), differences }];
  });
}

module.exports = { compareRecordings };
