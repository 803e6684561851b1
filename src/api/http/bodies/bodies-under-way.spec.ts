/**
 * What bodies on their way may hold, and how long they may take. Over connections:
 * test/e2e/slow-bodies.spec.ts.
 */
import { BodiesUnderWay, type UnderWayLimits } from './bodies-under-way';
import type { HttpRefusal } from '../problems/problem';

const LIMITS: UnderWayLimits = { allBytes: 1_000, addressBytes: 300, bytesPerSecond: 100, graceSeconds: 2 };
const begun = (all: BodiesUnderWay, address: string) => {
  const given: string[] = [];
  return {
    given,
    passage: all.begin(
      () => address,
      ({ code }: HttpRefusal) => void given.push(code),
    ),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('bounds what an address holds, of IPv6 a customer, and lets go of what has ended', () => {
  const all = new BodiesUnderWay(LIMITS);
  const [one, two, other] = ['2001:db8:1:2::1', '2001:db8:1:2::2', '192.0.2.1'].map(
    (address) => begun(all, address).passage,
  );
  expect([one?.hold(200), two?.hold(100), other?.hold(300)]).toEqual([null, null, null]);
  expect(two?.hold(1)).toMatchObject({
    kind: 'too-many',
    code: 'request/too-many-bodies',
    retryAfterSeconds: 5,
  });
  expect(all.bytes).toBe(600);
  one?.end();
  one?.end();
  expect([all.bytes, two?.hold(200)]).toEqual([400, null]);
  for (const passage of [two, other]) passage?.end();
  expect(all.bytes).toBe(0);
});

it('lets the only body of an address be larger, and nothing beside it', () => {
  const all = new BodiesUnderWay(LIMITS);
  const [large, beside] = [begun(all, '192.0.2.1').passage, begun(all, '192.0.2.1').passage];
  expect([large.hold(200), large.hold(500)]).toEqual([null, null]);
  expect(beside.hold(1)).toMatchObject({ code: 'request/too-many-bodies' });
});

it('bounds what all of them hold', () => {
  const all = new BodiesUnderWay(LIMITS);
  const passages = [1, 2, 3, 4].map((host) => begun(all, `192.0.2.${host}`).passage);
  expect(passages.map((passage) => passage.hold(300)?.code ?? null)).toEqual([
    null,
    null,
    null,
    'server/too-many-bodies',
  ]);
  expect(all.bytes).toBe(900);
});

it('gives up what brings nothing for the grace, or too little on average, and nothing else', () => {
  const all = new BodiesUnderWay(LIMITS);
  const [silent, slow, steady, stalled] = [1, 2, 3, 4].map((host) => begun(all, `192.0.2.${host}`));
  stalled?.passage.came(100_000);
  for (let half = 1; half <= 20; half += 1) {
    jest.advanceTimersByTime(500);
    if (half <= 12) slow?.passage.came(25);
    steady?.passage.hold(half % 4 === 0 ? 200 : 0);
    steady?.passage.end();
    if (half === 3) expect([silent?.given, slow?.given]).toEqual([[], []]);
    if (half === 6)
      expect([silent?.given, stalled?.given, slow?.given]).toEqual([
        ['request/too-slow'],
        ['request/too-slow'],
        [],
      ]);
  }
  expect(slow?.given).toEqual(['request/too-slow']);
  expect(steady?.given).toEqual([]);
  expect([all.bytes, jest.getTimerCount()]).toEqual([0, 0]);
});
