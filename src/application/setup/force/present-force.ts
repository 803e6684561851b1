/**
 * A player's force before the start, as it is shown: its draft, what it costs and what keeps it from being
 * handed in (SETUP-11).
 */
import { type Catalog, type ForceDraft, forceViolations, spentBv } from '../../../catalog';
import type { ForceId, Violation } from '../../../kernel';
import type { Hex } from '../../../rules';
import type { Seat, SetupCampaign } from '../model';
import { draftPlacementViolations } from './placement';

export interface ForceShape {
  readonly force: ForceId;
  readonly seat: number;
  readonly faction: string | null;
  readonly name: string | null;
  /** Null: there is no map yet. */
  readonly hq: Hex | null;
  readonly mechs: ForceDraft['mechs'];
  readonly pilots: ForceDraft['pilots'];
  readonly bvSpent: number;
  readonly budget: number;
  readonly submitted: boolean;
  /** SETUP-11: everything that keeps it from being handed in. */
  readonly violations: readonly Violation[];
}

export const EMPTY_DRAFT: ForceDraft = { mechs: [], pilots: [] };

export const violationsOf = (
  catalog: Catalog,
  { options, plan }: SetupCampaign,
  seat: Seat,
  draft: ForceDraft,
): readonly Violation[] => [
  ...forceViolations(catalog, options, seat.faction ?? '', draft),
  ...draftPlacementViolations(plan, options, seat.seat, draft),
];

export const presentForce = (
  catalog: Catalog,
  campaign: SetupCampaign,
  seat: Seat,
  draft: ForceDraft = seat.draft ?? EMPTY_DRAFT,
): ForceShape => ({
  force: seat.force,
  seat: seat.seat,
  faction: seat.faction,
  name: seat.forceName,
  hq: campaign.plan?.hqs[seat.seat - 1] ?? null,
  mechs: draft.mechs.map(({ design, name, pilot, hex }) => ({ design, name, pilot, hex })),
  pilots: draft.pilots.map(({ rank, name }) => ({ rank, name })),
  bvSpent: spentBv(catalog, draft.mechs),
  budget: campaign.options.startingBv,
  submitted: seat.submitted,
  violations: violationsOf(catalog, campaign, seat, draft),
});
