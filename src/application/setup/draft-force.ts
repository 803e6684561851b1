/** A player's force before the start (SETUP-2 to SETUP-6, SETUP-9, SETUP-11): seeing, drafting, handing in, and a suggestion. */
import { type Catalog, type ForceDraft, forceViolations, spentBv, suggestForce } from '../../catalog';
import { type CampaignId, err, type ForceId, hexBytes, ok, type Result, seededDice, sha256Hex, type UserId, type Violation } from '../../kernel';
import { Fields, type Hex } from '../../rules';
import { againstRules, FORBIDDEN, misshapen, NOT_FOUND, type Refusal } from '../refusal';
import { changeable, stillInSetup, type Precondition } from './guards';
import { seatOf, withSeat, type Seat, type SetupCampaign } from './model';
import { draftPlacementViolations } from './placement';
import type { CommandOptions, Membership, SetupPorts } from './ports';
import { readForce } from './reading/read-force';
import { readSeed } from './reading/read-seed';

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

const EMPTY_DRAFT: ForceDraft = { mechs: [], pilots: [] };

const violationsOf = (catalog: Catalog, { options, plan }: SetupCampaign, seat: Seat, draft: ForceDraft): readonly Violation[] => [
  ...forceViolations(catalog, options, seat.faction ?? '', draft),
  ...draftPlacementViolations(plan, options, seat.seat, draft),
];

const presentForce = (catalog: Catalog, campaign: SetupCampaign, seat: Seat, draft: ForceDraft = seat.draft ?? EMPTY_DRAFT): ForceShape => ({
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

const seatOfForce = (campaign: SetupCampaign, force: ForceId | null): Seat | null =>
  campaign.seats.find((seat) => seat.force === force && seat.user !== null) ?? null;

/** `as`: the force that the GM looks at; he has none himself. After the start it is the force as it began. */
export const seeForce =
  ({ store }: SetupPorts) =>
  async (member: Membership, as: string | null): Promise<Result<ForceShape, Refusal>> => {
    if (member.role === 'gm' ? as === null : as !== null || member.force === null) return err(FORBIDDEN);
    const campaign = await store.read(member.campaign);
    const seat = campaign === null ? null : seatOfForce(campaign, member.role === 'gm' ? (as as ForceId) : member.force);
    return campaign === null || seat === null ? err(NOT_FOUND) : ok(presentForce(await store.catalog(campaign.id), campaign, seat));
  };

export const putForce =
  ({ store }: SetupPorts) =>
  async (id: CampaignId, user: UserId, body: unknown, precondition: Precondition, options: CommandOptions): Promise<Result<ForceShape, Refusal>> => {
    const draft = readForce(body);
    if (!draft.ok) return err(misshapen(draft.error));
    return store.transact(
      id,
      async (transaction) => {
        const { campaign, catalog } = transaction;
        const begun = stillInSetup(campaign);
        if (!begun.ok) return begun;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const open = changeable(campaign, precondition, () => presentForce(catalog, campaign, seat));
        if (!open.ok) return open;
        const changed: Seat = { ...seat, draft: draft.value, submitted: false };
        await transaction.save(withSeat(campaign, seat.seat, changed));
        return ok(presentForce(catalog, campaign, changed));
      },
      options,
    );
  };

/** Hands the draft in, if nothing is wrong with it; again does no harm. */
export const submitForce =
  ({ store }: SetupPorts) =>
  (id: CampaignId, user: UserId, options: CommandOptions): Promise<Result<ForceShape, Refusal>> =>
    store.transact(
      id,
      async (transaction) => {
        const { campaign, catalog } = transaction;
        // A seat that changed hands after the start has another player than in the setup: first whether it is too late.
        const open = stillInSetup(campaign);
        if (!open.ok) return open;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const wrong = violationsOf(catalog, campaign, seat, seat.draft ?? EMPTY_DRAFT);
        if (wrong.length > 0) return err(againstRules(wrong));
        const submitted: Seat = { ...seat, submitted: true };
        await transaction.save(withSeat(campaign, seat.seat, submitted));
        return ok(presentForce(catalog, campaign, submitted));
      },
      options,
    );

/** A legal random force in the form of a draft. It is not saved: the player looks at it, changes it or not, and puts it. */
export const suggest =
  ({ store, chance }: SetupPorts) =>
  async (id: CampaignId, user: UserId, body: unknown, options: CommandOptions): Promise<Result<ForceShape, Refusal>> => {
    const fields = new Fields(body === undefined ? {} : body);
    const read = fields.done(readSeed(fields, 'seed'));
    if (!read.ok) return err(misshapen(read.error));
    const seed = read.value === null ? chance.bytes(32) : hexBytes(sha256Hex(read.value));
    return store.transact(
      id,
      async ({ campaign, catalog }) => {
        const open = stillInSetup(campaign);
        if (!open.ok) return open;
        const seat = seatOf(campaign, user);
        if (seat === null) return err(NOT_FOUND);
        const suggested = suggestForce(catalog, campaign.options, seat.faction ?? '', seededDice(seed));
        return suggested.ok
          ? ok(presentForce(catalog, campaign, { ...seat, submitted: false }, suggested.value))
          : err(againstRules(suggested.error));
      },
      options,
    );
  };
