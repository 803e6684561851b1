/** Matches of end-to-end and fault tests: opened and played over HTTP, with nothing but what a view offers. */
import { expectStatus, type Person } from '../players';

export interface Offered {
  readonly decision: string;
  readonly revision: number;
  readonly order: Readonly<Record<string, unknown>>;
}

export interface Viewed {
  readonly match: {
    readonly state: string;
    readonly turn: number;
    readonly outcome: { readonly winners: readonly string[] } | null;
  };
  readonly you: string | null;
  readonly seq: number;
  readonly board: string;
  readonly decisions: readonly {
    readonly id: string;
    readonly revision: number;
    readonly due: 'now' | 'later';
  }[];
  readonly offers: readonly (Omit<Offered, 'revision'> & { readonly label: string })[];
}

export const openTraining = async (person: Person, seats: readonly object[]): Promise<string> => {
  const body = { system: 'battletech', scenario: 'training', seats };
  return String(expectStatus(await person.call('POST', '/v1/matches', { body }), 201).body['id']);
};

/**
 * Opens one after the other until one is wanted: the dice may end a match in its first turn, and few tests are
 * about such a one.
 */
export const openedUntil = async <T>(
  open: () => Promise<T>,
  isWanted: (one: T) => boolean | Promise<boolean>,
): Promise<T> => {
  for (let tries = 0; tries < 8; tries += 1) {
    const one = await open();
    if (await isWanted(one)) return one;
  }
  throw new Error('none was as it was wanted');
};

/** The first opens it, the others take the seats that it has for friends, one each. */
export const openTogether = async (
  [first, ...others]: readonly [Person, ...Person[]],
  body: object,
): Promise<string> => {
  const id = String(expectStatus(await first.call('POST', '/v1/matches', { body }), 201).body['id']);
  const { codes } = expectStatus(await first.call('GET', `/v1/matches/${id}`), 200).body as unknown as {
    codes: readonly { seat: string; code: string }[];
  };
  for (const [index, { seat, code }] of codes.entries())
    expectStatus(
      await (others[index] as Person).call('POST', `/v1/matches/${id}/seats/${seat}`, { body: { code } }),
      200,
    );
  return id;
};

/** With what can be left for later. */
export const wholeViewOf = async (person: Person, id: string): Promise<Viewed> =>
  expectStatus(await person.call('GET', `/v1/matches/${id}/view`), 200).body as unknown as Viewed;

/** With what is asked now, and nothing that is to come. */
export const viewOf = async (person: Person, id: string): Promise<Viewed> => {
  const view = await wholeViewOf(person, id);
  const decisions = view.decisions.filter(({ due }) => due === 'now');
  const now = decisions.map((one) => one.id);
  return { ...view, decisions, offers: view.offers.filter(({ decision }) => now.includes(decision)) };
};

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
export const turnOf = async (person: Person, id: string, withinMs = 150_000): Promise<Viewed> => {
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
