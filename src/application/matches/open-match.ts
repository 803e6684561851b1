/** Opening a match (MAT-1): under a system, from a scenario or a setup, with who plays which seat. */
import type { GameSystem, Registry, Seat, Side } from '../../games';
import { at, err, bytesHex, ok, type Result, sha256Hex, type UserId, violation } from '../../kernel';
import { againstRules, misshapen, type Refusal, UNAUTHENTICATED } from '../refusal';
import type { Chance } from '../setup/ports';
import type { CommandOptions } from '../setup/setup-transaction';
import { beginMatch } from './begin-match';
import { firstReserve } from './clocks';
import {
  FRESH_MATCH,
  FRESH_SEAT,
  type Match,
  type MatchOptions,
  type MatchSeat,
  WAITING_DAYS,
} from './model';
import type { MatchStore } from './ports';
import { type Opening, readOpening, type Sitter } from './read-opening';
import { settle } from './settle';

const SEED_BYTES = 32;
const DAY_MS = 86_400_000;

/** The code that takes an open seat. It follows from the seed, so that the opener can be told it again. */
export const seatCode = (seed: Uint8Array, seat: Seat): string =>
  sha256Hex(`seat|${bytesHex(seed)}|${seat}`).slice(0, 32);

interface Asked {
  readonly setup: unknown;
  readonly places: readonly { readonly seat: Seat; readonly side: Side }[];
}

const asked = (system: GameSystem, { scenario, setup, seats }: Opening): Result<Asked, Refusal> => {
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

export class OpenMatch {
  constructor(
    private readonly matches: Pick<MatchStore, 'create' | 'displayName'>,
    private readonly systems: Registry,
    private readonly chance: Chance,
    private readonly now: () => number,
  ) {}

  /** Answers the match's id. 422 with everything that is wrong with the setup. */
  async run(
    user: UserId,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<{ readonly id: string }, Refusal>> {
    const read = readOpening(body);
    if (!read.ok) return err(misshapen(read.error));
    const system = this.systems.newestOf(read.value.system);
    if (system === null) return err(againstRules([violation('match/unknown-system', 'MAT-1', '/system')]));
    const found = asked(system, read.value);
    if (!found.ok) return found;
    const displayName = await this.matches.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);
    const match = this.#match(system, read.value, found.value, { id: user, displayName });
    const begun = match.status === 'running' ? [beginMatch(system, match)] : [];
    const settled = settle(system, { match, heard: {}, now: match.openedAt }, begun);
    return this.matches.create(match, settled, options);
  }

  #match(
    system: GameSystem,
    { scenario, seats: sitters, options }: Opening,
    { setup, places }: Asked,
    user: NonNullable<MatchSeat['user']>,
  ): Match {
    const seed = this.chance.bytes(SEED_BYTES);
    const seats = places.map(({ seat, side }, index) =>
      this.#seat(seat, side, sitters[index] ?? 'invite', user, seed, options),
    );
    const waits = seats.some(({ codeHash }) => codeHash !== null);
    const openedAt = this.now();
    return {
      ...FRESH_MATCH,
      id: this.chance.id(),
      system: system.id,
      version: system.version,
      battle: null,
      scenario,
      setup,
      status: waits ? 'waiting' : 'running',
      openedAt,
      openedBy: user.id,
      expiresAt: waits ? openedAt + WAITING_DAYS * DAY_MS : null,
      options,
      dice: { seed, commitment: this.chance.sha256(seed) },
      seats,
    };
  }

  #seat(
    seat: Seat,
    side: Side,
    sitter: Sitter,
    me: MatchSeat['user'],
    seed: Uint8Array,
    options: MatchOptions,
  ): MatchSeat {
    const code = new TextEncoder().encode(seatCode(seed, seat));
    return {
      ...FRESH_SEAT,
      seat,
      side,
      user: sitter === 'me' ? me : null,
      bot: typeof sitter === 'object' ? sitter.bot : null,
      codeHash: sitter === 'invite' ? this.chance.sha256(code) : null,
      reserve: firstReserve(options),
    };
  }
}
