/**
 * Limits of commands by user and campaign over all processes. A process takes a block of a window's allowance
 * at a time, so that there is one statement for many commands; blocks are handed out as long as there is
 * something left, so that all processes together never pass the limit.
 */
import { WINDOW_SECONDS, type CommandLimits } from './kinds';
import { type AllowanceSubject, type AllowanceBook, keyOf } from './allowance-book';

/** How a command stands to its limit. */
export interface Standing {
  readonly allowed: boolean;
  readonly limit: number;
  /** How many more may come in this window, as far as this process knows. */
  readonly remaining: number;
  /** Until the window ends, rounded up. */
  readonly seconds: number;
}

interface Lease {
  /** Commands that this process may still carry out. */
  own: number;
  /** What was left for others when the block was taken; 0: no further block is asked for. */
  readonly left: number;
  /** By this process's clock. */
  readonly endsAt: number;
}

export class Allowances {
  readonly #leases = new Map<string, Lease>();
  readonly #asking = new Map<string, Promise<unknown>>();
  #sweptAt = 0;

  /** @param now milliseconds on a clock that never goes back */
  constructor(
    private readonly book: AllowanceBook,
    private readonly limits: CommandLimits,
    private readonly now: () => number,
  ) {}

  /**
   * Counts a command, at once when this process has some of the allowance left. Null: the user is not in the
   * campaign.
   */
  spend(subject: AllowanceSubject): Standing | Promise<Standing | null> {
    return this.#spendOwn(subject) ?? this.#spendNew(subject);
  }

  /** For tests: how many windows are under way. */
  get size(): number {
    return this.#leases.size;
  }

  /** Null: the process has to ask for a block first. */
  #spendOwn(subject: AllowanceSubject): Standing | null {
    const lease = this.#leases.get(keyOf(subject));
    const now = this.now();
    if (lease === undefined || lease.endsAt <= now || (lease.own === 0 && lease.left > 0)) return null;
    const allowed = lease.own > 0;
    if (allowed) lease.own -= 1;
    return this.#standing(subject, lease, allowed, now);
  }

  async #spendNew(subject: AllowanceSubject): Promise<Standing | null> {
    const key = keyOf(subject);
    for (;;) {
      // Who comes while a block is asked for waits for it, and looks again.
      const asking = this.#asking.get(key);
      if (asking === undefined) break;
      await asking.catch(() => undefined);
      const standing = this.#spendOwn(subject);
      if (standing !== null) return standing;
    }
    const asking = this.#take(subject, key);
    this.#asking.set(key, asking);
    try {
      return await asking;
    } finally {
      this.#asking.delete(key);
    }
  }

  async #take(subject: AllowanceSubject, key: string): Promise<Standing | null> {
    // The window of the database ends no sooner than so long after the question.
    const askedAt = this.now();
    const block = await this.book.take(subject, this.limits[subject.kind], WINDOW_SECONDS);
    if (block === null) return null;
    const lease: Lease = { own: block.granted, left: block.left, endsAt: askedAt + block.milliseconds };
    this.#sweep(askedAt);
    this.#leases.set(key, lease);
    const allowed = lease.own > 0;
    if (allowed) lease.own -= 1;
    return this.#standing(subject, lease, allowed, askedAt);
  }

  #standing(
    { kind }: AllowanceSubject,
    { own, left, endsAt }: Lease,
    allowed: boolean,
    now: number,
  ): Standing {
    const seconds = Math.max(1, Math.ceil((endsAt - now) / 1_000));
    return { allowed, limit: this.limits[kind], remaining: own + left, seconds };
  }

  /** Forgets windows that have ended, once in a window. */
  #sweep(now: number): void {
    if (now < this.#sweptAt + WINDOW_SECONDS * 1_000) return;
    this.#sweptAt = now;
    for (const [key, { endsAt }] of this.#leases) if (endsAt <= now) this.#leases.delete(key);
  }
}
