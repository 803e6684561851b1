/** What a game master does about external engines (TAC-8): registers them, makes new secrets, removes them. */
import { violation } from '../../kernel/violation';
import { err, ok, type Result } from '../../kernel/result';
import type { UserId } from '../../kernel/ids';
import { CURRENT_RULESET, decideRemoveEngine } from '../../rules';
import type { CampaignStore } from '../campaigns/campaign-store';
import { command, type CommandCall } from '../campaigns/command';
import { againstRules, conflict, NOT_FOUND, type Refusal } from '../refusal';
import type { Chance } from '../setup/ports';
import type { Counts, EngineStore, ExternalEngine } from './ports';

/** More than any group uses, and a bound for the database. */
const MOST = 10;
const SECRET_BYTES = 32;

export interface EngineShape {
  readonly id: string;
  readonly name: string;
  readonly rulesets: readonly string[];
  readonly counts: Counts;
  readonly webhook: string | null;
  readonly createdAt: string;
}

/** Base64url; told once and never again. Null in a dry run, which makes none. */
export interface WithSecret {
  readonly secret: string | null;
}

export interface NewEngine {
  readonly name: string;
  readonly rulesets: readonly string[];
  readonly counts: Counts;
  readonly webhook: string | null;
}

const shapeOf = ({ createdAt, ...engine }: ExternalEngine): EngineShape => ({ ...engine, createdAt: new Date(createdAt).toISOString() });

/** Whatever its letters are: an id that can stand in an address. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 20) || 'engine';

export class EngineDesk {
  constructor(
    private readonly store: EngineStore,
    private readonly campaigns: CampaignStore,
    private readonly chance: Pick<Chance, 'bytes' | 'hex'>,
    /** Whether anything may be posted to that URL, as far as it tells by itself. */
    private readonly isWebhook: (url: string) => boolean,
  ) {}

  list(campaign: string, user: UserId): Promise<Result<readonly EngineShape[], Refusal>> {
    return this.store.asGm(campaign, user, false, async (transaction) => ok((await transaction.list()).map(shapeOf)));
  }

  /** No idempotency key is heeded, here and in `rotate`: an answer that is kept would keep the secret in clear. */
  register(
    campaign: string,
    user: UserId,
    { name, rulesets, counts, webhook }: NewEngine,
    dryRun: boolean,
  ): Promise<Result<EngineShape & WithSecret, Refusal>> {
    return this.store.asGm(campaign, user, dryRun, async (transaction) => {
      const ruleset = transaction.ruleset ?? CURRENT_RULESET;
      if (!rulesets.includes(ruleset)) return err(againstRules([violation('engine/unknown-ruleset', 'TAC-8', '/rulesets', { ruleset })]));
      if (webhook !== null && !this.isWebhook(webhook)) return err(againstRules([violation('engine/bad-webhook', 'TAC-8', '/webhook')]));
      if ((await transaction.list()).length >= MOST) return err(againstRules([violation('engine/too-many', 'TAC-8', '', { max: MOST })]));
      const engine = {
        id: `ext-${slugOf(name)}-${this.chance.hex(4)}`,
        name,
        rulesets: [...new Set(rulesets)],
        counts,
        webhook,
        createdAt: transaction.now,
      };
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.add(engine, secret);
      return ok({ ...shapeOf(engine), secret: dryRun ? null : Buffer.from(secret).toString('base64url') });
    });
  }

  /** What was signed with the old secret is refused from now on. */
  rotate(campaign: string, user: UserId, engine: string, dryRun: boolean): Promise<Result<EngineShape & WithSecret, Refusal>> {
    return this.store.asGm(campaign, user, dryRun, async (transaction) => {
      const found = (await transaction.list()).find(({ id }) => id === engine);
      if (found === undefined) return err(NOT_FOUND);
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.setSecret(engine, secret);
      return ok({ ...shapeOf(found), secret: dryRun ? null : Buffer.from(secret).toString('base64url') });
    });
  }

  /** Once the campaign has begun, its battles go back to the table, which everybody is told. */
  async remove(call: CommandCall, engine: string): Promise<Result<null, Refusal>> {
    const before = await this.store.asGm<'removed' | 'started'>(call.id, call.user, call.dryRun, async (transaction) => {
      if (!(await transaction.list()).some(({ id }) => id === engine)) return err(NOT_FOUND);
      if (transaction.started) return ok('started');
      if (transaction.chosen === engine) return err(conflict('engine/chosen', 'TAC-8'));
      await transaction.remove(engine);
      return ok('removed');
    });
    if (!before.ok) return before;
    if (before.value === 'removed') return ok(null);
    return command<null>(this.campaigns, call, 'gm', async (resolution, transaction) => {
      const found = (await transaction.engines()).find(({ id }) => id === engine);
      if (found === undefined) return err(NOT_FOUND);
      decideRemoveEngine(resolution, { engine, name: found.name });
      if (!call.dryRun) await transaction.dropEngine(engine);
      return ok({ answer: null });
    });
  }
}
