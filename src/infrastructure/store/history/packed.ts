/**
 * JSON as it lies in one column: what a command wrote of events, told one audience, or found when a phase
 * opened. Packed when it is worth it.
 */
import { brotliCompressSync, brotliDecompressSync, constants, inflateRawSync } from 'node:zlib';

/** Bytes from which on packing is worth it. */
const WORTH_IT = 600;
/**
 * The first byte of what is packed: neither JSON begins with it nor what was deflated, since 3 is no kind of
 * a deflated block.
 */
const PACKED = Buffer.from([0x07]);
/** What JSON of a list or an object begins with. */
const BRACKETS = new Set([0x5b, 0x7b]);
/**
 * Quick rather than small: a phase is closed while people wait. The next quality packs a close of 120 mechs
 * into 54 KB, not 59, and takes twice the time.
 */
const QUICK = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 16 };

/** At once: it takes a fraction of a millisecond, less than another thread would take to begin. */
export const pack = (text: string): Buffer => {
  const bytes = Buffer.from(text);
  return bytes.length < WORTH_IT
    ? bytes
    : Buffer.concat([PACKED, brotliCompressSync(bytes, { params: QUICK })]);
};

/** Throws when it is damaged. Snapshots of before 0.5 are deflated. */
export const unpack = (body: Buffer): string => {
  const [first = 0] = body;
  if (BRACKETS.has(first)) return body.toString('utf8');
  return (first === PACKED[0] ? brotliDecompressSync(body.subarray(1)) : inflateRawSync(body)).toString(
    'utf8',
  );
};

export const packList = (list: readonly object[]): Buffer => pack(JSON.stringify(list));

/**
 * What is read back has its keys in the order in which PostgreSQL's `jsonb` keeps them, as rows of before
 * have: the same entry gives the same bytes in whichever form it lies. Throws when it is damaged.
 */
export const unpackList = <T>(body: Buffer): readonly T[] => inStoredOrder(JSON.parse(unpack(body))) as T[];

/** The body with each `id` in it replaced, once for each of `by`; null: it names it nowhere. */
export const replacedIn = (body: Buffer, id: string, by: readonly string[]): readonly Buffer[] | null => {
  const text = unpack(body);
  return text.includes(id) ? by.map((other) => pack(text.replaceAll(id, other))) : null;
};

/** Shorter keys first, then by their bytes. */
const byStoredOrder = (a: string, b: string): number => {
  const [one, other] = [Buffer.byteLength(a), Buffer.byteLength(b)];
  if (one !== other) return one - other;
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
};

/** By the keys as they came: entries have a few dozen shapes, and to sort the keys anew takes longer than all else. */
const orders = new Map<string, readonly string[]>();
/** Objects by ids have ever new shapes: when there are so many, it begins anew. */
const MOST_ORDERS = 1_000;

const orderOf = (keys: string[]): readonly string[] => {
  const shape = keys.join('\0');
  const known = orders.get(shape);
  if (known !== undefined) return known;
  keys.sort(byStoredOrder);
  if (orders.size >= MOST_ORDERS) orders.clear();
  orders.set(shape, keys);
  return keys;
};

/** The same value with the keys of its objects, at every depth, in the order of `jsonb`. */
export const inStoredOrder = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(inStoredOrder);
  const given = value as Readonly<Record<string, unknown>>;
  const ordered: Record<string, unknown> = {};
  for (const key of orderOf(Object.keys(given))) ordered[key] = inStoredOrder(given[key]);
  return ordered;
};
