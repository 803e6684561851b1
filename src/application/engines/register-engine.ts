/**
 * Registers a program as an engine of a campaign (TAC-8). Its secret is told once, so that no answer of it is
 * kept for a repetition.
 */
import { slug } from '../../catalog';
import { err, ok, type Result, type UserId, violation } from '../../kernel';
import { CURRENT_RULESET } from '../../rules';
import { againstRules, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import { EXTERNAL, rulesetViolations, type ExternalEngine } from './external-engine';
import type { RegisteredEngines } from './registered-engines';
import {
  BAD_WEBHOOK,
  SECRET_BYTES,
  shapeOf,
  shownSecret,
  type EngineShape,
  type IsWebhook,
  type WithSecret,
} from './registered';

/** More than any group uses, and a bound for the database. */
const MAX = 10;

export type NewEngine = Pick<ExternalEngine, 'name' | 'rulesets' | 'counts' | 'webhook'>;

/** Whatever its letters are: what of it can stand in an address. */
const addressOf = (name: string): string => slug(name).slice(0, 20) || 'engine';

export class RegisterEngine {
  constructor(
    private readonly store: RegisteredEngines,
    private readonly chance: Pick<Chance, 'bytes' | 'hex'>,
    private readonly isWebhook: IsWebhook,
  ) {}

  run(
    campaign: string,
    user: UserId,
    engine: NewEngine,
    dryRun: boolean,
  ): Promise<Result<EngineShape & WithSecret, Refusal>> {
    const { name, rulesets, counts, webhook } = engine;
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const ruleset = transaction.ruleset ?? CURRENT_RULESET;
      const wrong = rulesetViolations(engine, ruleset, '/rulesets');
      if (wrong.length > 0) return err(againstRules(wrong));
      if (webhook !== null && !this.isWebhook(webhook)) return err(BAD_WEBHOOK);
      if ((await transaction.list()).length >= MAX)
        return err(againstRules([violation('engine/too-many', 'TAC-8', '', { max: MAX })]));
      const id = `${EXTERNAL}${addressOf(name)}-${this.chance.hex(4)}`;
      const registered = {
        id,
        name,
        rulesets: [...new Set(rulesets)],
        counts,
        webhook,
        createdAt: transaction.now,
      };
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.add(registered, secret);
      if (counts === 'at-once') await transaction.tellCounts(registered);
      return ok({ ...shapeOf(registered), ...shownSecret(secret, dryRun) });
    });
  }
}
