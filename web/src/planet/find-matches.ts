/** "Where is my Atlas?": mechs, pilots, buildings and hexes by parts of their names. Pure. */
export interface Findable {
  readonly kind: 'mech' | 'pilot' | 'building' | 'hex';
  readonly id: string;
  readonly name: string;
  /** Null: not on the map. */
  readonly hex: string | null;
  readonly about: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const MAX = 30;

/** All words occur; names that begin with what is looked for come first. */
export function matches(all: readonly Findable[], wanted: string): readonly Findable[] {
  const words = plain(wanted).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = all.flatMap((one) => {
    const name = plain(one.name);
    const text = `${name} ${plain(one.about)} ${one.hex ?? ''}`;
    if (!words.every((word) => text.includes(word))) return [];
    return [{ one, rank: name.startsWith(words[0] ?? '') ? 0 : name.includes(words[0] ?? '') ? 1 : 2 }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || a.one.name.localeCompare(b.one.name))
    .slice(0, MAX)
    .map(({ one }) => one);
}
