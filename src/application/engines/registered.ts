/** What a game master is shown of an external engine (TAC-8), and what several of their commands look up. */
import { err, ok, type Result, violation } from '../../kernel';
import { againstRules, NOT_FOUND, type Refusal } from '../refusal';
import type { Counts, ExternalEngine } from './external-engine';
import type { EngineTransaction } from './registered-engines';

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

export const SECRET_BYTES = 32;

export const shownSecret = (secret: Uint8Array, dryRun: boolean): WithSecret => ({
  secret: dryRun ? null : Buffer.from(secret).toString('base64url'),
});

/** Whether anything may be posted to that URL, as far as it tells by itself. */
export type IsWebhook = (url: string) => boolean;

export const BAD_WEBHOOK = againstRules([violation('engine/bad-webhook', 'TAC-8', '/webhook')]);

export const registeredAs = async (
  transaction: EngineTransaction,
  engine: string,
): Promise<Result<ExternalEngine, Refusal>> => {
  const one = (await transaction.list()).find(({ id }) => id === engine);
  return one === undefined ? err(NOT_FOUND) : ok(one);
};

export const shapeOf = ({ createdAt, ...engine }: ExternalEngine): EngineShape => ({
  ...engine,
  createdAt: new Date(createdAt).toISOString(),
});
