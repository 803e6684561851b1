/**
 * The order sheet over a line that loses answers, with a second device and phases that close: by random
 * courses of events, and by the courses that went wrong once.
 */
import fc from 'fast-check';
import { ApiError } from '../../../../src/client/client';
import { same, type Order } from './order-compare';
import type { Draft, Missed, OrderSheet, SheetMeans, ToldSheet, Written } from './order-sheet';
import { SheetStore } from './sheet-store';

const order = (name: string): Order => ({ type: 'shut-down', mech: name });
const BAD = 'bad';

interface Saved {
  readonly orders: readonly Order[];
  readonly by: 'me' | 'other';
  readonly phase: number;
  readonly epoch: number;
}

const PHASES = ['preparation', 'planning', 'movement', 'combat'] as const;

/** A server with one sheet; every request and every answer waits until it is let through. */
class Line {
  phase = 0;
  epoch = 0;
  savedAt: string | null = null;
  orders: readonly Order[] = [];
  by: Saved['by'] | null = null;
  ready = false;
  tag = 0;
  saves = 0;
  readonly log: Saved[] = [];
  readonly under: {
    arrive: (() => void) | null;
    answer: (() => void) | null;
    lose: () => void;
    readonly by: number;
  }[] = [];
  /** Pages that were closed hear of nothing. */
  page = 0;
  timer: (() => void) | null = null;
  /** What this device keeps. */
  draft: Draft | null = null;
  missed: Missed | null = null;
  told: ToldSheet | null = null;
  clock = 1_000;

  etag(): string {
    return `"${this.epoch}.${this.phase}.${this.savedAt}.${this.ready}.${this.tag}"`;
  }

  tell(): ToldSheet {
    const position = { round: 1, phase: PHASES[this.phase] as OrderSheet['phase'], step: null };
    const savedBy = this.by === null ? null : { device: 'Firefox', mine: this.by === 'me' };
    const sheet = {
      ...position,
      orders: [...this.orders],
      savedAt: this.savedAt,
      ready: this.ready,
      preview: [],
      warnings: [],
      balance: null,
      savedBy,
      owner: null,
    };
    return { sheet: structuredClone(sheet) as OrderSheet, etag: this.etag() };
  }

  save(orders: readonly Order[], by: Saved['by']): void {
    this.orders = structuredClone(orders);
    this.by = by;
    this.saves += 1;
    this.savedAt = new Date(1e12 + this.saves).toISOString();
    this.log.push({ orders, by, phase: this.phase, epoch: this.epoch });
  }

  /** The phase closes, or is undone: a sheet of its own. */
  open(phase: number): void {
    this.phase = phase;
    this.epoch += 1;
    this.orders = [];
    this.savedAt = null;
    this.by = null;
    this.ready = false;
  }

  #request<T>(atServer: () => T): Promise<T> {
    return new Promise<T>((done, failed) => {
      const entry: Line['under'][number] = {
        arrive: () => {
          entry.arrive = null;
          const answer = atServer();
          entry.answer = () => {
            this.#end(entry);
            if (entry.by === this.page) done(answer);
          };
        },
        answer: null,
        lose: () => {
          this.#end(entry);
          if (entry.by === this.page) failed(new TypeError('lost'));
        },
        by: this.page,
      };
      this.under.push(entry);
    });
  }

  #end(entry: Line['under'][number]): void {
    this.under.splice(this.under.indexOf(entry), 1);
  }

  #write(sheet: OrderSheet, orders: readonly Order[], etag: string): Written {
    const refuse = (status: number, bad: readonly number[] = []): Written => ({
      refused: new ApiError('', status, {
        violations: bad.map((at) => ({
          pointer: `/orders/${at}/mech`,
          message: 'no',
          code: 'x',
          rule: null,
          params: {},
        })),
      } as unknown as ApiError['problem']),
    });
    if (sheet.phase !== PHASES[this.phase]) return refuse(409);
    if (etag !== this.etag()) return refuse(412);
    const bad = orders.flatMap((one, at) => ('mech' in one && one.mech.startsWith(BAD) ? [at] : []));
    if (bad.length > 0) return refuse(422, bad);
    this.save(orders, 'me');
    return { told: this.tell() };
  }

  means(): SheetMeans {
    return {
      read: () => this.#request(() => this.tell()),
      write: (sheet, orders, etag) => this.#request(() => this.#write(sheet, orders, etag)),
      setReady: (ready) =>
        this.#request(() => {
          this.ready = ready;
          return ready;
        }),
      recall: () => Promise.resolve(structuredClone(this.draft)),
      keep: (draft) => {
        this.draft = structuredClone(draft);
        return Promise.resolve(true);
      },
      drop: () => {
        this.draft = null;
        return Promise.resolve();
      },
      recallMissed: () => Promise.resolve(structuredClone(this.missed)),
      keepMissed: (missed) => {
        this.missed = structuredClone(missed);
        return Promise.resolve();
      },
      recallTold: () => Promise.resolve(structuredClone(this.told)),
      keepTold: (told) => {
        this.told = structuredClone(told);
        return Promise.resolve();
      },
      now: () => (this.clock += 1),
      later: (work) => void (this.timer = work),
    };
  }
}

/** All that follows by itself without the line. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** A player at a device, and what must hold of them at any time. */
class Course {
  readonly line = new Line();
  store = this.#page();
  /** All that the player saw of what another saved. */
  readonly #shown = new Set<string>();
  /** What happened at all. */
  readonly met = new Set<'conflicts' | 'missed' | 'refused' | 'rolledBack'>();
  /** What they wanted last. */
  #has = false;
  wanted: { readonly orders: readonly Order[]; readonly phase: number } | null = null;

  #page(): SheetStore {
    return new SheetStore(this.line.means());
  }

  /** All goes through at once. */
  async through(): Promise<void> {
    for (let turn = 0; turn < 200; turn += 1) {
      await settle();
      this.look();
      const next = this.line.under[0];
      if (next !== undefined) (next.arrive ?? next.answer)?.();
      else if (this.line.timer !== null) this.tick();
      else return;
    }
    throw new Error('it never ends');
  }

  tick(): void {
    const work = this.line.timer;
    this.line.timer = null;
    work?.();
  }

  async start(): Promise<void> {
    const loaded = this.load();
    await this.through();
    await loaded;
  }

  load(): Promise<void> {
    return this.store.ask().then(
      (asked) => this.store.load(asked).catch(() => undefined),
      () => undefined,
    );
  }

  /** The page is closed and opened again; what is under way stays so. */
  async reopen(): Promise<void> {
    this.store.close();
    this.line.timer = null;
    this.line.page += 1;
    this.store = this.#page();
    await this.store.restore({ round: 1, phase: PHASES[this.line.phase] as OrderSheet['phase'], step: null });
    void this.load();
  }

  change(orders: readonly Order[]): void {
    this.store.change(orders);
    this.#want();
  }
  #want(): void {
    this.#has = false;
    if (this.store.sheet.value !== null)
      this.wanted = {
        orders: this.store.orders.value,
        phase: PHASES.indexOf(this.store.sheet.value.phase as 'planning'),
      };
  }
  act(does: (store: SheetStore) => void): void {
    const before = this.store.orders.value;
    does(this.store);
    if (this.store.orders.value !== before) this.#want();
  }

  look(): void {
    const { conflict, sheet, state, orders } = this.store;
    if (conflict.value !== null) this.met.add(conflict.value.rolledBack ? 'rolledBack' : 'conflicts');
    if (this.store.missed.value !== null) this.met.add('missed');
    if (state.value === 'saved' && this.wanted !== null && same(orders.value, this.wanted.orders))
      this.#has = true;
    if (state.value === 'refused') this.met.add('refused');
    if (conflict.value !== null) this.#shown.add(JSON.stringify(conflict.value.theirs.orders));
    if (state.value === 'saved' && sheet.value !== null) this.#shown.add(JSON.stringify(orders.value));
    if (conflict.value !== null && !conflict.value.rolledBack && conflict.value.theirs.savedBy?.mine === true)
      throw new Error('an own save is shown as foreign');
  }

  /** Mine stands upon nothing of another that was not shown. */
  expectNothingOverwritten(): void {
    this.line.log.forEach((saved, at) => {
      const before = this.line.log[at - 1];
      if (
        saved.by !== 'me' ||
        before?.by !== 'other' ||
        before.epoch !== saved.epoch ||
        same(before.orders, saved.orders)
      )
        return;
      expect([...this.#shown]).toContain(JSON.stringify(before.orders));
    });
  }

  expectNothingLost(): void {
    // What was once shown as saved may be replaced by others since.
    if (this.wanted === null || this.#has) return;
    const { orders, phase } = this.wanted;
    const { store, line } = this;
    const places = [
      store.orders.value,
      ...(store.missed.value === null ? [] : [store.missed.value.orders]),
      ...line.log.filter((one) => one.phase === phase).map((one) => one.orders),
    ];
    expect(places.some((one) => same(one, orders))).toBe(true);
  }
}

const orders = (...names: readonly string[]): readonly Order[] => names.map(order);

describe('the order sheet', () => {
  const begun = async (): Promise<Course> => {
    const course = new Course();
    await course.start();
    return course;
  };

  it('knows its own save again when the answer was lost', async () => {
    const course = await begun();
    course.change(orders('a'));
    await settle();
    course.line.under[0]?.arrive?.();
    course.line.under[0]?.lose();
    await settle();
    expect(course.store.state.value).toBe('unsent');
    course.change(orders('a', 'b'));
    await course.through();
    expect(course.store.state.value).toBe('saved');
    expect(course.line.orders).toEqual(orders('a', 'b'));
  });

  it('knows it again when the same is sent once more', async () => {
    const course = await begun();
    course.change(orders('a'));
    await settle();
    course.line.under[0]?.arrive?.();
    course.line.under[0]?.lose();
    await course.through();
    expect(course.store.conflict.value).toBeNull();
    expect(course.store.state.value).toBe('saved');
    expect(course.line.log).toHaveLength(1);
  });

  it('knows it again after the page was closed', async () => {
    const course = await begun();
    course.change(orders('a'));
    await settle();
    course.line.under[0]?.arrive?.();
    course.line.under[0]?.lose();
    course.change(orders('b'));
    await settle();
    course.line.under.splice(0);
    await course.reopen();
    await course.through();
    expect(course.store.state.value).toBe('saved');
    expect(course.line.orders).toEqual(orders('b'));
  });

  it('is not changed elsewhere because only its tag is another', async () => {
    const course = await begun();
    course.line.tag += 1;
    course.change(orders('a'));
    await course.through();
    expect(course.store.conflict.value).toBeNull();
    expect(course.line.orders).toEqual(orders('a'));
  });

  it('is sent upon what is kept when the page was opened without the server', async () => {
    const course = await begun();
    course.change(orders('a'));
    await course.through();
    course.store.close();
    course.store = new SheetStore(course.line.means());
    await course.store.restore({ round: 1, phase: 'preparation', step: null });
    expect(course.store.orders.value).toEqual(orders('a'));
    course.change(orders('a', 'b'));
    await course.through();
    expect(course.store.conflict.value).toBeNull();
    expect(course.line.orders).toEqual(orders('a', 'b'));
  });

  it('shows both versions, keeps what is changed meanwhile, and replaces theirs by what was chosen', async () => {
    const course = await begun();
    course.line.save(orders('x'), 'other');
    course.change(orders('a'));
    await course.through();
    expect(course.store.conflict.value?.theirs.orders).toEqual(orders('x'));
    course.change(orders('a', 'b'));
    void course.load();
    await course.through();
    expect(course.line.draft?.orders).toEqual(orders('a', 'b'));
    expect(course.line.orders).toEqual(orders('x'));
    course.store.resolve(course.store.orders.value);
    await course.through();
    expect(course.line.orders).toEqual(orders('a', 'b'));
    expect(course.store.state.value).toBe('saved');
  });

  it('brings back mine by undoing after theirs were taken', async () => {
    const course = await begun();
    course.change(orders('a'));
    await course.through();
    course.line.save(orders('x'), 'other');
    void course.load();
    await course.through();
    expect(course.store.orders.value).toEqual(orders('x'));
    course.store.undo();
    await course.through();
    expect(course.line.orders).toEqual(orders('a'));
  });

  it('saves all orders but the refused one, and goes on saving', async () => {
    const course = await begun();
    course.change(orders('a', `${BAD}1`, 'c'));
    await course.through();
    expect(course.store.state.value).toBe('refused');
    expect(course.store.standing.value).toBe('rest');
    expect(course.store.orders.value).toEqual(orders('a', `${BAD}1`, 'c'));
    expect(course.line.orders).toEqual(orders('a', 'c'));
    course.change(orders('a', `${BAD}1`, 'c', 'd'));
    await course.through();
    expect(course.line.orders).toEqual(orders('a', 'c', 'd'));
    await expect(course.store.setReady(true)).rejects.toBeInstanceOf(ApiError);
    course.change(orders('a', 'c', 'd'));
    await course.through();
    expect(course.store.state.value).toBe('saved');
  });

  it('shows a draft that is older than a day beside what is saved, and sends nothing', async () => {
    const course = await begun();
    course.change(orders('a'));
    await settle();
    course.line.under.splice(0);
    course.line.clock += 25 * 3_600_000;
    await course.reopen();
    await course.through();
    expect(course.store.state.value).toBe('conflict');
    expect(course.line.log).toEqual([]);
    course.store.resolve(course.store.orders.value);
    await course.through();
    expect(course.line.orders).toEqual(orders('a'));
  });

  it('keeps what the game master has undone, and gives it again only when asked', async () => {
    const course = await begun();
    course.change(orders('a'));
    await course.through();
    course.line.open(0);
    void course.load();
    await course.through();
    expect(course.store.conflict.value?.rolledBack).toBe(true);
    expect(course.line.orders).toEqual([]);
    course.store.resolve(course.store.orders.value);
    await course.through();
    expect(course.line.orders).toEqual(orders('a'));
  });

  it('does not call missed what the closing phase still took', async () => {
    const course = await begun();
    course.change(orders('a'));
    await settle();
    course.line.under[0]?.arrive?.();
    course.line.open(1);
    const loaded = course.load();
    await settle();
    course.line.under[1]?.arrive?.();
    course.line.under[1]?.answer?.();
    await settle();
    expect(course.store.missed.value?.orders).toEqual(orders('a'));
    await course.through();
    await loaded;
    expect(course.store.missed.value).toBeNull();
  });

  it('says ready for no other orders than those that are saved', async () => {
    const course = await begun();
    course.line.save(orders('x'), 'other');
    course.change(orders('a'));
    const ready = course.store.setReady(true);
    await course.through();
    await ready;
    expect(course.line.ready).toBe(false);
    expect(course.store.state.value).toBe('conflict');
  });

  it('sends a change that follows ready without a detour', async () => {
    const course = await begun();
    const ready = course.store.setReady(true);
    await course.through();
    await ready;
    course.change(orders('a'));
    await settle();
    expect(course.line.under).toHaveLength(1);
    await course.through();
    expect(course.line.orders).toEqual(orders('a'));
  });

  it('loses nothing, overwrites nothing and takes no own save for another’s, whatever happens in whatever sequence', async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({ does: fc.constant('change' as const), bad: fc.integer({ max: 9, min: 0 }) }),
      },
      {
        weight: 8,
        arbitrary: fc.record({ does: fc.constantFrom('arrive' as const, 'answer' as const), at: fc.nat(5) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ does: fc.constantFrom('lose' as const, 'read' as const), at: fc.nat(5) }),
      },
      {
        weight: 2,
        arbitrary: fc.record({
          does: fc.constantFrom(
            'other' as const,
            'tick' as const,
            'undo' as const,
            'redo' as const,
            'tag' as const,
          ),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          does: fc.constantFrom(
            'close' as const,
            'rollback' as const,
            'rollback' as const,
            'reopen' as const,
            'mine' as const,
            'theirs' as const,
            'ready' as const,
          ),
        }),
      },
    );
    const seen = { conflicts: 0, missed: 0, refused: 0, rolledBack: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 45 }), async (steps) => {
        const course = await begun();
        const { line } = course;
        let count = 0;
        for (const one of steps) {
          const at = 'at' in one ? line.under[one.at % Math.max(1, line.under.length)] : undefined;
          if (one.does === 'change') {
            count += 1;
            course.change([
              ...course.store.orders.value.slice(-3),
              order(`${one.bad === 0 ? BAD : 'mine'}${count}`),
            ]);
          } else if (one.does === 'arrive') at?.arrive?.();
          else if (one.does === 'answer') at?.answer?.();
          else if (one.does === 'lose') at?.lose();
          else if (one.does === 'read') void course.load();
          else if (one.does === 'other')
            line.save([...line.orders.slice(-2), order(`other${(count += 1)}`)], 'other');
          else if (one.does === 'tick') course.tick();
          else if (one.does === 'undo') course.act((store) => store.undo());
          else if (one.does === 'redo') course.act((store) => store.redo());
          else if (one.does === 'tag') line.tag += 1;
          else if (one.does === 'close') line.open(Math.min(3, line.phase + 1));
          else if (one.does === 'rollback') line.open(Math.max(0, line.phase - (count % 2)));
          else if (one.does === 'reopen') await course.reopen();
          else if (one.does === 'ready') void course.store.setReady(true).catch(() => undefined);
          else {
            const { conflict, orders: mine } = course.store;
            const chosen = one.does === 'mine' ? mine.value : conflict.value?.theirs.orders;
            if (chosen !== undefined && conflict.value !== null) course.act((store) => store.resolve(chosen));
          }
          await settle();
          course.look();
          course.expectNothingLost();
        }
        void course.load();
        await course.through();
        course.expectNothingLost();
        course.expectNothingOverwritten();
        const { state, orders: mine } = course.store;
        // Nothing is under way for ever: it is saved, refused, or asks for a choice.
        expect(['saved', 'refused', 'conflict']).toContain(state.value);
        if (state.value === 'saved') expect(line.orders).toEqual(mine.value);
        for (const what of course.met) seen[what] += 1;
      }),
      { numRuns: 500 },
    );
    // A check that never met what it is about would hold of anything.
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });
});
