/** What is chosen by kind, times of day, and what the page tells by itself. */
import {
  bodyOf,
  firstSettings,
  goesBy,
  minuteOf,
  timeOf,
  withMuted,
  withWay,
  type Settings,
} from './choices';

const soon = { kind: 'nudged', urgency: 'soon' } as const;
const later = { kind: 'message-sent', urgency: 'later' } as const;
const fresh: Settings = {
  language: 'en',
  zone: 'UTC',
  ways: {},
  mutedCampaigns: [],
  quietHours: null,
  digestAt: null,
  email: true,
  chosen: false,
  kinds: [soon, later],
  reachableBy: ['email'],
};

it('what was never chosen goes every way, unless it is not urgent at all', () => {
  expect([goesBy(fresh, soon, 'email'), goesBy(fresh, later, 'email')]).toEqual([true, false]);
  const off = withWay(fresh, soon, 'email', false);
  // Ways that come later stay as usual.
  expect(off).toEqual({ nudged: ['push', 'webhook'] });
  expect(goesBy({ ways: off }, soon, 'email')).toBe(false);
  expect(withWay({ ways: off }, soon, 'email', true)).toEqual({});
});

it('other kinds stay as they are', () => {
  const on = withWay({ ways: { nudged: ['push'] } }, later, 'email', true);
  expect(on).toEqual({ nudged: ['push'], 'message-sent': ['email'] });
  expect(withWay({ ways: on }, later, 'email', false)).toEqual({ nudged: ['push'] });
});

it('campaigns are muted once, and heard again', () => {
  expect(withMuted(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(withMuted(['a', 'b'], 'a', false)).toEqual(['b']);
});

it('times of day are minutes, and what is half filled in is none', () => {
  for (const minute of [0, 7, 420, 1_320, 1_439]) expect(minuteOf(timeOf(minute))).toBe(minute);
  expect(timeOf(65)).toBe('01:05');
  expect(minuteOf('22:00:30')).toBe(1_320);
  expect(['', '24:00', '7:00', '12:60', 'noon'].map(minuteOf)).toEqual([null, null, null, null, null]);
});

it('sends all that was set, and nothing that only the server knows', () => {
  expect(Object.keys(bodyOf(fresh)).sort()).toEqual(
    ['digestAt', 'email', 'language', 'mutedCampaigns', 'quietHours', 'ways', 'zone'].sort(),
  );
});

it('tells zone and language by itself only where nothing was chosen', () => {
  expect(firstSettings(fresh, 'Europe/Berlin', 'de')).toEqual({
    language: 'de',
    zone: 'Europe/Berlin',
    ways: {},
    mutedCampaigns: [],
    quietHours: null,
    digestAt: null,
  });
  expect(firstSettings(fresh, 'UTC', 'de')).toBeNull();
  expect(firstSettings(fresh, 'Etc/UTC', 'de')).toBeNull();
  expect(firstSettings(fresh, undefined, 'de')).toBeNull();
  // Whoever has chosen UTC keeps it.
  expect(firstSettings({ ...fresh, chosen: true }, 'Europe/Berlin', 'de')).toBeNull();
});
