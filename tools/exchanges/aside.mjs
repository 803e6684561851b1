/**
 * What lies beside wars: accounts and sessions, the catalogue with its questions, imports, and how people
 * come and go.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { NOTHING, call as callServer, fileOf, register, testbed } from './supports.mjs';

const FOLDER = new URL('../../test/fixtures/mtf/', import.meta.url);
const SEARCHES = [
  'q=hunch',
  'q=HUNCHBACK+4g',
  'techBase=clan&limit=5',
  'techBase=x',
  'class=assault&sort=bv',
  'sort=-bv&limit=3',
  'sort=nothing',
  'minTons=50&maxTons=40',
  'minTons=50&maxTons=55',
  'role=Juggernaut',
  'weapon=ac-20',
  'weapon=no-such-weapon',
  'faction=davion',
  'faction=nobody',
  'houseList=liao',
  'motion=quad',
  'omni=true',
  'omni=maybe',
  'minJump=6',
  'minBv=2000&maxBv=2100',
  'minYear=3050',
  'maxYear=2500',
  'minWalk=8',
  'mixedTech=true',
  'rulesLevel=advanced',
  'limit=1',
  'after=atlas-as7-d',
  'limit=2&after=zzz',
];
const DESIGNS = [
  'hunchback-hbk-4g',
  'atlas-as7-d',
  'locust-lct-1v',
  'warhammer-whm-6r',
  'enforcer-enf-4r',
  'no-such-mech',
  'hunchback-hbk-4p',
  'marauder-mad-3r',
  'archer-arc-2r',
  'timber-wolf-prime',
];

async function catalogue(call) {
  for (const search of SEARCHES)
    for (const language of ['en', 'de'])
      await call(null, 'GET', `/v1/catalog/mechs?${search}`, undefined, { 'accept-language': language });
  for (const design of DESIGNS)
    for (const part of [
      '',
      '/battle-value',
      '/battle-value?gunnery=2&piloting=3',
      '/battle-value?gunnery=9',
      '/construction',
      '/sheet.svg',
    ])
      await call(null, 'GET', `/v1/catalog/mechs/${design}${part}`);
  for (const faction of [
    'davion',
    'liao',
    'kurita',
    'steiner',
    'marik',
    'comstar',
    'wob',
    'periphery',
    'nobody',
  ])
    await call(null, 'GET', `/v1/catalog/factions/${faction}/house-list`);
  for (const search of [
    'kind=ammunition',
    'kind=weapon&limit=100',
    'q=laser',
    'items=medium-laser,ac-20',
    'items=none',
    'techBase=clan',
    'rulesLevel=x',
  ])
    await call(null, 'GET', `/v1/catalog/equipment?${search}`);
  for (const language of ['en', 'de'])
    for (const path of ['/v1/rules', '/v1/catalog/buildings', '/v1/catalog/factions', '/v1/schemas'])
      await call(null, 'GET', path, undefined, { 'accept-language': language });
  const { body: rulebook } = await call(null, 'GET', '/v1/rules');
  const ids = [...JSON.stringify(rulebook).matchAll(/"id":"([A-Z]+-\d+)"/g)].map(([, id]) => id);
  for (const id of ids) await call(null, 'GET', `/v1/rules/${id}`);
  const { body: schemas } = await call(null, 'GET', '/v1/schemas');
  for (const name of [...JSON.stringify(schemas).matchAll(/"([\w-]+\.json)"/g)].map(([, one]) => one))
    await call(null, 'GET', `/v1/schemas/${name}`);
  for (const from of DESIGNS.slice(0, 5))
    for (const to of DESIGNS.slice(2, 8)) {
      await call(null, 'POST', '/v1/catalog/refits/check', { from, to });
      await call(null, 'POST', '/v1/catalog/refits/check', {
        from,
        to,
        condition: { armor: { CT: 1 }, structure: { LA: 1 }, slots: [], ammunition: [] },
        stock: [{ item: 'medium-laser', quantity: 2 }],
      });
    }
}

async function imports(call, gm, stranger) {
  const files = readdirSync(FOLDER)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));
  const own = { name: 'Testbed TB-1.mtf', text: fileOf(testbed('TB-1')) };
  const broken = [
    { name: 'noise.mtf', text: 'noise' },
    { name: 'cut.mtf', text: own.text.slice(0, 400) },
    { ...own, text: own.text.replace('Mass:50', 'Mass:55') },
    { ...own, text: own.text.replace(/Medium Laser/g, 'Nothing') },
  ];
  for (const file of [...files, own, ...broken]) {
    await call(gm, 'POST', '/v1/catalog/imports?dryRun=true', { files: [file] });
    await call(gm, 'POST', '/v1/catalog/refits/check', { from: file.text, to: 'hunchback-hbk-4g' });
  }
  for (const query of ['', '?limit=1'])
    for (const who of [gm, stranger]) {
      await call(who, 'POST', `/v1/catalog/imports`, { files: [...files, own, ...broken] });
      await call(who, 'GET', `/v1/catalog/imports${query}`);
    }
  await call(null, 'GET', '/v1/catalog/mechs/testbed-tb-1');
}

async function accounts(call, url) {
  const person = await register({ url }, 'Accountant');
  const { email, password } = person;
  await call(null, 'POST', '/v1/auth/login', { email, password: 'wrong password' });
  const { body: login } = await call(null, 'POST', '/v1/auth/login', { email, password });
  const cookie = await call(null, 'POST', '/v1/auth/login?cookie=true', { email, password });
  await call(
    null,
    'POST',
    '/v1/auth/refresh?cookie=true',
    {},
    { cookie: String(cookie.headers.get('set-cookie')).split(';')[0] },
  );
  const { body: renewed } = await call(null, 'POST', '/v1/auth/refresh', {
    refreshToken: login.refreshToken,
  });
  for (const body of [
    { displayName: 'Bookkeeper' },
    { password: 'a brand new password', currentPassword: 'wrong' },
    { password: 'short', currentPassword: password },
    { password: 'password1234', currentPassword: password },
    {},
  ])
    await call(person, 'PATCH', '/v1/me', body);
  for (const query of ['', '?limit=1']) await call(person, 'GET', `/v1/me/sessions${query}`);
  const { body: sessions } = await call(person, 'GET', '/v1/me/sessions');
  await call(person, 'DELETE', `/v1/me/sessions/${sessions.items.find(({ current }) => !current)?.id}`);
  await call(null, 'POST', '/v1/auth/logout', { refreshToken: renewed.refreshToken });
  const { body: last } = await call(null, 'POST', '/v1/auth/login', { email, password });
  await call(null, 'POST', '/v1/auth/logout', { refreshToken: last.refreshToken });
  await call(null, 'GET', '/v1/demo');
  for (const path of ['/health/live', '/health/ready', '/.well-known/jwks.json'])
    for (const method of ['GET', 'POST', 'DELETE']) await call(null, method, path);
}

/** In the world of the table, for good: what was only tried before. */
async function comeAndGo(call, { people, setup, fighting, supplying }) {
  const { gm, player, observer, spare, enemy } = people;
  const at = (scene, rest) => `/v1/campaigns/${scene.id}${rest}`;
  const REASON = { reason: 'Because' };
  await call(gm, 'PATCH', at(setup, ''), { name: 'Renamed' });
  await call(spare, 'POST', at(setup, '/leave'));
  await call(spare, 'POST', at(setup, '/leave'));
  await call(gm, 'POST', at(setup, '/start'));
  await call(gm, 'DELETE', at(setup, ''));
  for (const [index, who] of [player, gm].entries())
    await call(
      who,
      'POST',
      at(supplying, `/gm/members/${spare.id}/remove${index === 0 ? '' : '?dryRun=true'}`),
      REASON,
    );
  await call(gm, 'POST', at(supplying, `/gm/members/${spare.id}/remove`), REASON);
  await call(enemy, 'POST', at(supplying, '/offers'), {
    to: supplying.forces[0],
    give: { ...NOTHING, tons: 2 },
    take: NOTHING,
  });
  await call(player, 'POST', at(supplying, `/offers/${supplying.offer}/accept`));
  await call(gm, 'POST', at(fighting, `/members/${player.id}/reset-link`));
  await call(player, 'GET', '/v1/me/reset-links');
  const { body: links } = await call(player, 'GET', '/v1/me/reset-links');
  for (const { id } of links.items ?? []) await call(player, 'DELETE', `/v1/me/reset-links/${id}`);
  await call(gm, 'POST', at(fighting, `/engines/${fighting.engine}/secret`));
  await call(gm, 'PATCH', at(fighting, `/engines/${fighting.engine}`), { counts: 'at-once' });
  await call(gm, 'DELETE', at(fighting, `/engines/${fighting.engine}`));
  await call(gm, 'POST', at(fighting, '/gm/hand-over'), { userId: observer.id, ...REASON });
  await call(gm, 'POST', at(fighting, '/gm/hand-over'), { userId: observer.id, ...REASON });
  const { body: made } = await call(gm, 'POST', '/v1/campaigns', {
    name: 'Short',
    factions: ['davion', 'liao'],
  });
  await call(gm, 'DELETE', `/v1/campaigns/${made.id}`);
  await call(gm, 'GET', `/v1/campaigns/${made.id}`);
}

export async function playAside(url, world) {
  const call = (who, method, path, body, headers = {}) =>
    callServer({ url }, method, path, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
      headers,
    });
  await catalogue(call);
  await imports(call, world.people.gm, await register({ url }, 'Importer'));
  await accounts(call, url);
  await comeAndGo(call, world);
}
