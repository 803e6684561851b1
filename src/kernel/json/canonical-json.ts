/**
 * Canonical JSON: one text per value (keys sorted by code unit, no white space), so that hashes and ETags
 * compare content.
 */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

// Without quotes, backslashes, control characters and halves of surrogate pairs: JSON has nothing to escape
// in it.
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/**
 * Throws TypeError for what JSON cannot carry (undefined, functions, NaN, infinities): a bug, never a
 * request.
 */
export const canonicalJson = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('number is not finite');
    return `${value}`;
  }
  if (value === null) return 'null';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (Array.isArray(value)) {
    let text = '[';
    for (let index = 0; index < value.length; index += 1)
      text += (index === 0 ? '' : ',') + canonicalJson(value[index]);
    return `${text}]`;
  }
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    let text = '{';
    for (const key of Object.keys(record).sort())
      text += `${text === '{' ? '' : ','}${quoted(key)}:${canonicalJson(record[key])}`;
    return `${text}}`;
  }
  throw new TypeError(`not JSON: ${typeof value}`);
};

/**
 * The same value with the keys of all its objects in one order: its plain JSON text no longer tells how it
 * was stored.
 */
export const inKeyOrder = <T>(value: T): T => JSON.parse(canonicalJson(value)) as T;
