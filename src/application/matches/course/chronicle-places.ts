/** Places in the log of a match up to which it was gone through for an audience: others begin there. */
import type { Frame } from '../../../games';

/** Between two entries of the log. */
export interface Place {
  /** So many lie before it. */
  readonly entries: number;
  readonly state: Frame;
  /** The state before the newest of them. */
  readonly before: Frame;
  /** Lines that were told of them. */
  readonly seq: number;
}

/** Of so many audiences the places are remembered, and of each so many: the newest, and where somebody has read up to. */
const MAX_AUDIENCES = 64;
const MAX_PLACES = 4;

export class ChroniclePlaces {
  readonly #places = new Map<string, readonly Place[]>();

  /** The last one that lies neither behind so many lines nor behind so many entries; null: the beginning. */
  find(audience: string, lines: number, entries: number): Place | null {
    return (this.#places.get(audience) ?? [])
      .filter((one) => one.seq <= lines && one.entries <= entries)
      .reduce<Place | null>((last, one) => (last === null || one.entries > last.entries ? one : last), null);
  }

  remember(audience: string, place: Place): void {
    const others = (this.#places.get(audience) ?? []).filter(({ entries }) => entries !== place.entries);
    this.#places.delete(audience);
    this.#places.set(audience, [...others, place].slice(-MAX_PLACES));
    for (const oldest of this.#places.keys()) {
      if (this.#places.size <= MAX_AUDIENCES) break;
      this.#places.delete(oldest);
    }
  }
}
