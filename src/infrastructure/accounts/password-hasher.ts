/**
 * Argon2id (RFC 9106, OWASP's 19 MiB × 2 passes); at most two at once, so that logins take at most 38 MiB
 * together.
 */
import { hash, verify, type Options } from '@node-rs/argon2';
import { normalizePassword } from '../../application/accounts/password';
import type { PasswordHasher } from '../../application/accounts/ports';
import { BusyError } from '../../application/busy-error';
import { TurnQueue } from '../../kernel';

const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Those that wait are some five seconds of work. */
const TURNS = { atOnce: 2, waiting: 200 } as const;

export class Argon2Hasher implements PasswordHasher {
  readonly #turns = new TurnQueue(TURNS);
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
    const turn = this.#turns.run(work);
    if (turn === null) throw new BusyError('too many passwords wait to be hashed');
    return turn;
  }
}
