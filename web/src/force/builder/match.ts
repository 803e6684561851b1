/** Which design of the catalogue a written name means. */
export interface Candidate {
  readonly design: string;
  readonly name: string;
  readonly chassis: string;
  readonly model: string;
}

/** As the catalogue's search compares: without case, accents and punctuation. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The one that is meant; null: it is for the reader to choose. */
export function meant<T extends Candidate>(text: string, found: readonly T[]): T | null {
  const wanted = folded(text);
  const exactly = found.filter(({ name, design, model }) =>
    [name, design, model].some((one) => folded(one) === wanted),
  );
  if (exactly.length === 1) return exactly[0] ?? null;
  const named = exactly.filter(({ name }) => folded(name) === wanted);
  if (named.length === 1) return named[0] ?? null;
  return exactly.length === 0 && found.length === 1 ? (found[0] ?? null) : null;
}
