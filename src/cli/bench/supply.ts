/**
 * Bench: the supply phase as a shopping cart over HTTP: previews and saves of 40 orders, and options for 20
 * worn mechs, with ten clients that never pause.
 */
import type { CampaignId, ForceId } from '../../kernel';
import { cartOf } from './cart';
import { startGenerator, type Generator } from './support/children';
import { bearer, logIn, wire } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import type { Ground } from './support/ground';
import { loadInRounds } from './support/rounds-of-load';
import { startServer, type Server } from './support/server';
import { bringToWornSupply } from './support/worn-war';

const CLIENTS = 10;
const ORDERS = 40;
const CAMPAIGNS = 2;
const WARM_UP_ANSWERS = 3_000;

type Requests = Readonly<Record<'preview' | 'save' | 'options', readonly string[]>>;

/** One sheet for each client, of a force of its own. */
const requestsOf = async (ground: Ground, port: number, ids: readonly CampaignId[]): Promise<Requests> => {
  const { host, template } = ground;
  const made: Record<keyof Requests, string[]> = { preview: [], save: [], options: [] };
  const players: readonly (readonly [CampaignId, ForceId, string])[] = ids.flatMap((id) =>
    template.players.map(({ force }, seat) => [id, force, `player-${seat + 1}`] as const),
  );
  for (const [id, force, name] of players.slice(0, CLIENTS)) {
    const campaign = await host.store.read(id);
    if (campaign === null) throw new Error('the campaign is gone');
    const headers = bearer(await logIn(port, name));
    const body = JSON.stringify({ phase: 'supply', orders: cartOf(campaign, host.reader, force, ORDERS) });
    const path = `/v1/campaigns/${id}`;
    made.preview.push(wire('PUT', `${path}/orders?dryRun=true`, headers, body));
    made.save.push(wire('PUT', `${path}/orders`, headers, body));
    made.options.push(wire('GET', `${path}/options`, headers));
  }
  return made;
};

const measure = async (
  generator: Generator,
  server: Server,
  name: string,
  requests: readonly string[],
  rounds: number,
  seconds: number,
) => {
  const load = { connections: CLIENTS, requests, rounds, seconds, warmUpAnswers: WARM_UP_ANSWERS };
  const { times, processorMs } = await loadInRounds(generator, server, load);
  return {
    [`${name}, p50`]: figure(percentile(times, 0.5), 'ms'),
    [`${name}, p95`]: figure(percentile(times, 0.95), 'ms'),
    [`${name}, processor`]: figure(processorMs, 'ms'),
  };
};

export const benchSupply = async (ground: Ground, rounds: number, seconds: number): Promise<Figures> => {
  const ids = await ground.copies(CAMPAIGNS);
  for (const id of ids) await bringToWornSupply(ground.host, id, ground.template.gm);
  const server = await startServer({
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
  });
  const generator = startGenerator();
  try {
    const { preview, save, options } = await requestsOf(ground, server.port, ids);
    return {
      ...(await measure(generator, server, 'preview', preview, rounds, seconds)),
      ...(await measure(generator, server, 'save', save, rounds, seconds)),
      ...(await measure(generator, server, 'options', options, rounds, seconds)),
    };
  } finally {
    generator.stop();
    await server.stop();
  }
};
