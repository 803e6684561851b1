/** Work that is done one piece after the other, user by user: whoever asks for many waits behind who asks for one. */
import { err, ok, type Result, type UserId } from '../../kernel';
import { type Refusal, tooMany } from '../refusal';

const TRY_AGAIN_SECONDS = 5;

export interface TurnLimits {
  /** How many pieces of work may wait while one is done: of one user, and of all. */
  readonly ofOne: number;
  readonly ofAll: number;
}

type Start = () => void;

export class TurnsByUser {
  /** By user, in the order of their next turns; nobody is in it without work. */
  readonly #queues = new Map<UserId, Start[]>();
  #waiting = 0;
  #busy = false;

  /** @param code of the refusal */
  constructor(
    private readonly code: string,
    private readonly limits: TurnLimits,
  ) {}

  /** Refused before any of the work is done. What throws keeps nobody else from their turn. */
  async run<T>(user: UserId, work: () => Promise<T>): Promise<Result<T, Refusal>> {
    if (this.#busy) {
      const mine = this.#queues.get(user) ?? [];
      if (mine.length >= this.limits.ofOne || this.#waiting >= this.limits.ofAll) return err(tooMany(this.code, TRY_AGAIN_SECONDS));
      await new Promise<void>((start) => {
        this.#queues.set(user, [...mine, start]);
        this.#waiting += 1;
      });
    }
    this.#busy = true;
    try {
      return ok(await work());
    } finally {
      this.#next();
    }
  }

  /** The turn goes to the next user, who stands last from then on. */
  #next(): void {
    const [first] = this.#queues;
    if (first === undefined) {
      this.#busy = false;
      return;
    }
    const [user, [start, ...rest]] = first;
    this.#queues.delete(user);
    if (rest.length > 0) this.#queues.set(user, rest);
    this.#waiting -= 1;
    start?.();
  }
}
