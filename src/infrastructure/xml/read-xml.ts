/**
 * Reads XML that comes from outside (MM-5): the elements and their attributes, within bounds. Documents that
 * declare types or entities are refused, so nothing expands and nothing is fetched. Long ones are read in
 * slices between which others get their turn.
 */
import { SaxesParser } from 'saxes';
import {
  dictionary,
  err,
  ok,
  type ParamsGiven,
  type ProblemCode,
  type Result,
  violation,
  type Violation,
  type XmlElement,
} from '../../kernel';
import { pause } from '../../application/pauses';
import { LooseLetters } from './loose-letters';

export interface XmlLimits {
  /** Of the whole document. */
  readonly bytes: number;
  /** Elements within each other. */
  readonly depth: number;
  readonly elements: number;
  /** Of one element. */
  readonly attributes: number;
  /** Characters of one value. */
  readonly value: number;
}

/** Some ten times what the largest battle needs. */
export const XML_LIMITS: XmlLimits = {
  bytes: 5 * 1024 * 1024,
  depth: 12,
  elements: 100_000,
  attributes: 60,
  value: 2_000,
};

/** Characters that are parsed at a time: a millisecond or two. */
const SLICE = 16_384;
/** Of a parser's message; it may hold what was sent. */
const LONGEST_MESSAGE = 200;

interface Building {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  readonly line: number;
}

/** Ends the reading with what is wrong. */
class Refused extends Error {
  constructor(readonly violation: Violation) {
    super(violation.code);
  }
}

const refuse = <C extends ProblemCode>(code: C, ...params: ParamsGiven<C>): Refused =>
  new Refused(violation(code, 'MM-5', '', ...params));

const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('xml/not-utf-8');
  }
};

class Reader {
  readonly #parser = new SaxesParser();
  readonly #open: Building[] = [];
  #root: XmlElement | null = null;
  #elements = 0;
  #attributes = dictionary<string>();
  #count = 0;
  #line = 1;

  constructor(limits: XmlLimits) {
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw refuse('xml/malformed', {
        line: parser.line,
        message: error.message.replace(/^\d+:\d+:\s*/, '').slice(0, LONGEST_MESSAGE),
      });
    });
    parser.on('doctype', () => {
      throw refuse('xml/doctype', { line: parser.line });
    });
    parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding))
        throw refuse('xml/not-utf-8', { encoding: encoding.slice(0, 40) });
    });
    parser.on('opentagstart', () => {
      this.#attributes = dictionary<string>();
      this.#count = 0;
      this.#line = parser.line;
      this.#elements += 1;
      if (this.#elements > limits.elements) throw refuse('xml/too-many-elements', { most: limits.elements });
      if (this.#open.length >= limits.depth)
        throw refuse('xml/too-deep', { line: parser.line, most: limits.depth });
    });
    parser.on('attribute', ({ name, value }) => {
      this.#count += 1;
      if (this.#count > limits.attributes)
        throw refuse('xml/too-many-attributes', { line: parser.line, most: limits.attributes });
      if (value.length > limits.value)
        throw refuse('xml/value-too-long', {
          line: parser.line,
          attribute: name.slice(0, 40),
          most: limits.value,
        });
      this.#attributes[name] = value;
    });
    parser.on('opentag', ({ name }) => {
      this.#open.push({ name, attributes: this.#attributes, children: [], line: this.#line });
    });
    parser.on('closetag', () => {
      const done = this.#open.pop();
      if (done === undefined) return;
      const parent = this.#open.at(-1);
      if (parent === undefined) this.#root = done;
      else parent.children.push(done);
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): XmlElement {
    this.#parser.close();
    if (this.#root === null) throw refuse('xml/malformed', { line: 1, message: 'no element' });
    return this.#root;
  }
}

const parse = async (text: string, limits: XmlLimits): Promise<XmlElement> => {
  const reader = new Reader(limits);
  for (let from = 0; from < text.length; from += SLICE) {
    if (from > 0) await pause();
    reader.write(text.slice(from, from + SLICE));
  }
  return reader.end();
};

/** Null: there is too much to mend. */
const mended = async (text: string): Promise<string | null> => {
  const letters = new LooseLetters(text);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += SLICE) {
    await pause();
    const part = letters.slice(from, from + SLICE);
    if (part === null) return null;
    parts.push(part);
  }
  return parts.join('');
};

/** A document that is malformed is looked at once more for letters that only want to be letters. */
const parseLoosely = async (text: string, limits: XmlLimits): Promise<XmlElement> => {
  try {
    return await parse(text, limits);
  } catch (error) {
    if (!(error instanceof Refused) || error.violation.code !== 'xml/malformed') throw error;
    const better = await mended(text);
    if (better === null || better === text) throw error;
    return parse(better, limits);
  }
};

/** The root of the document, or the one thing that is wrong with it. Never rejects, whatever the bytes. */
export const readXml = async (
  bytes: Uint8Array,
  limits: XmlLimits = XML_LIMITS,
): Promise<Result<XmlElement, readonly Violation[]>> => {
  try {
    if (bytes.length > limits.bytes) throw refuse('xml/too-large', { most: limits.bytes });
    const text = decode(bytes);
    return ok(await parseLoosely(text, limits));
  } catch (error) {
    if (error instanceof Refused) return err([error.violation]);
    throw error;
  }
};
