/** Pushes in one browser: turned on and off, renewed at the start, and never for somebody else. */
import { NoPushService, PushHere, type Ability, type Mark, type NewSubscription } from './push-here';

const KEY = 'server-key';
const subscriptionTo = (endpoint: string): NewSubscription => ({ endpoint, p256dh: 'p', auth: 'a' });

/** A browser and a server. */
const start = () => {
  const world = {
    ability: 'able' as Ability,
    allows: true,
    service: true,
    key: KEY,
    present: null as { key: string; body: NewSubscription } | null,
    subscribed: 0,
    listed: [] as string[],
    down: false,
    mark: null as Mark | null,
  };
  const server = <T>(answer: () => T): Promise<T> =>
    world.down ? Promise.reject(new TypeError('away')) : Promise.resolve().then(answer);
  const shown = (id: string) => ({ id, device: null, since: '2026-11-25T18:00:00.000Z', current: false });
  const here = new PushHere({
    ability: () => Promise.resolve(world.ability),
    allow: () => {
      if (!world.allows) world.ability = 'blocked';
      return Promise.resolve(world.allows);
    },
    present: () => Promise.resolve(world.present),
    subscribe: (key) => {
      if (!world.service) return Promise.reject(new NoPushService());
      const body = subscriptionTo(`https://push.example.org/${String((world.subscribed += 1))}`);
      world.present = { key, body };
      return Promise.resolve(body);
    },
    unsubscribe: () => Promise.resolve(void (world.present = null)),
    list: () => server(() => ({ publicKey: world.key, items: world.listed.map(shown) })),
    add: ({ endpoint }) =>
      server(() => {
        if (!world.listed.includes(endpoint)) world.listed.push(endpoint);
        return shown(endpoint);
      }),
    remove: (id) =>
      server(() => {
        if (!world.listed.includes(id)) throw Object.assign(new Error('none'), { status: 404 });
        world.listed = world.listed.filter((one) => one !== id);
      }),
    mark: { get: () => world.mark, set: (mark) => void (world.mark = mark) },
  });
  return { world, here };
};

it('is turned on and off, and lists the other browsers', async () => {
  const { world, here } = start();
  world.listed = ['another'];
  await here.look('anna');
  expect([here.ability.value, here.isOn.value]).toEqual(['able', false]);
  await here.turnOn('anna');
  expect([here.isOn.value, here.others.value.map(({ id }) => id)]).toEqual([true, ['another']]);
  await here.remove('another', 'anna');
  expect([here.isOn.value, here.others.value]).toEqual([true, []]);
  await here.turnOff('anna');
  expect([here.isOn.value, world.listed, world.present, world.mark]).toEqual([false, [], null, null]);
});

it('says when the browser refuses, and when its push service is away', async () => {
  const { world, here } = start();
  world.service = false;
  await here.turnOn('anna');
  expect(here.failure.value).toBeInstanceOf(NoPushService);
  expect([here.isOn.value, world.listed]).toEqual([false, []]);
  world.allows = false;
  await here.turnOn('anna');
  expect([here.ability.value, here.failure.value, world.subscribed]).toEqual(['blocked', null, 0]);
});

it('at the start the same is told again; a new key of the server is subscribed with', async () => {
  const { world, here } = start();
  await here.turnOn('anna');
  await here.renew('anna');
  expect([here.isOn.value, world.subscribed, world.listed.length]).toEqual([true, 1, 1]);
  world.key = 'another';
  await here.renew('anna');
  expect([here.isOn.value, world.subscribed, world.present?.key]).toEqual([true, 2, 'another']);
  // A browser that forgot its subscription gets another.
  world.present = null;
  await here.renew('anna');
  expect([world.subscribed, world.mark?.id]).toEqual([3, 'https://push.example.org/3']);
});

it('ends where somebody else is logged in, or it was turned off elsewhere; not when the server is away', async () => {
  const { world, here } = start();
  await here.turnOn('anna');
  world.down = true;
  await here.renew('anna');
  expect(world.present).not.toBeNull();
  world.down = false;
  await here.renew('ben');
  expect([world.present, world.mark]).toEqual([null, null]);
  await here.turnOn('anna');
  world.listed = [];
  await here.renew('anna');
  expect([here.isOn.value, world.present, world.listed]).toEqual([false, null, []]);
});

it('what was removed elsewhere is turned off without a complaint', async () => {
  const { world, here } = start();
  await here.turnOn('anna');
  world.listed = [];
  await here.turnOff('anna');
  expect([here.failure.value, here.isOn.value, world.present]).toEqual([null, false, null]);
  world.down = true;
  await here.look('anna');
  expect(here.failure.value).toBeInstanceOf(TypeError);
});

it('a renewal that is under way when somebody logs out leaves nothing behind', async () => {
  const { world, here } = start();
  await here.turnOn('anna');
  const renewal = here.renew('anna');
  // It has asked the server, and has no answer yet.
  await Promise.resolve();
  await here.forget();
  await renewal;
  expect([here.isOn.value, world.present, world.mark]).toEqual([false, null, null]);
});

it('nor does one that has come as far as to subscribe', async () => {
  const { world, here } = start();
  await here.turnOn('anna');
  world.key = 'another-key';
  const logouts: Promise<void>[] = [];
  const { subscribed } = world;
  Object.defineProperty(world, 'subscribed', {
    get: () => subscribed,
    // The browser subscribes: at this moment somebody logs out.
    set: () => void logouts.push(here.forget()),
  });
  await here.renew('anna');
  await Promise.all(logouts);
  expect([here.isOn.value, world.present, world.mark]).toEqual([false, null, null]);
});
