/** Settings on the screen: sent at once, in turn, and taken back when they cannot be saved. */
import type { Settings, SettingsBody } from './choices';
import { SettingsDraft } from './settings-draft';

const start: Settings = {
  language: 'en',
  zone: 'UTC',
  ways: {},
  mutedCampaigns: [],
  quietHours: null,
  digestAt: null,
  email: false,
  kinds: [],
  chosen: false,
  reachableBy: [],
};

const server = () => {
  const sent: SettingsBody[] = [];
  const state = { has: start, down: false };
  const draft = new SettingsDraft({
    read: () => (state.down ? Promise.reject(new TypeError('away')) : Promise.resolve(state.has)),
    save: async (body) => {
      sent.push(body);
      await Promise.resolve();
      if (state.down) throw new TypeError('away');
      state.has = { ...state.has, ...body, reachableBy: body.email === true ? ['email'] : [] };
      return state.has;
    },
  });
  return { draft, sent, state };
};

it('shows a change at once, and what the server makes of it', async () => {
  const { draft, state } = server();
  await draft.change({ email: true });
  expect(draft.settings.value).toBeNull();
  await draft.load();
  const saving = draft.change({ email: true });
  expect([draft.settings.value?.email, draft.state.value]).toEqual([true, 'saving']);
  await saving;
  expect([draft.settings.value, draft.state.value]).toEqual([state.has, 'saved']);
  expect(draft.settings.value?.reachableBy).toEqual(['email']);
});

it('sends what changes meanwhile afterwards, as one', async () => {
  const { draft, sent, state } = server();
  await draft.load();
  await Promise.all([
    draft.change({ digestAt: 1 }),
    draft.change({ digestAt: 2 }),
    draft.change({ zone: 'Asia/Tokyo' }),
  ]);
  expect(sent.map(({ digestAt, zone }) => [digestAt, zone])).toEqual([
    [1, 'UTC'],
    [2, 'Asia/Tokyo'],
  ]);
  expect([state.has.digestAt, state.has.zone]).toEqual([2, 'Asia/Tokyo']);
});

it('takes back what cannot be saved, says so, and goes on later', async () => {
  const { draft, state } = server();
  await draft.load();
  state.down = true;
  await draft.change({ digestAt: 5 });
  expect([draft.settings.value, draft.state.value]).toEqual([start, 'untouched']);
  expect(draft.failure.value).toEqual(new TypeError('away'));
  state.down = false;
  await draft.change({ digestAt: 6 });
  expect([draft.settings.value?.digestAt, draft.failure.value]).toEqual([6, null]);
});

it('says why nothing could be read', async () => {
  const { draft, state } = server();
  state.down = true;
  await draft.load();
  expect([draft.settings.value, draft.failure.value]).toEqual([null, new TypeError('away')]);
});
