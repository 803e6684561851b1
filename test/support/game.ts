/** A campaign that is played in end-to-end tests: who does what, in as few words as possible. */
import type { TestApp } from './app';
import type { Answer, CallOptions } from './http';
import { expectStatus, startedCampaign, type Names, type Person, type SetUp } from './players';

export interface Json {
  readonly [key: string]: never;
}

/** What tests read of a view. */
export interface ViewJson {
  readonly round: number;
  readonly phase: string;
  readonly step: string | null;
  readonly force: string;
  readonly seq: number;
  readonly deadline: string | null;
  readonly map: { readonly hq: string; readonly sight: readonly string[] };
  readonly forces: readonly { readonly id: string; readonly ready: boolean }[];
  readonly mechs: readonly {
    readonly own: boolean;
    readonly id: string;
    readonly force: string;
    readonly hex: string;
    readonly state?: string;
    readonly name?: string;
    readonly pilot?: string;
  }[];
  readonly account: number | null;
  readonly battles: readonly {
    readonly id: string;
    readonly hex: string;
    readonly state: string;
    readonly mine: boolean;
  }[];
}

export interface Player extends Person {
  readonly force: string;
}

export interface Game {
  readonly id: string;
  readonly gm: Person;
  readonly players: readonly Player[];
  /** A call on an address below the campaign's. */
  at(who: Person, method: string, path: string, options?: CallOptions): Promise<Answer>;
  view(who: Person): Promise<ViewJson>;
  order(who: Person, orders: readonly object[]): Promise<Answer>;
  /** All say that they are done: the phase ends. */
  allReady(): Promise<void>;
  advance(): Promise<void>;
  /** Advances until this phase is open. */
  advanceTo(phase: string, step?: string | null): Promise<void>;
  correct(changes: readonly object[]): Promise<void>;
}

export const gameOf = async ({ id, gm, players }: SetUp): Promise<Game> => {
  const path = (rest: string): string => `/v1/campaigns/${id}${rest}`;
  const at: Game['at'] = (who, method, rest, options = {}) => who.call(method, path(rest), options);
  const view = async (who: Person): Promise<ViewJson> =>
    expectStatus(await at(who, 'GET', '/view'), 200).body as unknown as ViewJson;
  const withForces: Player[] = [];
  for (const player of players) withForces.push({ ...player, force: (await view(player)).force });
  const advance = async (): Promise<void> =>
    void expectStatus(await at(gm, 'POST', '/gm/advance', { body: {} }), 200);
  return {
    id,
    gm,
    players: withForces,
    at,
    view,
    advance,
    order: async (who, orders) =>
      at(who, 'PUT', '/orders', { body: { phase: (await view(who)).phase, orders } }),
    allReady: async () => {
      for (const player of withForces)
        expectStatus(await at(player, 'PUT', '/ready', { body: { ready: true } }), 200);
    },
    advanceTo: async (phase, step = null) => {
      for (let tries = 0; tries < 12; tries += 1) {
        const now = await view(gm);
        if (now.phase === phase && now.step === step) return;
        await advance();
      }
      throw new Error(`never came to ${phase}`);
    },
    correct: async (changes) =>
      void expectStatus(
        await at(gm, 'POST', '/gm/correct', { body: { changes, reason: 'for the test' } }),
        200,
      ),
  };
};

/** A campaign of two that has just begun. */
export const newGame = async (
  app: Pick<TestApp, 'url'>,
  options: object = {},
  names: Names = {},
): Promise<Game> => gameOf(await startedCampaign(app, 2, options, names));
