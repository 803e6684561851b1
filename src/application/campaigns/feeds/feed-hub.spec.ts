/**
 * Live feeds: everybody gets every entry once and in order, however slow others are, and one read serves all
 * of a feed.
 */
import type { CampaignId, UserId } from '../../../kernel/ids';
import type { FeedEntry, Feeds } from './feeds';
import type { BattleNotice } from '../../battles/battle-notices';
import { FeedHub } from './feed-hub';
import type { Follower } from './follower';
import type { CampaignStates } from '../campaign-store';

const ID = 'campaign' as CampaignId;

const BATTLES = {
  b1: {
    setup: {
      sides: [
        { side: 'A', forces: ['A'] },
        { side: 'B', forces: ['B', 'C'] },
      ],
    },
  },
};
const SAVED = { changed: 'worksheet', unit: 'm1', side: 'A', revision: 2 } as const;

class World {
  readonly feeds: Record<string, FeedEntry[]> = { A: [], observer: [] };
  members = [
    { user: 'anna' as UserId, role: 'player', force: 'A' },
    { user: 'otto' as UserId, role: 'observer', force: null },
    { user: 'gerda' as UserId, role: 'gm', force: null },
    { user: 'carl' as UserId, role: 'player', force: 'C' },
    { user: 'dora' as UserId, role: 'player', force: 'D' },
  ];
  reads = 0;
  failures = 0;
  #listener: (campaign: string | null) => void = () => undefined;
  #battleListener: (campaign: string | null, notice: BattleNotice | null) => void = () => undefined;
  readonly hub: FeedHub;

  constructor() {
    const campaign = () => ({
      members: this.members,
      state: { campaign: { status: 'running' }, battles: BATTLES },
    });
    const store = {
      read: () => Promise.resolve(campaign()),
      // A feed's audience is shown something with every entry.
      readMembers: () =>
        Promise.resolve({
          campaign: campaign(),
          audiences: {
            at: 1_000,
            of: Object.fromEntries(
              Object.entries(this.feeds).map(([feed, entries]) => [feed, entries.length]),
            ),
          },
        }),
      readFeed: (_id: string, feed: string, after: number, limit: number) => {
        this.reads += 1;
        if (this.failures > 0) {
          this.failures -= 1;
          return Promise.reject(new Error('away'));
        }
        return Promise.resolve((this.feeds[feed] ?? []).filter((entry) => entry.seq > after).slice(0, limit));
      },
    };
    const subscribe = (listener: (campaign: string | null) => void): (() => void) => {
      this.#listener = listener;
      return () => undefined;
    };
    const subscribeBattles = (
      listener: (campaign: string | null, notice: BattleNotice | null) => void,
    ): (() => void) => {
      this.#battleListener = listener;
      return () => undefined;
    };
    this.hub = new FeedHub(
      store as unknown as CampaignStates & Feeds,
      { subscribe, subscribeBattles },
      () => undefined,
    );
  }

  happen(feed: string, count = 1): void {
    const entries = this.feeds[feed] ?? [];
    for (let index = 0; index < count; index += 1)
      entries.push({ seq: entries.length + 1, round: 1, phase: 'planning', at: 0, type: 'test', data: {} });
    this.#listener(ID);
  }

  changed(): void {
    this.#listener(null);
  }

  move(battle: string | null): void {
    this.#battleListener(battle === null ? null : ID, battle === null ? null : { ...SAVED, battle });
  }
}

interface Heard {
  readonly seqs: number[];
  /** Battles; null: something may have been missed. */
  readonly notices: (string | null)[];
  ended: boolean;
  readonly stop: () => void;
}

const follow = (
  world: World,
  user: string,
  feed: string,
  after = 0,
  deliver: Follower['deliver'] = () => Promise.resolve(),
): Heard => {
  const heard = {
    seqs: [] as number[],
    notices: [] as (string | null)[],
    ended: false,
    stop: (): void => undefined,
  };
  heard.stop = world.hub.follow({
    campaign: ID,
    feed,
    user: user as UserId,
    after,
    deliver: (entries) => {
      heard.seqs.push(...entries.map((entry) => entry.seq));
      return deliver(entries);
    },
    notice: (notice) => heard.notices.push(notice?.battle ?? null),
    end: () => (heard.ended = true),
  });
  return heard;
};

const settle = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

it('gives what was, however long, and what comes, once and in order', async () => {
  const world = new World();
  world.happen('A', 350);
  const all = follow(world, 'anna', 'A');
  const late = follow(world, 'anna', 'A', 340);
  await settle();
  for (let index = 0; index < 5; index += 1) world.happen('A');
  await settle();
  expect(all.seqs).toEqual(upTo(355));
  expect(late.seqs).toEqual(upTo(355, 341));
});

it('reads a feed once for all who follow it', async () => {
  const world = new World();
  const heard = Array.from({ length: 20 }, () => follow(world, 'anna', 'A'));
  await settle();
  world.reads = 0;
  world.happen('A');
  await settle();
  expect(heard.every((one) => one.seqs.length === 1)).toBe(true);
  expect(world.reads).toBe(1);
});

it('reads no feed whose audience has been shown nothing', async () => {
  const world = new World();
  const [anna, otto] = [follow(world, 'anna', 'A'), follow(world, 'otto', 'observer')];
  await settle();
  world.reads = 0;
  world.happen('A');
  await settle();
  expect([anna.seqs, otto.seqs, world.reads]).toEqual([[1], [], 1]);
  world.happen('nobody here');
  await settle();
  expect(world.reads).toBe(1);
  world.happen('observer');
  await settle();
  expect([anna.seqs, otto.seqs, world.reads]).toEqual([[1], [1], 2]);
});

it('waits for a slow follower without keeping the others waiting', async () => {
  const world = new World();
  let release: () => void = () => undefined;
  const slow = follow(world, 'anna', 'A', 0, () => new Promise((resolve) => (release = resolve)));
  const quick = follow(world, 'anna', 'A');
  world.happen('A');
  await settle();
  world.happen('A');
  await settle();
  expect(quick.seqs).toEqual([1, 2]);
  expect(slow.seqs).toEqual([1]);
  release();
  await settle();
  expect(slow.seqs).toEqual([1, 2]);
});

it('drops a follower that takes too long', async () => {
  const world = new World();
  const heard = follow(world, 'anna', 'A', 0, () => Promise.reject(new Error('too slow')));
  world.happen('A');
  await settle();
  expect(heard.ended).toBe(true);
});

it('ends with the membership, before anything that came with it is told', async () => {
  const world = new World();
  const anna = follow(world, 'anna', 'A');
  const otto = follow(world, 'otto', 'observer');
  await settle();
  world.members = world.members.filter((member) => member.user !== 'anna');
  world.happen('A');
  world.happen('observer');
  await settle();
  expect(anna).toMatchObject({ seqs: [], ended: true });
  expect(otto).toMatchObject({ seqs: [1], ended: false });
});

it('a seat that was taken away ends its stream, and nobody follows what is not theirs', async () => {
  const world = new World();
  const anna = follow(world, 'anna', 'A');
  const otto = follow(world, 'otto', 'A');
  await settle();
  expect(otto.ended).toBe(true);
  world.members = world.members.map((member) => ({ ...member, role: 'observer', force: null }));
  world.changed();
  await settle();
  expect(anna.ended).toBe(true);
});

it('closing ends everybody', async () => {
  const world = new World();
  const anna = follow(world, 'anna', 'A');
  await settle();
  world.hub.close();
  expect(anna.ended).toBe(true);
});

it('SIGHT-4 what moves beside a battle is told to those who fight in it and to the game master, in its order', async () => {
  const world = new World();
  const [anna, carl, dora, otto, gerda] = [follow(world, 'anna', 'A'), follow(world, 'carl', 'C'), follow(world, 'dora', 'D'), follow(world, 'otto', 'observer'), follow(world, 'gerda', 'gm')]; // prettier-ignore
  // A game master who looks through a player's eyes hears what the player hears.
  const asDora = follow(world, 'gerda', 'D');
  await settle();
  world.move('b1');
  world.move('__proto__');
  world.move('b2');
  world.move('b1');
  await settle();
  for (const heard of [anna, carl, gerda]) expect(heard.notices).toEqual(['b1', 'b1']);
  for (const heard of [dora, otto, asDora]) expect(heard.notices).toEqual([]);
});

it('whoever may have missed something beside a battle is told to look again', async () => {
  const world = new World();
  const heard = [follow(world, 'anna', 'A'), follow(world, 'otto', 'observer')];
  world.move(null);
  await settle();
  expect(heard.map(({ notices }) => notices)).toEqual([[null], [null]]);
});

it('nothing beside a battle is told to whom the membership has ended', async () => {
  const world = new World();
  const anna = follow(world, 'anna', 'A');
  await settle();
  world.members = world.members.filter((member) => member.user !== 'anna');
  world.move('b1');
  await settle();
  expect(anna).toMatchObject({ notices: [], ended: true });
});
