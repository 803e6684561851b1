/** My orders between me, the network and another device of mine: whatever happens in whichever order, nothing is lost or overwritten in silence. */
import * as fc from 'fast-check';
import { ApiError } from '../../../src/client/client';
import { SheetStore, type AskedSheet, type Draft, type Order, type OrderSheet, type TaggedSheet } from './sheet-store';

const order = (mech: number): Order => ({ type: 'hold', mech: `mech-${mech}` }) as unknown as Order;
const told = (orders: readonly Order[]): string => JSON.stringify(orders.map((one) => JSON.stringify(one)).sort());
const toggled = (orders: readonly Order[], mech: number): readonly Order[] => {
  const rest = orders.filter((one) => told([one]) !== told([order(mech)]));
  return rest.length < orders.length ? rest : [...orders, order(mech)];
};

type Network = 'up' | 'down' | 'loses answers';

/** The server, this device's database, and what was seen of both. */
class World {
  network: Network = 'up';
  round = 1;
  orders: readonly Order[] = [];
  tag = 1;
  /** Who saved the orders that stand there. */
  saver: 'page' | 'other' | 'nobody' = 'nobody';
  kept: { at: number; data: Draft } | null = null;
  readonly sent: string[] = [];
  readonly overwritten: string[] = [];
  /** Tags of what another device saved that the player was shown. */
  readonly shown = new Set<number>();
  clock = Date.now();

  sheet(): TaggedSheet {
    const savedBy = this.saver === 'nobody' ? null : { device: 'a phone', mine: this.saver === 'page' };
    const sheet = { round: this.round, phase: 'planning', step: null, orders: this.orders, ready: false, savedBy } as unknown as OrderSheet;
    return { sheet, etag: String(this.tag) };
  }

  other(mech: number): void {
    this.orders = toggled(this.orders, mech);
    this.tag += 1;
    this.saver = 'other';
  }

  nextPhase(): void {
    this.round += 1;
    this.orders = [];
    this.tag += 1;
    this.saver = 'nobody';
  }

  save(orders: readonly Order[], etag: string): TaggedSheet | ApiError {
    if (etag !== String(this.tag)) return new ApiError('/orders', 412, null);
    if (this.saver === 'other' && !this.shown.has(this.tag) && !this.sent.includes(told(this.orders))) this.overwritten.push(told(this.orders));
    this.orders = orders;
    this.tag += 1;
    this.saver = 'page';
    return this.sheet();
  }

  open(): SheetStore {
    return new SheetStore(
      {
        read: async () => {
          await pause();
          if (this.network === 'down') throw new TypeError('no network');
          return this.sheet();
        },
        save: async (_phase, orders, etag) => {
          if (this.network === 'down') return 'unreached';
          this.sent.push(told(orders));
          await pause();
          const answer = this.save(orders, etag);
          await pause();
          return this.network === 'up' ? answer : 'unreached';
        },
        setReady: (ready) => Promise.resolve(ready),
      },
      {
        keep: async (data) => {
          this.kept = { at: this.clock, data };
          return Promise.resolve(true);
        },
        recall: async () => Promise.resolve(this.kept),
        drop: async () => {
          this.kept = null;
          return Promise.resolve();
        },
      },
    );
  }
}

const pause = (): Promise<void> => new Promise((done) => setImmediate(done));
/** More turns than any save takes with all its reading anew. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 24; turn += 1) await pause();
};

type Step =
  | { readonly do: 'change' | 'other device saves' | 'change at once'; readonly mech: number }
  | { readonly do: 'refresh' | 'ask' | 'take' | 'come back' | 'next phase' | 'keep mine' | 'keep theirs' | 'close and open' | 'undo' | 'wait' }
  | { readonly do: Network };

/** A player at a page, who notes what they drafted last, and what they gave up knowingly. */
class Player {
  store: SheetStore;
  #asked: Promise<AskedSheet> | null = null;
  #seen: TaggedSheet | null = null;
  /** Orders that were shown as saved, and were not what the page itself had saved last. */
  readonly stale: string[] = [];
  drafted: { readonly round: number; readonly orders: string } | null = null;

  constructor(readonly world: World) {
    this.store = world.open();
  }

  async refresh(): Promise<void> {
    await this.store
      .ask()
      .then((asked) => this.store.load(asked))
      .catch(() => undefined);
    await settle();
    this.#seen = this.store.seen();
    this.look();
  }

  /** What is on the screen without a conflict was seen, and kept for the next start. */
  look(): void {
    const { conflict, state } = this.store;
    if (state.value === 'saved') this.#seen = this.store.seen();
    const shows = told(this.store.orders.value);
    if (state.value === 'saved' && this.world.saver === 'page' && shows !== told(this.world.orders)) this.stale.push(shows);
    if (conflict.value === null && state.value === 'saved' && told(this.store.orders.value) === told(this.world.orders))
      this.world.shown.add(this.world.tag);
  }

  #drafts(): void {
    this.drafted = { round: this.store.sheet.value?.round ?? 0, orders: told(this.store.orders.value) };
  }

  async step(step: Step): Promise<void> {
    const { store, world } = this;
    switch (step.do) {
      case 'change':
      case 'change at once':
        if (store.sheet.value === null) return;
        store.change(toggled(store.orders.value, step.mech));
        this.#drafts();
        if (step.do === 'change') await settle();
        return;
      case 'undo':
        if (!store.canUndo.value) return;
        store.undo();
        this.#drafts();
        return settle();
      case 'other device saves':
        return world.other(step.mech);
      case 'next phase':
        return world.nextPhase();
      case 'refresh':
        return this.refresh();
      case 'ask':
        this.#asked = store.ask();
        this.#asked.catch(() => undefined);
        return pause();
      case 'take': {
        const asked = this.#asked;
        this.#asked = null;
        await asked?.then((one) => store.load(one)).catch(() => undefined);
        return settle();
      }
      case 'come back':
        store.comeBack();
        return settle();
      case 'wait':
        return settle();
      case 'keep mine':
      case 'keep theirs': {
        const conflict = store.conflict.value;
        if (conflict === null) return;
        world.shown.add(Number(conflict.etag));
        store.resolve(step.do === 'keep mine' ? conflict.mine : conflict.theirs.orders);
        this.#drafts();
        return settle();
      }
      case 'close and open':
        await settle();
        store.close();
        this.#asked = null;
        this.store = world.open();
        await this.store.restore(this.#seen);
        return this.refresh();
      default:
        world.network = step.do;
        return;
    }
  }
}

const mech = fc.integer({ min: 1, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('change' as const, 'change at once' as const, 'other device saves' as const), mech }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('refresh' as const, 'ask' as const, 'take' as const, 'come back' as const, 'undo' as const, 'wait' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('keep mine' as const, 'keep theirs' as const, 'close and open' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('next phase' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom<Network>('up', 'down', 'loses answers') }) },
);

const begin = async (steps: readonly Step[]): Promise<Player> => {
  const player = new Player(new World());
  await player.refresh();
  for (const one of steps) {
    await player.step(one);
    player.look();
  }
  return player;
};

/** To the end, with the network up and everything read. */
const play = async (steps: readonly Step[]): Promise<Player> => {
  const player = await begin(steps);
  player.world.network = 'up';
  await settle();
  await player.refresh();
  player.store.close();
  return player;
};

describe('an order sheet between its player, the network and another device', () => {
  it('loses nothing and overwrites nothing in silence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { store, world, drafted, stale } = await play(steps);
        expect([world.overwritten, stale]).toEqual([[], []]);
        const conflict = store.conflict.value;
        // What stands there as another's is another's.
        if (conflict !== null) expect(world.saver).toBe('other');
        else expect([store.state.value, told(store.orders.value)]).toEqual(['saved', told(world.orders)]);
        if (drafted === null) return;
        const found = [store.orders.value, conflict?.mine ?? [], store.missed.value?.orders ?? []].map(told);
        // What another device saved later, and the player was shown, may stand in its place.
        if (world.saver !== 'other' && world.round === drafted.round) expect(found).toContain(drafted.orders);
      }),
      { numRuns: 400 },
    );
  });

  it('takes its own save whose answer was lost for its own', async () => {
    const { store, world } = await play([{ do: 'loses answers' }, { do: 'change', mech: 1 }, { do: 'up' }, { do: 'change', mech: 2 }]);
    expect(store.conflict.value).toBeNull();
    expect(told(world.orders)).toBe(told([order(1), order(2)]));
  });

  it('shows both versions when another device saved after a lost answer', async () => {
    const steps: readonly Step[] = [
      { do: 'loses answers' },
      { do: 'change', mech: 1 },
      { do: 'other device saves', mech: 3 },
      { do: 'up' },
      { do: 'change', mech: 2 },
    ];
    const { store, world } = await play(steps);
    expect(told(store.conflict.value?.mine ?? [])).toBe(told([order(1), order(2)]));
    expect(told(store.conflict.value?.theirs.orders ?? [])).toBe(told([order(1), order(3)]));
    expect(told(world.orders)).toBe(told([order(1), order(3)]));
  });

  it('keeps what is changed while both versions are shown', async () => {
    const player = await begin([
      { do: 'down' },
      { do: 'change', mech: 1 },
      { do: 'other device saves', mech: 3 },
      { do: 'up' },
      { do: 'come back' },
      { do: 'change', mech: 2 },
    ]);
    expect(told(player.store.conflict.value?.mine ?? [])).toBe(told([order(1), order(2)]));
    await player.step({ do: 'keep mine' });
    expect(told(player.world.orders)).toBe(told([order(1), order(2)]));
    player.store.close();
  });

  it('sends what is changed before the server has been asked, from what was kept', async () => {
    const player = await play([{ do: 'change', mech: 1 }]);
    const again = player.world.open();
    await again.restore(player.store.seen());
    again.change([order(2)]);
    await settle();
    expect([again.state.value, again.conflict.value, told(player.world.orders)]).toEqual(['saved', null, told([order(2)])]);
    again.close();
  });

  it('takes no answer from before a save for the newest', async () => {
    for (const changes of ['change', 'change at once'] as const) {
      const player = await begin([{ do: 'ask' }, { do: changes, mech: 1 }, { do: 'take' }]);
      expect([changes, player.store.state.value, told(player.store.orders.value)]).toEqual([changes, 'saved', told([order(1)])]);
      player.store.close();
    }
  });

  it('says which orders a phase that has ended did not get', async () => {
    const { store, world } = await play([{ do: 'down' }, { do: 'change', mech: 1 }, { do: 'next phase' }]);
    expect(told(store.missed.value?.orders ?? [])).toBe(told([order(1)]));
    expect([world.orders, store.orders.value]).toEqual([[], []]);
  });
});
