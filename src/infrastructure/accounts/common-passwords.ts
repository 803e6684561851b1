/**
 * The passwords that are tried first: a list of those that leaked most often, all in lower case. Read when
 * the first password is set, and kept as one text of half a megabyte: a search in it takes a fraction of a
 * millisecond, and what hashing costs is a hundred times that.
 */
import { readFile } from 'node:fs/promises';
import type { CommonPasswords } from '../../application/accounts/ports';

const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

export class LeakedPasswords implements CommonPasswords {
  #text: Promise<string> | null = null;

  async has(password: string): Promise<boolean> {
    this.#text ??= this.#read();
    // A line's end is in no entry: who sends one cannot find two entries as one.
    return !password.includes('\n') && (await this.#text).includes(`\n${password}\n`);
  }

  async #read(): Promise<string> {
    try {
      const words = JSON.parse(await readFile(require.resolve(LIST), 'utf8')) as readonly string[];
      // Through bytes: a text that was joined would keep its parts.
      return Buffer.from(`\n${words.join('\n')}\n`).toString();
    } catch (error) {
      this.#text = null;
      throw error;
    }
  }
}
