/** What the table asks the server (MAT-3), and how its answers are read. */
import { api, ApiError, ok } from '../api/client';
import { someId } from '../ui/device/some-id';
import type { Board, Card, Match, MatchView, Offer, Order, Queued, Stance, Told, Violation } from './shapes';

/** Which match is seen, by whose seat, or by which link. */
export interface Eyes {
  readonly match: string;
  readonly seat: string | null;
  readonly watch: string | null;
}

export interface Sending {
  readonly decision: string;
  readonly revision: number;
  readonly order: Order;
}
export interface Drafted {
  readonly offer: Offer;
  readonly violations: readonly Violation[];
}

const pathOf = ({ match }: Eyes): { readonly match: string } => ({ match });
const seatOf = ({ seat }: Eyes): { seat?: string } => (seat === null ? {} : { seat });
const eyesOf = (eyes: Eyes): { seat?: string; watch?: string } => ({
  ...seatOf(eyes),
  ...(eyes.watch === null ? {} : { watch: eyes.watch }),
});

/** The view with its entity tag; null: it is still the one with this tag. */
export async function readView(
  eyes: Eyes,
  tag: string | null,
): Promise<{ readonly view: MatchView; readonly tag: string | null } | null> {
  const { data, error, response } = await api.GET('/v1/matches/{match}/view', {
    params: { path: pathOf(eyes), query: eyesOf(eyes) },
    headers: tag === null ? {} : { 'if-none-match': tag },
  });
  if (response.status === 304) return null;
  if (data === undefined) throw new ApiError(response.url, response.status, error ?? null);
  return { view: data, tag: response.headers.get('etag') };
}

export const readBoard = (eyes: Eyes): Promise<Board> =>
  ok(api.GET('/v1/matches/{match}/board', { params: { path: pathOf(eyes), query: eyesOf(eyes) } }));

export const readCard = (eyes: Eyes, unit: string): Promise<Card> =>
  ok(
    api.GET('/v1/matches/{match}/cards/{unit}', {
      params: { path: { ...pathOf(eyes), unit }, query: eyesOf(eyes) },
    }),
  );

/** Nothing changes. Throws ApiError 409 when the decision has gone or was changed. */
export async function readDraft(eyes: Eyes, sending: Sending, open: string | null): Promise<Drafted> {
  const body = { ...sending, open };
  const query = { ...seatOf(eyes), dryRun: true };
  const path = pathOf(eyes);
  return (await ok(
    api.POST('/v1/matches/{match}/orders', { params: { path, query }, body }),
  )) as unknown as Drafted;
}

export interface Ordered {
  readonly seq: number;
  readonly told: readonly Told[];
}

/** The same key means the same order, however often it is sent. */
export async function sendOrder(eyes: Eyes, sending: Sending, key: string): Promise<Ordered> {
  return (await ok(
    api.POST('/v1/matches/{match}/orders', {
      params: { path: pathOf(eyes), query: seatOf(eyes) },
      headers: { 'idempotency-key': key },
      body: { ...sending, open: null },
    }),
  )) as unknown as Ordered;
}

export const newKey = (): string => someId();

export const putQueue = (eyes: Eyes, queue: readonly Queued[]): Promise<unknown> =>
  ok(
    api.PUT('/v1/matches/{match}/queue', {
      params: { path: pathOf(eyes), query: seatOf(eyes) },
      body: { queue: [...queue] },
    }),
  );

export const putBot = (eyes: Eyes, stance: Stance | null): Promise<unknown> =>
  ok(
    api.PUT('/v1/matches/{match}/bot', {
      params: { path: pathOf(eyes), query: seatOf(eyes) },
      body: { stance },
    }),
  );

export const putStanding = (
  eyes: Eyes,
  standing: readonly { readonly kind: string; readonly then: 'ask' | 'skip' | 'bot' }[],
): Promise<unknown> =>
  ok(
    api.PUT('/v1/matches/{match}/standing', {
      params: { path: pathOf(eyes), query: seatOf(eyes) },
      body: { standing: [...standing] },
    }),
  );

export const resign = (eyes: Eyes): Promise<unknown> =>
  ok(api.POST('/v1/matches/{match}/resign', { params: { path: pathOf(eyes), query: seatOf(eyes) } }));

export const propose = (eyes: Eyes, what: Match['proposals'][number]['what']): Promise<unknown> =>
  ok(
    api.POST('/v1/matches/{match}/proposals', {
      params: { path: pathOf(eyes), query: seatOf(eyes) },
      body: { what },
    }),
  );

export const answerProposal = (eyes: Eyes, proposal: string, agree: boolean): Promise<unknown> =>
  ok(
    api.POST('/v1/matches/{match}/proposals/{proposal}', {
      params: { path: { ...pathOf(eyes), proposal }, query: seatOf(eyes) },
      body: { agree },
    }),
  );

/** Lines a page: no more are answered at once. */
const MOST_READ = 100;

/** A page of what was told, from the first on. */
export async function readTold(
  eyes: Eyes,
  after: string,
): Promise<{ readonly items: readonly Told[]; readonly next: string | null }> {
  return ok(
    api.GET('/v1/matches/{match}/events', {
      params: { path: pathOf(eyes), query: { ...eyesOf(eyes), after, limit: MOST_READ } },
    }),
  );
}

/** Where the stream of what is told is read. */
export const streamPath = (eyes: Eyes, after: number): string => {
  const query = new URLSearchParams({ ...eyesOf(eyes), after: String(after) });
  return `/v1/matches/${encodeURIComponent(eyes.match)}/events/stream?${query.toString()}`;
};
