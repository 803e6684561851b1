/**
 * A campaign for `make-fixture.mjs` that shows what the demo's players never do: a GM who imports, corrects,
 * pauses, takes back and hands over, and players who trade.
 */
import { createRequire } from 'node:module';

/** A mech file of a design that no catalogue has, as this version writes it. */
const ownDesign = () => {
  const require = createRequire(import.meta.url);
  const { bundledCatalog } = require('../dist/catalog/bundled.js');
  const { documentOf, writeMtf } = require('../dist/catalog/mtf/index.js');
  return writeMtf(
    documentOf({
      ...bundledCatalog().mech('hunchback-hbk-4g'),
      chassis: 'Governor',
      model: 'GOV-1',
      mulId: null,
    }),
  );
};

/**
 * A campaign of two that has begun on the server at `url`, and how to ask about it; everything throws with
 * the answer when it is refused.
 */
export async function beginCampaign(url, { name, mark, options }) {
  const ask = async (who, method, path, body) => {
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(who ? { authorization: `Bearer ${who.token}` } : {}),
        ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined || form ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  const person = async (who) => {
    const made = await ask(null, 'POST', '/v1/auth/register', {
      email: `${mark}${who}@example.org`,
      displayName: who,
      password: `the password of ${who}`,
    });
    return { token: made.accessToken, id: made.user.id };
  };
  const gm = await person('governor');
  const factions = ['davion', 'liao'];
  const { id } = await ask(gm, 'POST', '/v1/campaigns', {
    name,
    factions,
    options: { startingBv: 6000, buildingCount: 8, startingTons: 200, ...options },
  });
  const at = (who, method, path, body) => ask(who, method, `/v1/campaigns/${id}${path}`, body);
  const join = async (named, invitation, acceptance) => {
    const who = await person(named);
    const { code } = await at(gm, 'POST', '/invitations', invitation);
    await ask(who, 'POST', `/v1/invitations/${code}/accept`, acceptance);
    return who;
  };
  await at(gm, 'POST', '/map/generate', { seed: 'governed', columns: 10, rows: 8 });
  const players = [];
  for (const [index, faction] of factions.entries()) {
    const player = await join(
      `player-${index}`,
      { seat: index + 1 },
      { faction, forceName: `Guards ${index}` },
    );
    const { force, mechs, pilots } = await at(player, 'POST', '/force/suggest', {
      seed: `governed-${index}`,
    });
    await at(player, 'PUT', '/force', { mechs, pilots });
    await at(player, 'POST', '/force/submit', {});
    players.push({ ...player, force });
  }
  return { id, gm, players, ask, at, join, start: () => at(gm, 'POST', '/start', {}) };
}

/** Plays it on the server at `url`; throws with the answer when anything is refused. */
export async function playGoverned(url) {
  const { gm, players, ask, at, join, start } = await beginCampaign(url, {
    name: 'Governed',
    mark: '',
    options: {},
  });
  const [one, two] = players;
  const deputy = await join('deputy', { role: 'observer' }, {});
  const spare = await join('spare', { role: 'observer' }, {});
  await start();

  const own = async (who) => (await at(who, 'GET', '/view')).mechs.filter((mech) => mech.own);
  const order = (who, phase, orders) => at(who, 'PUT', '/orders', { phase, orders });
  const advance = () => at(gm, 'POST', '/gm/advance', { reason: 'everybody has seen it' });
  const goods = (tons) => ({ tons, stock: [], prisoners: [] });
  const correct = (...changes) => at(gm, 'POST', '/gm/correct', { changes, reason: 'put right' });

  const [a, b, c, d] = await own(one);
  await order(one, 'preparation', [
    { type: 'exchange-pilots', mechA: a.id, mechB: b.id },
    { type: 'shut-down', mech: c.id },
    ...(d ? [{ type: 'disembark', mech: d.id }] : []),
  ]);
  await advance();
  await at(gm, 'POST', '/gm/pause', { reason: 'a holiday' });
  await at(gm, 'POST', '/gm/resume', {});
  await at(gm, 'POST', '/gm/deadline', {
    at: new Date(Date.now() + 86_400_000).toISOString(),
    reason: 'a day more',
  });
  for (let step = await advance(); step.phase !== 'supply';) step = await advance();

  const { hex } = a;
  const [first] = await own(two);
  const { buildings } = await at(gm, 'GET', '/view');
  const free = buildings.find((building) => building.control === null) ?? buildings[0];
  await correct(
    { set: 'account', force: one.force, change: 12.5 },
    { set: 'account', force: two.force, change: -1.25 },
    { add: 'pilot', force: one.force, name: 'Late Arrival', gunnery: 4, piloting: 5, hex },
    { add: 'mech', force: one.force, design: a.design, hex },
    { set: 'mech', mech: first.id, state: 'shut-down' },
    { set: 'building', building: free.id, control: one.force, cp: 7 },
    { set: 'stock', force: one.force, hex, item: 'heat-sink', quantity: 3 },
    { forget: 'sightings', force: two.force },
  );
  const files = [
    { name: 'governor.mtf', text: ownDesign() },
    { name: 'guards.txt', text: 'Governor Guards\nGovernor GOV-1,3\nHunchback HBK-4G,1\n' },
  ];
  await ask(gm, 'POST', '/v1/catalog/imports', { files });
  await correct({ add: 'mech', force: one.force, design: 'governor-gov-1', hex });
  const [kept, dropped] = [
    await at(one, 'POST', '/offers', { to: two.force, give: goods(2.5), take: goods(1) }),
    await at(one, 'POST', '/offers', { to: two.force, give: goods(1), take: goods(0) }),
  ];
  await at(one, 'DELETE', `/offers/${dropped.id}`);
  await at(two, 'POST', `/offers/${kept.id}/accept`, {});
  await order(one, 'supply', [
    { type: 'buy-pilot', hex, name: 'Fresh Blood' },
    { type: 'sell', mech: b.id },
  ]);
  await advance();
  await at(gm, 'POST', '/gm/rollback', { round: 1, phase: 'planning', reason: 'the map was wrong' });
  await at(gm, 'POST', `/gm/members/${two.id}/remove`, { reason: 'they have no time any more' });
  await at(gm, 'POST', `/gm/seats/${two.force}/reassign`, { userId: spare.id, reason: 'she has' });
  await at(gm, 'POST', '/gm/hand-over', { userId: deputy.id, reason: 'it is your turn' });
}
