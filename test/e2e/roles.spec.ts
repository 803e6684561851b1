/**
 * Every operation × every role: the table by the specification against the server, and against the API's own
 * description.
 */
import { randomUUID } from 'node:crypto';
import { ask, dryQuery, idsIn, inLanes, tokenOf, urlOf } from '../support/api-table/ask';
import { operationsOf, type Operation } from '../support/api-table/operations';
import { pictureOf } from '../support/api-table/snapshot';
import { TABLE, type CampaignRow, type Scene } from '../support/api-table/table';
import { buildWorld } from '../support/api-table/started-world';
import { ROLES, type Role, type World } from '../support/api-table/world';
import { visible, type Answer } from '../support/http';

let world: World;
let operations: readonly Operation[];
beforeAll(async () => {
  world = await buildWorld();
  operations = operationsOf(world.description);
});
afterAll(() => world.close());

const rowOf = ({ key }: Operation) => {
  const row = TABLE[key];
  if (row === undefined) throw new Error(`${key} is not in the table`);
  return row;
};

const expected = (row: CampaignRow, scene: Scene, role: Role): number => {
  const [gm, player, far, watcher] = row.cells[scene] ?? [0, 0, 0, 0];
  switch (role) {
    case 'anonymous':
      return 401;
    case 'stranger':
    case 'gone':
      return 404;
    case 'lost':
      // They had their seat in the campaigns that have begun.
      return scene === 'setup' ? 404 : watcher;
    case 'observer':
      return watcher;
    case 'far':
      return far;
    case 'player':
      return player;
    case 'gm':
      return gm;
  }
};

it('has a row for every operation, and none for what does not exist', () => {
  expect(Object.keys(TABLE).sort()).toEqual(operations.map(({ key }) => key).sort());
  expect(operations.length).toBeGreaterThan(60);
});

it('gives every role in every scene what the table says', async () => {
  const wrong: string[] = [];
  let cells = 0;
  const note = (name: string, answer: Answer, status: number): void => {
    cells += 1;
    const problem =
      answer.status >= 400 &&
      !(answer.headers.get('content-type') ?? '').startsWith('application/problem+json');
    if (answer.status !== status || problem)
      wrong.push(
        `${name}: ${answer.status} instead of ${status} ${answer.status < 400 ? '' : String(answer.body['code'])}`,
      );
  };
  await inLanes(operations, async (operation) => {
    const row = rowOf(operation);
    const asked = row.ask(world);
    for (const role of ROLES) {
      const send = (campaign: string): Promise<Answer> =>
        ask(world, operation, urlOf(operation, idsIn(asked, campaign), dryQuery(operation, asked)), {
          ...(row.kind !== 'campaign' && row.tokenless === true ? {} : tokenOf(world, role)),
          body: asked.body,
        });
      if (row.kind === 'campaign')
        for (const scene of Object.keys(row.cells) as Scene[])
          note(`${operation.key} ${scene} ${role}`, await send(world[scene].id), expected(row, scene, role));
      else {
        const isMember = role === 'gm' || role === 'player' || role === 'far' || role === 'observer';
        const ofRole = role === 'gm' ? row.masters : undefined;
        const isOwner = row.owner === undefined || row.owner === role;
        const status =
          row.kind === 'login' && role === 'anonymous'
            ? 401
            : !isOwner
              ? 404
              : (ofRole ?? (isMember ? (row.members ?? row.status) : row.status));
        note(`${operation.key} ${role}`, await send(''), status);
      }
    }
  });
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(700);
});

it('answers to strangers about what is there exactly as about what is not', async () => {
  await inLanes(operations, async (operation) => {
    const row = rowOf(operation);
    if (row.kind !== 'campaign') return;
    const asked = row.ask(world);
    for (const role of ['stranger', 'gone'] as const)
      for (const scene of Object.keys(row.cells) as Scene[])
        // Neither the form of the body nor conditions or keys are looked at before.
        for (const options of [
          { body: asked.body },
          { body: { nonsense: 1 }, headers: { 'if-match': '"x"', 'idempotency-key': `${role}` } },
        ]) {
          const send = (campaign: string): Promise<Answer> =>
            ask(
              world,
              operation,
              urlOf(operation, idsIn(asked, campaign), { ...asked.query, nonsense: '1' }),
              {
                ...tokenOf(world, role),
                ...(operation.method === 'GET' ? {} : options),
              },
            );
          const [there, not, odd] = [
            await send(world[scene].id),
            await send(randomUUID()),
            await send('no-id'),
          ];
          expect([operation.key, visible(there)]).toEqual([operation.key, visible(not)]);
          expect([operation.key, visible(odd)]).toEqual([operation.key, visible(not)]);
          expect([operation.key, there.status]).toEqual([operation.key, 404]);
        }
  });
});

it('changes nothing for anybody who may not, nor in dry runs', async () => {
  const before = await pictureOf(world.app.pool);
  await inLanes(operations, async (operation) => {
    const row = rowOf(operation);
    if (row.kind !== 'campaign' || operation.method === 'GET') return;
    const asked = row.ask(world);
    for (const role of ROLES)
      for (const scene of Object.keys(row.cells) as Scene[]) {
        const may = expected(row, scene, role) < 400;
        if (may && !operation.queries.includes('dryRun')) continue;
        await ask(
          world,
          operation,
          urlOf(operation, idsIn(asked, world[scene].id), may ? dryQuery(operation, asked) : asked.query),
          {
            ...tokenOf(world, role),
            body: asked.body,
            headers: operation.method === 'POST' ? { 'idempotency-key': 'once' } : {},
          },
        );
      }
  });
  expect(await pictureOf(world.app.pool)).toEqual(before);
});
