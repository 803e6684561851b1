/** A browser's new address for its pushes: told to the server, or left to a page. */
import { resubscribe, type OwnSubscription, type ResubscribeMeans } from './resubscribe';

const done: string[] = [];
beforeEach(() => (done.length = 0));
const subscription = (endpoint: string): OwnSubscription => ({
  ...{ endpoint, options: { applicationServerKey: null } },
  getKey: () => null,
  unsubscribe: () => Promise.resolve(void done.push(`ends ${endpoint}`)),
});
const means = (given: Partial<ResubscribeMeans> = {}): ResubscribeMeans => ({
  pushManager: {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription('made')),
  },
  accessToken: () => Promise.resolve('token'),
  tell: (_token, body) => {
    const { endpoint, replaces } = body as Record<string, string>;
    done.push(`${String(endpoint)} for ${String(replaces)}`);
    return Promise.resolve(201);
  },
  ...given,
});
const [old, next] = [subscription('old'), subscription('next')];

it('takes what the browser names, what it has, or subscribes anew', async () => {
  const has = { getSubscription: () => Promise.resolve(next), subscribe: () => Promise.reject(new Error()) };
  expect(await resubscribe({ oldSubscription: old, newSubscription: next }, means())).toBe(true);
  expect(await resubscribe({ oldSubscription: old }, means({ pushManager: has }))).toBe(true);
  expect(await resubscribe({ oldSubscription: old, newSubscription: null }, means())).toBe(true);
  expect(done).toEqual(['next for old', 'next for old', 'made for old']);
});

it('ends where the server knows nothing of the old one', async () => {
  const unknown = means({ tell: () => Promise.resolve(404) });
  expect(await resubscribe({ oldSubscription: old, newSubscription: next }, unknown)).toBe(true);
  expect(done).toEqual(['ends next']);
});

it.each<[string, Partial<ResubscribeMeans>]>([
  ['nobody is logged in', { accessToken: () => Promise.resolve(null) }],
  ['the server is away', { accessToken: () => Promise.reject(new TypeError('away')) }],
  ['the server is busy', { tell: () => Promise.resolve(503) }],
])('is left to a page when %s', async (_, given) => {
  expect(await resubscribe({ oldSubscription: old, newSubscription: next }, means(given))).toBe(false);
  expect(done).toEqual([]);
});

it('is left to a page where the browser does not say which it was', async () =>
  expect(await resubscribe({ newSubscription: next }, means())).toBe(false));
