/** What a pointer into an entry of a worksheet is called in a language, by that language's list of words. */

/**
 * Empty words never: what has no name is called by its pointer. `condition/slots/LA/3` is the words of
 * `condition/slots` and the place "LA 3".
 */
export const whatOf = (
  names: readonly (readonly [pointer: string, words: string])[],
  pointer: string,
): string => {
  const found = names.find(([start]) => pointer === start || pointer.startsWith(`${start}/`));
  if (found === undefined) return pointer;
  const [start, words] = found;
  const place = start.startsWith('condition/') ? pointer.slice(start.length + 1).replaceAll('/', ' ') : '';
  return place === '' ? words : `${words} ${place}`;
};
