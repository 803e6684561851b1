/** Ports: hashing passwords, and knowing those that are tried first. */

/** Argon2id; never more than a few at once, so that memory stays bounded. */
export interface PasswordHasher {
  /** Throws BusyError when too many wait already. */
  hash(password: string): Promise<string>;
  /** `null` stands for a user that does not exist: takes as long, and answers false. Throws BusyError. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** Too many passwords wait to be hashed. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface CommonPasswords {
  /** Whether it is one of the passwords that are tried first. In lower case. */
  has(password: string): Promise<boolean>;
}
