/**
 * `npm run demo -- --url http://localhost:3000 --rounds 5 --players 4 --seed demo`: plays a campaign through
 * the public API. With `--match battletech` two bots play a match instead.
 */
import { parseArgs } from 'node:util';
import { ok, type Schemas } from '../client/client';
import { ordersFor } from '../demo-client/commander';
import { fight, seededDice, type Dice } from '../demo-client/fight';
import { watchBots } from '../demo-client/match';
import { openTable, type Player, type Table } from '../demo-client/setup';

const ROUTINE = ['phase-opened', 'mech-moved', 'account-changed', 'report-filed', 'report-confirmed'];

/** The war diary since the event `after`, as the game master is told it. Answers the last event. */
async function diary(table: Table, names: ReadonlyMap<string, string>, after: number): Promise<number> {
  const params = { path: { id: table.id }, query: { after: String(after), limit: 100 } };
  const { items, next } = await ok(table.gm.GET('/v1/campaigns/{id}/events', { params }));
  for (const { text, data, round, phase } of items.filter(({ type }) => !ROUTINE.includes(type))) {
    // Whatever it is about, it names a force in one of these.
    const { to, force }: Readonly<Record<string, unknown>> = data;
    const concerned = [...names]
      .filter(([force]) => JSON.stringify(data).includes(force))
      .map(([, name]) => name);
    console.log(
      `${round} ${phase.padEnd(15)} ${text} ${names.get(String(to ?? force)) ?? concerned.join(', ')}`,
    );
  }
  return next === null ? (items.at(-1)?.seq ?? after) : diary(table, names, Number(next));
}

/** Reports the battles that nobody has reported yet, and confirms the others. */
async function battles({ api, force }: Player, id: string, view: Schemas['View'], dice: Dice): Promise<void> {
  for (const { id: battleId } of view.battles.filter(
    ({ mine, state }) => mine && (state === 'open' || state === 'reported'),
  )) {
    const path = { id, battleId };
    const { setup, report, reports } = await ok(
      api.GET('/v1/campaigns/{id}/battles/{battleId}', { params: { path } }),
    );
    if (report !== null && !reports.some((one) => one.id === report && one.confirmedBy.includes(force))) {
      await ok(
        api.POST('/v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/confirm', {
          params: { path: { ...path, reportId: report } },
        }),
      );
    } else if (report === null && setup !== null) {
      const designs = [
        ...new Set(setup.units.flatMap(({ kind, design }) => (kind === 'mech' ? [design] : []))),
      ];
      const sheets = await Promise.all(
        designs.map((design) => ok(api.GET('/v1/catalog/mechs/{design}', { params: { path: { design } } }))),
      );
      const body = fight(setup, new Map(sheets.map((sheet) => [sheet.design, sheet])), dice);
      await ok(api.POST('/v1/campaigns/{id}/battles/{battleId}/reports', { params: { path }, body }));
    }
  }
}

/** Orders for the open phase, and that it may end. */
async function turn({ api, faction, force }: Player, id: string, dice: Dice): Promise<void> {
  const here = { params: { path: { id } } };
  const view = await ok(api.GET('/v1/campaigns/{id}/view', here));
  if (view.status !== 'running' || view.forces.some((one) => one.id === force && one.out)) return;
  if (view.step === 'battles') return battles({ api, faction, force }, id, view, dice);
  const options = await ok(api.GET('/v1/campaigns/{id}/options', here));
  const query = {
    faction,
    techBase: 'is' as const,
    maxTons: Math.floor(Math.min(view.account ?? 0, 100)),
    limit: 100,
  };
  const { items: market } = await ok(api.GET('/v1/catalog/mechs', { params: { query } }));
  const orders = ordersFor(view, options.orders, market);
  await ok(
    api.PUT('/v1/campaigns/{id}/orders', {
      ...here,
      body: { phase: view.phase as Schemas['OrdersBody']['phase'], orders },
    }),
  );
  await ok(api.PUT('/v1/campaigns/{id}/ready', { ...here, body: { ready: true } }));
}

async function main(): Promise<void> {
  const text = (standard: string) => ({ type: 'string', default: standard }) as const;
  const options = {
    url: text('http://localhost:3000'),
    rounds: text('5'),
    players: text('4'),
    seed: text('demo'),
    match: { type: 'string' },
  } as const;
  const { url: given, rounds, players, seed, match } = parseArgs({ options }).values;
  const url = given.replace(/\/+$/, '');
  if (match !== undefined) return watchBots(url, match, (line) => console.log(line));
  const table = await openTable(url, Number(rounds), Number(players), seed);
  const see = () => ok(table.gm.GET('/v1/campaigns/{id}/view', { params: { path: { id: table.id } } }));
  const dice = seededDice(seed);
  let [view, told] = [await see(), 0];
  const names = new Map(view.forces.map(({ id, name }) => [id, name]));
  console.log(`Campaign ${table.id}: ${[...names.values()].join(', ')}`);
  while (view.status === 'running') {
    for (const player of table.players) await turn(player, table.id, dice);
    told = await diary(table, names, told);
    view = await see();
  }
  console.log('\nStanding (* has won)');
  for (const { id, name, account } of view.forces) {
    const bvs = view.mechs.flatMap((mech) => (mech.own && mech.force === id ? [mech.bv] : []));
    const [bv, buildings] = [
      bvs.reduce((sum, one) => sum + one, 0),
      view.buildings.filter(({ control }) => control === id).length,
    ];
    const won = view.winners?.includes(id) === true ? '*' : ' ';
    console.log(
      `${won} ${name.padEnd(18)} ${bvs.length} mechs, ${bv} BV, ${buildings} buildings, ${account} t`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
