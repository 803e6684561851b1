/**
 * Lines of sight between the standing places of a field, kept as they are found: the ground does not change while a
 * bot weighs places. A place is one of `Spots`.
 */
import { memo } from '../../../../kernel';
import { elevationAt, type Spots } from '../movement/ground/spots';
import { mechStand, type Stand } from '../sight/heights';
import { hindrance, seenFrom } from '../sight/sight';

/** Packed: 0 no sight; else bit 0, from bit 1 what it adds, bits 7 and 8 the side that hinders more. */
export const isSeen = (look: number): boolean => (look & 1) === 1;
export const hindranceOf = (look: number): number => (look >> 1) & 63;
export const sideOf = (look: number): 'left' | 'right' | null =>
  (look & 128) !== 0 ? 'left' : (look & 256) !== 0 ? 'right' : null;

/**
 * Entries that are kept, of all fields together; a later one takes the place of an earlier one with the same hash. Memory of
 * its own for each field would cost a battle's first movement more than all of its lines do.
 */
const BITS = 17;
const owners = new Int32Array(1 << BITS);
const keys = new Int32Array(1 << BITS);
const looks = new Int16Array(1 << BITS);
/** Above it two numbers no longer make one key of 31 bits. */
const MOST_PLACES = 23_000;

let fields = 0;

export class Looks {
  /** From 1. */
  readonly #field = (fields += 1);
  readonly #stands: Stand[] = [];

  constructor(private readonly spots: Spots) {}

  stand(spot: number, isProne: boolean): Stand {
    const at = spot * 2 + (isProne ? 1 : 0);
    return (this.#stands[at] ??= this.#standAt(spot, isProne));
  }

  between(from: number, isFromProne: boolean, to: number, isToProne: boolean): number {
    const { count } = this.spots;
    if (count > MOST_PLACES) return this.#look(from, isFromProne, to, isToProne);
    const key = (from * count + to) * 4 + (isFromProne ? 2 : 0) + (isToProne ? 1 : 0);
    const slot = Math.imul(key + this.#field, 0x9e3779b1) >>> (32 - BITS);
    if (keys[slot] === key && owners[slot] === this.#field) return looks[slot] ?? 0;
    const look = this.#look(from, isFromProne, to, isToProne);
    owners[slot] = this.#field;
    keys[slot] = key;
    looks[slot] = look;
    return look;
  }

  #look(from: number, isFromProne: boolean, to: number, isToProne: boolean): number {
    const seen = seenFrom(this.spots.ground, this.stand(from, isFromProne), this.stand(to, isToProne));
    if (!seen.sees) return 0;
    const side = seen.side === 'left' ? 128 : seen.side === 'right' ? 256 : 0;
    return 1 | (Math.min(63, hindrance(seen)) << 1) | side;
  }

  #standAt(spot: number, isProne: boolean): Stand {
    const { spots } = this;
    const index = spots.hex[spot] ?? 0;
    const hex = spots.ground.hexes[index];
    if (hex === undefined) throw new RangeError(`no place ${spot}`);
    return mechStand(spots.ground, index, { hex, elevation: elevationAt(spots, spot), isProne });
  }
}

export const looksOf: (spots: Spots) => Looks = memo((spots: Spots): Looks => new Looks(spots));
