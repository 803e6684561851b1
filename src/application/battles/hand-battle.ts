/**
 * Hands a battle to another engine (TAC-8): one of the registry that can fight it, or an external one that
 * knows the campaign's ruleset.
 */
import { type BattleId, type Result, violation, type Violation } from '../../kernel';
import { decideHandToEngine, type Resolution } from '../../rules';
import type { Engine } from '../../tactical';
import type { CampaignTransactions } from '../campaigns/campaign-transaction';
import { command, decidedBy, type CommandCall } from '../campaigns/command';
import { rulesetViolations, type ExternalEngine } from '../engines/external-engine';
import type { Refusal } from '../refusal';

/** What is asked of an engine of the registry. */
export type OwnEngine = Pick<Engine, 'id' | 'source' | 'refusals'>;

interface EnginesAtHand {
  readonly own: readonly OwnEngine[];
  /** Those that are registered for the campaign. */
  readonly external: readonly ExternalEngine[];
}

const toOwn = (
  resolution: Resolution,
  battle: BattleId,
  { id: engine, source, refusals }: OwnEngine,
): readonly Violation[] => {
  const violations = decideHandToEngine(resolution, { battle, engine, program: source === 'program' });
  const row = resolution.state.row('battles', battle);
  if (violations.length > 0 || row === null) return violations;
  // Its pointers are within the setup, which the game master has not sent.
  return refusals(resolution.catalog, row.setup).map((one) => ({ ...one, pointer: '/engine' }));
};

/** Hands the battle over, or says everything that forbids it; what was decided then counts for nothing. */
const handOver = (
  resolution: Resolution,
  battle: BattleId,
  engine: string,
  { own, external }: EnginesAtHand,
): readonly Violation[] => {
  const ours = own.find(({ id }) => id === engine);
  if (ours !== undefined) return toOwn(resolution, battle, ours);
  const registered = external.find(({ id }) => id === engine);
  if (registered === undefined)
    return [
      violation('battle/unknown-engine', 'TAC-8', '/engine', {
        engine,
        engines: [...own, ...external].map(({ id }) => id),
      }),
    ];
  const wrong = rulesetViolations(registered, resolution.state.campaign.ruleset, '/engine');
  if (wrong.length > 0) return wrong;
  return decideHandToEngine(resolution, { battle, engine, program: true });
};

export interface HandedOver {
  readonly battle: string;
  readonly engine: string;
}

export class HandBattle {
  constructor(
    private readonly store: CampaignTransactions,
    /** Those of the registry: a battle can be handed to any of them. */
    private readonly engines: readonly OwnEngine[],
  ) {}

  run(call: CommandCall, battle: BattleId, engine: string): Promise<Result<HandedOver, Refusal>> {
    return command<HandedOver>(this.store, call, 'gm', async (resolution, transaction) => {
      const violations = handOver(resolution, battle, engine, {
        own: this.engines,
        external: await transaction.engines(),
      });
      return decidedBy(violations, () => ({ battle, engine }));
    });
  }
}
