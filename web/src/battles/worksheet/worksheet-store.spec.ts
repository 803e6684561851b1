/**
 * My side's entries between this phone, the network and another phone of my side: nothing is lost or
 * overwritten in silence.
 */
import * as fc from 'fast-check';
import { entryDifferences } from './compare-entries';
import { NO_UNIT, type UnitEntry } from './entry';
import { WorksheetStore, type Entry, type Sheet, type Waits } from './worksheet-store';

const UNITS = ['atlas', 'locust'];
const MINE = 'side-1';
/** Hits that the server refuses. */
const WRONG = 9;

type Network = 'up' | 'down' | 'loses answers';
interface Saved {
  readonly entry: UnitEntry;
  readonly revision: number;
  readonly by: 'me' | 'other';
}
class Refusal extends Error {
  constructor(readonly status: number) {
    super(String(status));
  }
}
const pause = (): Promise<void> => new Promise((done) => setImmediate(done));
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await pause();
};
const hit = (hits: number): UnitEntry => ({ ...NO_UNIT, hits });
const hitsOf = (entry: Entry): number | null => (entry as UnitEntry).hits;

class World {
  network: Network = 'up';
  readonly saved = new Map<string, Saved>();
  /**
   * What this phone has tried to save: whether another phone has said the very same since, the server does
   * not tell.
   */
  readonly sent = new Set<string>();
  readonly shown = new Set<string>();
  readonly overwritten: string[] = [];
  waits: Waits | null = null;
  seen: Sheet | null = null;
  /** Calls with several units. */
  together = 0;
  /** Calls with one that reached the server. */
  alone = 0;

  sheet(): Sheet {
    const units = UNITS.map((id) => {
      const found = this.saved.get(id);
      return {
        id,
        entries: found === undefined ? {} : { [MINE]: { entry: found.entry, revision: found.revision } },
      };
    });
    return { mine: MINE, units, field: { entries: {} }, ready: false } as unknown as Sheet;
  }

  put(key: string, entry: Entry, revision: number): number {
    if (hitsOf(entry) === WRONG) throw new Refusal(422);
    const there = this.saved.get(key);
    if ((there?.revision ?? 0) !== revision) throw new Refusal(412);
    if (
      there?.by === 'other' &&
      !this.shown.has(`${key} ${there.revision}`) &&
      !this.sent.has(`${key} ${hitsOf(there.entry)}`)
    )
      this.overwritten.push(key);
    this.saved.set(key, { entry: entry as UnitEntry, revision: revision + 1, by: 'me' });
    return revision + 1;
  }

  /** All or none. */
  putAll(
    entries: readonly { readonly unit: string; readonly entry: Entry; readonly revision: number }[],
  ): void {
    for (const { unit, entry, revision } of entries) {
      if (hitsOf(entry) === WRONG) throw new Refusal(422);
      if ((this.saved.get(unit)?.revision ?? 0) !== revision) throw new Refusal(412);
    }
    for (const { unit, entry, revision } of entries) this.put(unit, entry, revision);
  }

  open(): WorksheetStore {
    return new WorksheetStore(
      'battle',
      {
        read: async () => {
          await pause();
          if (this.network === 'down') throw new TypeError('no network');
          return this.sheet();
        },
        put: async (key, entry, revision) => {
          this.sent.add(`${key} ${hitsOf(entry)}`);
          if (this.network === 'down') throw new TypeError('no network');
          await pause();
          this.alone += 1;
          const told = (): number => {
            if (this.network === 'up') return this.put(key, entry, revision);
            try {
              this.put(key, entry, revision);
            } catch {
              // Nobody hears of it.
            }
            throw new TypeError('no answer');
          };
          return { revision: told(), sheet: this.sheet() };
        },
        putUnits: async (entries) => {
          this.together += 1;
          for (const { unit, entry } of entries) this.sent.add(`${unit} ${hitsOf(entry)}`);
          if (this.network === 'down') throw new TypeError('no network');
          await pause();
          try {
            this.putAll(entries);
          } catch (failed) {
            if (this.network === 'up') throw failed;
          }
          if (this.network !== 'up') throw new TypeError('no answer');
          return this.sheet();
        },
      },
      {
        recallSeen: () => Promise.resolve(this.seen),
        keepSeen: (sheet) => void (this.seen = sheet),
        recallWaits: () => Promise.resolve(this.waits),
        keepWaits: async (waits) => {
          this.waits = waits;
          return Promise.resolve(true);
        },
      },
    );
  }
}

type Step =
  | {
      readonly do: 'change' | 'change at once' | 'other phone saves';
      readonly unit: string;
      readonly hits: number;
    }
  | { readonly do: 'read' | 'undo' | 'keep mine' | 'keep theirs' | 'close and open' | 'wait' }
  | { readonly do: Network };

class Phone {
  store: WorksheetStore;
  readonly drafted = new Map<string, number | null>();

  constructor(readonly world: World) {
    this.store = world.open();
  }

  /** What stands there and waits for nothing was seen. */
  look(): void {
    for (const [unit, { revision, entry }] of this.world.saved)
      if (this.store.waiting.value[unit] === undefined && hitsOf(this.store.unit(unit)) === entry.hits)
        this.world.shown.add(`${unit} ${revision}`);
  }

  async step(step: Step): Promise<void> {
    const { store, world } = this;
    switch (step.do) {
      case 'change':
      case 'change at once':
        store.change(step.unit, hit(step.hits));
        this.drafted.set(step.unit, step.hits);
        if (step.do === 'change') await settle();
        return;
      case 'other phone saves':
        world.saved.set(step.unit, {
          entry: hit(step.hits === WRONG ? 5 : step.hits),
          revision: (world.saved.get(step.unit)?.revision ?? 0) + 1,
          by: 'other',
        });
        return;
      case 'undo':
        store.undo();
        for (const unit of UNITS)
          if (store.waiting.value[unit] !== undefined) this.drafted.set(unit, hitsOf(store.unit(unit)));
        return settle();
      case 'read':
        void store.read();
        return settle();
      case 'wait':
        return settle();
      case 'keep mine':
      case 'keep theirs': {
        const conflict = store.conflict.value;
        if (conflict === null) return;
        world.shown.add(`${conflict.key} ${conflict.revision}`);
        store.resolve(step.do === 'keep mine');
        if (step.do === 'keep theirs') this.drafted.delete(conflict.key);
        return settle();
      }
      case 'close and open':
        await settle();
        store.close();
        this.store = world.open();
        void this.store.start();
        return settle();
      default:
        world.network = step.do;
        return;
    }
  }
}

const change = fc.record({
  do: fc.constantFrom('change' as const, 'change at once' as const, 'other phone saves' as const),
  unit: fc.constantFrom(...UNITS),
  hits: fc.constantFrom(1, 2, 3, WRONG),
});
const plain = (...names: readonly Exclude<Step, { readonly hits: number }>['do'][]): fc.Arbitrary<Step> =>
  fc.record({ do: fc.constantFrom(...names) }) as fc.Arbitrary<Step>;
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: change },
  { weight: 5, arbitrary: plain('read', 'undo', 'keep mine', 'keep theirs', 'close and open', 'wait') },
  { weight: 3, arbitrary: plain('up', 'down', 'loses answers') },
);

const begin = async (steps: readonly Step[]): Promise<Phone> => {
  const phone = new Phone(new World());
  void phone.store.start();
  await settle();
  for (const one of steps) {
    await phone.step(one);
    phone.look();
  }
  return phone;
};
const play = async (steps: readonly Step[]): Promise<Phone> => {
  const phone = await begin(steps);
  phone.world.network = 'up';
  await settle();
  void phone.store.read();
  await settle();
  phone.store.close();
  return phone;
};

describe('a worksheet between its phone, the network and another phone', () => {
  it('loses nothing and overwrites nothing in silence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { store, world, drafted } = await play(steps);
        expect(world.overwritten).toEqual([]);
        for (const [unit, hits] of drafted) {
          const there = world.saved.get(unit);
          const waits = store.waiting.value[unit];
          // It waits and the player is told, or it is saved, or another phone saved later and that was shown.
          if (waits !== undefined)
            expect([hitsOf(waits.entry), store.state.value]).toEqual([
              hits,
              expect.stringMatching(/^(conflict|refused)$/),
            ]);
          else if (there?.by !== 'other') expect([unit, there?.entry.hits ?? null]).toEqual([unit, hits]);
        }
        if (Object.keys(store.waiting.value).length === 0) expect(store.state.value).toBe('saved');
      }),
      { numRuns: 400 },
    );
  });

  it('sends what was filled in without a network in one call', async () => {
    const { store, world } = await play([
      { do: 'down' },
      { do: 'change', unit: 'atlas', hits: 1 },
      { do: 'change', unit: 'locust', hits: 2 },
      { do: 'up' },
      { do: 'read' },
    ]);
    await store.flush();
    expect([...world.saved].map(([unit, { entry, revision }]) => [unit, entry.hits, revision])).toEqual([
      ['atlas', 1, 1],
      ['locust', 2, 1],
    ]);
    expect([store.state.value, world.together > 0, world.alone]).toEqual(['saved', true, 0]);
  });

  it('sends the others when one entry is refused', async () => {
    const { store, world } = await play([
      { do: 'change', unit: 'atlas', hits: WRONG },
      { do: 'change', unit: 'locust', hits: 2 },
    ]);
    expect(world.saved.get('locust')?.entry.hits).toBe(2);
    expect([store.state.value, Object.keys(store.waiting.value)]).toEqual(['refused', ['atlas']]);
    store.change('atlas', hit(3));
    await settle();
    expect([store.state.value, world.saved.get('atlas')?.entry.hits]).toEqual(['saved', 3]);
  });

  it('sends the others while one waits for a choice, and sends what was changed beside it', async () => {
    const steps: readonly Step[] = [
      { do: 'other phone saves', unit: 'atlas', hits: 1 },
      { do: 'change', unit: 'atlas', hits: 2 },
      { do: 'change', unit: 'locust', hits: 3 },
      { do: 'change', unit: 'atlas', hits: 3 },
    ];
    const phone = await begin(steps);
    expect(phone.world.saved.get('locust')?.entry.hits).toBe(3);
    expect(phone.store.conflict.value).toMatchObject({
      key: 'atlas',
      mine: { hits: 3 },
      theirs: { hits: 1 },
    });
    await phone.step({ do: 'keep mine' });
    expect([phone.store.state.value, phone.world.saved.get('atlas')?.entry.hits]).toEqual(['saved', 3]);
    phone.store.close();
  });
});

it('names what two entries say differently, by pointer', () => {
  const mine: UnitEntry = {
    ...NO_UNIT,
    hits: 2,
    condition: {
      armor: { CT: 3, LA: 0 },
      structure: {},
      slots: [{ location: 'LA', slot: 2, state: 'hit' }],
      ammunition: [{ location: 'LT', slot: 1, shots: 4 }],
    },
  };
  const theirs: UnitEntry = {
    ...NO_UNIT,
    hits: 2,
    condition: {
      armor: { LA: 0, CT: 5 },
      structure: { LA: 1 },
      slots: [],
      ammunition: [{ location: 'LT', slot: 1, shots: 4 }],
    },
  };
  expect(entryDifferences(mine, theirs)).toEqual([
    { pointer: '/condition/armor/CT', mine: 3, theirs: 5 },
    { pointer: '/condition/slots/LA/2', mine: 'hit', theirs: undefined },
    { pointer: '/condition/structure/LA', mine: undefined, theirs: 1 },
  ]);
});
