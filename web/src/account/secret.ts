/**
 * Secrets of links stand behind the `#`, which is sent to no server. Once read, they leave the address bar
 * and the history.
 */

/** Pure: what the fragment says under a name; null: nothing. */
export function secretIn(fragment: string, name: string): string | null {
  const value = new URLSearchParams(fragment.replace(/^#/, '')).get(name);
  return value === null || value === '' ? null : value;
}

/** Pure: the code in what somebody pasted: a link with it behind `#code=` or `/join/`, or the code alone. */
export function codeIn(pasted: string): string | null {
  const text = pasted.trim();
  const found = /[#?&]code=([^&#\s]+)/.exec(text)?.[1] ?? /\/join\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return /^[\w-]{8,128}$/.test(found) ? found : null;
}
