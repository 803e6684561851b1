/** Canonical JSON: one text per value (keys sorted by code unit, no white space), so that hashes and ETags compare content. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Throws TypeError for what JSON cannot carry (undefined, functions, NaN, infinities): a bug, never a request. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('number is not finite');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const parts = Object.keys(record)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key])}`);
    return `{${parts.join(',')}}`;
  }
  throw new TypeError(`not JSON: ${typeof value}`);
};

/** The same value with the keys of all its objects in one order: its plain JSON text no longer tells how it was stored. */
export const inKeyOrder = <T>(value: T): T => JSON.parse(canonicalJson(value)) as T;
