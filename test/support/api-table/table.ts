/**
 * Who gets which status from which operation, by the API's specification; commands are asked as dry runs with
 * a legal body.
 */
import { SYSTEMS } from '../../../src/games';
import { PUSH_SUBSCRIPTION } from '../outside/push-service';
import { daysFromNow, NOTHING, TAKEN, type World } from './world';

/** In which of the world's campaigns it is asked. */
export type Scene = 'setup' | 'fighting' | 'supplying';

export interface Asked {
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Statuses of the game master, the player, a player elsewhere (`far`), and those who only watch; everybody
 * else gets 401 or 404.
 */
export type Cells = readonly [gm: number, player: number, far: number, watcher: number];

export interface CampaignRow {
  readonly kind: 'campaign';
  readonly ask: (world: World) => Asked;
  readonly cells: Partial<Readonly<Record<Scene, Cells>>>;
}

/**
 * Operations outside campaigns: of anybody, or of whoever is logged in; `members`: of those who are in the
 * campaign of an invitation.
 */
export interface OpenRow {
  readonly kind: 'public' | 'login';
  readonly ask: (world: World) => Asked;
  readonly status: number;
  readonly members?: number;
  /** Of those who are game master of any campaign. */
  readonly masters?: number;
  /** Whose own it is: for everybody else it is not there. */
  readonly owner?: 'stranger' | 'gm';
  /** Asked by everybody as if they were not logged in: it would log them out. */
  readonly tokenless?: true;
}

export type Row = CampaignRow | OpenRow;

const nothing = (): Asked => ({});
const open = (status = 200, ask: (world: World) => Asked = nothing): Row => ({ kind: 'public', ask, status });
const login = (status = 200, ask: (world: World) => Asked = nothing, members?: number): Row => ({
  kind: 'login',
  ask,
  status,
  ...(members === undefined ? {} : { members }),
});
/** Of what the stranger alone has; tried only. */
const ofStranger = (ask: (world: World) => Asked, status = 204): Row => ({
  kind: 'login',
  ask,
  status,
  owner: 'stranger',
});
/** Only for game masters, of whatever campaign. */
const masters = (ask: (world: World) => Asked = nothing): Row => ({
  kind: 'login',
  ask,
  status: 403,
  masters: 200,
});
const campaign = (cells: CampaignRow['cells'], ask: (world: World) => Asked = nothing): Row => ({
  kind: 'campaign',
  ask,
  cells,
});
const body = (sent: unknown) => (): Asked => ({ body: sent });

/** Of the match of a battle whose game master is asked. */
const ledMatch = (sent: unknown): Row => ({
  kind: 'login',
  ask: (world) => ({ ids: { match: world.led }, body: sent }),
  status: 200,
  owner: 'gm',
});

const inMatch = (sent?: (world: World) => unknown): Row =>
  ofStranger((world) => ({ ids: { match: world.stranger.match.id }, body: sent?.(world) }), 200);

const NOTICE_SETTINGS = {
  ...{ language: 'en', zone: 'Europe/Berlin', ways: { 'phase-open': ['email'] }, mutedCampaigns: [] },
  ...{ quietHours: { from: 1_320, to: 420 }, digestAt: 1_080 },
};
const REASON = { reason: 'Because' };
const mine = (world: World): Asked => ({ query: { as: world.supplying.forces[0] } });
const battle =
  (sent?: (world: World) => unknown) =>
  (world: World): Asked => ({
    ids: { battleId: world.fighting.battle, reportId: world.fighting.report },
    body: sent?.(world),
  });
const engine =
  (sent?: unknown) =>
  (world: World): Asked => ({
    ids: { engineId: world.fighting.engine },
    ...(sent === undefined ? {} : { body: sent }),
  });
const offer = ({ supplying }: World): Asked => ({ ids: { offerId: supplying.offer } });
const user = (world: World, sent?: unknown): Asked => ({
  ids: { userId: world.people.player.id },
  body: sent,
});
const noHook = (sent?: unknown) => (): Asked => ({ ids: { webhookId: 'none' }, body: sent });
const mechOf = ({ supplying }: World): string =>
  supplying.mechs.find(({ force }) => force === supplying.forces[0])?.id ?? 'none';

const ofFigure =
  (sent?: unknown) =>
  ({ stranger }: World): Asked => ({ ids: { figureId: stranger.figure }, body: sent });

/** Everybody in it, whatever is going on. */
const ALL: Cells = [200, 200, 200, 200];
const GM: Cells = [200, 403, 403, 403];
/** The game master's, too late. */
const GM_LATE: Cells = [409, 403, 403, 403];
/** The game master's, of another campaign. */
const GM_NONE: Cells = [404, 403, 403, 403];
const PLAYERS: Cells = [403, 200, 200, 403];
const PLAYERS_LATE: Cells = [403, 409, 409, 403];
const WRITERS: Cells = [201, 201, 201, 403];
const NO_HOOK: Cells = [404, 404, 404, 404];
/** Nothing is played before the start. */
const ALL_EARLY: Cells = [409, 409, 409, 409];
const FIGHTERS_EARLY: Cells = [409, 409, 409, 403];

const ofSetup = (cells: Cells, late: Cells, ask: (world: World) => Asked = nothing): Row =>
  campaign({ setup: cells, fighting: late }, ask);
const ofGm = (ask: (world: World) => Asked = nothing): Row =>
  campaign({ setup: GM_LATE, supplying: GM, fighting: GM }, ask);

export const TABLE: Readonly<Record<string, Row>> = {
  'GET /health/live': open(),
  'GET /health/ready': open(),
  'GET /.well-known/jwks.json': open(),
  'GET /v1/catalog/factions': open(),
  'GET /v1/catalog/factions/{id}/house-list': open(200, () => ({ ids: { id: 'davion' } })),
  'GET /v1/catalog/mechs': open(),
  'GET /v1/catalog/mechs/{design}': open(200, () => ({ ids: { design: 'hunchback-hbk-4g' } })),
  'GET /v1/catalog/mechs/{design}/battle-value': open(200, () => ({ ids: { design: 'hunchback-hbk-4g' } })),
  'GET /v1/catalog/mechs/{design}/construction': open(200, () => ({ ids: { design: 'hunchback-hbk-4g' } })),
  'GET /v1/catalog/mechs/{design}/sheet.svg': open(200, () => ({ ids: { design: 'hunchback-hbk-4g' } })),
  'GET /v1/catalog/imports': masters(),
  'POST /v1/catalog/imports': masters(body({ files: [{ name: 'noise.mtf', text: 'noise' }] })),
  'GET /v1/catalog/record-sheets': open(200, () => ({ query: { designs: 'hunchback-hbk-4g,atlas-as7-d' } })),
  'GET /v1/catalog/equipment': open(),
  'GET /v1/catalog/buildings': open(),
  'GET /v1/rules': open(),
  'GET /v1/rules/{id}': open(200, () => ({ ids: { id: 'MOV-5' } })),
  'GET /v1/systems': open(),
  'GET /v1/systems/{system}': open(200, () => ({ ids: { system: 'battletech' } })),
  'POST /v1/matches': login(
    201,
    body({ system: 'battletech', scenario: 'training', seats: [{ me: true }, { bot: 'attack' }] }),
  ),
  'GET /v1/matches': login(),
  'GET /v1/matches/{match}': inMatch(),
  'DELETE /v1/matches/{match}': ofStranger(({ stranger }) => ({ ids: { match: stranger.waiting.id } })),
  'POST /v1/matches/{match}/seats/{seat}': login(200, ({ stranger: { waiting } }) => ({
    ids: { match: waiting.id, seat: waiting.seat },
    body: { code: waiting.code },
  })),
  'GET /v1/matches/{match}/view': inMatch(),
  'GET /v1/matches/{match}/board': inMatch(),
  'POST /v1/matches/{match}/orders': inMatch(({ stranger }) => stranger.match.sending),
  'GET /v1/matches/{match}/events': inMatch(),
  'GET /v1/matches/{match}/events/stream': inMatch(),
  'PUT /v1/matches/{match}/link': inMatch(() => ({ shared: true })),
  'PUT /v1/matches/{match}/bot': inMatch(() => ({ stance: null })),
  'PUT /v1/matches/{match}/standing': inMatch(() => ({ standing: [] })),
  'PUT /v1/matches/{match}/queue': inMatch(() => ({ queue: [] })),
  'POST /v1/matches/{match}/proposals': inMatch(() => ({ what: 'end' })),
  'POST /v1/matches/{match}/proposals/{proposal}': ofStranger(
    ({ stranger: { proposed } }) => ({
      ids: { match: proposed.id, proposal: proposed.proposal },
      body: { agree: true },
    }),
    200,
  ),
  'GET /v1/matches/{match}/cards/{unit}': ofStranger(
    ({ stranger: { match } }) => ({ ids: { match: match.id, unit: match.token } }),
    200,
  ),
  'GET /v1/matches/{match}/scene.svg': inMatch(),
  'GET /v1/matches/{match}/replay': inMatch(),
  'GET /v1/matches/{match}/log': ofStranger(({ stranger }) => ({ ids: { match: stranger.ended } }), 200),
  'POST /v1/matches/{match}/resign': inMatch(),
  'POST /v1/matches/{match}/gm/bot': ledMatch({ seat: 'A', stance: 'hold', ...REASON }),
  'POST /v1/matches/{match}/gm/settle': ledMatch(REASON),
  'POST /v1/matches/{match}/gm/pause': ledMatch(REASON),
  'POST /v1/matches/{match}/gm/resume': ledMatch(REASON),
  'POST /v1/matches/{match}/gm/deadline': ledMatch({ at: '2100-01-01T00:00:00.000Z', ...REASON }),
  'POST /v1/matches/{match}/gm/rewind': ledMatch({ turn: 1, ...REASON }),
  'POST /v1/matches/{match}/gm/end': ledMatch(REASON),
  'GET /v1/problems': open(),
  'GET /v1/problems/{area}/{problem}': open(200, () => ({
    ids: { area: 'movement', problem: 'not-adjacent' },
  })),
  'POST /v1/systems/{system}/probe': open(200, () => ({
    ids: { system: 'battletech' },
    body: SYSTEMS.newestOf('battletech')?.probe?.example,
  })),
  'POST /v1/catalog/refits/check': open(200, () => ({
    body: { from: 'hunchback-hbk-4g', to: 'hunchback-hbk-4p' },
  })),

  'POST /v1/auth/register': open(422, () => ({
    body: { email: TAKEN, displayName: 'Taken', password: 'correct horse battery' },
  })),
  'POST /v1/auth/login': open(200, () => ({ body: { email: TAKEN, password: 'correct horse battery' } })),
  'POST /v1/auth/refresh': open(401, () => ({ body: { refreshToken: 'none' } })),
  'POST /v1/auth/logout': {
    kind: 'public',
    ask: () => ({ body: { refreshToken: 'none' } }),
    status: 401,
    tokenless: true,
  },
  'POST /v1/auth/reset': open(422, () => ({ body: { token: 'none', password: 'correct horse battery' } })),

  // Nobody is told whether there is such an account.
  'POST /v1/auth/forgotten': open(204, () => ({ body: { email: 'nobody@example.org' } })),
  'POST /v1/unsubscribe/{token}': open(404, () => ({ ids: { token: 'none' } })),
  'POST /v1/auth/confirm': open(422, () => ({ body: { token: 'none' } })),

  'GET /v1/me': login(),
  'PATCH /v1/me': login(200, body({})),
  // Tried only. Whoever leads a war cannot go.
  'DELETE /v1/me': {
    kind: 'login',
    ask: body({ password: 'correct horse battery' }),
    status: 204,
    masters: 422,
  },
  'GET /v1/me/export': login(),
  'POST /v1/me/email': login(
    204,
    body({ email: 'other@example.org', currentPassword: 'correct horse battery' }),
  ),
  'POST /v1/me/email/confirmation': login(204),
  'GET /v1/me/sessions': login(),
  'DELETE /v1/me/sessions/{sessionId}': ofStranger(({ stranger }) => ({
    ids: { sessionId: stranger.session },
  })),
  'GET /v1/me/reset-links': login(),
  'DELETE /v1/me/reset-links/{linkId}': ofStranger(({ stranger }) => ({ ids: { linkId: stranger.link } })),
  'GET /v1/me/notices': login(),
  'PUT /v1/me/notices/read': login(200, body({ notices: null })),
  'GET /v1/me/notice-settings': login(),
  'PUT /v1/me/notice-settings': login(200, body(NOTICE_SETTINGS)),
  'GET /v1/me/push-subscriptions': login(),
  'POST /v1/me/push-subscriptions': login(201, body(PUSH_SUBSCRIPTION)),
  'DELETE /v1/me/push-subscriptions/{subscriptionId}': ofStranger(({ stranger }) => ({
    ids: { subscriptionId: stranger.push },
  })),
  'GET /v1/me/figures': login(),
  'POST /v1/me/figures': login(201, body({ design: 'atlas-as7-d', rank: 'veteran' })),
  'GET /v1/me/figures/{figureId}': ofStranger(ofFigure(), 200),
  'PATCH /v1/me/figures/{figureId}': ofStranger(ofFigure({ name: 'Old Mountain' }), 200),
  'DELETE /v1/me/figures/{figureId}': ofStranger(ofFigure()),
  'GET /v1/me/boards': masters(),
  'POST /v1/me/boards': masters(body({ files: [{ name: 'Moon 1.board', text: 'size 16 17\nend' }] })),
  'DELETE /v1/me/boards/{board}': {
    ...{ kind: 'login', ask: () => ({ ids: { board: 'grass-lands-1' } }), status: 403, masters: 204 },
  },
  'POST /v1/campaigns': login(201, body({ name: 'New' })),
  'GET /v1/campaigns': login(),
  // DEMO is off where the table is tried.
  'GET /v1/demo': open(404),
  'GET /v1/invitations/{code}': open(200, ({ setup }) => ({ ids: { code: setup.invitation } })),
  'POST /v1/invitations/{code}/accept': login(
    200,
    ({ setup }) => ({ ids: { code: setup.invitation }, body: {} }),
    422,
  ),

  'GET /v1/campaigns/{id}': campaign({ setup: ALL, fighting: ALL }),
  // Each takes it off their own list.
  'PUT /v1/campaigns/{id}/hidden': campaign({ setup: ALL, fighting: ALL }, body({ hidden: true })),
  'PATCH /v1/campaigns/{id}': ofSetup(GM, GM_LATE, body({ name: 'Renamed' })),
  'DELETE /v1/campaigns/{id}': ofSetup([204, 403, 403, 403], GM_LATE),
  'POST /v1/campaigns/{id}/start': ofSetup(GM, GM_LATE),
  'GET /v1/campaigns/{id}/members': campaign({ setup: ALL, fighting: ALL }),
  // The player themselves may go.
  'DELETE /v1/campaigns/{id}/members/{userId}': ofSetup([204, 204, 403, 403], [409, 204, 403, 403], user),
  // A game master hands the campaign over instead.
  'POST /v1/campaigns/{id}/leave': campaign({
    setup: [403, 204, 204, 204],
    fighting: [403, 204, 204, 204],
    supplying: [403, 204, 204, 204],
  }),
  'POST /v1/campaigns/{id}/members/{userId}/reset-link': campaign(
    { setup: GM_LATE, fighting: [201, 403, 403, 403] },
    user,
  ),
  'POST /v1/campaigns/{id}/invitations': ofSetup([201, 403, 403, 403], GM_LATE, body({})),
  // Codes are for the game master only.
  'GET /v1/campaigns/{id}/invitations': campaign({ setup: GM, fighting: GM }),
  'DELETE /v1/campaigns/{id}/invitations/{code}': campaign(
    { setup: [204, 403, 403, 403], fighting: GM_NONE },
    ({ setup }) => ({
      ids: { code: setup.invitation },
    }),
  ),
  'GET /v1/campaigns/{id}/map': campaign({ setup: ALL, fighting: ALL }),
  'PUT /v1/campaigns/{id}/map': ofSetup(GM, GM_LATE, ({ setup }) => ({ body: setup.plan })),
  'POST /v1/campaigns/{id}/map/generate': ofSetup(GM, GM_LATE, body({ seed: 'other' })),
  // The game master has none, and does not say whose they mean.
  'GET /v1/campaigns/{id}/force': campaign({ setup: [403, 200, 200, 403], fighting: [403, 200, 200, 403] }),
  'PUT /v1/campaigns/{id}/force': ofSetup(PLAYERS, PLAYERS_LATE, ({ setup }) => ({ body: setup.draft })),
  'POST /v1/campaigns/{id}/force/submit': ofSetup(PLAYERS, PLAYERS_LATE),
  'POST /v1/campaigns/{id}/force/suggest': ofSetup(PLAYERS, PLAYERS_LATE, body({ seed: 1 })),

  'GET /v1/campaigns/{id}/view': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'GET /v1/campaigns/{id}/map.svg': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'GET /v1/campaigns/{id}/map.png': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'GET /v1/campaigns/{id}/options': campaign({ setup: ALL_EARLY, fighting: ALL, supplying: ALL }),
  'GET /v1/campaigns/{id}/orders': campaign({ setup: FIGHTERS_EARLY, supplying: [200, 200, 403, 403] }, mine),
  'PUT /v1/campaigns/{id}/orders': campaign(
    { setup: PLAYERS_LATE, fighting: PLAYERS_LATE, supplying: PLAYERS },
    body({ phase: 'supply', orders: [] }),
  ),
  'PUT /v1/campaigns/{id}/ready': campaign(
    { setup: PLAYERS_LATE, fighting: PLAYERS_LATE, supplying: PLAYERS },
    body({ ready: true }),
  ),
  'GET /v1/campaigns/{id}/standing': campaign({ setup: PLAYERS_LATE, fighting: PLAYERS, supplying: PLAYERS }),
  'PUT /v1/campaigns/{id}/standing': campaign(
    { setup: PLAYERS_LATE, fighting: PLAYERS, supplying: PLAYERS },
    body({ readyWhenNothingToOrder: true, readyIn: [] }),
  ),
  'GET /v1/campaigns/{id}/calendar': campaign({ setup: ALL, fighting: ALL, supplying: ALL }),
  'PUT /v1/campaigns/{id}/calendar': campaign(
    { setup: GM, fighting: GM, supplying: GM },
    body({ days: [2, 7], at: '20:00', zone: 'Europe/Berlin', vacationDays: 21 }),
  ),
  'GET /v1/campaigns/{id}/chat': campaign({ setup: GM, fighting: GM }),
  'PUT /v1/campaigns/{id}/chat': campaign(
    { setup: GM, fighting: GM, supplying: GM },
    body({
      format: 'discord',
      url: 'https://discord.com/api/webhooks/1/a',
      language: 'de',
      zone: 'Europe/Berlin',
    }),
  ),
  // None is set where the table is tried.
  'POST /v1/campaigns/{id}/chat/test': campaign({ setup: GM_NONE, fighting: GM_NONE }),
  'DELETE /v1/campaigns/{id}/chat': campaign({ setup: [204, 403, 403, 403], fighting: [204, 403, 403, 403] }),
  // Each their own; who has none there finds none.
  'GET /v1/campaigns/{id}/webhooks': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'POST /v1/campaigns/{id}/webhooks': campaign(
    { setup: ALL_EARLY, fighting: [201, 201, 201, 201] },
    body({ url: 'https://bot.example.org/campaign' }),
  ),
  'GET /v1/campaigns/{id}/webhooks/{webhookId}': campaign({ setup: ALL_EARLY, fighting: NO_HOOK }, noHook()),
  'GET /v1/campaigns/{id}/webhooks/{webhookId}/deliveries': campaign(
    { setup: ALL_EARLY, fighting: NO_HOOK },
    noHook(),
  ),
  'POST /v1/campaigns/{id}/webhooks/{webhookId}/resend': campaign(
    { setup: ALL_EARLY, fighting: NO_HOOK },
    noHook({ after: 0 }),
  ),
  'DELETE /v1/campaigns/{id}/webhooks/{webhookId}': campaign(
    { setup: ALL_EARLY, fighting: NO_HOOK },
    noHook(),
  ),
  'GET /v1/campaigns/{id}/vacations': campaign({ setup: ALL_EARLY, fighting: ALL, supplying: ALL }),
  // Who plays no force is waited for by nobody.
  'POST /v1/campaigns/{id}/vacations': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 201, 201, 403], supplying: [403, 201, 201, 403] },
    () => ({
      body: daysFromNow(30, 33),
    }),
  ),
  'DELETE /v1/campaigns/{id}/vacations/{vacationId}': campaign(
    { setup: PLAYERS_LATE, supplying: [403, 204, 404, 403] },
    ({ supplying }) => ({
      ids: { vacationId: supplying.vacation },
    }),
  ),
  'GET /v1/campaigns/{id}/messages': campaign({ setup: ALL, fighting: ALL, supplying: ALL }),
  // Who has no force listens: nobody could answer.
  'POST /v1/campaigns/{id}/messages': campaign(
    { setup: WRITERS, fighting: WRITERS, supplying: WRITERS },
    body({ to: null, text: 'Good luck to all!' }),
  ),
  'GET /v1/campaigns/{id}/messages/mutes': campaign({ setup: ALL, fighting: ALL }),
  'PUT /v1/campaigns/{id}/messages/mutes': campaign(
    { setup: ALL, fighting: ALL },
    body({ everything: true, forces: [] }),
  ),
  'GET /v1/campaigns/{id}/ledger': campaign({ setup: ALL_EARLY, supplying: [200, 200, 403, 403] }, mine),
  'GET /v1/campaigns/{id}/rounds': campaign({ setup: ALL_EARLY, fighting: ALL, supplying: ALL }),
  'GET /v1/campaigns/{id}/rounds/{round}': campaign(
    { setup: ALL_EARLY, fighting: ALL, supplying: ALL },
    () => ({ ids: { round: '1' } }),
  ),
  'GET /v1/campaigns/{id}/statistics': campaign({ setup: ALL_EARLY, fighting: ALL, supplying: ALL }),
  'GET /v1/campaigns/{id}/events': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'GET /v1/campaigns/{id}/events/stream': campaign({ setup: ALL_EARLY, fighting: ALL }),

  // SIGHT-4: who does not own it knows nothing of its damage, whether or not they see it.
  'GET /v1/campaigns/{id}/mechs/{mech}/sheet.svg': campaign(
    { setup: ALL_EARLY, supplying: [200, 200, 404, 404] },
    (world) => ({
      ids: { mech: mechOf(world) },
    }),
  ),
  'GET /v1/campaigns/{id}/sheets.pdf': campaign(
    { setup: ALL_EARLY, supplying: [200, 200, 403, 403] },
    ({ supplying }) => ({
      query: { force: supplying.forces[0] },
    }),
  ),

  'GET /v1/campaigns/{id}/designs': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'POST /v1/campaigns/{id}/designs': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 201, 201, 403], supplying: [403, 201, 201, 403] },
    body({ design: { base: 'hunchback-hbk-4p', model: 'HBK-4X' } }),
  ),
  // SIGHT-4: only who drew it knows of it, and the game master.
  'GET /v1/campaigns/{id}/designs/{design}': campaign(
    { setup: ALL_EARLY, supplying: [200, 200, 404, 404] },
    ({ supplying }) => ({
      ids: { design: supplying.drawn },
    }),
  ),

  'GET /v1/schemas': open(),
  'GET /v1/schemas/{name}': open(200, () => ({ ids: { name: 'battle-setup.json' } })),

  'GET /v1/campaigns/{id}/battles': campaign({ setup: ALL_EARLY, fighting: ALL }),
  // SIGHT-4: where a battle is fought is not public.
  'GET /v1/campaigns/{id}/battles/{battleId}': campaign(
    { setup: ALL_EARLY, fighting: [200, 200, 404, 404] },
    battle(),
  ),
  // SIGHT-4: a battle's setup is for who fights in it.
  'GET /v1/campaigns/{id}/battles/{battleId}/files/megamek.zip': campaign(
    { setup: ALL_EARLY, fighting: [200, 200, 404, 404] },
    battle(),
  ),
  'GET /v1/campaigns/{id}/megamek': campaign({ setup: ALL_EARLY, fighting: ALL }),
  'PUT /v1/campaigns/{id}/gm/megamek': ofGm(body({ version: '0.50' })),
  'GET /v1/campaigns/{id}/battles/{battleId}/sheet.svg': campaign(
    { setup: ALL_EARLY, fighting: [200, 200, 404, 404] },
    battle(),
  ),
  'GET /v1/campaigns/{id}/battles/{battleId}/sheet.pdf': campaign(
    { setup: ALL_EARLY, fighting: [200, 200, 404, 404] },
    battle(),
  ),
  'GET /v1/campaigns/{id}/battles/{battleId}/worksheet': campaign(
    { setup: FIGHTERS_EARLY, fighting: [200, 200, 404, 403] },
    battle(),
  ),
  'GET /v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}': campaign(
    { setup: FIGHTERS_EARLY, fighting: [200, 200, 404, 403] },
    ({ fighting }) => ({
      ids: {
        battleId: fighting.battle,
        unit: (fighting.body as { units: { id: string }[] }).units[0]?.id ?? 'none',
      },
    }),
  ),
  'GET /v1/campaigns/{id}/battles/{battleId}/worksheet/field': campaign(
    { setup: FIGHTERS_EARLY, fighting: [200, 200, 404, 403] },
    battle(),
  ),
  'PUT /v1/campaigns/{id}/battles/{battleId}/worksheet/units/{unit}': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 200, 404, 403] },
    ({ fighting }) => ({
      ids: {
        battleId: fighting.battle,
        unit: (fighting.body as { units: { id: string }[] }).units[0]?.id ?? 'none',
      },
      body: { fate: 'withdrawn', edge: 'N', hits: 0, pilotFate: 'in-mech' },
    }),
  ),
  'PATCH /v1/campaigns/{id}/battles/{battleId}/worksheet/units': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 200, 404, 403] },
    battle(({ fighting }) => ({
      units: (fighting.body as { units: { id: string }[] }).units.slice(0, 2).map(({ id }) => ({
        unit: id,
        entry: { fate: 'on-field-fit', edge: null, hits: 0, pilotFate: 'in-mech' },
        revision: null,
      })),
    })),
  ),
  'PUT /v1/campaigns/{id}/battles/{battleId}/worksheet/field': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 200, 404, 403] },
    battle(() => ({ holder: { side: null }, turns: 3, minesUsed: 0, log: null })),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/worksheet/file': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 201, 404, 403] },
    battle(),
  ),
  // A battle is its fighters' business.
  'GET /v1/campaigns/{id}/battles/{battleId}/records': campaign(
    { setup: FIGHTERS_EARLY, fighting: [200, 200, 404, 403] },
    battle(),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/records': campaign(
    { setup: FIGHTERS_EARLY, fighting: [200, 200, 404, 403] },
    battle(() => ({ answers: { turns: 3 } })),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/reports': campaign(
    { setup: FIGHTERS_EARLY, fighting: [201, 201, 404, 403] },
    battle((world) => world.fighting.body),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/confirm': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 200, 404, 403] },
    battle(),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/reports/{reportId}/dispute': campaign(
    { setup: PLAYERS_LATE, fighting: [403, 200, 404, 403] },
    battle(() => REASON),
  ),
  'PUT /v1/campaigns/{id}/battles/{battleId}/reports/{reportId}': campaign(
    { setup: GM_LATE, fighting: GM },
    battle((world) => world.fighting.body),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/decide': campaign(
    { setup: GM_LATE, fighting: GM },
    battle(() => ({})),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/call-off': campaign(
    { setup: GM_LATE, fighting: GM },
    battle(() => REASON),
  ),
  'POST /v1/campaigns/{id}/battles/{battleId}/engine': campaign(
    { setup: GM_LATE, fighting: GM },
    battle(() => ({ engine: 'table' })),
  ),

  // Secrets are made for the game master only.
  'GET /v1/campaigns/{id}/engines': campaign({ setup: GM, fighting: GM }),
  'POST /v1/campaigns/{id}/engines': campaign(
    { setup: [201, 403, 403, 403], fighting: [201, 403, 403, 403] },
    body({ name: 'Dice', rulesets: ['planetary-1', 'planetary-2', 'planetary-3'] }),
  ),
  'GET /v1/campaigns/{id}/engines/{engineId}': campaign({ setup: GM_NONE, fighting: GM }, engine()),
  'GET /v1/campaigns/{id}/engines/{engineId}/deliveries': campaign(
    { setup: GM_NONE, fighting: GM },
    engine(),
  ),
  'PATCH /v1/campaigns/{id}/engines/{engineId}': campaign(
    { setup: GM_NONE, fighting: GM },
    engine({ counts: 'at-once', webhook: null }),
  ),
  'POST /v1/campaigns/{id}/engines/{engineId}/secret': campaign({ setup: GM_NONE, fighting: GM }, engine()),
  'DELETE /v1/campaigns/{id}/engines/{engineId}': campaign(
    { setup: GM_NONE, fighting: [204, 403, 403, 403] },
    engine(),
  ),
  // Nobody who is logged in can sign for an engine.
  'GET /v1/engines/{engineId}/work': open(401),
  'POST /v1/engines/{engineId}/battles/{battleId}/report': open(401, (world) => ({
    body: world.fighting.body,
  })),

  'GET /v1/campaigns/{id}/offers': campaign({
    setup: FIGHTERS_EARLY,
    fighting: [200, 200, 200, 403],
    supplying: [200, 200, 200, 403],
  }),
  'POST /v1/campaigns/{id}/offers': campaign(
    { setup: PLAYERS_LATE, fighting: PLAYERS_LATE, supplying: [403, 201, 201, 403] },
    (world) => ({
      body: { to: world.supplying.forces[1], give: { ...NOTHING, tons: 1 }, take: NOTHING },
    }),
  ),
  'POST /v1/campaigns/{id}/offers/{offerId}/accept': campaign(
    { setup: PLAYERS_LATE, supplying: [403, 200, 404, 403] },
    offer,
  ),
  'DELETE /v1/campaigns/{id}/offers/{offerId}': campaign(
    { setup: PLAYERS_LATE, supplying: [403, 204, 404, 403] },
    offer,
  ),

  // Battles end by their reports.
  'POST /v1/campaigns/{id}/gm/advance': campaign(
    { setup: GM_LATE, supplying: GM, fighting: GM_LATE },
    body(REASON),
  ),
  'POST /v1/campaigns/{id}/gm/pause': ofGm(body(REASON)),
  // Nothing is paused.
  'POST /v1/campaigns/{id}/gm/resume': campaign({ setup: GM_LATE, fighting: GM_LATE }, body(REASON)),
  'POST /v1/campaigns/{id}/gm/deadline': campaign(
    { setup: GM_LATE, supplying: GM, fighting: GM_LATE },
    body({ at: '2100-01-01T00:00:00Z', ...REASON }),
  ),
  'POST /v1/campaigns/{id}/gm/correct': campaign({ setup: GM_LATE, supplying: GM }, (world) => ({
    body: { changes: [{ set: 'mech', mech: mechOf(world), hex: '0101' }], ...REASON },
  })),
  'GET /v1/campaigns/{id}/gm/rollback': ofGm(),
  'POST /v1/campaigns/{id}/gm/rollback': ofGm(body({ round: 1, phase: 'planning', ...REASON })),
  'POST /v1/campaigns/{id}/gm/end': ofGm(body({ winner: null, ...REASON })),
  'POST /v1/campaigns/{id}/gm/members/{userId}/remove': ofGm((world) => user(world, REASON)),
  'POST /v1/campaigns/{id}/gm/seats/{forceId}/reassign': campaign(
    { setup: GM_LATE, fighting: GM },
    (world) => ({
      ids: { forceId: world.fighting.forces[0] },
      body: { userId: world.people.observer.id, ...REASON },
    }),
  ),
  'GET /v1/campaigns/{id}/gm/seats': ofGm(),
  // In battles no orders are waited for.
  'POST /v1/campaigns/{id}/gm/nudge': campaign(
    { setup: GM_LATE, supplying: GM, fighting: GM_LATE },
    ({ supplying }) => ({
      body: { force: supplying.forces[1], ...REASON },
    }),
  ),
  'POST /v1/campaigns/{id}/gm/hand-over': ofGm((world) => ({
    body: { userId: world.people.observer.id, ...REASON },
  })),
  // The game master is there: nobody takes over from them, they themselves least of all.
  'POST /v1/campaigns/{id}/gm/claim': campaign({ setup: ALL_EARLY, fighting: [403, 409, 409, 409] }),
};
