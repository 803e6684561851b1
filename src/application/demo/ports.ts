/** What the demo campaign is made with, and what it is kept in. */
import type { UserId } from '../../kernel';

export interface DemoLogin {
  readonly role: 'gm' | 'player';
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** What the server's owner finds in DATA_DIR/demo.json. */
export interface Demo {
  readonly url: string;
  readonly campaign: string;
  readonly logins: readonly DemoLogin[];
}

export interface DemoPorts {
  /** Runs the work while no other process runs such work on the same database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Whether there is any account. */
  hasUsers(): Promise<boolean>;
  /** Null: no such account. */
  userOf(email: string): Promise<UserId | null>;
  /**
   * The logins of a demo that was begun and not finished, kept before the first of them is used; null: there
   * are none.
   */
  begun(): Promise<readonly DemoLogin[] | null>;
  begin(logins: readonly DemoLogin[]): Promise<void>;
  /** Writes the whole demo at once, and forgets that it was begun. */
  finish(demo: Demo): Promise<void>;
  /** A password that nobody guesses. */
  password(): string;
}
