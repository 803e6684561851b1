/**
 * What a player sends about things that they cannot see: they are answered as if they were not there, to the
 * byte and in every header.
 */
import { buildWorld } from '../support/api-table/started-world';
import { NOTHING, type World } from '../support/api-table/world';
import { call, visible, type Answer } from '../support/http';
import { expectStatus } from '../support/players';

let world: World;
beforeAll(async () => (world = await buildWorld()));
afterAll(() => world.close());

interface Mech {
  readonly id: string;
  readonly force: string;
  readonly hex: string;
  readonly pilot: string | null;
  readonly own: boolean;
}
interface Seen {
  readonly mechs: readonly Mech[];
  readonly pilots: readonly { readonly id: string }[];
  readonly map: { readonly terrain: Readonly<Record<string, string>>; readonly sight: readonly string[] };
  readonly buildings: readonly { readonly hex: string }[];
}

const at = (path: string): string => `/v1/campaigns/${world.supplying.id}${path}`;
const gm = async (path: string, body: object): Promise<Answer> =>
  expectStatus(await world.people.gm.call('POST', at(path), { body }), 200);
const viewOf = async (who: 'gm' | 'player'): Promise<Seen> =>
  expectStatus(await world.people[who].call('GET', at('/view')), 200).body as unknown as Seen;

/** An answer without what every answer has anew, and with the thing that was asked about under one name. */
const about = (answer: Answer, thing: string): unknown => {
  const { status, headers, text } = visible(answer);
  return {
    status,
    headers: { ...headers, etag: headers['etag'] === undefined ? 0 : 1 },
    // As a word: the digits of a hex may also stand in the middle of an id.
    text: text.replace(new RegExp(`(?<![\\w-])${thing}(?![\\w-])`, 'g'), 'THING'),
  };
};

const asPlayer = (method: string, path: string, body?: unknown): Promise<Answer> =>
  world.people.player.call(method, at(path), { body });

/** All of these are the same to the player. */
const expectAlike = async (
  things: readonly string[],
  ask: (thing: string) => Promise<Answer>,
  what: string,
  statuses: readonly number[] = [],
): Promise<void> => {
  const answers = [];
  for (const thing of things) {
    const answer = await ask(thing);
    if (statuses.length > 0)
      expect([what, statuses.includes(answer.status), answer.status]).toEqual([what, true, answer.status]);
    answers.push(about(answer, thing));
  }
  for (const answer of answers.slice(1)) expect([what, answer]).toEqual([what, answers[0]]);
};

/** An id of the same form that nothing has. */
const forged = (id: string): string => [...id].map((digit) => (digit === '0' ? '1' : '0')).join('');

interface Things {
  /**
   * Own ones first, then such as they cannot know of: another's, another campaign's, and one that does not
   * exist.
   */
  readonly mech: string;
  readonly pilot: string;
  readonly hex: string;
  readonly mechs: readonly string[];
  readonly pilots: readonly string[];
  /** Out of sight: one with hidden mechs in it, and empty ones. */
  readonly hexes: readonly string[];
}

const things = async (): Promise<Things> => {
  const [all, seen] = [await viewOf('gm'), await viewOf('player')];
  const other = (await world.people.gm.call('GET', `/v1/campaigns/${world.fighting.id}/view`))
    .body as unknown as Seen;
  const own = seen.mechs.find((mech) => mech.own);
  const hidden = all.mechs.find(
    (mech) =>
      mech.force === world.supplying.forces[2] &&
      !seen.mechs.some(({ id }) => id === mech.id) &&
      mech.pilot !== null,
  );
  const foreign = other.mechs.find((mech) => mech.pilot !== null);
  if (own === undefined || hidden === undefined || foreign === undefined)
    throw new Error('nothing is hidden');
  const taken = new Set([...all.mechs, ...all.buildings].map(({ hex }) => hex));
  const kind = all.map.terrain[hidden.hex];
  const empty = Object.entries(all.map.terrain).flatMap(([hex, terrain]) =>
    terrain === kind && !taken.has(hex) && !seen.map.sight.includes(hex) ? [hex] : [],
  );
  expect(seen.map.sight).not.toContain(hidden.hex);
  return {
    mech: own.id,
    pilot: own.pilot ?? '',
    hex: own.hex,
    mechs: [hidden.id, foreign.id, forged(hidden.id)],
    pilots: [hidden.pilot ?? '', foreign.pilot ?? '', forged(hidden.pilot ?? '')],
    hexes: [hidden.hex, ...empty.slice(0, 2)],
  };
};

type Template = (thing: string) => object;
const ofMechs: Readonly<Record<string, (own: Things) => readonly Template[]>> = {
  preparation: ({ mech, pilot }) => [
    (x) => ({ type: 'shut-down', mech: x }),
    (x) => ({ type: 'exchange-pilots', mechA: mech, mechB: x }),
    (x) => ({ type: 'exchange-pilots', mechA: x, mechB: mech }),
    (x) => ({ type: 'board', mech: x, pilot }),
    (x) => ({ type: 'disembark', mech: x }),
  ],
  planning: ({ hex }) => [(x) => ({ type: 'move', mech: x, path: [hex] })],
  movement: ({ hex }) => [(x) => ({ type: 'move', mech: x, path: [hex] })],
  combat: ({ hex, mech }) => [
    (x) => ({ type: 'attack', mechs: [x], target: hex }),
    (x) => ({ type: 'attack', mechs: [mech, x], target: hex }),
  ],
  supply: () => [(x) => ({ type: 'sell', mech: x })],
};
const ofPilots: Readonly<Record<string, (own: Things) => readonly Template[]>> = {
  preparation: ({ mech }) => [(x) => ({ type: 'board', mech, pilot: x })],
  supply: ({ hex }) => [
    (x) => ({ type: 'sell', pilot: x }),
    (x) => ({ type: 'transfer', from: hex, to: hex, items: [], pilots: [x] }),
  ],
};
const ofHexes: Readonly<Record<string, (own: Things) => readonly Template[]>> = {
  planning: ({ mech }) => [(x) => ({ type: 'move', mech, path: [x] })],
  movement: ({ mech }) => [(x) => ({ type: 'move', mech, path: [x] })],
  combat: ({ mech }) => [(x) => ({ type: 'attack', mechs: [mech], target: x })],
  supply: ({ hex }) => [
    (x) => ({ type: 'buy-mech', design: 'hunchback-hbk-4g', hex: x }),
    (x) => ({ type: 'buy-pilot', hex: x }),
    (x) => ({ type: 'buy-equipment', item: 'medium-laser', quantity: 1, hex: x }),
    (x) => ({ type: 'sell', item: 'medium-laser', quantity: 1, hex: x }),
    (x) => ({
      type: 'transfer',
      from: x,
      to: hex,
      items: [{ item: 'medium-laser', quantity: 1 }],
      pilots: [],
    }),
    (x) => ({
      type: 'transfer',
      from: hex,
      to: x,
      items: [{ item: 'medium-laser', quantity: 1 }],
      pilots: [],
    }),
  ],
};

describe.each(['supply', 'combat', 'movement', 'planning', 'preparation'])('SIGHT-4 in %s', (phase) => {
  let own: Things;
  beforeAll(async () => {
    if (phase !== 'supply') await gm('/gm/rollback', { round: 1, phase, reason: 'To look again' });
    own = await things();
  });

  it('orders about what is hidden are refused as those about nothing', async () => {
    const order = (one: object): Promise<Answer> =>
      asPlayer('PUT', '/orders?dryRun=true', { phase, orders: [one] });
    for (const template of ofMechs[phase]?.(own) ?? [])
      await expectAlike(own.mechs, (x) => order(template(x)), JSON.stringify(template('X')), [200, 422]);
    for (const template of ofPilots[phase]?.(own) ?? [])
      await expectAlike(own.pilots, (x) => order(template(x)), JSON.stringify(template('X')), [200, 422]);
    for (const template of ofHexes[phase]?.(own) ?? [])
      await expectAlike(own.hexes, (x) => order(template(x)), JSON.stringify(template('X')), [200, 422]);
  });

  it('offers about what is hidden are answered as those about nothing', async () => {
    const [, enemy] = world.supplying.forces;
    const goods = (more: object): object => ({ ...NOTHING, ...more });
    const offer = (give: object, take: object): Promise<Answer> =>
      asPlayer('POST', '/offers?dryRun=true', { to: enemy, give, take });
    await expectAlike(
      own.pilots,
      (x) => offer(goods({ prisoners: [x] }), NOTHING),
      'give a prisoner',
      [422, 409],
    );
    await expectAlike(
      own.pilots,
      (x) => offer(NOTHING, goods({ prisoners: [x] })),
      'take a prisoner',
      [201, 422, 409],
    );
    const stock = (hex: string): object => goods({ stock: [{ hex, item: 'medium-laser', quantity: 1 }] });
    await expectAlike(own.hexes, (x) => offer(stock(x), NOTHING), 'give from a depot');
    await expectAlike(own.hexes, (x) => offer(NOTHING, stock(x)), 'take from a depot');
  });

  it('where a hidden mech stands and what became of it changes no answer', async () => {
    const [hex = '', free = ''] = own.hexes;
    const answers = async (): Promise<unknown> => {
      const options = await asPlayer('GET', '/options');
      const sheet = await asPlayer('GET', '/orders');
      const battles = await asPlayer('GET', '/battles');
      const view = await asPlayer('GET', '/view');
      const moves = await asPlayer('PUT', '/orders?dryRun=true', {
        phase,
        orders: own.hexes.map((x) => ({ type: 'move', mech: own.mech, path: [x] })),
      });
      return {
        options: about(options, ''),
        etag: options.headers.get('etag'),
        sheet: about(sheet, ''),
        battles: about(battles, ''),
        moves: about(moves, ''),
        // The correction itself is told, and counted.
        view: view.text.replace(/"seq":\d+/, '"seq":0'),
      };
    };
    const before = await answers();
    const [mech = ''] = own.mechs;
    await gm('/gm/correct', {
      changes: [
        {
          set: 'mech',
          mech,
          hex: free,
          condition: { armor: { CT: 1 }, structure: {}, slots: [], ammunition: [] },
        },
      ],
      reason: 'Elsewhere',
    });
    expect(await answers()).toEqual(before);
    await gm('/gm/correct', {
      changes: [
        { set: 'account', force: world.supplying.forces[2], change: 9 },
        { set: 'mech', mech, hex },
      ],
      reason: 'And back',
    });
    expect(await answers()).toEqual(before);
  });

  it('what another orders changes no answer, nor its ETag', async () => {
    const paths = [
      '/view',
      '/options',
      '/orders',
      '/battles',
      '/events?limit=100',
      '/ledger',
      '/rounds',
      '/rounds/1',
      '/statistics',
      '/offers',
      '',
      '/map',
    ];
    const all = async (): Promise<unknown> => {
      const answers = [];
      for (const path of paths) {
        const answer = await asPlayer('GET', path);
        answers.push([path, answer.headers.get('etag'), about(answer, '')]);
      }
      return answers;
    };
    const before = await all();
    expectStatus(await world.people.far.call('PUT', at('/orders'), { body: { phase, orders: [] } }), 200);
    expect(await all()).toEqual(before);
    expectStatus(await world.people.enemy.call('PUT', at('/orders'), { body: { phase, orders: [] } }), 200);
    expect(await all()).toEqual(before);
  });
});

it("other players' papers are asked for in vain, whether there are such players or not", async () => {
  const [mine, enemy] = world.supplying.forces;
  for (const path of [
    'view',
    'options',
    'orders',
    'ledger',
    'rounds',
    'rounds/1',
    'statistics',
    'events',
    'force',
    'events/stream',
  ])
    await expectAlike(
      [enemy, forged(enemy), 'x'.repeat(enemy.length)],
      (x) => asPlayer('GET', `/${path}?as=${x}`),
      path,
    );
  expectStatus(await asPlayer('GET', `/view?as=${mine}`), 200);
});

it('battles of others are as good as none', async () => {
  const { fighting, people, app } = world;
  const ask =
    (method: string, rest: string, body?: unknown) =>
    (battle: string): Promise<Answer> =>
      call(app, method, `/v1/campaigns/${fighting.id}/battles/${battle}${rest}`, {
        token: people.far.token,
        body,
      });
  const battles = [fighting.battle, forged(fighting.battle)];
  await expectAlike(battles, ask('GET', ''), 'the battle');
  await expectAlike(battles, ask('POST', '/reports', fighting.body), 'a report');
  await expectAlike(battles, ask('POST', '/reports', { nonsense: 1 }), 'a bad report');
  await expectAlike(battles, ask('POST', `/reports/${fighting.report}/confirm`), 'its report');
  await expectAlike(
    battles,
    ask('POST', `/reports/${fighting.report}/dispute`, { reason: 'Because' }),
    'its report',
  );
  await expectAlike(battles, ask('POST', '/decide'), 'deciding');
  const list = expectStatus(await people.far.call('GET', `/v1/campaigns/${fighting.id}/battles`), 200).body[
    'items'
  ];
  expect(list).toEqual([]);
});
