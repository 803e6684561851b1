/** What a client takes, by `Accept` and `Accept-Encoding` (RFC 9110, 12.5). */

/** Ranges in small letters, with their weights from 0 to 1. What is endless is cut off. */
const weightsIn = (header: string): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, 1_000).toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((one) => one.trim());
    const quality = parameters.find((one) => one.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    if (range !== '') weights.set(range, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
};

/** Whether an HTML page is wanted. `*` counts: link previews and command lines send it, or nothing at all. */
export const takesHtml = (accept: unknown): boolean => {
  if (typeof accept !== 'string' || accept.trim() === '') return true;
  const weights = weightsIn(accept);
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0;
};

/** Whether an HTML page is asked for by name, as by a browser that goes to an address. */
export const asksForHtml = (accept: unknown): boolean =>
  typeof accept === 'string' && (weightsIn(accept).get('text/html') ?? 0) > 0;

export type Packing = 'br' | 'gzip';

/** Smallest first. */
const PACKINGS: readonly Packing[] = ['br', 'gzip'];

/** The best of what there is that the client takes as well as any other; null: as it is. */
export const packingFor = (acceptEncoding: unknown, there: (packing: Packing) => boolean): Packing | null => {
  if (typeof acceptEncoding !== 'string') return null;
  const weights = weightsIn(acceptEncoding);
  const weightOf = (packing: Packing): number => weights.get(packing) ?? weights.get('*') ?? 0;
  const [best] = PACKINGS.filter((packing) => there(packing) && weightOf(packing) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  return best !== undefined && weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
};
