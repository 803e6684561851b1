/**
 * An answer without what clock and chance have written into it: times, ids, hashes. Whoever looks for a short
 * text in all bytes of an answer looks here, or finds it now and then in a time of day.
 */
const BY_CHANCE = [
  // Instants, in any zone and with any precision.
  /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?/g,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
  // Ids of units and buildings, hashes.
  /(?<![0-9a-z])[0-9a-f]{24,}(?![0-9a-z])/g,
];

export const withoutChance = (text: string): string =>
  BY_CHANCE.reduce((left, pattern) => left.replace(pattern, '…'), text);

/**
 * Whether an answer says so anywhere: ids as they are, all else beside what chance has written. A number is
 * found as a whole one only.
 */
export const says = (text: string, what: string): boolean => {
  const place = withoutChance(what) === what ? withoutChance(text) : text;
  if (!/^[\d.]+$/.test(what)) return place.includes(what);
  return new RegExp(`(?<![\\d.])${what.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`).test(place);
};
