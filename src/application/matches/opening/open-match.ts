/** Opening a match (MAT-1): under a system, from a scenario or a setup, with who plays which seat. */
import type { Registry } from '../../../games';
import { err, type Result, type UserId, violation } from '../../../kernel';
import { againstRules, misshapen, type Refusal, UNAUTHENTICATED } from '../../refusal';
import type { Chance } from '../../setup/ports';
import type { CommandOptions } from '../../setup/setup-transaction';
import { beginMatch } from './begin-match';
import { broughtAlong } from './brought-along';
import { askedSetup, openedMatch } from './opened-match';
import type { FindPieces, MatchStore } from '../ports';
import { readOpening } from './read-opening';
import { settle } from '../orders/settle';

export class OpenMatch {
  constructor(
    private readonly matches: Pick<MatchStore, 'create' | 'displayName'>,
    private readonly systems: Registry,
    private readonly pieces: FindPieces,
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
    const setup = await broughtAlong(system, read.value.setup, (ids) => this.pieces.find(user, ids));
    const found = askedSetup(system, { ...read.value, setup });
    if (!found.ok) return found;
    const displayName = await this.matches.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);
    const at = { chance: this.chance, now: this.now() };
    const match = openedMatch(at, system, read.value, found.value, { id: user, displayName });
    const begun = match.status === 'running' ? [beginMatch(system, match)] : [];
    const settled = settle(system, { match, heard: {}, now: match.openedAt }, begun);
    return this.matches.create(match, settled, options);
  }
}
