/**
 * Bench: what others wait under floods. While an attacker sends many keys, bodies that never end, commands
 * without limit, sheets, maps or `&` in XML, another client reads views and saves orders of other campaigns
 * 20 times a second. Beside it: how much memory the flood takes, and whether it is given back within half a
 * minute. The server has the limits that it has by default.
 */
import { CallOffBattle } from '../../application/battles/call-off-battle';
import { AdvancePhase } from '../../application/campaigns/advance-phase';
import type { CommandCall } from '../../application/campaigns/command';
import type { CampaignId, Result } from '../../kernel';
import type { Refusal } from '../../application/refusal';
import { rowsOf } from '../../rules';
import { openBattlefield } from './support/battle-ground';
import { startFlooder, type Flooder } from './support/children';
import { bearer, logIn } from './support/clients';
import { figure, percentile, type Figures } from './support/figures';
import { floodsOf, type Flood, type Targets } from './support/flood-kinds';
import type { Ground } from './support/ground';
import { residentBytes, startServer, type Server } from './support/server';
import { steadyLoad, type Request, type SteadyLoad } from './support/steady-load';

const PER_SECOND = 20;
/** Campaigns of the others: so many that each of their players stays far below every limit. */
const CAMPAIGNS = 8;
const MEBIBYTE = 1024 * 1024;
const WARM_UP_MS = 8_000;
/** Memory is back when it is no further above what it was before. */
const SLACK = 48 * MEBIBYTE;
const BACK_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 250;
/** For the others' requests that a flood has held up. */
const CALM_WITHIN_MS = 60_000;
const CALM = 2;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** In place of the limits that other benches lift. */
const DEFAULT_LIMITS = Object.fromEntries(
  ['OFFERS', 'ORDER_SHEETS', 'DRY_RUNS', 'CORRECTIONS', 'MAPS', 'RECORDS', 'COMMANDS'].map((kind) => [
    `LIMIT_${kind}_PER_MINUTE`,
    '',
  ]),
);

const sheetOf = async ({ database }: Ground, id: CampaignId, force: string): Promise<string> => {
  const { rows } = await database.pool.query<{ orders: unknown; phase: string }>(
    `SELECT orders, phase FROM order_sheets WHERE campaign_id = $1 AND force = $2 AND round = 2 AND phase = 'planning'`,
    [id, force],
  );
  if (rows[0] === undefined) throw new Error('no saved sheet');
  return JSON.stringify({ phase: rows[0].phase, orders: rows[0].orders });
};

/** Players 2 to 6 of eight campaigns, in turn: three views, then a sheet. */
const othersOf = async (
  ground: Ground,
  server: Server,
  ids: readonly CampaignId[],
): Promise<(turn: number) => Request> => {
  const players: { headers: Record<string, string>; force: string }[] = [];
  for (const [index, { force }] of ground.template.players.slice(1).entries())
    players.push({ force, headers: bearer(await logIn(server.port, `player-${index + 2}`)) });
  const requests: Request[] = [];
  for (const id of ids)
    for (const { headers, force } of players) {
      const view: Request = { method: 'GET', path: `/v1/campaigns/${id}/view`, headers, body: null };
      requests.push(view, view, view, {
        ...view,
        method: 'PUT',
        path: `/v1/campaigns/${id}/orders`,
        body: await sheetOf(ground, id, force),
      });
    }
  return (turn) => requests[(turn * 7) % requests.length] as Request;
};

const must = (result: Result<unknown, Refusal>): void => {
  if (!result.ok) throw new Error(`the market is not opened: ${result.error.code}`);
};

/** On to supply; whoever would fight goes home. */
const openMarket = async ({ host, template }: Ground, id: CampaignId): Promise<void> => {
  const call: CommandCall = { id, user: template.gm, dryRun: false, claim: null };
  for (let turn = 0; turn < 16; turn += 1) {
    const campaign = await host.store.read(id);
    if (campaign?.state.campaign.phase === 'supply') return;
    const open = rowsOf(campaign?.state.battles ?? {}).filter(({ state }) => state === 'open');
    // The last battle that ends opens supply by itself.
    for (const { id: battle } of open) must(await new CallOffBattle(host.store).run(call, battle, 'not now'));
    if (open.length === 0) must(await new AdvancePhase(host.store).run(call, null));
  }
  throw new Error('the campaign does not come to supply');
};

const targetsOf = async (
  ground: Ground,
  server: Server,
  war: CampaignId,
  market: CampaignId,
): Promise<Targets> => {
  const { template } = ground;
  await openMarket(ground, market);
  const accounts = [template.gm, ...template.players.map(({ user }) => user)];
  const field = await openBattlefield(ground.host, { forces: 2, mechs: 20 }, accounts);
  const [player, gm] = [bearer(await logIn(server.port, 'player-1')), bearer(await logIn(server.port, 'gm'))];
  const made = await fetch(`http://127.0.0.1:${server.port}/v1/campaigns`, {
    method: 'POST',
    headers: { ...gm, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Flooded', seats: 8 }),
  });
  const { id } = (await made.json()) as { id?: string };
  const [first, second] = template.players;
  if (id === undefined || first === undefined || second === undefined) throw new Error('nothing to flood');
  return {
    ...{
      war,
      market,
      setup: id,
      player,
      gm,
      forces: [first.force, second.force],
      sheet: await sheetOf(ground, war, first.force),
    },
    battle: { id: field.id, battle: field.battle, side: field.setup.sides[0]?.side ?? '' },
    designs: [...new Set(field.setup.units.map(({ design }) => design))],
  };
};

/** Looks at the server's memory until it is asked for the highest value. */
const watchMemory = (pid: number): (() => number) => {
  let highest = residentBytes(pid);
  const timer = setInterval(() => (highest = Math.max(highest, residentBytes(pid))), LOOK_EVERY_MS);
  return () => {
    clearInterval(timer);
    return highest;
  };
};

/** Seconds until memory is no further above what it was than it may be; infinite when it stays. */
const secondsUntilBack = async (pid: number, before: number): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < BACK_WITHIN_MS) {
    if (residentBytes(pid) <= before + SLACK) return (performance.now() - began) / 1_000;
    await pause(LOOK_EVERY_MS);
  }
  return Number.POSITIVE_INFINITY;
};

/** What was asked during the flood may be answered long after it. */
const secondsUntilCalm = async (load: SteadyLoad): Promise<number> => {
  const began = performance.now();
  while (load.pending() > CALM && performance.now() - began < CALM_WITHIN_MS) await pause(LOOK_EVERY_MS / 5);
  return (performance.now() - began) / 1_000;
};

const told = (statuses: Readonly<Record<string, number>>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');

const flooded = async (
  server: Server,
  flooder: Flooder,
  load: SteadyLoad,
  flood: Flood,
  seconds: number,
): Promise<Figures> => {
  const before = residentBytes(server.pid);
  const highest = watchMemory(server.pid);
  load.forget();
  const report = await flooder.run({
    port: server.port,
    connections: flood.connections,
    seconds,
    requests: flood.requests,
  });
  const calm = await secondsUntilCalm(load);
  const times = load.times();
  const most = highest() - before;
  const back = await secondsUntilBack(server.pid, before);
  console.error(
    `${flood.name}: ${report.sent} sent, ${told(report.statuses)}${report.cutOff > 0 ? `, ${report.cutOff} cut off` : ''}`,
  );
  return {
    [`${flood.name}, p95`]: figure(percentile(times, 0.95), 'ms'),
    [`${flood.name}, worst`]: figure(percentile(times, 1), 'ms'),
    [`${flood.name}, calm after`]: figure(calm, 's'),
    [`${flood.name}, memory`]: figure(most / MEBIBYTE, 'MiB more'),
    [`${flood.name}, back after`]: figure(back, 's'),
  };
};

export const benchFloods = async (ground: Ground, seconds: number): Promise<Figures> => {
  const [war, market, ...ids] = await ground.copies(CAMPAIGNS + 2);
  const server = await startServer({
    ...DEFAULT_LIMITS,
    DATABASE_URL: ground.database.url,
    DATA_DIR: ground.dataDir,
    PROCESS: 'all',
  });
  const flooder = startFlooder();
  let load: SteadyLoad | null = null;
  try {
    const targets = await targetsOf(ground, server, war as CampaignId, market as CampaignId);
    load = steadyLoad({
      port: server.port,
      perSecond: PER_SECOND,
      request: await othersOf(ground, server, ids),
    });
    await pause(WARM_UP_MS);
    let figures: Figures = { 'no flood, p95': figure(percentile(load.times(), 0.95), 'ms') };
    for (const flood of floodsOf(targets))
      figures = { ...figures, ...(await flooded(server, flooder, load, flood, seconds)) };
    const failures = await load.stop();
    if (failures.length > 0)
      console.error(`others were refused ${failures.length} times: ${failures.slice(0, 3).join('; ')}`);
    return { ...figures, 'others refused': figure(failures.length, 'requests') };
  } finally {
    await load?.stop();
    flooder.stop();
    await server.stop();
  }
};
