/**
 * A world for tests of the whole API: one server, people in every role, and campaigns in setup, in battles
 * and in supply.
 */
import { openBattleMatch } from '../matches/battle-matches';
import { gameOf } from '../game';
import type { TestApp } from '../app';
import { call } from '../http';
import { drawnMap } from '../states/drawn-map';
import { expectStatus, register, type Person } from '../players';
import type { Description } from './operations';
import { PUSH_SUBSCRIPTION } from '../outside/push-service';

/**
 * `gone`: was sent away; `lost`: had a seat and lost it, but is still a member; `far`: plays a force that
 * meets nobody.
 */
export const ROLES = ['anonymous', 'stranger', 'gone', 'observer', 'lost', 'far', 'player', 'gm'] as const;
export type Role = (typeof ROLES)[number];

export interface Running {
  readonly id: string;
  /** Forces by seat: the player's, their enemy's in the same hex, and one that both cannot see. */
  readonly forces: readonly [mine: string, enemy: string, far: string];
  readonly mechs: readonly { readonly id: string; readonly force: string; readonly hex: string }[];
}

export interface Fighting extends Running {
  /** Between the player and their enemy; its report waits for the enemy's agreement. */
  readonly battle: string;
  readonly report: string;
  /** An external engine that is registered there. */
  readonly engine: string;
  /** A report in which nothing happened. */
  readonly body: object;
}

export interface Supplying extends Running {
  /** Made by the enemy to the player. */
  readonly offer: string;
  /** A design of the player's own. */
  readonly drawn: string;
  /** The player's, still to come. */
  readonly vacation: string;
}

export interface World {
  readonly app: TestApp;
  readonly description: Description;
  readonly people: Readonly<Record<Exclude<Role, 'anonymous'>, Person>> & {
    readonly enemy: Person;
    readonly spare: Person;
  };
  readonly setup: {
    readonly id: string;
    readonly invitation: string;
    readonly plan: object;
    readonly draft: object;
  };
  readonly fighting: Fighting;
  readonly supplying: Supplying;
  /**
   * What the stranger has: a session, and a link for a new password from a war that nobody else here is in.
   */
  readonly stranger: {
    readonly session: string;
    readonly link: string;
    /** A browser in which they take pushes. */
    readonly push: string;
    /** A figure of their own. */
    readonly figure: string;
    /** In which they have both seats, and an order that it takes. */
    readonly match: { readonly id: string; readonly token: string; readonly sending: object };
    /** A match that is over. */
    readonly ended: string;
    /** One in which another player has yet to agree to something. */
    readonly proposed: { readonly id: string; readonly proposal: string };
    /** One that they opened, and its open seat. */
    readonly waiting: { readonly id: string; readonly seat: string; readonly code: string };
  };
  /** The match of a battle in a war of the game master's that nobody else with a role here is in. */
  readonly led: string;
  close(): Promise<void>;
}

/** Somebody's address already. */
export const TAKEN = 'taken@example.org';

type People = World['people'];
const FACTIONS = ['davion', 'liao', 'steiner'] as const;
const OPTIONS = {
  startingBv: 4_000,
  buildingCount: 9,
  phaseHours: 1_000,
  battleHours: 1_000,
  startingTons: 50,
};

const TRAINING = { system: 'battletech', scenario: 'training' };

const matchesOf = async (
  stranger: Person,
  friend: Person,
): Promise<Pick<World['stranger'], 'match' | 'waiting' | 'ended' | 'proposed'>> => {
  const open = async (seats: readonly object[]): Promise<string> =>
    String(
      expectStatus(await stranger.call('POST', '/v1/matches', { body: { ...TRAINING, seats } }), 201).body[
        'id'
      ],
    );
  const id = await open([{ me: true }, { me: true }]);
  const view = expectStatus(await stranger.call('GET', `/v1/matches/${id}/view`), 200).body as unknown as {
    decisions: { id: string; revision: number }[];
    offers: { decision: string; order: object }[];
    scene: { tokens: { id: string }[] };
  };
  const [offer] = view.offers;
  const revision = view.decisions.find((one) => one.id === offer?.decision)?.revision;
  const inviting = async (): Promise<World['stranger']['waiting']> => {
    const opened = await open([{ me: true }, { invite: true }]);
    const { codes } = expectStatus(await stranger.call('GET', `/v1/matches/${opened}`), 200)
      .body as unknown as { codes: { seat: string; code: string }[] };
    const [place = { seat: '', code: '' }] = codes;
    return { id: opened, ...place };
  };
  const toEnd = async (match: string): Promise<string> => {
    const body = { what: 'end' };
    const made = await stranger.call('POST', `/v1/matches/${match}/proposals`, { body });
    return String(expectStatus(made, 200).body['proposal']);
  };
  const ended = await open([{ me: true }, { me: true }]);
  await toEnd(ended);
  const { seat, code, id: shared } = await inviting();
  expectStatus(await friend.call('POST', `/v1/matches/${shared}/seats/${seat}`, { body: { code } }), 200);
  return {
    match: {
      id,
      token: String(view.scene.tokens[0]?.id),
      sending: { decision: offer?.decision, revision, order: offer?.order },
    },
    waiting: await inviting(),
    ended,
    proposed: { id: shared, proposal: await toEnd(shared) },
  };
};

/** Full hours of UTC, at the end of the day. */
export const daysFromNow = (from: number, to: number): { readonly from: string; readonly to: string } => {
  const at = (days: number): string =>
    `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 11)}18:00:00.000Z`;
  return { from: at(from), to: at(to) };
};

/** Of an offer's side. */
export const NOTHING = { tons: 0, stock: [], prisoners: [] };

const join = async (
  id: string,
  gm: Person,
  person: Person,
  invitation: object,
  body: object,
): Promise<void> => {
  const made = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: invitation }),
    201,
  );
  expectStatus(
    await person.call('POST', `/v1/invitations/${String(made.body['code'])}/accept`, { body }),
    200,
  );
};

/** With a force that is handed in. */
const seated = async (
  id: string,
  gm: Person,
  person: Person,
  index: number,
  forceName: string,
): Promise<void> => {
  await join(id, gm, person, { seat: index + 1 }, { faction: FACTIONS[index], forceName });
  const draft = expectStatus(
    await person.call('POST', `/v1/campaigns/${id}/force/suggest`, { body: { seed: index } }),
    200,
  ).body;
  expectStatus(
    await person.call('PUT', `/v1/campaigns/${id}/force`, {
      body: { mechs: draft['mechs'], pilots: draft['pilots'] },
    }),
    200,
  );
  expectStatus(await person.call('POST', `/v1/campaigns/${id}/force/submit`), 200);
};

/** With everybody in their place and all forces handed in. */
const settled = async (
  { gm, player, enemy, far, lost, gone, observer, spare }: People,
  name: string,
  begun: boolean,
): Promise<string> => {
  const made = await gm.call('POST', '/v1/campaigns', {
    body: { name, factions: FACTIONS, options: OPTIONS },
  });
  const id = String(expectStatus(made, 201).body['id']);
  const map = drawnMap({
    seed: 'world',
    columns: 14,
    rows: 10,
    players: FACTIONS.length,
    buildingCount: OPTIONS.buildingCount,
  });
  expectStatus(await gm.call('PUT', `/v1/campaigns/${id}/map`, { body: map }), 200);
  const seats = begun ? [player, enemy, lost] : [player, enemy, far];
  for (const [index, person] of seats.entries()) await seated(id, gm, person, index, `Force ${index + 1}`);
  for (const watcher of [observer, gone, spare, ...(begun ? [far] : [])])
    await join(id, gm, watcher, { role: 'observer' }, {});
  return id;
};

interface GmView {
  readonly forces: readonly { readonly id: string; readonly name: string }[];
  readonly mechs: readonly { readonly id: string; readonly force: string; readonly hex: string }[];
}

/** Begun, the enemy come to the player's first mech, one seat given to another, one member sent away. */
const begun = async (people: People, name: string): Promise<Running> => {
  const { gm, far, gone } = people;
  const id = await settled(people, name, true);
  const command = async (path: string, body: object): Promise<unknown> =>
    expectStatus(await gm.call('POST', `/v1/campaigns/${id}${path}`, { body }), 200);
  await command('/start', {});
  const view = expectStatus(await gm.call('GET', `/v1/campaigns/${id}/view`), 200).body as unknown as GmView;
  const forces = ['Force 1', 'Force 2', 'Force 3'].map(
    (one) => view.forces.find((force) => force.name === one)?.id ?? '',
  ) as [string, string, string];
  const [mine, enemy] = [0, 1].map((index) => view.mechs.find((mech) => mech.force === forces[index]));
  await command(`/gm/seats/${forces[2]}/reassign`, { userId: far.id });
  await command(`/gm/members/${gone.id}/remove`, {});
  await command('/gm/correct', {
    changes: [{ set: 'mech', mech: enemy?.id, hex: mine?.hex }],
    reason: 'They shall meet',
  });
  for (let phase = 0; phase < 8; phase += 1) {
    const at = expectStatus(await gm.call('GET', `/v1/campaigns/${id}`), 200).body;
    if (at['step'] === 'battles') break;
    await command('/gm/advance', {});
  }
  const calendar = { days: [2, 7], at: '20:00', zone: 'Europe/Berlin', vacationDays: 21 };
  expectStatus(await gm.call('PUT', `/v1/campaigns/${id}/calendar`, { body: calendar }), 200);
  const { mechs } = expectStatus(await gm.call('GET', `/v1/campaigns/${id}/view`), 200)
    .body as unknown as GmView;
  return { id, forces, mechs };
};

interface Setup {
  readonly hash: string;
  readonly units: readonly {
    readonly id: string;
    readonly condition: object;
    readonly pilot: { readonly hits: number } | null;
  }[];
  readonly buildings: readonly { readonly id: string; readonly cp: number }[];
}

/** Nobody was hurt, nobody has won. */
const harmless = ({ hash, units, buildings }: Setup) => ({
  hash,
  turns: 3,
  holder: null,
  log: null,
  minesUsed: {},
  buildings: buildings.map(({ id, cp }) => ({ id, cp })),
  units: units.map(({ id, condition, pilot }) => ({
    id,
    fate: 'on-field-fit',
    edge: null,
    condition,
    pilot: pilot === null ? null : { hits: pilot.hits, fate: 'in-mech' },
  })),
});

const battleOf = async (
  person: Person,
  id: string,
): Promise<{ readonly battle: string; readonly body: object }> => {
  const list = expectStatus(await person.call('GET', `/v1/campaigns/${id}/battles`), 200).body[
    'items'
  ] as unknown as { id: string }[];
  const battle = list[0]?.id ?? 'none';
  const { setup } = expectStatus(await person.call('GET', `/v1/campaigns/${id}/battles/${battle}`), 200)
    .body as unknown as { setup: Setup };
  return { battle, body: harmless(setup) };
};

/** TBL: the player has filled in all of their worksheet. */
const filledIn = async (
  person: Person,
  path: string,
  { units, turns, holder }: ReturnType<typeof harmless>,
): Promise<void> => {
  for (const { id, fate, pilot } of units)
    expectStatus(
      await person.call('PUT', `${path}/units/${id}`, { body: { fate, pilotFate: pilot?.fate ?? null } }),
      200,
    );
  expectStatus(await person.call('PUT', `${path}/field`, { body: { turns, holder: { side: holder } } }), 200);
};

const fighting = async (people: People): Promise<Fighting> => {
  const running = await begun(people, 'Fighting');
  const found = await battleOf(people.player, running.id);
  const path = `/v1/campaigns/${running.id}/battles/${found.battle}/reports`;
  const filed = expectStatus(await people.enemy.call('POST', path, { body: found.body }), 201);
  await filledIn(
    people.player,
    path.replace('/reports', '/worksheet'),
    found.body as ReturnType<typeof harmless>,
  );
  const dice = { name: 'Dice', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] };
  const engine = expectStatus(
    await people.gm.call('POST', `/v1/campaigns/${running.id}/engines`, { body: dice }),
    201,
  );
  return { ...running, ...found, report: String(filed.body['report']), engine: String(engine.body['id']) };
};

const supplying = async (people: People): Promise<Supplying> => {
  const running = await begun(people, 'Supplying');
  const { battle } = await battleOf(people.player, running.id);
  expectStatus(
    await people.gm.call('POST', `/v1/campaigns/${running.id}/battles/${battle}/call-off`, {
      body: { reason: 'Rain' },
    }),
    200,
  );
  const body = { to: running.forces[0], give: { ...NOTHING, tons: 1 }, take: NOTHING };
  const offer = expectStatus(
    await people.enemy.call('POST', `/v1/campaigns/${running.id}/offers`, { body }),
    201,
  );
  const drawing = { design: { base: 'hunchback-hbk-4p', model: 'HBK-4X' } };
  const drawn = expectStatus(
    await people.player.call('POST', `/v1/campaigns/${running.id}/designs`, { body: drawing }),
    201,
  );
  const away = expectStatus(
    await people.player.call('POST', `/v1/campaigns/${running.id}/vacations`, { body: daysFromNow(10, 15) }),
    201,
  );
  return {
    ...running,
    offer: String(offer.body['id']),
    drawn: String(drawn.body['design']),
    vacation: String(away.body['id']),
  };
};

const ledBy = async ({ gm, enemy, spare }: People): Promise<string> => {
  const body = { name: 'On the server', mapSeed: 'led', factions: FACTIONS.slice(0, 2), options: OPTIONS };
  const id = String(expectStatus(await gm.call('POST', '/v1/campaigns', { body }), 201).body['id']);
  for (const [index, person] of [enemy, spare].entries())
    await seated(id, gm, person, index, `Led ${index + 1}`);
  expectStatus(await gm.call('POST', `/v1/campaigns/${id}/start`), 200);
  return (await openBattleMatch(await gameOf({ id, gm, players: [enemy, spare] }))).match;
};

/**
 * In a small war of their own, with nobody in it who has a role here: what only the stranger may end and
 * refuse.
 */
const ofStranger = async ({ stranger, enemy, spare }: People): Promise<World['stranger']> => {
  const factions = FACTIONS.slice(0, 2);
  const body = { name: 'Elsewhere', mapSeed: 'elsewhere', factions, options: OPTIONS };
  const id = String(expectStatus(await enemy.call('POST', '/v1/campaigns', { body }), 201).body['id']);
  for (const [index, person] of [stranger, spare].entries())
    await seated(id, enemy, person, index, `Elsewhere ${index + 1}`);
  expectStatus(await enemy.call('POST', `/v1/campaigns/${id}/start`), 200);
  const link = expectStatus(
    await enemy.call('POST', `/v1/campaigns/${id}/members/${stranger.id}/reset-link`),
    201,
  );
  const { sid } = JSON.parse(Buffer.from(stranger.token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid: string;
  };
  const matches = await matchesOf(stranger, spare);
  const push = expectStatus(
    await stranger.call('POST', '/v1/me/push-subscriptions', { body: PUSH_SUBSCRIPTION }),
    201,
  );
  const figure = expectStatus(
    await stranger.call('POST', '/v1/me/figures', { body: { design: 'atlas-as7-d', rank: 'veteran' } }),
    201,
  );
  return {
    ...{ session: sid, link: String(link.body['id']), push: String(push.body['id']) },
    ...{ figure: String(figure.body['id']), ...matches },
  };
};

/**
 * On a server that has nothing yet; `app`: of one that is another process, its address is enough for most of
 * what is asked.
 */
export const worldOn = async (app: TestApp): Promise<World> => {
  const names = ['stranger', 'gone', 'observer', 'lost', 'player', 'gm', 'enemy', 'far', 'spare'] as const;
  const made = await Promise.all(names.map(async (name) => [name, await register(app, name)] as const));
  const people = Object.fromEntries(made) as unknown as People;
  const { gm, player } = people;
  expectStatus(
    await call(app, 'POST', '/v1/auth/register', {
      body: { email: TAKEN, displayName: 'Taken', password: 'correct horse battery' },
    }),
    201,
  );
  const id = await settled(people, 'Setting up', false);
  const invitation = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { role: 'observer' } }),
    201,
  );
  expectStatus(await gm.call('DELETE', `/v1/campaigns/${id}/members/${people.gone.id}`), 204);
  const sheet = { name: 'Grass Lands 1.board', text: 'size 16 17\nhex 0305 2 "woods:1" ""\nend' };
  expectStatus(await gm.call('POST', '/v1/me/boards', { body: { files: [sheet] } }), 200);
  const plan = expectStatus(await gm.call('GET', `/v1/campaigns/${id}/map`), 200).body;
  const { mechs, pilots } = expectStatus(await player.call('GET', `/v1/campaigns/${id}/force`), 200).body;
  return {
    app,
    people,
    description: (await call(app, 'GET', '/openapi.json')).body as unknown as Description,
    setup: { id, invitation: String(invitation.body['code']), plan, draft: { mechs, pilots } },
    fighting: await fighting(people),
    supplying: await supplying(people),
    stranger: await ofStranger(people),
    led: await ledBy(people),
    close: () => app.close(),
  };
};
