/** Matches of end-to-end and fault tests: opened and played over HTTP, with nothing but what a view offers. */
import { expectStatus, type Person } from './players';

export interface Offered {
  readonly decision: string;
  readonly revision: number;
  readonly order: Readonly<Record<string, unknown>>;
}

export interface Viewed {
  readonly match: {
    readonly state: string;
    readonly outcome: { readonly winners: readonly string[] } | null;
  };
  readonly you: string | null;
  readonly seq: number;
  readonly board: string;
  readonly decisions: readonly { readonly id: string; readonly revision: number }[];
  readonly offers: readonly (Omit<Offered, 'revision'> & { readonly label: string })[];
}

export const openTraining = async (person: Person, seats: readonly object[]): Promise<string> => {
  const body = { system: 'battletech', scenario: 'training', seats };
  return String(expectStatus(await person.call('POST', '/v1/matches', { body }), 201).body['id']);
};

export const viewOf = async (person: Person, id: string): Promise<Viewed> =>
  expectStatus(await person.call('GET', `/v1/matches/${id}/view`), 200).body as unknown as Viewed;

/** What the first offer would send; null: nothing is on offer. `which`: how many offers are passed over. */
export const firstOf = ({ offers, decisions }: Viewed, which = 0): Offered | null => {
  const offer = offers[which % Math.max(offers.length, 1)];
  const revision = decisions.find(({ id }) => id === offer?.decision)?.revision;
  return offer === undefined || revision === undefined
    ? null
    : { decision: offer.decision, revision, order: offer.order };
};

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The view when it is this person's turn, or the match is over. Throws after `withinMs`. */
export const turnOf = async (person: Person, id: string, withinMs = 30_000): Promise<Viewed> => {
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(20)) {
    const view = await viewOf(person, id);
    if (view.match.state === 'over' || view.offers.length > 0) return view;
  }
  throw new Error(`nothing is on offer in ${id}`);
};

/** Sends offers until the match is over, or so many are sent; answers the last view. */
export const playOn = async (person: Person, id: string, orders = 1_000): Promise<Viewed> => {
  for (let sent = 0; sent < orders; sent += 1) {
    const view = await turnOf(person, id);
    const first = firstOf(view);
    if (view.match.state === 'over' || first === null) return view;
    expectStatus(await person.call('POST', `/v1/matches/${id}/orders`, { body: first }), 200);
  }
  return viewOf(person, id);
};
