/**
 * Small settings of this browser. Where it keeps nothing (cookies refused, windows within other apps), they
 * hold as long as the page is open.
 */
const here = new Map<string, string>();

/** Null: nothing is set. */
export function setting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return here.get(key) ?? null;
  }
}

/** Null takes it away. */
export function setSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) here.delete(key);
    else here.set(key, value);
  }
}
