/** Argon2id (RFC 9106, OWASP's 19 MiB × 2 passes); at most two at once, so that logins take at most 38 MiB together. */
import { hash, verify, type Options } from '@node-rs/argon2';
import { normalizePassword } from '../../application/accounts/password';
import { BusyError, type PasswordHasher } from '../../application/accounts/ports';

const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
/** Some five seconds of work. */
const MOST_WAITING = 200;

export class Argon2Hasher implements PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(normalizePassword(password), OPTIONS));
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await (this.#decoy ??= this.hash('the password of nobody')));
    const right = await this.#inTurn(() => verify(against, normalizePassword(password)));
    return stored !== null && right;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new BusyError('too many passwords wait to be hashed');
      await new Promise<void>((next) => this.#waiting.push(next));
    } else this.#running += 1;
    try {
      return await work();
    } finally {
      // The turn goes straight to the next one in the queue, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
