/**
 * Letters that mean something to XML where they are meant as letters (MM-5): MegaMek writes names of people,
 * players and forces as they are, so that an `&` or a `<` in a value would make its own records unreadable.
 * Anything else that is malformed stays so.
 */

/** The greatest of the letters that mean something, `>`: all that are greater are mere letters. */
const LAST = 0x3e;

/**
 * Letters that one document may have mended, some hundred times what the names of a battle hold. Each costs
 * as much to mend and to read again as a hundred others: who sends nothing but them does not mean names.
 */
export const MAX_LOOSE_LETTERS = 10_000;

/** What XML itself knows how to read behind an `&`, be it known or not. */
const REFERENCE = /&(?:#\d{1,8}|#x[\da-f]{1,6}|[a-z_][\w.-]{0,40});/iy;

/** What has rules of its own, with its end: in it nothing is mended. */
const APART: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** Goes through a document slice by slice. */
export class LooseLetters {
  /** The quotation mark in whose value the reading is; `tag`: in a tag, but in no value. */
  #within: 'text' | 'tag' | '"' | "'" = 'text';
  /** Where the reading goes on. */
  #onFrom = 0;
  #mended = 0;

  constructor(private readonly text: string) {}

  /**
   * The letters from one place to another, mended; places follow each other. Null: there are too many to be
   * mended.
   */
  slice(from: number, to: number): string | null {
    let mended = '';
    let taken = from;
    const end = Math.min(to, this.text.length);
    for (let at = Math.max(from, this.#onFrom); at < end; at = Math.max(at + 1, this.#onFrom)) {
      const instead = this.text.charCodeAt(at) > LAST ? null : this.#insteadOf(at);
      if (instead === null) continue;
      this.#mended += 1;
      if (this.#mended > MAX_LOOSE_LETTERS) return null;
      mended += this.text.slice(taken, at) + instead;
      taken = at + 1;
    }
    return mended + this.text.slice(taken, end);
  }

  /** Null: the letter stays. */
  #insteadOf(at: number): string | null {
    const letter = this.text[at];
    if (letter === '&') {
      REFERENCE.lastIndex = at;
      return REFERENCE.test(this.text) ? null : '&amp;';
    }
    const within = this.#within;
    if (within === 'text') {
      if (letter === '<') this.#open(at);
    } else if (within === 'tag') {
      if (letter === '>') this.#within = 'text';
      else if (letter === '"' || letter === "'") this.#within = letter;
    } else if (letter === within) this.#within = 'tag';
    else if (letter === '<') return '&lt;';
    return null;
  }

  #open(at: number): void {
    const apart = APART.find(([opening]) => this.text.startsWith(opening, at));
    if (apart === undefined) {
      this.#within = 'tag';
      return;
    }
    const [opening, closing] = apart;
    const end = this.text.indexOf(closing, at + opening.length);
    this.#onFrom = end < 0 ? this.text.length : end + closing.length;
  }
}
