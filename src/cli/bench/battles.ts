/**
 * Bench: battles over HTTP and with the database, while another client reads views of another campaign 50
 * times a second: MegaMek's files of 4 × 20 mechs, worksheets and records of 2 × 80, and their report until
 * it counts. What the other client waited, and the longest that nobody got their turn in the server's
 * process.
 */
import type { CampaignId } from '../../kernel';
import { copyCampaign } from '../seed/copy';
import type { Shape } from '../seed/template';
import { openBattlefield, type Battlefield } from './support/battle-ground';
import { bearer, logIn } from './support/clients';
import { figure, median, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { recordOf } from './records';
import { cpuSeconds } from './support/server';
import { steadyLoad, type SteadyLoad } from './support/steady-load';
import { startWatchedServer, type WatchedServer } from './support/watched-server';

const PER_SECOND = 50;
const WARM_UP = 3;

interface Client {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
}

type Send = () => Promise<Response>;

const request =
  ({ port, headers }: Client, method: string, path: string, body: string | FormData | null = null): Send =>
  () =>
    fetch(`http://127.0.0.1:${port}/v1/campaigns/${path}`, {
      method,
      headers: { ...headers, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) },
      ...(body === null ? {} : { body }),
    });

const answered = async (send: Send): Promise<Buffer> => {
  const response = await send();
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status >= 300) throw new Error(`${response.status} ${bytes.toString().slice(0, 500)}`);
  return bytes;
};

/** One after the other, a moment between two; the first ones do not count. */
const measured = async (
  server: WatchedServer,
  load: SteadyLoad,
  name: string,
  sends: readonly Send[],
): Promise<Figures> => {
  const times: number[] = [];
  let cpu = 0;
  for (const [index, send] of sends.entries()) {
    if (index === WARM_UP) {
      await server.longestBlock();
      load.forget();
      cpu = cpuSeconds(server.pid);
    }
    const started = performance.now();
    await answered(send);
    if (index >= WARM_UP) times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  const block = await server.longestBlock();
  const others = load.times();
  return {
    [`${name}, p50`]: figure(median(times), 'ms'),
    [`${name}, p95`]: figure(percentile(times, 0.95), 'ms'),
    [`${name}, CPU`]: figure((1000 * (cpuSeconds(server.pid) - cpu)) / times.length, 'ms'),
    [`${name}, others' p99`]: figure(percentile(others, 0.99), 'ms'),
    [`${name}, others' worst`]: figure(percentile(others, 1), 'ms'),
    [`${name}, longest block`]: figure(block, 'ms'),
  };
};

/** All units as they were set up, said by one side. */
const entriesOf = ({ setup }: Battlefield): readonly (readonly [unit: string, body: string])[] =>
  setup.units.map(({ id, condition, pilot }) => [
    id,
    JSON.stringify({
      fate: 'on-field-fit',
      hits: pilot?.hits ?? null,
      pilotFate: pilot === null ? null : 'in-mech',
      condition,
    }),
  ]);

const formOf = ({ setup }: Battlefield): FormData => {
  const form = new FormData();
  for (const { side } of setup.sides)
    form.append('records', new Blob([recordOf(setup, side)]), `${side}.mul`);
  const buildings = Object.fromEntries(setup.buildings.map(({ id, cp }) => [id, cp]));
  form.append('answers', JSON.stringify({ holder: null, turns: 7, buildings }));
  return form;
};

interface Seats {
  readonly gm: Client;
  readonly first: Client;
  readonly second: Client;
}

const worksheets = async (
  server: WatchedServer,
  load: SteadyLoad,
  { first, second }: Seats,
  field: Battlefield,
  rounds: number,
): Promise<Figures> => {
  const at = `${field.id}/battles/${field.battle}/worksheet`;
  const entries = entriesOf(field);
  for (const client of [first, second])
    for (const [unit, body] of entries)
      await answered(request(client, 'PUT', `${at}/units/${unit}?answer=part`, body));
  const some = Array.from({ length: rounds }, (_, index) => entries[index % entries.length] ?? ['', '']);
  return {
    ...(await measured(
      server,
      load,
      'worksheet',
      some.map(() => request(first, 'GET', at)),
    )),
    ...(await measured(
      server,
      load,
      'save',
      some.map(([unit, body]) => request(first, 'PUT', `${at}/units/${unit}`, body)),
    )),
    ...(await measured(
      server,
      load,
      'save, part',
      some.map(([unit, body]) => request(first, 'PUT', `${at}/units/${unit}?answer=part`, body)),
    )),
  };
};

/** Each in a copy of its own, since a battle ends once. */
const records = async (
  server: WatchedServer,
  load: SteadyLoad,
  { gm }: Seats,
  field: Battlefield,
  copies: readonly CampaignId[],
): Promise<Figures> => {
  const at = (id: CampaignId): string => `${id}/battles/${field.battle}`;
  const form = formOf(field);
  // The states come into the cache, as they are when the battle has been played.
  for (const id of copies) await answered(request(gm, 'GET', at(id)));
  return {
    ...(await measured(
      server,
      load,
      'records',
      copies.map((id) => request(gm, 'POST', `${at(id)}/records`, form)),
    )),
    ...(await measured(
      server,
      load,
      'records, filed',
      copies.map((id) => request(gm, 'POST', `${at(id)}/records?file=true`, form)),
    )),
    ...(await measured(
      server,
      load,
      'decided',
      copies.map((id) => request(gm, 'POST', `${at(id)}/decide`, '{}')),
    )),
  };
};

export const benchBattles = async (ground: Ground, rounds: number): Promise<Figures> => {
  const accounts = [ground.template.gm, ...ground.template.players.map(({ user }) => user)];
  const open = (shape: Shape): Promise<Battlefield> => openBattlefield(ground.host, shape, accounts);
  const [wide, large] = [await open({ forces: 4, mechs: 20 }), await open({ forces: 2, mechs: 80 })];
  const copies = await copyCampaign(ground.database.pool, large.id, rounds + WARM_UP);
  const [other] = await ground.copies(1);
  const server = await startWatchedServer(ground);
  const client = async (name: string): Promise<Client> => ({
    port: server.port,
    headers: bearer(await logIn(server.port, name)),
  });
  const seats: Seats = {
    gm: await client('gm'),
    first: await client('player-1'),
    second: await client('player-2'),
  };
  const reader = await client('player-3');
  const load = steadyLoad({
    port: server.port,
    perSecond: PER_SECOND,
    request: () => ({
      method: 'GET',
      path: `/v1/campaigns/${other ?? ''}/view`,
      headers: reader.headers,
      body: null,
    }),
  });
  try {
    const zip = Array.from({ length: rounds + WARM_UP }, () =>
      request(seats.first, 'GET', `${wide.id}/battles/${wide.battle}/files/megamek.zip`),
    );
    const figures = {
      ...(await measured(server, load, 'megamek.zip', zip)),
      ...(await worksheets(server, load, seats, large, rounds + WARM_UP)),
      ...(await records(server, load, seats, large, copies)),
    };
    const failures = await load.stop();
    if (failures.length > 0) throw new Error(failures.slice(0, 3).join('; '));
    return figures;
  } finally {
    await load.stop();
    await server.stop();
  }
};
