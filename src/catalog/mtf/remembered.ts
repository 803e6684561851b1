/**
 * What a text means, kept for the next file that says the same: mechs have few different engines, armours and
 * heat sinks.
 */

/** Files may say anything: what is kept is bounded. */
const MAX = 500;

/** A text of its own: a line is part of its file's text, and would keep all of that. */
export const apart = (text: string): string => JSON.parse(JSON.stringify(text)) as string;

export const remembered = <T>(meaning: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const found = meaning(text);
    if (known.size >= MAX) known.clear();
    known.set(apart(text), found);
    return found;
  };
};
