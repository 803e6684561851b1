/**
 * Puts placeholders where two runs of the same build differ: ids that hold a time, tokens, times, and hashes
 * that are made of those. An id or a token gets the number of its first appearance; a time is told in hours
 * since the recording began. Nothing else is touched: figures, lists and words stay.
 */
import { createHash } from 'node:crypto';

const HOUR = 3_600_000;
/** Properties whose values are chance, and are told again elsewhere. */
const SECRETS = new Set([
  'accessToken',
  'refreshToken',
  'token',
  'secret',
  'kid',
  'code',
  'password',
  'x',
  'y',
]);
const LONG = /^[\w-]{16,}$|^[\w-]+\.[\w-]+\.[\w-]+$/;
const PATTERN =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z|\bext-[a-z0-9-]+-[0-9a-f]{8}\b|[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}|[\w-]{16,}/g;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;
const TIME = /^\d{4}-\d\d-\d\dT/;

export class Normaliser {
  #names = new Map();
  #counts = new Map();
  #secrets = new Set();
  #began;

  /** `began`: when the recording did, in ms. */
  constructor(began) {
    this.#began = began;
  }

  #named(kind, value) {
    const known = this.#names.get(value);
    if (known !== undefined) return known;
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const name = `<${kind}:${count}>`;
    this.#names.set(value, name);
    return name;
  }

  #time(text) {
    const hours = (Date.parse(text) - this.#began) / HOUR;
    return Math.abs(hours) > 24 * 365
      ? text
      : `<now${hours < -0.4 || hours > 0.6 ? `+${Math.round(hours * 2) / 2}h` : ''}>`;
  }

  text(text) {
    return text.replace(PATTERN, (found) => {
      if (TIME.test(found)) return this.#time(found);
      if (UUID.test(found)) return this.#named('id', found);
      if (found.startsWith('ext-')) return this.#named('engine', found);
      return this.#secrets.has(found) ? this.#named('secret', found) : found;
    });
  }

  #learn(value) {
    if (Array.isArray(value)) value.forEach((one) => this.#learn(one));
    else if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (typeof one === 'string' && SECRETS.has(key) && LONG.test(one)) this.#secrets.add(one);
        else this.#learn(one);
      }
  }

  #json(value) {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((one) => this.#json(one));
    if (typeof value !== 'object' || value === null) return value;
    // JSON may name a property `__proto__`.
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [this.text(key), this.#json(one)]));
  }

  body(text) {
    try {
      const value = JSON.parse(text);
      this.#learn(value);
      return this.#json(value);
    } catch {
      return this.text(text);
    }
  }

  #header(name, value) {
    if (name === 'etag') return value.replace(/"[^"]*"/, '"…"');
    if (name === 'if-match' || name === 'if-none-match') return value.replace(/"[\w+/=-]{20,}"/g, '"…"');
    if (name === 'set-cookie') return value.replace(/(^|, )([\w-]+)=[^;]*/g, '$1$2=…');
    if (name === 'retry-after') return '…';
    return this.text(value);
  }

  #headers(headers) {
    return Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, this.#header(name, value)]),
    );
  }

  exchange({ step, who, method, path, headers, sent, status, answered, body, bytes }) {
    const told = this.told(body, bytes);
    // What was told may be asked with: it is learnt before the next one, and this one's own placeholders
    // stand in its path already.
    return {
      step,
      who,
      method,
      path: this.text(path),
      headers: this.#headers(headers),
      sent: this.body(sent),
      status,
      answered: this.#headers(answered),
      body: told,
    };
  }

  told(body, bytes) {
    return body === undefined
      ? { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      : this.body(body);
  }
}
