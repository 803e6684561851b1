/**
 * Every operation with something wrong in it: each property of its body, its queries, ids, headers, and the
 * body as a whole.
 */
import {
  FULL_BODIES,
  TABLE,
  actorOf,
  additions,
  ask,
  dryQuery,
  idsIn,
  omissions,
  pathOf,
  replacements,
  tokenOf,
  urlOf,
} from './supports.mjs';

/** How many mistakes of each kind one body is tried with, taken evenly from all that there are. */
const MAX = 14;
const evenly = (all, most) =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, index) => all[Math.floor((index * all.length) / most)]);

const QUERIES = {
  limit: ['0', '101', 'abc', '', '5&limit=5'],
  as: ['', 'x'.repeat(101), 'nobody'],
  round: ['0', 'one'],
  phase: ['setup', ''],
  dryRun: ['', 'yes'],
  after: ['', 'x'],
  q: ['x'.repeat(5_000)],
};
const PLAIN = ['', 'x'];
const IDS = ['x', '0', '__proto__', '%zz', 'a%00', 'x'.repeat(300)];
const BODIES = ['', '{', 'null', '[]', '7', '"x"', '{"a":1,"a":2}', `{"__proto__":1}`];
const CONDITIONS = ['"x"', 'x', '', '*', 'W/"x"'];
const LANGUAGES = ['de', 'DE-at', 'fr', '*', ';;,'];

/** What is right in everything but for what is changed. */
const subjectsOf = (world, operations) =>
  operations.map((operation) => {
    const row = TABLE[operation.key];
    const asked = row.ask(world);
    const { role, scene } = actorOf(row);
    const login = row.tokenless === true ? {} : tokenOf(world, role);
    const body = FULL_BODIES[operation.key]?.(world) ?? asked.body ?? {};
    return { operation, login, ids: idsIn(asked, world[scene].id), query: dryQuery(operation, asked), body };
  });

let turn = 0;
const language = () => ((turn += 1) % 2 === 0 ? 'en' : 'de');

async function wrongBodies(world, { operation, login, ids, query, body }) {
  const path = urlOf(operation, ids, query);
  const isHeld = !operation.queries.includes('dryRun');
  const send = (text, headers = {}) =>
    ask(world, operation, path, {
      ...login,
      body: text,
      headers: { 'accept-language': language(), ...headers },
    });
  const mutations = [replacements, omissions, additions].flatMap((kind) => evenly(kind(body), MAX));
  // What cannot be tried could be done: then the next would be asked in another world.
  const wrong = isHeld
    ? mutations.filter(
        ({ body: changed }) =>
          /unheard-of|hasOwn|toString|a\/b~c/.test(Object.keys(changed ?? {}).join()) ||
          typeof changed !== 'object',
      )
    : mutations;
  for (const one of wrong) await send(JSON.stringify(one.body));
  for (const text of BODIES) if (text !== '' || !isHeld) await send(text);
  await send(JSON.stringify(body), { 'content-type': 'text/plain' });
  await send(JSON.stringify(body), { 'content-type': 'application/xml' });
}

async function wrongRequests(world, { operation, login, ids, query, body }) {
  const isRead = operation.method === 'GET';
  if (!isRead && !operation.queries.includes('dryRun')) return;
  const send = (path, headers = {}) =>
    ask(world, operation, path, {
      ...login,
      ...(isRead ? {} : { body: JSON.stringify(body) }),
      headers: { 'accept-language': language(), ...headers },
    });
  const good = urlOf(operation, ids, query);
  const withQuery = (text) => `${good}${good.includes('?') ? '&' : '?'}${text}`;
  for (const name of [
    'unheard-of',
    ...operation.queries.filter((one) => query[one] === undefined || one === 'dryRun'),
  ])
    for (const value of QUERIES[name] ?? PLAIN) await send(withQuery(`${name}=${value}`));
  for (const [, name] of operation.path.matchAll(/\{(\w+)\}/g))
    for (const value of IDS)
      await send(
        `${pathOf(operation.path, { ...ids, [name]: value })}${good.includes('?') ? good.slice(good.indexOf('?')) : ''}`,
      );
  // Of wrong signatures, more than 60 in a minute are refused as too many, and minutes are no matter of the
  // build.
  if (operation.signed) return;
  for (const value of LANGUAGES) await send(withQuery('unheard-of=1'), { 'accept-language': value });
  await send(good, { accept: 'image/png' });
  await send(good, { authorization: 'Bearer nonsense' });
  for (const value of CONDITIONS) await send(good, { [isRead ? 'if-none-match' : 'if-match']: value });
  if (operation.method === 'POST')
    for (const key of ['', 'two words', 'x'.repeat(201)]) await send(good, { 'idempotency-key': key });
}

export async function askWrongly(world, operations) {
  for (const subject of subjectsOf(world, operations)) {
    await wrongRequests(world, subject);
    if (subject.operation.method !== 'GET' && !subject.operation.signed) await wrongBodies(world, subject);
  }
}
