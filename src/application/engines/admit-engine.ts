/** Lets an external engine in that has signed its request (TAC-8). */
import { err, ok, type Result } from '../../kernel';
import { refusal, type Refusal } from '../refusal';
import type { Caller, SignedRequests, SignedRequest } from './signed-requests';

/** What no engine can sign in time, or has signed before, is told apart only for whoever has the secret. */
const REFUSALS = {
  wrong: refusal('unauthenticated', 'engine/wrong-signature'),
  stale: refusal('unauthenticated', 'engine/stale-request'),
  replayed: refusal('unauthenticated', 'engine/nonce-used'),
} as const;

/** Also of an engine that has been removed, or whose secret was renewed, since it was let in. */
export const WRONG_SIGNATURE: Refusal = REFUSALS.wrong;

export class AdmitEngine {
  constructor(private readonly engines: Pick<SignedRequests, 'admit'>) {}

  async run(request: SignedRequest): Promise<Result<Caller, Refusal>> {
    const caller = await this.engines.admit(request);
    return typeof caller === 'string' ? err(REFUSALS[caller]) : ok(caller);
  }
}
