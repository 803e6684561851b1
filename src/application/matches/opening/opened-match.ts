/** What a match is when it is opened (MAT-1): its setup, its seats with their codes, its seed. */
import type { GameSystem, Seat, Side } from '../../../games';
import { at, bytesHex, err, ok, type Result, sha256Hex, violation } from '../../../kernel';
import { againstRules, type Refusal } from '../../refusal';
import type { Chance } from '../../setup/ports';
import { firstReserve } from '../clocks/clocks';
import {
  FRESH_MATCH,
  FRESH_SEAT,
  type Match,
  type MatchOptions,
  type MatchSeat,
  WAITING_DAYS,
} from '../model';
import type { Opening, Sitter } from './read-opening';

const SEED_BYTES = 32;
const DAY_MS = 86_400_000;

/** The code that takes an open seat. It follows from the seed, so that the opener can be told it again. */
export const seatCode = (seed: Uint8Array, seat: Seat): string =>
  sha256Hex(`seat|${bytesHex(seed)}|${seat}`).slice(0, 32);

export interface Asked {
  readonly setup: unknown;
  readonly places: readonly { readonly seat: Seat; readonly side: Side }[];
}

/** What the system makes of what was sent: the seats of its setup, as many as were sent. */
export const askedSetup = (
  system: GameSystem,
  { scenario, setup, seats }: Opening,
): Result<Asked, Refusal> => {
  const ready = system.scenarios.find(({ id }) => id === scenario);
  if (scenario !== null && ready === undefined)
    return err(againstRules([violation('match/unknown-scenario', 'MAT-1', '/scenario')]));
  const input = ready === undefined ? setup : ready.setup;
  const read = system.readSetup(input);
  if (!read.ok) return err(againstRules(at('/setup', read.error)));
  const places = system.seated(read.value);
  return places.length === seats.length
    ? ok({ setup: input, places })
    : err(againstRules([violation('match/seat-count', 'MAT-1', '/seats', { count: places.length })]));
};

const codeBytes = (seed: Uint8Array, seat: Seat): Uint8Array =>
  new TextEncoder().encode(seatCode(seed, seat));

/** @param code what is kept of the code that takes the seat */
const openedSeat = (
  { seat, side, code }: { readonly seat: Seat; readonly side: Side; readonly code: string },
  sitter: Sitter,
  me: MatchSeat['user'],
  options: MatchOptions,
): MatchSeat => ({
  ...FRESH_SEAT,
  seat,
  side,
  user: sitter === 'me' ? me : null,
  bot: typeof sitter === 'object' ? sitter.bot : null,
  codeHash: sitter === 'invite' ? code : null,
  reserve: firstReserve(options),
});

/** A match that has just been opened, under a new seed. */
export const openedMatch = (
  { chance, now }: { readonly chance: Chance; readonly now: number },
  system: GameSystem,
  { scenario, seats: sitters, options }: Opening,
  { setup, places }: Asked,
  user: NonNullable<MatchSeat['user']>,
): Match => {
  const seed = chance.bytes(SEED_BYTES);
  const seats = places.map(({ seat, side }, index) =>
    openedSeat(
      { seat, side, code: chance.sha256(codeBytes(seed, seat)) },
      sitters[index] ?? 'invite',
      user,
      options,
    ),
  );
  const waits = seats.some(({ codeHash }) => codeHash !== null);
  return {
    ...FRESH_MATCH,
    id: chance.id(),
    system: system.id,
    version: system.version,
    battle: null,
    scenario,
    setup,
    status: waits ? 'waiting' : 'running',
    openedAt: now,
    openedBy: user.id,
    expiresAt: waits ? now + WAITING_DAYS * DAY_MS : null,
    options,
    dice: { seed, commitment: chance.sha256(seed) },
    seats,
  };
};
