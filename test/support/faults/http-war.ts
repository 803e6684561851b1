/** A war that is set up over HTTP on a running server, with the people who play it. */
import { randomBytes } from 'node:crypto';
import { drawnMap } from '../states/drawn-map';

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: Record<string, unknown>;
  readonly ms: number;
}

/** No answer within this time is a hang. */
export const PATIENCE_MS = 45_000;

/** Throws when the connection breaks or nothing comes. */
export const ask = async (
  url: string,
  method: string,
  path: string,
  token: string | null,
  body: unknown = null,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const begun = Date.now();
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === null ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    type,
    body: /json/.test(type) ? (JSON.parse(text) as Record<string, unknown>) : {},
    ms: Date.now() - begun,
  };
};

export interface Person {
  readonly token: string;
  readonly refreshToken: string;
  readonly password: string;
}

export interface HttpPlayer extends Person {
  readonly force: string;
}

export interface HttpWar {
  readonly id: string;
  readonly gm: Person;
  readonly players: readonly HttpPlayer[];
  /** The codes by which the players came. */
  readonly codes: readonly string[];
}

const good = async (reply: Promise<Reply>): Promise<Record<string, unknown>> => {
  const { status, body } = await reply;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

const register = async (url: string, name: string): Promise<Person> => {
  const mark = randomBytes(8).toString('hex');
  const email = `${name}-${mark}@example.org`;
  const password = `password-${mark}`;
  await good(ask(url, 'POST', '/v1/auth/register', null, { email, displayName: name, password }));
  const { accessToken, refreshToken } = await good(
    ask(url, 'POST', '/v1/auth/login', null, { email, password }),
  );
  return { token: String(accessToken), refreshToken: String(refreshToken), password };
};

const FACTIONS = ['steiner', 'marik'] as const;

/** Two players on a small map, in the preparation of round 1. */
export const startHttpWar = async (url: string, options: object = {}): Promise<HttpWar> => {
  const gm = await register(url, 'gm');
  const created = await good(
    ask(url, 'POST', '/v1/campaigns', gm.token, {
      name: 'Small war',
      factions: FACTIONS,
      options: { startingBv: 6_000, buildingCount: 6, phaseHours: 1_000, startingTons: 500, ...options },
    }),
  );
  const id = String(created['id']);
  const below = `/v1/campaigns/${id}`;
  const { buildingCount } = created['options'] as unknown as { buildingCount: number };
  const map = drawnMap({ seed: 'small-war', columns: 10, rows: 8, players: FACTIONS.length, buildingCount });
  await good(ask(url, 'PUT', `${below}/map`, gm.token, map));
  const players: HttpPlayer[] = [];
  const codes: string[] = [];
  for (const [index, faction] of FACTIONS.entries()) {
    const player = await register(url, faction);
    const { code } = await good(ask(url, 'POST', `${below}/invitations`, gm.token, { seat: index + 1 }));
    codes.push(String(code));
    await good(
      ask(url, 'POST', `/v1/invitations/${String(code)}/accept`, player.token, {
        faction,
        forceName: `Force ${index + 1}`,
      }),
    );
    const suggested = await good(
      ask(url, 'POST', `${below}/force/suggest`, player.token, { seed: `force-${index}` }),
    );
    await good(
      ask(url, 'PUT', `${below}/force`, player.token, {
        mechs: suggested['mechs'],
        pilots: suggested['pilots'],
      }),
    );
    await good(ask(url, 'POST', `${below}/force/submit`, player.token, {}));
    players.push({ ...player, force: String(suggested['force']) });
  }
  await good(ask(url, 'POST', `${below}/start`, gm.token, {}));
  return { id, gm, players, codes };
};
