/**
 * Port: designs of the players' own, as a campaign keeps them. They are written in the transaction of a
 * command.
 */
import type { MechDesign } from '../../catalog';
import type { CampaignId, ForceId } from '../../kernel';

/** A design that a force has drawn up. */
export interface Variant {
  readonly force: ForceId;
  readonly design: MechDesign;
}

export interface Variants {
  /** Of one force, or (null) of all; by slug, then force. */
  list(campaign: CampaignId, force: ForceId | null): Promise<readonly Variant[]>;
  /** Of one force, or (null) of any. */
  find(campaign: CampaignId, force: ForceId | null, slug: string): Promise<Variant | null>;
}

/** `full`: the force has drawn as many as it may; `taken`: another design of its own has this slug. */
export type Kept = 'kept' | 'full' | 'taken';
