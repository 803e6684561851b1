/** People of end-to-end tests: accounts of their own, and how they set a campaign up. */
import type { TestApp } from './app';
import { drawnMap } from './states/drawn-map';
import { call, type Answer, type CallOptions } from './http';

export interface Person {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

let people = 0;

export const register = async (
  app: Pick<TestApp, 'url'>,
  name: string,
  displayName = name,
): Promise<Person> => {
  people += 1;
  const body = {
    email: `${name.toLowerCase()}-${people}@example.org`,
    displayName,
    password: 'correct horse battery',
  };
  const made = await call(app, 'POST', '/v1/auth/register', { body });
  if (made.status !== 201) throw new Error(`no account: ${JSON.stringify(made.body)}`);
  const token = made.body['accessToken'] as unknown as string;
  const { id } = made.body['user'] as unknown as { id: string };
  return {
    name,
    id,
    token,
    email: body.email,
    password: body.password,
    call: (method, path, options = {}) => call(app, method, path, { token, ...options }),
  };
};

/** The answer, which must have that status. */
export const expectStatus = (answer: Answer, status: number): Answer => {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

export interface SetUp {
  readonly id: string;
  readonly gm: Person;
  readonly players: readonly Person[];
}

const FACTIONS = ['davion', 'liao', 'steiner', 'kurita', 'marik', 'davion', 'liao', 'steiner'];

/** What people call themselves and their things; what is not given has a plain name. */
export interface Names {
  readonly gm?: string;
  readonly campaign?: string;
  /** By seat, from 1 on. */
  readonly player?: (seat: number) => string;
  readonly force?: (seat: number) => string;
  readonly pilot?: (plain: string) => string;
  readonly mech?: (plain: string) => string;
}

/** A campaign with so many players in their seats, and a map, but no forces yet. */
export const setUpCampaign = async (
  app: Pick<TestApp, 'url'>,
  players: number,
  options: object = {},
  names: Names = {},
): Promise<SetUp> => {
  const gm = await register(app, 'Gm', names.gm);
  const made = await gm.call('POST', '/v1/campaigns', {
    body: { name: names.campaign ?? 'New Avalon', factions: FACTIONS.slice(0, players), options },
  });
  const id = expectStatus(made, 201).body['id'] as unknown as string;
  const { buildingCount, teams } = made.body['options'] as unknown as {
    buildingCount: number;
    teams: number[][] | null;
  };
  const seated = (teams ?? []).map((team) => team.map((seat) => seat - 1));
  expectStatus(
    await gm.call('PUT', `/v1/campaigns/${id}/map`, {
      body: drawnMap({ seed: 'seed', players, buildingCount, teams: seated }),
    }),
    200,
  );
  const joined: Person[] = [];
  for (let seat = 1; seat <= players; seat += 1) {
    const player = await register(app, `Player${seat}`, names.player?.(seat));
    const invitation = expectStatus(
      await gm.call('POST', `/v1/campaigns/${id}/invitations`, { body: { seat } }),
      201,
    );
    const body = { faction: FACTIONS[seat - 1], forceName: names.force?.(seat) ?? `Force ${seat}` };
    expectStatus(
      await player.call('POST', `/v1/invitations/${String(invitation.body['code'])}/accept`, { body }),
      200,
    );
    joined.push(player);
  }
  return { id, gm, players: joined };
};

interface Drafted {
  readonly name?: string | null;
}

/** A suggested force, saved and handed in. */
export const submitSuggested = async (
  id: string,
  player: Person,
  seed: string,
  { pilot, mech }: Names = {},
): Promise<void> => {
  const suggested = expectStatus(
    await player.call('POST', `/v1/campaigns/${id}/force/suggest`, { body: { seed } }),
    200,
  );
  const { mechs, pilots } = suggested.body as unknown as Readonly<
    Record<'mechs' | 'pilots', readonly Drafted[]>
  >;
  const called = (
    drafted: readonly Drafted[],
    name: ((plain: string) => string) | undefined,
  ): readonly Drafted[] =>
    name === undefined
      ? drafted
      : drafted.map((one, index) => ({ ...one, name: name(one.name ?? `Number ${index + 1}`) }));
  const body = { mechs: called(mechs, mech), pilots: called(pilots, pilot) };
  expectStatus(await player.call('PUT', `/v1/campaigns/${id}/force`, { body }), 200);
  expectStatus(await player.call('POST', `/v1/campaigns/${id}/force/submit`), 200);
};

/** A campaign that has begun. */
export const startedCampaign = async (
  app: Pick<TestApp, 'url'>,
  players: number,
  options: object = {},
  names: Names = {},
): Promise<SetUp> => {
  const campaign = await setUpCampaign(app, players, options, names);
  for (const [index, player] of campaign.players.entries())
    await submitSuggested(campaign.id, player, `force ${index}`, names);
  expectStatus(await campaign.gm.call('POST', `/v1/campaigns/${campaign.id}/start`), 200);
  return campaign;
};
