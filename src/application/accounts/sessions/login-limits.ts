/** Port: attempts to log in, and how many of them there may be. */

export interface LoginLimits {
  /**
   * Counts an attempt as failed before it is made, so that parallel attempts count too. Not null: wait so
   * many seconds.
   */
  reserve(attempt: Attempt): Promise<number | null>;
  /**
   * The attempt succeeded: the account starts afresh at this address; otherwise account and address get the
   * attempt back.
   */
  forgive(attempt: Attempt): Promise<void>;
  /** A new password: nobody who knows it shall wait for the old one's failures. */
  clear(email: string): Promise<void>;
  /** Counts a registration. Not null: wait so many seconds. */
  reserveRegistration(address: string): Promise<number | null>;
}

export interface Attempt {
  /** Normalised. */
  readonly email: string;
  /** IP address of the client, through trusted proxies. */
  readonly address: string;
}
