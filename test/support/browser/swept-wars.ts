/**
 * The wars in which all screens are looked at: one at supply after a battle, one in battles, one in planning,
 * one before the start, and one that is over.
 */
import { newGame, type Game, type Player } from '../game';
import { expectStatus, register, setUpCampaign, submitSuggested, type Names, type Person } from '../players';
import type { TestApp } from '../app';
import { warAtSupply } from './war-at-supply';

interface Known {
  readonly battles: readonly { readonly id: string; readonly mine: boolean }[];
  readonly mechs: readonly { readonly id: string; readonly own: boolean; readonly hex: string }[];
  readonly pilots: readonly { readonly id: string }[];
  readonly buildings: readonly { readonly id: string; readonly hex: string }[];
}

/** Where it is, and who looks at it. */
export interface Swept {
  readonly id: string;
  readonly gm: Person;
  readonly player: Person;
  readonly observer: Person;
}

export interface SweptWars {
  readonly supply: Swept &
    Readonly<Record<'hq' | 'field' | 'broken' | 'pilot' | 'building' | 'battle', string>>;
  readonly battles: Swept & Readonly<Record<'battle' | 'hq', string>>;
  readonly planning: Swept & Readonly<Record<'mech' | 'hq', string>>;
  readonly setup: Swept & { readonly code: string };
  readonly over: Swept;
}

const watched = async (
  app: Pick<TestApp, 'url'>,
  { id, gm }: Pick<Swept, 'id' | 'gm'>,
  name: string | undefined,
): Promise<Person> => {
  const observer = await register(app, 'Watcher', name);
  const { body } = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { role: 'observer' } }),
    201,
  );
  expectStatus(
    await observer.call('POST', `/v1/invitations/${String(body['code'])}/accept`, { body: {} }),
    200,
  );
  return observer;
};

const knownTo = async (game: Game, who: Person): Promise<Known> => (await game.view(who)) as unknown as Known;

const atSupply = async (app: Pick<TestApp, 'url'>, names: Names): Promise<SweptWars['supply']> => {
  const { game, winner, hq, field, broken } = await warAtSupply(app, 20, names);
  const observer = await watched(app, game, names.gm);
  const { pilots, buildings, battles } = await knownTo(game, winner);
  const building = buildings.find((one) => one.hex === hq) ?? buildings[0];
  const places = {
    hq,
    field,
    broken,
    pilot: pilots[0]?.id ?? '',
    building: building?.id ?? '',
    battle: battles[0]?.id ?? '',
  };
  return { id: game.id, gm: game.gm, player: winner, observer, ...places };
};

/** The enemy came to a player's HQ. */
const inBattles = async (app: Pick<TestApp, 'url'>, names: Names): Promise<SweptWars['battles']> => {
  const game = await newGame(app, {}, names);
  const [player, enemy] = game.players as [Player, Player];
  await game.advanceTo('combat', 'declarations');
  const { hq } = (await game.view(player)).map;
  const comes = (await game.view(enemy)).mechs.find(({ own }) => own);
  await game.correct([{ set: 'mech', mech: comes?.id, hex: hq }]);
  await game.advance();
  const battle = (await knownTo(game, player)).battles.find(({ mine }) => mine)?.id ?? '';
  return { id: game.id, gm: game.gm, player, observer: await watched(app, game, names.gm), battle, hq };
};

const inPlanning = async (app: Pick<TestApp, 'url'>, names: Names): Promise<SweptWars['planning']> => {
  const game = await newGame(app, {}, names);
  const [player] = game.players as [Player];
  await game.advanceTo('planning');
  const { map, mechs } = await game.view(player);
  const mech = mechs.find(({ own }) => own)?.id ?? '';
  return { id: game.id, gm: game.gm, player, observer: await watched(app, game, names.gm), mech, hq: map.hq };
};

/** The first player has handed in; the second, who is looked at, has a draft. */
const beforeTheStart = async (app: Pick<TestApp, 'url'>, names: Names): Promise<SweptWars['setup']> => {
  const { id, gm, players } = await setUpCampaign(app, 3, {}, names);
  const [other, player, third] = players as [Person, Person, Person];
  await submitSuggested(id, other, 'sweep', names);
  const { mechs, pilots } = expectStatus(
    await player.call('POST', `/v1/campaigns/${id}/force/suggest`, { body: { seed: 'sweep' } }),
    200,
  ).body;
  expectStatus(await player.call('PUT', `/v1/campaigns/${id}/force`, { body: { mechs, pilots } }), 200);
  // The third seat is free again, and an invitation to it is open.
  expectStatus(await gm.call('DELETE', `/v1/campaigns/${id}/members/${third.id}`), 204);
  const { body } = expectStatus(
    await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { seat: 3 } }),
    201,
  );
  return { id, gm, player, observer: await watched(app, { id, gm }, names.gm), code: String(body['code']) };
};

const isOver = async (app: Pick<TestApp, 'url'>, names: Names): Promise<Swept> => {
  const game = await newGame(app, {}, names);
  const [player] = game.players as [Player];
  await game.advanceTo('movement');
  // Nobody comes in when it is over.
  const observer = await watched(app, game, names.gm);
  expectStatus(
    await game.at(game.gm, 'POST', '/gm/end', { body: { winner: player.force, reason: 'All is decided.' } }),
    200,
  );
  return { id: game.id, gm: game.gm, player, observer };
};

export const sweptWars = async (app: Pick<TestApp, 'url'>, names: Names = {}): Promise<SweptWars> => ({
  supply: await atSupply(app, names),
  battles: await inBattles(app, names),
  planning: await inPlanning(app, names),
  setup: await beforeTheStart(app, names),
  over: await isOver(app, names),
});
