/** What a game master does about external engines (TAC-8): registers and changes them, sees how webhooks go, makes new secrets, removes them. */
import { slug } from '../../catalog';
import { err, ok, type Result, type UserId, violation } from '../../kernel';
import { CURRENT_RULESET, decideRemoveEngine } from '../../rules';
import { command, type CommandCall } from '../campaigns/command';
import { againstRules, conflict, NOT_FOUND, PRECONDITION_FAILED, type Refusal } from '../refusal';
import type { Precondition } from '../setup/guards';
import type { Chance } from '../setup/ports';
import { deliveryId } from './deliver';
import { EXTERNAL, type Counts, type EngineChanges, type EngineStore, type EngineTransaction, type ExternalEngine, type PostFailure } from './ports';
import type { CampaignTransactions } from '../campaigns/campaign-store';

/** More than any group uses, and a bound for the database. */
const MOST = 10;
const SECRET_BYTES = 32;
const BAD_WEBHOOK = againstRules([violation('engine/bad-webhook', 'TAC-8', '/webhook')]);

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

export interface DeliveriesShape {
  readonly webhook: string | null;
  readonly lastTakenAt: string | null;
  readonly failingSince: string | null;
  readonly lastFailure: PostFailure | null;
  readonly battles: readonly {
    readonly battle: string;
    /** As its posts bear it. */
    readonly delivery: string;
    readonly attempts: number;
    readonly takenAt: string | null;
    readonly nextAt: string | null;
  }[];
}

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

const found = async (transaction: EngineTransaction, engine: string): Promise<Result<ExternalEngine, Refusal>> => {
  const one = (await transaction.list()).find(({ id }) => id === engine);
  return one === undefined ? err(NOT_FOUND) : ok(one);
};

const shapeOf = ({ createdAt, ...engine }: ExternalEngine): EngineShape => ({ ...engine, createdAt: new Date(createdAt).toISOString() });

/** Whatever its letters are: what of it can stand in an address. */
const addressOf = (name: string): string => slug(name).slice(0, 20) || 'engine';

export class EngineDesk {
  constructor(
    private readonly store: EngineStore,
    private readonly campaigns: CampaignTransactions,
    private readonly chance: Pick<Chance, 'bytes' | 'hex'>,
    /** Whether anything may be posted to that URL, as far as it tells by itself. */
    private readonly isWebhook: (url: string) => boolean,
  ) {}

  list(campaign: string, user: UserId): Promise<Result<readonly EngineShape[], Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) => ok((await transaction.list()).map(shapeOf)));
  }

  see(campaign: string, user: UserId, engine: string): Promise<Result<EngineShape, Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) => {
      const registered = await found(transaction, engine);
      return registered.ok ? ok(shapeOf(registered.value)) : registered;
    });
  }

  /** How posting to its webhook goes. */
  deliveries(campaign: string, user: UserId, engine: string): Promise<Result<DeliveriesShape, Refusal>> {
    return this.store.asGm(campaign, user, 'look', async (transaction) => {
      const registered = await found(transaction, engine);
      if (!registered.ok) return registered;
      const { lastTakenAt, failingSince, lastFailure, battles } = await transaction.deliveries(engine);
      return ok({
        webhook: registered.value.webhook,
        lastTakenAt: timeOf(lastTakenAt),
        failingSince: timeOf(failingSince),
        lastFailure,
        battles: battles.map(({ battle, hash, attempts, takenAt, nextAt }) => ({
          ...{ battle, delivery: deliveryId(battle, hash), attempts },
          ...{ takenAt: timeOf(takenAt), nextAt: timeOf(nextAt) },
        })),
      });
    });
  }

  /** TAC-7: what its reports are worth counts from the next one on. */
  change(
    campaign: string,
    user: UserId,
    engine: string,
    changes: EngineChanges,
    { precondition, dryRun }: { readonly precondition: Precondition; readonly dryRun: boolean },
  ): Promise<Result<EngineShape, Refusal>> {
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const registered = await found(transaction, engine);
      if (!registered.ok) return registered;
      if (!precondition(shapeOf(registered.value))) return err(PRECONDITION_FAILED);
      const { webhook } = changes;
      if (webhook !== undefined && webhook !== null && !this.isWebhook(webhook)) return err(BAD_WEBHOOK);
      await transaction.change(engine, changes);
      const changed = { ...registered.value, ...changes };
      if (changed.counts !== registered.value.counts) await transaction.tellCounts(changed);
      return ok(shapeOf(changed));
    });
  }

  /** No idempotency key is heeded, here and in `rotate`: an answer that is kept would keep the secret in clear. */
  register(
    campaign: string,
    user: UserId,
    { name, rulesets, counts, webhook }: NewEngine,
    dryRun: boolean,
  ): Promise<Result<EngineShape & WithSecret, Refusal>> {
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const ruleset = transaction.ruleset ?? CURRENT_RULESET;
      if (!rulesets.includes(ruleset)) return err(againstRules([violation('engine/unknown-ruleset', 'TAC-8', '/rulesets', { ruleset })]));
      if (webhook !== null && !this.isWebhook(webhook)) return err(BAD_WEBHOOK);
      if ((await transaction.list()).length >= MOST) return err(againstRules([violation('engine/too-many', 'TAC-8', '', { max: MOST })]));
      const engine = {
        id: `${EXTERNAL}${addressOf(name)}-${this.chance.hex(4)}`,
        name,
        rulesets: [...new Set(rulesets)],
        counts,
        webhook,
        createdAt: transaction.now,
      };
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.add(engine, secret);
      if (counts === 'at-once') await transaction.tellCounts(engine);
      return ok({ ...shapeOf(engine), secret: dryRun ? null : Buffer.from(secret).toString('base64url') });
    });
  }

  /** What was signed with the old secret is refused from now on. */
  rotate(campaign: string, user: UserId, engine: string, dryRun: boolean): Promise<Result<EngineShape & WithSecret, Refusal>> {
    return this.store.asGm(campaign, user, dryRun ? 'try' : 'change', async (transaction) => {
      const registered = await found(transaction, engine);
      if (!registered.ok) return registered;
      const secret = this.chance.bytes(SECRET_BYTES);
      await transaction.setSecret(engine, secret);
      return ok({ ...shapeOf(registered.value), secret: dryRun ? null : Buffer.from(secret).toString('base64url') });
    });
  }

  /** Once the campaign has begun, its battles go back to the table, which everybody is told. */
  async remove(call: CommandCall, engine: string): Promise<Result<null, Refusal>> {
    const before = await this.store.asGm<'removed' | 'started'>(call.id, call.user, call.dryRun ? 'try' : 'change', async (transaction) => {
      const registered = await found(transaction, engine);
      if (!registered.ok) return registered;
      if (transaction.started) return ok('started');
      if (transaction.chosen === engine) return err(conflict('engine/chosen', 'TAC-8'));
      await transaction.remove(engine);
      return ok('removed');
    });
    if (!before.ok) return before;
    if (before.value === 'removed') return ok(null);
    return command<null>(this.campaigns, call, 'gm', async (resolution, transaction) => {
      const registered = (await transaction.engines()).find(({ id }) => id === engine);
      if (registered === undefined) return err(NOT_FOUND);
      decideRemoveEngine(resolution, { engine, name: registered.name });
      if (!call.dryRun) await transaction.dropEngine(engine);
      return ok({ answer: null });
    });
  }
}
