/**
 * A whole war: in every phase everybody reads everything, orders right and wrong, offers, corrections,
 * battles, a rollback, and its end.
 */
import { endBattles } from './battles.mjs';
import { anyOrders, corrections, rightOrders, spoiltOrders } from './samples.mjs';
import { NOTHING, call as callServer, ordersFor, register, startedCampaign } from './supports.mjs';

const READS = [
  '',
  '/members',
  '/map',
  '/view',
  '/options',
  '/orders',
  '/ledger',
  '/ledger?limit=5',
  '/rounds',
  '/rounds/1',
  '/statistics',
  '/battles',
  '/offers',
  '/designs',
  '/engines',
  '/megamek',
  '/events?limit=100',
  '/gm/seats',
  '/gm/rollback',
  '/invitations',
  '/sheets.pdf',
];
const REASON = { reason: 'Because' };

const bringer =
  (url, id) =>
  async (who, at, files, answers, query = '') => {
    const form = new FormData();
    files.forEach((text, index) => form.append('records', new Blob([text]), `record-${index}.mul`));
    form.append('answers', JSON.stringify(answers));
    const answer = await fetch(`${url}/v1/campaigns/${id}${at}/records${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: form,
    });
    return { status: answer.status, body: await answer.json() };
  };

async function begin(url, { players: count, options }) {
  const { id, gm, players } = await startedCampaign({ url }, count, options);
  const language = new Map();
  const call = (who, method, path, body, headers = {}) =>
    callServer({ url }, method, path, {
      ...(who === null ? {} : { token: who.token }),
      ...(body === undefined ? {} : { body }),
      headers: { 'accept-language': language.get(who) ?? 'en', ...headers },
    });
  const ask = (who, method, path, body, headers) =>
    call(who, method, `/v1/campaigns/${id}${path}`, body, headers);
  const withForces = [];
  for (const player of players)
    withForces.push({ ...player, force: (await ask(player, 'GET', '/view')).body.force });
  language.set(withForces[1], 'de');
  const observer = await register({ url }, 'Watcher');
  const { body } = await ask(gm, 'POST', '/invitations', { role: 'observer' });
  await call(observer, 'POST', `/v1/invitations/${body.code}/accept`, {});
  const { body: made } = await ask(gm, 'POST', '/engines', {
    name: 'Dice',
    rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
    counts: 'at-once',
  });
  const stranger = await register({ url }, 'Stranger');
  const engine = { id: made.id, secret: made.secret };
  return {
    url,
    id,
    gm,
    players: withForces,
    everybody: [gm, ...withForces, observer],
    outside: [stranger, null],
    observer,
    call,
    ask,
    engine,
    bring: bringer(url, id),
  };
}

/** Each building to one of them, so that what buildings are good for is open to somebody. */
async function shareOut({ ask, gm, players }) {
  const { body: view } = await ask(gm, 'GET', '/view');
  const changes = view.buildings
    .filter(({ control }) => control === null)
    .map(({ id }, index) => ({
      set: 'building',
      building: id,
      control: players[index % players.length].force,
    }));
  await ask(gm, 'POST', '/gm/correct', { changes, ...REASON });
}

async function orderEverything({ ask, players }, view) {
  for (const [index, who] of players.entries()) {
    const { body: mine } = await ask(who, 'GET', '/view');
    const { body: options } = await ask(who, 'GET', '/options');
    if (options.orders === undefined) continue;
    const send = (orders, query = '?dryRun=true') =>
      ask(who, 'PUT', `/orders${query}`, { phase: mine.phase, orders });
    const enemy = players[(index + 1) % players.length].force;
    const foreign = {
      mech: view.mechs.find(({ force }) => force === enemy)?.id,
      building: view.buildings[0]?.id,
      pilot: view.pilots?.at(-1)?.id,
      hex: '0303',
    };
    const right = rightOrders(options.orders, mine);
    for (const order of right) await send([order]);
    for (const order of spoiltOrders(right, foreign)) await send([order]);
    // The same is said to everybody of those that are not open.
    if (index === 0) for (const order of anyOrders(foreign)) await send([order]);
    await send([...right, ...right]);
    const chosen = [];
    for (const order of [
      ...ordersFor(mine, options.orders, []),
      ...right.filter(({ type }) => type !== 'shut-down' && type !== 'disembark'),
    ])
      if ((await send([...chosen, order])).status === 200) chosen.push(order);
    await ask(who, 'PUT', '/orders', { phase: mine.phase, orders: chosen }, { 'if-match': '"x"' });
    await ask(who, 'PUT', '/orders', {
      phase: 'planning' === mine.phase ? 'supply' : 'planning',
      orders: [],
    });
    await send(chosen, '');
    await ask(who, 'GET', '/orders');
  }
}

async function readEverything({ ask, everybody, outside, players }, view) {
  for (const who of [...everybody, ...outside]) for (const path of READS) await ask(who, 'GET', path);
  for (const who of everybody) for (const { force } of players) await ask(who, 'GET', `/view?as=${force}`);
  for (const { id } of view.mechs.slice(0, 3))
    for (const who of everybody) await ask(who, 'GET', `/mechs/${id}/sheet.svg`);
}

async function trade({ ask, gm, players: [one, other], observer }) {
  const { body: view } = await ask(one, 'GET', '/view');
  const stock = [{ hex: view.map.hq, item: 'medium-laser', quantity: 1 }];
  const offers = [
    { to: other.force, give: { ...NOTHING, tons: 1 }, take: NOTHING },
    { to: other.force, give: NOTHING, take: { ...NOTHING, tons: 2 } },
    { to: other.force, give: { ...NOTHING, stock }, take: NOTHING },
    { to: other.force, give: NOTHING, take: NOTHING },
    { to: one.force, give: { ...NOTHING, tons: 1 }, take: NOTHING },
    { to: other.force, give: { ...NOTHING, tons: 1_000_000 }, take: NOTHING },
    { to: other.force, give: { ...NOTHING, prisoners: ['nobody'] }, take: NOTHING },
  ];
  const made = [];
  for (const body of offers) {
    const answer = await ask(one, 'POST', '/offers', body);
    if (answer.status === 201) made.push(answer.body.id);
  }
  for (const who of [gm, one, other, observer]) await ask(who, 'GET', '/offers');
  for (const [index, id] of made.entries())
    for (const who of [observer, one, other])
      await ask(who, index % 3 === 2 ? 'DELETE' : 'POST', `/offers/${id}${index % 3 === 2 ? '' : '/accept'}`);
  if (made[0] !== undefined) await ask(one, 'DELETE', `/offers/${made[0]}`);
}

async function correctEverything({ ask, gm, players: [one, other] }, doing) {
  const { body: view } = await ask(gm, 'GET', '/view');
  for (const changes of corrections(view, [one.force, other.force])) {
    const tried = await ask(gm, 'POST', '/gm/correct?dryRun=true', { changes, ...REASON });
    if (doing && tried.status === 200) await ask(gm, 'POST', '/gm/correct', { changes, ...REASON });
  }
}

/** One of each of two forces in a hex where nobody else is, as often as there is a way to end a battle. */
async function bringTogether({ ask, gm, players: [one, other] }) {
  const { body: view } = await ask(gm, 'GET', '/view');
  const { body: seen } = await ask(one, 'GET', '/view');
  const taken = new Set(view.mechs.map(({ hex }) => hex));
  const free = seen.map.sight.filter((hex) => !taken.has(hex));
  const of = (force) => view.mechs.filter((mech) => mech.force === force && mech.pilot !== null);
  const [mine, foes] = [of(one.force), of(other.force)];
  for (const [index, mech] of mine.slice(0, 6).entries()) {
    const [foe, hex] = [foes[index], free[index * 3] ?? free[index]];
    if (foe === undefined || hex === undefined) continue;
    const changes = [mech, foe].map(({ id }) => ({ set: 'mech', mech: id, hex }));
    await ask(gm, 'POST', '/gm/correct', { changes, ...REASON });
  }
}

async function replay({ ask, everybody, outside }, rounds) {
  for (const who of [...everybody, ...outside])
    for (let round = 1; round <= rounds; round += 1) {
      await ask(who, 'GET', `/rounds/${round}`);
      for (const phase of ['planning', 'movement', 'combat', 'supply', 'preparation'])
        await ask(who, 'GET', `/view?round=${round}&phase=${phase}`);
      await ask(who, 'GET', `/view?round=${round}&phase=combat&step=battles`);
    }
}

async function govern({ ask, gm, players, observer }) {
  const [one, other] = players;
  for (const who of [gm, one, observer]) {
    await ask(who, 'POST', '/gm/pause', REASON);
    await ask(who, 'POST', '/gm/pause', REASON);
    await ask(one, 'PUT', '/ready', { ready: true });
    await ask(who, 'POST', '/gm/resume', REASON);
    await ask(who, 'POST', '/gm/resume', REASON);
    await ask(who, 'POST', '/gm/nudge', { force: other.force, ...REASON });
    await ask(who, 'POST', '/gm/deadline', { at: '2100-01-01T00:00:00Z', ...REASON });
    await ask(who, 'PUT', '/gm/megamek', { version: '0.50' });
  }
}

async function rollBack({ ask, gm, players: [one] }) {
  const { body } = await ask(gm, 'GET', '/gm/rollback?limit=100');
  for (const { round, phase, step } of body.items)
    await ask(gm, 'POST', '/gm/rollback?dryRun=true', {
      round,
      phase,
      ...(step === null ? {} : { step }),
      ...REASON,
    });
  const goal = body.items[Math.floor(body.items.length / 2)];
  if (goal === undefined) return;
  const sent = {
    round: goal.round,
    phase: goal.phase,
    ...(goal.step === null ? {} : { step: goal.step }),
    ...REASON,
  };
  await ask(one, 'POST', '/gm/rollback', sent);
  await ask(gm, 'POST', '/gm/rollback', { ...sent, round: 99 });
  await ask(gm, 'POST', '/gm/rollback', sent);
}

/** `rounds`: how many are played; phases that are the same once more are read less. */
export async function playWar(url, { rounds, ...setup }, label = () => undefined) {
  const war = await begin(url, setup);
  const { ask, gm, players } = war;
  await shareOut(war);
  await govern(war);
  let [fought, rolled] = [0, false];
  for (let steps = 0; steps < rounds * 9; steps += 1) {
    const { body: view } = await ask(gm, 'GET', '/view');
    label(`round ${view.round}, ${view.phase} ${view.step ?? ''}`.trim());
    if (view.status !== 'running' || view.round > rounds) break;
    if (view.round === 1 || view.phase === 'supply') await readEverything(war, view);
    if (view.step === 'battles') fought = await endBattles(war, fought);
    else {
      if (view.phase === 'supply') await trade(war);
      await correctEverything(war, view.phase === 'supply');
      if (view.step === 'declarations') await bringTogether(war);
      await orderEverything(war, view);
      if (view.round === 2 && view.phase === 'supply' && !rolled) {
        rolled = true;
        await rollBack(war);
        continue;
      }
      for (const player of players) await ask(player, 'PUT', '/ready', { ready: true });
    }
    const { body: now } = await ask(gm, 'GET', '/view');
    if (now.phase === view.phase && now.step === view.step && now.round === view.round)
      await ask(gm, 'POST', '/gm/advance', REASON);
  }
  await replay(war, rounds);
  await ask(gm, 'POST', '/gm/end', { winner: players[0].force, ...REASON });
  const { body: end } = await ask(gm, 'GET', '/view');
  await readEverything(war, end);
  return war;
}
