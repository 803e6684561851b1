/**
 * A campaign for `make-fixture.mjs` whose battles are fought in every way: worksheets, MegaMek's records, and
 * engines that call and are called.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { beginCampaign } from './fixture-governed.mjs';

/** Nobody listens there: a battle that is posted to it waits to be posted again. */
const NOWHERE = 'http://127.0.0.1:1/battles';

/**
 * As MegaMek saves it for the player of that force: their own units have survived, the others lie on the
 * field.
 */
const record = ({ units }, force) => {
  const catalog = createRequire(import.meta.url)('../dist/catalog/bundled.js').bundledCatalog();
  const own = units.find((unit) => unit.force === force).side;
  const entities = (mine) =>
    units
      .filter(({ side }) => (side === own) === mine)
      .map(({ id, design, pilot }) => {
        const { chassis, model } = catalog.mech(design) ?? catalog.supportUnit(design);
        const sat =
          pilot === null
            ? ''
            : `<pilot name="${pilot.name}" gunnery="${pilot.gunnery}" piloting="${pilot.piloting}" externalId="${pilot.id}"/>`;
        return `<entity chassis="${chassis}" model="${model}" type="Biped" externalId="${id}">${sat}</entity>`;
      })
      .join('');
  return `<?xml version="1.0" encoding="UTF-8"?><record version="0.49.13"><survivors>${entities(true)}</survivors><salvage>${entities(false)}</salvage></record>`;
};

/** The second player's mech stands in the first one's HQ: a battle, with what a report of it needs. */
export async function meetAtHq({ gm, one, two, at }) {
  const advance = () => at(gm, 'POST', '/gm/advance', { reason: 'everybody has seen it' });
  for (let step = await advance(); step.phase !== 'combat';) step = await advance();
  const { mechs } = await at(two, 'GET', '/view');
  const { map } = await at(one, 'GET', '/view');
  const enemy = mechs.find((mech) => mech.own && mech.state === 'ready');
  await at(gm, 'POST', '/gm/correct', {
    changes: [{ set: 'mech', mech: enemy.id, hex: map.hq }],
    reason: 'they are there',
  });
  await advance();
  const { battles } = await at(one, 'GET', '/view');
  const { id } = battles.find(({ mine, state }) => mine && state === 'open');
  const { setup } = await at(one, 'GET', `/battles/${id}`);
  const units = setup.units.map(({ id: unit, condition, pilot }) => ({
    ...{ id: unit, fate: 'on-field-fit', edge: null, condition },
    pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
  }));
  const report = {
    hash: setup.hash,
    turns: 4,
    holder: null,
    log: null,
    units,
    buildings: setup.buildings.map((b) => ({ id: b.id, cp: b.cp })),
    minesUsed: {},
  };
  return { id, setup, report };
}

/** Plays it on the server at `url`; throws with the answer when anything is refused. */
export async function playFought(url) {
  const { gm, players, at, start } = await beginCampaign(url, {
    name: 'Fought',
    mark: 'fought-',
    options: { battleHours: 240 },
  });
  const [one, two] = players;
  await start();
  await at(gm, 'PUT', '/gm/megamek', { version: '0.50' });
  const meet = () => meetAtHq({ gm, one, two, at });
  const fillIn = async (who, { id, setup }, turns) => {
    for (const { id: unit } of setup.units)
      await at(who, 'PUT', `/battles/${id}/worksheet/units/${unit}`, {
        fate: 'on-field-fit',
        pilotFate: 'in-mech',
      });
    await at(who, 'PUT', `/battles/${id}/worksheet/field`, { turns, holder: { side: null }, minesUsed: 0 });
  };
  const handIn = async (who, { id, setup }, answers) => {
    const form = new FormData();
    form.append('records', new Blob([record(setup, who.force)]), 'record.mul');
    form.append('answers', JSON.stringify(answers));
    await at(who, 'POST', `/battles/${id}/records`, form);
  };
  const enrol = (name, more) =>
    at(gm, 'POST', '/engines', { name, rulesets: ['planetary-1', 'planetary-2', 'planetary-3'], ...more });
  const signed = async ({ id, secret }, method, rest, body) => {
    const target = `/v1/engines/${id}${rest}`;
    const text = body === undefined ? '' : JSON.stringify(body);
    const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(18).toString('base64url')];
    const mac = createHmac('sha256', Buffer.from(secret, 'base64url'))
      .update(`v1\n${method}\n${target}\n${timestamp}\n${nonce}\n${text}`)
      .digest('hex');
    const response = await fetch(url + target, {
      method,
      headers: {
        ...(text === '' ? {} : { 'content-type': 'application/json' }),
        ...{ 'x-engine-timestamp': timestamp, 'x-engine-nonce': nonce, 'x-engine-signature': `v1=${mac}` },
      },
      ...(text === '' ? {} : { body: text }),
    });
    if (!response.ok) throw new Error(`${method} ${target}: ${response.status} ${await response.text()}`);
    return response.json();
  };

  const first = await meet();
  await fillIn(one, first, 5);
  await handIn(one, first, { turns: 6, holder: null });
  const { report } = await at(one, 'POST', `/battles/${first.id}/reports`, first.report);
  await at(two, 'POST', `/battles/${first.id}/reports/${report}/dispute`, { reason: 'It took longer' });
  const dice = await enrol('Dice', {});
  await at(gm, 'POST', `/battles/${first.id}/engine`, { engine: dice.id });
  const { items } = await signed(dice, 'GET', '/work');
  const fought = await signed(dice, 'POST', `/battles/${first.id}/report`, items[0].blank);
  await at(gm, 'PUT', `/battles/${first.id}/reports/${fought.report}`, { ...items[0].blank, turns: 7 });
  for (const who of [one, two])
    await at(who, 'POST', `/battles/${first.id}/reports/${fought.report}/confirm`);

  const second = await meet();
  await fillIn(one, second, 5);
  await fillIn(two, second, 5);
  await at(two, 'POST', `/battles/${second.id}/worksheet/file`);

  // It goes away in the middle of the third.
  const third = await meet();
  await fillIn(one, third, 5);
  await handIn(two, third, { turns: 6 });
  const gone = await enrol('To be removed', {});
  await at(gm, 'POST', `/battles/${third.id}/engine`, { engine: gone.id });
  await at(gm, 'DELETE', `/engines/${gone.id}`);
  const hook = await enrol('Hook', { counts: 'at-once', webhook: NOWHERE });
  await at(gm, 'POST', `/battles/${third.id}/engine`, { engine: hook.id });
  for (let tries = 0; tries < 100; tries += 1) {
    const { failingSince } = await at(gm, 'GET', `/engines/${hook.id}/deliveries`);
    if (failingSince !== null) return;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error('nothing was posted');
}
