/**
 * Campaigns for `make-fixture.mjs` that stop where something is open: one in every phase, with orders that
 * are saved, and one for each thing that a battle can leave half done.
 */
import { meetAtHq } from './fixture-fought.mjs';
import { beginCampaign } from './fixture-governed.mjs';

/** The phases that take orders, with what the options offer there as an order or two. */
const ordersOf = {
  preparation: (own) => [{ type: 'exchange-pilots', mechA: own[0].id, mechB: own[1].id }],
  planning: (_own, { move }) =>
    move.mechs
      .slice(0, 2)
      .map(({ mech, reachable }) => ({ type: 'move', mech, path: reachable.at(-1).path })),
  movement: (_own, { move }) =>
    move.mechs.slice(0, 1).map(({ mech, reachable }) => ({ type: 'move', mech, path: reachable[0].path })),
  supply: (own) => [{ type: 'buy-pilot', hex: own[0].hex, name: 'Waits for Supply' }],
};

/**
 * Where a war rests: announcements end by themselves. Combat's other step, battles, is where those stop that
 * are half done.
 */
const PHASES = ['preparation', 'planning', 'movement', 'combat', 'supply'];

/** What lies half done in the battle of a war that stops in combat. */
const HALF_DONE = {
  worksheet: async ({ one, at }, { id, setup }) => {
    for (const { id: unit } of setup.units.slice(0, Math.ceil(setup.units.length / 2)))
      await at(one, 'PUT', `/battles/${id}/worksheet/units/${unit}`, {
        fate: 'on-field-fit',
        pilotFate: 'in-mech',
      });
  },
  dispute: async ({ one, two, at }, { id, report }) => {
    const filed = await at(one, 'POST', `/battles/${id}/reports`, report);
    await at(two, 'POST', `/battles/${id}/reports/${filed.report}/dispute`, { reason: 'It took longer' });
  },
  job: async ({ gm, at }, { id }) => {
    const engine = await at(gm, 'POST', '/engines', {
      name: 'Waits for its call',
      rulesets: ['planetary-3'],
    });
    await at(gm, 'POST', `/battles/${id}/engine`, { engine: engine.id });
  },
};

const begin = async (url, name) => {
  const war = await beginCampaign(url, { name, mark: `${name}-`, options: { battleHours: 240 } });
  const [one, two] = war.players;
  await war.start();
  return { ...war, one, two };
};

async function stopIn(url, phase) {
  const { gm, one, two, at } = await begin(url, `stops-in-${phase}`);
  let now = (await at(gm, 'GET', '/view')).phase;
  for (let steps = 0; now !== phase; steps += 1) {
    if (steps > 10) throw new Error(`no war comes to ${phase}`);
    now = (await at(gm, 'POST', '/gm/advance', { reason: 'everybody has seen it' })).phase;
  }
  const orders = ordersOf[phase];
  if (orders !== undefined) {
    const own = (await at(one, 'GET', '/view')).mechs.filter((mech) => mech.own);
    const { orders: options } = await at(one, 'GET', '/options');
    await at(one, 'PUT', '/orders', { phase, orders: orders(own, options) });
    await at(one, 'PUT', '/ready', { ready: true });
  }
  if (phase !== 'supply') return;
  const goods = (tons) => ({ tons, stock: [], prisoners: [] });
  await at(one, 'POST', '/offers', { to: two.force, give: goods(2.5), take: goods(1) });
}

/** Plays them on the server at `url`; throws with the answer when anything is refused. */
export async function playPhases(url) {
  for (const phase of PHASES) await stopIn(url, phase);
  for (const [name, leave] of Object.entries(HALF_DONE)) {
    const war = await begin(url, `half-done-${name}`);
    await leave(war, await meetAtHq(war));
  }
}
