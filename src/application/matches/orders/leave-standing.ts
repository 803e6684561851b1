/** What counts while the player is away: standing words by kind of decision (MAT-6). */
import type { GameSystem } from '../../../games';
import { type Result, type Violation, violation } from '../../../kernel';
import type { Refusal } from '../../refusal';
import type { CommandOptions } from '../../setup/setup-transaction';
import type { StandingWord } from '../model';
import type { Commanding, InMySeat } from './in-my-seat';
import { leave, type Left } from './left-words';

const unknownKinds = (system: GameSystem, standing: readonly StandingWord[]): readonly Violation[] =>
  standing.flatMap(({ kind }, index) =>
    Object.hasOwn(system.texts, kind)
      ? []
      : [violation('match/unknown-kind', 'MAT-6', `/standing/${String(index)}/kind`)],
  );

export class LeaveStanding {
  constructor(private readonly seats: Pick<InMySeat, 'run'>) {}

  /** Replaces all standing words; what they say counts at once. 422 for a kind that the system does not have. */
  run(
    who: Commanding,
    standing: readonly StandingWord[],
    options: CommandOptions,
  ): Promise<Result<Left, Refusal>> {
    return this.seats.run(who, options, (seated) =>
      leave(seated, { standing }, unknownKinds(seated.system, standing)),
    );
  }
}
