/** Whether an engine can have a battle (TAC-8): one of the registry by its own refusals, an external one by its rulesets. Pure. */
import { type BattleId, violation, type Violation } from '../../kernel';
import { decideHandToEngine, type Resolution } from '../../rules';
import type { Engine } from '../../tactical';
import { rulesetViolations, type ExternalEngine } from '../engines/external-engine';

/** What is asked of an engine of the registry. */
export type OwnEngine = Pick<Engine, 'id' | 'source' | 'refusals' | 'play'>;

interface EnginesAtHand {
  readonly own: readonly OwnEngine[];
  /** Those that are registered for the campaign. */
  readonly external: readonly ExternalEngine[];
}

const toOwn = (
  resolution: Resolution,
  battle: BattleId,
  { id: engine, source, refusals, play }: OwnEngine,
): readonly Violation[] => {
  const violations = decideHandToEngine(resolution, {
    battle,
    engine,
    program: source === 'program',
    here: play !== null,
  });
  const row = resolution.state.row('battles', battle);
  // Of one that fights here the plan says why not.
  if (violations.length > 0 || row === null || play !== null) return violations;
  // Its pointers are within the setup, which the game master has not sent.
  return refusals(resolution.catalog, row.setup).map((one) => ({ ...one, pointer: '/engine' }));
};

/** Hands the battle over, or says everything that forbids it; what was decided then counts for nothing. */
export const handOver = (
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
