/** What the service worker makes of a push, and which tab a click on it opens. */
import { bestTab, placeOf, readPush, takePushes, type PushWorld } from './worker';

const ORIGIN = 'https://war.example.org';
const json = (value: unknown) => ({ json: () => value });

it('reads a push, and shows something of one that it does not understand', () => {
  const whole = {
    title: 'Winter war: Planning',
    body: 'Until 20:00',
    path: '/c/1',
    tag: 'x',
    language: 'de',
  };
  expect(readPush(json(whole))).toEqual(whole);
  const nothing = { title: 'Campaign host', body: '', path: '/notices', tag: 'notice', language: 'en' };
  const broken = {
    json: () => {
      throw new SyntaxError('no JSON');
    },
  };
  for (const data of [null, broken, json(null), json('text'), json({ title: 7, path: {} })])
    expect(readPush(data)).toEqual(nothing);
});

it.each([
  ['/c/1/b/b1?x=1#y', '/c/1/b/b1?x=1#y'],
  ['https://war.example.org/me', '/me'],
  ['https://evil.example.org/', '/notices'],
  ['//evil.example.org/', '/notices'],
  ['javascript:alert(1)', '/notices'],
  [undefined, '/notices'],
])('%p leads to %s', (path, place) => expect(placeOf(path, ORIGIN)).toBe(place));

it('takes the tab that is there, then one of the same campaign, then the one that is looked at', () => {
  const tab = (path: string, visibilityState = 'hidden') => ({ url: ORIGIN + path, visibilityState });
  const [me, visible, campaign, there] = [
    tab('/me'),
    tab('/', 'visible'),
    tab('/c/1/supply'),
    tab('/c/1/b/b1'),
  ];
  expect(bestTab([me, visible, campaign, there], '/c/1/b/b1')).toBe(there);
  expect(bestTab([me, visible, campaign], '/c/1/b/b1')).toBe(campaign);
  expect(bestTab([me, visible], '/c/1/b/b1')).toBe(visible);
  expect(bestTab([me], '/c/1')).toBe(me);
  expect(bestTab([me, campaign], '/c/1?decision=d')).toBe(campaign);
  expect(bestTab([], '/c/1')).toBeNull();
});

/** A worker with these tabs; `answers`: whether a tab says that it goes there. */
const worldWith = (tabs: readonly { readonly url: string; readonly answers: boolean }[]) => {
  const listeners = new Map<string, (event: unknown) => void>();
  const done: string[] = [];
  const world = {
    location: { origin: ORIGIN },
    registration: {
      getNotifications: () => Promise.resolve([]),
      showNotification: (title: string) => Promise.resolve(void done.push(`shows ${title}`)),
    },
    clients: {
      matchAll: () =>
        Promise.resolve(
          tabs.map(({ url, answers }) => ({
            url,
            focus: () => Promise.reject(new DOMException('not now')),
            postMessage: (message: unknown, ports?: readonly MessagePort[]) => {
              done.push(`says ${JSON.stringify(message)}`);
              if (answers) ports?.[0]?.postMessage('opened');
              ports?.[0]?.close();
            },
          })),
        ),
      openWindow: (url: string) => Promise.resolve(void done.push(`opens ${url}`)),
    },
    addEventListener: (type: string, listener: (event: never) => void) =>
      void listeners.set(type, listener as (event: unknown) => void),
  };
  takePushes(world as unknown as PushWorld, {
    accessToken: () => Promise.resolve('token'),
    tell: (token, body) => {
      done.push(`tells ${JSON.stringify(body)}`);
      return Promise.resolve(token === 'token' ? 201 : 401);
    },
  });
  const happens = async (type: string, event: object): Promise<readonly string[]> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
    return done;
  };
  const click = (path: unknown) =>
    happens('notificationclick', {
      notification: { data: { path }, close: () => void done.push('closes') },
    });
  return { happens, click };
};

it('a click asks an open tab, and opens one of its own where none answers', async () => {
  const asks = 'says {"open":"/c/1"}';
  expect(await worldWith([{ url: `${ORIGIN}/`, answers: true }]).click('/c/1')).toEqual(['closes', asks]);
  expect(await worldWith([{ url: `${ORIGIN}/`, answers: false }]).click('/c/1')).toEqual([
    'closes',
    asks,
    'opens /c/1',
  ]);
  expect(await worldWith([]).click('//evil.example.org')).toEqual(['closes', 'opens /notices']);
  expect(await worldWith([]).click(undefined)).toEqual(['closes', 'opens /notices']);
});

it('shows a push, and tells the tabs that there is something new', async () => {
  const world = worldWith([{ url: `${ORIGIN}/`, answers: true }]);
  expect(await world.happens('push', { data: json({ title: 'Planning' }) })).toEqual([
    'shows Planning',
    'says "pushed"',
  ]);
});

it('a new address is told to the server; without the old one the tabs see to it', async () => {
  const key = new Uint8Array([251, 255]).buffer;
  const subscription = (endpoint: string) => ({
    ...{ endpoint, options: { applicationServerKey: key } },
    getKey: () => key,
    unsubscribe: () => Promise.resolve(true),
  });
  const change = {
    oldSubscription: subscription('https://old'),
    newSubscription: subscription('https://new'),
  };
  const told = '{"endpoint":"https://new","p256dh":"-_8","auth":"-_8","replaces":"https://old"}';
  const tabs = [{ url: `${ORIGIN}/`, answers: true }];
  expect(await worldWith(tabs).happens('pushsubscriptionchange', change)).toEqual([`tells ${told}`]);
  expect(await worldWith(tabs).happens('pushsubscriptionchange', {})).toEqual(['says "renew"']);
});
