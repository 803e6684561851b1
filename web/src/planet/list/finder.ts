/**
 * Whether a line of the list is looked for: every word of the search occurs in it, whatever its accents.
 * Pure.
 */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function finder(wanted: string): (...texts: readonly (string | null | undefined)[]) => boolean {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const all = plain(texts.filter((text) => text != null).join(' '));
    return words.every((word) => all.includes(word));
  };
}
