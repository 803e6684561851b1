/**
 * What others do that one player may not see: every operation that changes something, and those whose effect
 * is for all to see.
 */
import { endedBattle, openBattleMatch } from '../matches/battle-matches';
import { newGame } from '../game';
import type { World } from '../api-table/world';
import { NOTHING } from '../api-table/world';
import { signed, type EngineKeys } from '../engines/engine-calls';
import { call, type Answer } from '../http';
import { fileOf, testbed } from '../imported-designs';
import { openTraining, playOn } from '../matches/matches';
import { expectStatus, register, type Person } from '../players';
import { PUSH_SUBSCRIPTION } from '../outside/push-service';

export interface Unseen {
  readonly name: string;
  /** Operations of the table that it tries. */
  readonly keys: readonly string[];
  readonly give: (world: World) => Promise<unknown>;
}

/** Names of designs and pilots that others use in secret. */
export const SECRET_NAMES = ['HBK-7Q', 'HBK-8Q'] as const;

const C = '/v1/campaigns/{id}';
const at = (world: World, scene: 'setup' | 'fighting' | 'supplying', rest: string): string =>
  `/v1/campaigns/${world[scene].id}${rest}`;
const done = (answer: Answer): Answer => {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.text}`);
  return answer;
};
const unitsOf = (world: World): readonly { readonly id: string }[] =>
  (world.fighting.body as { units: { id: string }[] }).units;

const draw = (scene: 'fighting' | 'supplying', model: string): Unseen => ({
  name: `a design drawn in ${scene}: ${model}`,
  keys: [`POST ${C}/designs`],
  give: async (world) => {
    const body = { design: { base: 'hunchback-hbk-4p', model } };
    expectStatus(await world.people.player.call('POST', at(world, scene, '/designs'), { body }), 201);
  },
});

const sheet = (name: string, orders: readonly object[]): Unseen => ({
  name,
  keys: [`PUT ${C}/orders`],
  give: async (world) => {
    for (const person of [world.people.player, world.people.enemy])
      expectStatus(
        await person.call('PUT', at(world, 'supplying', '/orders'), { body: { phase: 'supply', orders } }),
        200,
      );
  },
});

let keys: EngineKeys = { id: '', secret: '' };
const offered: string[] = [];

const inBattle =
  (who: 'player' | 'enemy' | 'gm', method: string, rest: string, body?: (world: World) => unknown) =>
  async (world: World): Promise<Answer> =>
    done(
      await world.people[who].call(
        method,
        at(
          world,
          'fighting',
          `/battles/${world.fighting.battle}${rest.replace('{report}', world.fighting.report)}`,
        ),
        {
          ...(body === undefined ? {} : { body: body(world) }),
        },
      ),
    );

/** A draft on which a player works: that it is handed in, or is no more, is public. */
const saveDraft = async (world: World, seed: number): Promise<unknown> => {
  const { player } = world.people;
  const made = done(await player.call('POST', at(world, 'setup', '/force/suggest'), { body: { seed } }));
  return done(
    await player.call('PUT', at(world, 'setup', '/force'), {
      body: { mechs: made.body['mechs'], pilots: made.body['pilots'] },
    }),
  );
};

/** What is public of it comes first. */
export const prepare = (world: World): Promise<unknown> => saveDraft(world, 5);

const B = `${C}/battles/{battleId}`;
const REASON = { reason: 'Because' };

export const UNSEEN: readonly Unseen[] = [
  draw('fighting', SECRET_NAMES[0]),
  draw('supplying', SECRET_NAMES[0]),
  draw('supplying', SECRET_NAMES[1]),
  sheet('order sheets saved', []),
  {
    name: 'a standing word that holds for nothing yet',
    keys: [`PUT ${C}/standing`],
    give: async (world) => {
      for (const body of [
        { readyWhenNothingToOrder: true, readyIn: [] },
        { readyWhenNothingToOrder: true, readyIn: ['planning', 'combat'] },
      ])
        for (const person of [world.people.player, world.people.enemy])
          expectStatus(await person.call('PUT', at(world, 'supplying', '/standing'), { body }), 200);
    },
  },
  {
    name: 'messages between others, and who mutes whom',
    keys: [`POST ${C}/messages`, `PUT ${C}/messages/mutes`],
    give: async (world) => {
      const { player, enemy, gm } = world.people;
      const force = async (scene: 'setup' | 'fighting' | 'supplying', who: Person): Promise<string> =>
        String(done(await who.call('GET', at(world, scene, ''))).body['myForce']);
      for (const scene of ['setup', 'fighting', 'supplying'] as const) {
        const [mine, theirs] = [await force(scene, player), await force(scene, enemy)];
        const write = async (who: Person, to: string): Promise<unknown> =>
          done(
            await who.call('POST', at(world, scene, '/messages'), {
              body: { to, text: `Nobody else shall read this: ${to}` },
            }),
          );
        for (const [who, to] of [
          [player, theirs],
          [enemy, mine],
          [player, 'gm'],
          [gm, mine],
        ] as const)
          await write(who, to);
        done(
          await enemy.call('PUT', at(world, scene, '/messages/mutes'), {
            body: { everything: true, forces: [mine] },
          }),
        );
        await write(player, theirs);
      }
    },
  },
  {
    name: 'a campaign off the own list, and back',
    keys: [`PUT ${C}/hidden`],
    give: async (world) => {
      for (const hidden of [true, false])
        for (const person of [world.people.player, world.people.enemy])
          expectStatus(
            await person.call('PUT', at(world, 'supplying', '/hidden'), { body: { hidden } }),
            200,
          );
    },
  },
  {
    name: 'a nudge for another',
    keys: [`POST ${C}/gm/nudge`],
    give: async (world) => {
      for (const force of world.supplying.forces.slice(0, 2))
        done(
          await world.people.gm.call('POST', at(world, 'supplying', '/gm/nudge'), {
            body: { force, ...REASON },
          }),
        );
    },
  },
  {
    name: 'an offer to a third',
    keys: [`POST ${C}/offers`],
    give: async (world) => {
      const body = { to: world.supplying.forces[0], give: { ...NOTHING, tons: 2 }, take: NOTHING };
      for (let count = 0; count < 2; count += 1)
        offered.push(
          String(
            expectStatus(
              await world.people.enemy.call('POST', at(world, 'supplying', '/offers'), { body }),
              201,
            ).body['id'],
          ),
        );
    },
  },
  {
    name: 'an offer withdrawn',
    keys: [`DELETE ${C}/offers/{offerId}`],
    give: async (world) =>
      done(
        await world.people.enemy.call('DELETE', at(world, 'supplying', `/offers/${String(offered.shift())}`)),
      ),
  },
  {
    name: 'an offer accepted',
    keys: [`POST ${C}/offers/{offerId}/accept`],
    give: async (world) =>
      done(
        await world.people.player.call(
          'POST',
          at(world, 'supplying', `/offers/${String(offered.shift())}/accept`),
        ),
      ),
  },
  {
    name: 'a worksheet’s unit',
    keys: [`PUT ${B}/worksheet/units/{unit}`],
    give: async (world) => {
      const body = { fate: 'on-field-fit', pilotFate: 'in-mech' };
      for (const who of ['enemy', 'player'] as const)
        await inBattle(who, 'PUT', `/worksheet/units/${unitsOf(world)[0]?.id ?? ''}`, () => body)(world);
    },
  },
  {
    name: 'several units of a worksheet',
    keys: [`PATCH ${B}/worksheet/units`],
    give: async (world) => {
      const units = unitsOf(world)
        .slice(0, 3)
        .map(({ id }) => ({ unit: id, entry: { fate: 'on-field-fit', pilotFate: 'in-mech' } }));
      for (const who of ['enemy', 'player'] as const)
        await inBattle(who, 'PATCH', '/worksheet/units', () => ({ units }))(world);
    },
  },
  {
    name: 'a worksheet’s field',
    keys: [`PUT ${B}/worksheet/field`],
    give: inBattle('player', 'PUT', '/worksheet/field', () => ({ turns: 3, holder: { side: null } })),
  },
  {
    name: 'a record brought',
    keys: [`POST ${B}/records`],
    give: inBattle('player', 'POST', '/records', () => ({ answers: { turns: 4 } })),
  },
  {
    name: 'a report disputed',
    keys: [`POST ${B}/reports/{reportId}/dispute`],
    give: inBattle('player', 'POST', '/reports/{report}/dispute', () => REASON),
  },
  {
    name: 'a report changed by the game master',
    keys: [`PUT ${B}/reports/{reportId}`],
    give: inBattle('gm', 'PUT', '/reports/{report}', ({ fighting }) => ({ ...fighting.body, turns: 4 })),
  },
  {
    name: 'an engine registered and changed',
    keys: [`POST ${C}/engines`, `PATCH ${C}/engines/{engineId}`, `POST ${C}/engines/{engineId}/secret`],
    give: async (world) => {
      const body = {
        name: 'Hidden dice',
        rulesets: ['planetary-1', 'planetary-2', 'planetary-3'],
        counts: 'confirmed',
      };
      const made = expectStatus(
        await world.people.gm.call('POST', at(world, 'fighting', '/engines'), { body }),
        201,
      );
      const id = String(made.body['id']);
      done(
        await world.people.gm.call('PATCH', at(world, 'fighting', `/engines/${id}`), {
          body: { counts: 'confirmed' },
        }),
      );
      const fresh = done(await world.people.gm.call('POST', at(world, 'fighting', `/engines/${id}/secret`)));
      keys = { id, secret: String(fresh.body['secret']) };
    },
  },
  {
    name: 'a battle handed to an engine',
    keys: [`POST ${B}/engine`],
    give: inBattle('gm', 'POST', '/engine', () => ({ engine: keys.id })),
  },
  {
    name: 'an engine’s calls',
    keys: ['GET /v1/engines/{engineId}/work', 'POST /v1/engines/{engineId}/battles/{battleId}/report'],
    give: async (world) => {
      const { app, fighting } = world;
      done(await signed(app, keys, 'GET', '/work'));
      done(await signed(app, keys, 'POST', `/battles/${fighting.battle}/report`, { body: fighting.body }));
    },
  },
  {
    name: 'an engine removed that fights nowhere',
    keys: [`DELETE ${C}/engines/{engineId}`],
    give: async (world) => {
      const body = { name: 'Spare dice', rulesets: ['planetary-3'] };
      const made = expectStatus(
        await world.people.gm.call('POST', at(world, 'setup', '/engines'), { body }),
        201,
      );
      done(await world.people.gm.call('DELETE', at(world, 'setup', `/engines/${String(made.body['id'])}`)));
    },
  },
  {
    name: 'a draft of a force',
    keys: [`PUT ${C}/force`, `POST ${C}/force/suggest`],
    give: (world) => saveDraft(world, 77),
  },
  {
    name: 'accounts, campaigns and imports of others',
    keys: [
      'POST /v1/auth/register',
      'POST /v1/auth/login',
      'POST /v1/auth/refresh',
      'POST /v1/auth/logout',
      'POST /v1/auth/reset',
      'POST /v1/auth/forgotten',
      'POST /v1/auth/confirm',
      'POST /v1/unsubscribe/{token}',
      'POST /v1/me/email',
      'POST /v1/me/email/confirmation',
      'POST /v1/campaigns',
      'POST /v1/catalog/imports',
      'PATCH /v1/me',
      'DELETE /v1/me/sessions/{sessionId}',
      'PUT /v1/me/notices/read',
      'PUT /v1/me/notice-settings',
      'POST /v1/me/push-subscriptions',
      'DELETE /v1/me/push-subscriptions/{subscriptionId}',
      'POST /v1/me/figures',
      'PATCH /v1/me/figures/{figureId}',
      'DELETE /v1/me/figures/{figureId}',
      'POST /v1/me/boards',
      'DELETE /v1/me/boards/{board}',
      'DELETE /v1/me',
    ],
    give: async (world) => {
      const other = await register(world.app, 'Elsewhere');
      done(
        await other.call('POST', '/v1/campaigns', {
          body: { name: 'Elsewhere', factions: ['davion', 'liao'] },
        }),
      );
      const files = [{ name: 'Testbed TB-9.mtf', text: fileOf(testbed('TB-9')) }];
      expect(done(await other.call('POST', '/v1/catalog/imports', { body: { files } })).text).toContain(
        'testbed-tb-9',
      );
      done(await other.call('PATCH', '/v1/me', { body: { displayName: 'Elsewhere still' } }));
      const { email } = done(await other.call('GET', '/v1/me')).body;
      done(await call(world.app, 'POST', '/v1/auth/forgotten', { body: { email } }));
      done(await other.call('POST', '/v1/me/email/confirmation'));
      done(
        await other.call('POST', '/v1/me/email', {
          body: { email: `new-${String(email)}`, currentPassword: 'correct horse battery' },
        }),
      );
      await call(world.app, 'POST', '/v1/auth/confirm', { body: { token: 'none' } });
      await call(world.app, 'POST', '/v1/unsubscribe/none');
      const again = done(
        await call(world.app, 'POST', '/v1/auth/login', {
          body: { email, password: 'correct horse battery' },
        }),
      ).body;
      const renewed = done(
        await call(world.app, 'POST', '/v1/auth/refresh', { body: { refreshToken: again['refreshToken'] } }),
      ).body;
      const sessions = done(await other.call('GET', '/v1/me/sessions')).body['items'] as unknown as readonly {
        readonly id: string;
        readonly current: boolean;
      }[];
      const last = sessions.find(({ current }) => !current);
      done(await other.call('DELETE', `/v1/me/sessions/${String(last?.id)}`));
      done(await other.call('PUT', '/v1/me/notices/read', { body: { notices: null } }));
      const settings = {
        language: 'de',
        zone: 'Europe/Berlin',
        ways: {},
        mutedCampaigns: [],
        quietHours: null,
        digestAt: null,
      };
      done(await other.call('PUT', '/v1/me/notice-settings', { body: settings }));
      const browser = done(
        await other.call('POST', '/v1/me/push-subscriptions', { body: PUSH_SUBSCRIPTION }),
      ).body;
      done(await other.call('DELETE', `/v1/me/push-subscriptions/${String(browser['id'])}`));
      const boards = [{ name: 'Elsewhere 1.board', text: 'size 16 17\nend' }];
      done(await other.call('POST', '/v1/me/boards', { body: { files: boards } }));
      done(await other.call('DELETE', '/v1/me/boards/elsewhere-1'));
      const figure = done(
        await other.call('POST', '/v1/me/figures', { body: { design: 'atlas-as7-d', rank: 'elite' } }),
      ).body;
      const own = `/v1/me/figures/${String(figure['id'])}`;
      done(await other.call('PATCH', own, { body: { name: 'Elsewhere' } }));
      done(await other.call('DELETE', own));
      const gone = await register(world.app, 'Gone');
      done(await gone.call('DELETE', '/v1/me', { body: { password: 'correct horse battery' } }));
      for (const path of ['logout', 'reset'])
        await call(world.app, 'POST', `/v1/auth/${path}`, {
          body: { refreshToken: renewed['refreshToken'] },
        });
    },
  },
  {
    name: 'matches of others',
    keys: [
      'POST /v1/matches',
      'POST /v1/matches/{match}/seats/{seat}',
      'POST /v1/matches/{match}/orders',
      'PUT /v1/matches/{match}/link',
      'PUT /v1/matches/{match}/bot',
      'PUT /v1/matches/{match}/standing',
      'PUT /v1/matches/{match}/queue',
      'POST /v1/matches/{match}/proposals',
      'POST /v1/matches/{match}/proposals/{proposal}',
      'POST /v1/matches/{match}/resign',
      'DELETE /v1/matches/{match}',
    ],
    give: async (world) => {
      const [one, other] = [await register(world.app, 'One'), await register(world.app, 'Other')];
      const id = await openTraining(one, [{ me: true }, { invite: true }]);
      const { codes } = done(await one.call('GET', `/v1/matches/${id}`)).body as unknown as {
        codes: { seat: string; code: string }[];
      };
      const [{ seat, code } = { seat: '', code: '' }] = codes;
      done(await other.call('POST', `/v1/matches/${id}/seats/${seat}`, { body: { code } }));
      await playOn(one, id, 1);
      const at = `/v1/matches/${id}`;
      for (const stance of ['hold', null]) done(await one.call('PUT', `${at}/bot`, { body: { stance } }));
      for (const shared of [true, false]) done(await one.call('PUT', `${at}/link`, { body: { shared } }));
      done(await one.call('PUT', `${at}/standing`, { body: { standing: [] } }));
      done(await one.call('PUT', `${at}/queue`, { body: { queue: [] } }));
      const { proposal } = done(await one.call('POST', `${at}/proposals`, { body: { what: 'end' } }))
        .body as unknown as { proposal: string };
      done(await other.call('POST', `${at}/proposals/${proposal}`, { body: { agree: false } }));
      done(await other.call('POST', `${at}/resign`));
      const waiting = await openTraining(one, [{ me: true }, { invite: true }]);
      done(await one.call('DELETE', `/v1/matches/${waiting}`));
    },
  },
  {
    name: 'the chat room of another war, and an enemy’s program that is told of this one',
    keys: [
      `PUT ${C}/chat`,
      `POST ${C}/chat/test`,
      `DELETE ${C}/chat`,
      `POST ${C}/webhooks`,
      `POST ${C}/webhooks/{webhookId}/resend`,
      `DELETE ${C}/webhooks/{webhookId}`,
    ],
    give: async (world) => {
      const game = await newGame(world.app);
      const room = {
        ...{ format: 'generic', url: 'https://chat.invalid/a' },
        ...{ language: 'de', zone: 'Europe/Berlin' },
      };
      done(await game.at(game.gm, 'PUT', '/chat', { body: room }));
      done(await game.at(game.gm, 'POST', '/chat/test'));
      done(await game.at(game.gm, 'DELETE', '/chat'));
      const { enemy } = world.people;
      const hooks = `/v1/campaigns/${world.fighting.id}/webhooks`;
      const body = { url: 'https://bot.example.org/enemy' };
      const { id } = done(await enemy.call('POST', hooks, { body })).body as unknown as { id: string };
      done(await enemy.call('POST', `${hooks}/${id}/resend`, { body: { after: 0 } }));
      done(await enemy.call('DELETE', `${hooks}/${id}`));
    },
  },
  {
    name: 'what the game master of another war does in the match of a battle',
    keys: [
      'POST /v1/matches/{match}/gm/bot',
      'POST /v1/matches/{match}/gm/pause',
      'POST /v1/matches/{match}/gm/resume',
      'POST /v1/matches/{match}/gm/deadline',
      'POST /v1/matches/{match}/gm/rewind',
      'POST /v1/matches/{match}/gm/settle',
      'POST /v1/matches/{match}/gm/end',
    ],
    give: async (world) => {
      const game = await newGame(world.app);
      const { battle, match } = await openBattleMatch(game);
      const act = async (what: string, body: object): Promise<unknown> =>
        done(await game.gm.call('POST', `/v1/matches/${match}/gm/${what}`, { body }));
      await act('bot', { seat: 'A', stance: 'hold', reason: 'Away' });
      await act('pause', { reason: 'Late' });
      await act('resume', { reason: 'Here' });
      await act('deadline', { at: '2100-01-01T00:00:00.000Z', reason: 'Late' });
      await act('rewind', { turn: 1, reason: 'A mistake' });
      await act('settle', { reason: 'Late' });
      // Bots play meanwhile, and may have come to the end.
      const body = { reason: 'Enough' };
      const ended = await game.gm.call('POST', `/v1/matches/${match}/gm/end`, { body });
      if (ended.body['code'] !== 'match/not-running') done(ended);
      // Its report is filed behind the answer.
      await endedBattle(game, battle);
    },
  },
];

/**
 * Operations that change something for all to see, or only what the one who watches has a part in; each with
 * its reason.
 */
export const SEEN: Readonly<Record<string, string>> = {
  [`PATCH ${C}`]: 'the campaign is open to its members',
  [`DELETE ${C}`]: 'it is gone for all',
  [`POST ${C}/start`]: 'for all',
  [`DELETE ${C}/members/{userId}`]: 'who takes part is public',
  [`POST ${C}/leave`]: 'who takes part is public',
  [`DELETE ${C}/invitations/{code}`]: 'all members of a running war are told',
  [`POST ${C}/members/{userId}/reset-link`]: 'all members are told',
  [`POST ${C}/invitations`]: 'all members of a running war are told',
  'POST /v1/invitations/{code}/accept': 'who takes part is public',
  [`PUT ${C}/map`]: 'the map is public',
  [`POST ${C}/map/generate`]: 'the map is public',
  [`POST ${C}/force/submit`]: 'that a force is handed in is public',
  [`PUT ${C}/ready`]: 'ready marks are public',
  [`PUT ${C}/calendar`]: 'all members are told',
  [`POST ${C}/vacations`]: 'all members are told who is away, and when',
  [`DELETE ${C}/vacations/{vacationId}`]: 'all members are told',
  [`PUT ${C}/gm/megamek`]: 'the release is public',
  [`POST ${B}/worksheet/file`]: 'a report from a worksheet: as the one below',
  [`POST ${B}/reports`]: 'the first report was filed when the world was made; the engine files one of these',
  [`POST ${B}/reports/{reportId}/confirm`]: 'it ends the battle: how many are fought is public',
  [`POST ${B}/decide`]: 'it ends the battle',
  [`POST ${B}/call-off`]: 'it ends the battle',
  [`POST ${C}/gm/advance`]: 'phases are public',
  [`POST ${C}/gm/pause`]: 'public',
  [`POST ${C}/gm/resume`]: 'public',
  [`POST ${C}/gm/deadline`]: 'public',
  [`POST ${C}/gm/correct`]: 'that something was corrected is told to all',
  [`POST ${C}/gm/rollback`]: 'public',
  [`POST ${C}/gm/end`]: 'public',
  [`POST ${C}/gm/members/{userId}/remove`]: 'who takes part is public',
  [`POST ${C}/gm/seats/{forceId}/reassign`]: 'who takes part is public',
  [`POST ${C}/gm/hand-over`]: 'who takes part is public',
  [`POST ${C}/gm/claim`]: 'who takes part is public',
  'POST /v1/catalog/refits/check': 'a calculator',
  'POST /v1/systems/{system}/probe': 'a calculator',
  'DELETE /v1/me/reset-links/{linkId}': 'all members are told',
};
