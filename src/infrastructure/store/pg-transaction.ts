/** One command's transaction on a campaign whose row is locked. */
import type { PoolClient } from 'pg';
import { allAt, nextVersions, type AudienceVersions } from '../../application/campaigns/audience-versions';
import type { LoadedCampaign } from '../../application/campaigns/campaign-store';
import type { CampaignTransaction, Change } from '../../application/campaigns/campaign-transaction';
import type { SavedSheet } from '../../application/campaigns/saved-sheet';
import type { ExternalEngine } from '../../application/engines/external-engine';
import type { PapersOf, PaperToSave } from '../../application/battles/papers';
import type { Kept, Variant } from '../../application/designs/ports';
import type { MemberLinks } from '../../application/accounts/member-links';
import type { Vault } from '../../application/ports/vault';
import type { CampaignId, Dice, ForceId, UserId } from '../../kernel';
import type { CampaignState, CombatStep, FreshDice, Instant, Phase } from '../../rules';
import type { Paper } from '../../tactical';
import { closeLinks, memberLinks } from '../accounts/member-links';
import { dropEngine, listEngines } from '../engines/pg-engines';
import { CAMPAIGN_COLUMNS, campaignValues } from './state/campaign-row';
import { drawDice, readDice, writeSeed, type DrawnDice } from './history/dice-seeds';
import { nextDue } from './due';
import { keepDesigns, type DesignShelf } from './state/kept-designs';
import { changeMembers, writeMembers } from './state/members';
import { announce } from './changes';
import { roughSize, stillKnown, type CachedState } from './cache/cached-state';
import { lastNudge, noteNudge } from './sheets/nudges';
import { noteRead, readSheets, setReady } from './sheets/sheets';
import { readSnapshot, writeSnapshots } from './history/snapshots';
import { keepVariant } from './state/variants';
import { forgetPapers, keepPaper, readPapers } from './battles/papers';
import { shownNothing, shownNothingOfDrawing } from './history/who-is-shown';
import { writeHistory, type Heads } from './history/write-history';
import { writeTables } from './state/write-state';

const UPDATE_CAMPAIGN = {
  name: 'update-campaign',
  text:
    `UPDATE campaigns SET version = $2, heads = $3, due_at = to_timestamp($4::float8 / 1000), audiences = $5, ` +
    `game_master = (SELECT user_id FROM campaign_members WHERE campaign_id = $1 AND role = 'gm'), ` +
    CAMPAIGN_COLUMNS.map((c, i) => `"${c.sql}" = $${i + 6}`).join(', ') +
    ` WHERE id = $1`,
};

const users = (members: Change['members']): readonly UserId[] => members.map(({ user }) => user);

/** A pause is neither: the war goes on after it as it was. */
const endsOrGoesBack = ({ campaign: before }: CampaignState, { campaign: after }: CampaignState): boolean =>
  (before.status === 'finished') !== (after.status === 'finished') || before.epoch !== after.epoch;

/** A campaign with what the cache keeps beside it. */
export type Loaded = LoadedCampaign & Pick<CachedState, 'drawings'>;

export class PgCampaignTransaction implements CampaignTransaction {
  /** What the cache may hold once the transaction is committed. */
  written: CachedState | null = null;
  readonly resetLinks: MemberLinks;
  #drawn: DrawnDice | null = null;

  constructor(
    private readonly client: PoolClient,
    private readonly id: CampaignId,
    readonly campaign: Loaded,
    readonly now: number,
    private readonly vault: Vault,
    private readonly shelf: Pick<DesignShelf, 'keep'>,
  ) {
    this.resetLinks = memberLinks(client, id);
  }

  dice(): Promise<Dice> {
    return readDice(this.client, this.vault, this.id);
  }

  freshDice(): FreshDice {
    this.#drawn = drawDice(this.vault);
    return this.#drawn;
  }

  sheets(): Promise<readonly SavedSheet[]> {
    return readSheets(this.client, this.id, this.campaign.state.campaign);
  }

  async setReady(force: ForceId, ready: boolean): Promise<void> {
    await setReady(this.client, this.id, this.campaign.state.campaign, force, ready);
    await announce(this.client, this.id, this.campaign.version);
  }

  noteRead(force: ForceId, user: UserId): Promise<boolean> {
    return noteRead(this.client, this.id, this.campaign.state.campaign, force, user);
  }

  lastNudge(force: ForceId): Promise<Instant | null> {
    return lastNudge(this.client, this.id, this.campaign.state.campaign, force);
  }

  noteNudge(force: ForceId): Promise<void> {
    return noteNudge(this.client, this.id, this.campaign.state.campaign, force, this.now);
  }

  async keepVariant(variant: Variant, dryRun: boolean): Promise<Kept> {
    const { campaign } = this;
    const next = nextVersions(campaign.audiences, campaign.version + 1, shownNothingOfDrawing(campaign, variant.force));
    const kept = await keepVariant(this.client, this.id, variant, dryRun ? null : next);
    if (kept === 'had') return 'kept';
    if (kept !== 'kept' || dryRun) return kept;
    // A drawing makes a new version without an event, since refits are checked against what has been drawn.
    await announce(this.client, this.id, next.at);
    const { force, design } = variant;
    const hash = this.shelf.keep(design);
    const drawings = { ...campaign.drawings, [force]: { ...campaign.drawings[force], [design.slug]: hash } };
    this.written = { ...this.#cached(campaign.state, next), drawings };
    return kept;
  }

  papers(of: PapersOf): Promise<readonly Paper[]> {
    return readPapers(this.client, this.id, of);
  }

  keepPaper(of: PapersOf, paper: PaperToSave): Promise<void> {
    return keepPaper(this.client, this.id, of, paper);
  }

  opening(round: number, phase: Phase, step: CombatStep | null): Promise<CampaignState | null> {
    return readSnapshot(this.client, this.id, round, phase, step);
  }

  engines(): Promise<readonly ExternalEngine[]> {
    return listEngines(this.client, this.id);
  }

  dropEngine(engine: string): Promise<void> {
    return dropEngine(this.client, this.id, engine);
  }

  async write(change: Change): Promise<void> {
    if (change.events.length === 0 && change.members.length === 0) return;
    if (this.written !== null) throw new Error('a transaction writes once');
    const { state: before, version } = this.campaign;
    const heads = await this.#heads();
    const next = await writeHistory(this.client, { id: this.id, heads, before, after: change.state, events: change.events, at: this.now });
    await writeTables(this.client, this.id, before, change.state);
    if (change.state.campaign.epoch !== before.campaign.epoch) await forgetPapers(this.client, this.id);
    await keepDesigns(this.client, this.campaign.catalog, before.campaign.designs, change.state.campaign.designs);
    // Members that change without an event still make a new version: what one may see has changed.
    const newVersion = version + Math.max(1, change.events.length);
    await writeSnapshots(this.client, this.id, newVersion, change.openings);
    if (this.#drawn !== null) await writeSeed(this.client, this.id, change.state.campaign.epoch, this.#drawn.sealedSeed);
    await writeMembers(this.client, this.id, change.members);
    await closeLinks(this.client, this.id, endsOrGoesBack(before, change.state), users(change.members));
    const unmoved = shownNothing({ campaign: this.campaign, change, heads, next });
    const audiences = unmoved.length === 0 ? allAt(newVersion) : nextVersions(this.campaign.audiences, newVersion, unmoved);
    await this.client.query({
      ...UPDATE_CAMPAIGN,
      values: [this.id, newVersion, JSON.stringify(next), nextDue(change.state), JSON.stringify(audiences), ...campaignValues(change.state.campaign)],
    });
    await announce(this.client, this.id, newVersion);
    this.written = { ...this.#cached(change.state, audiences), members: changeMembers(this.campaign.members, change.members) };
  }

  #cached(state: CampaignState, audiences: AudienceVersions): CachedState {
    const { members, drawings } = this.campaign;
    const known = stillKnown(this.campaign, audiences);
    return { state, version: audiences.at, audiences, known, members, drawings, bytes: roughSize(state) };
  }

  async #heads(): Promise<Heads> {
    const { rows } = await this.client.query<{ heads: Heads }>({
      name: 'read-heads',
      text: 'SELECT heads FROM campaigns WHERE id = $1',
      values: [this.id],
    });
    if (rows[0] === undefined) throw new Error('the locked campaign is gone');
    return rows[0].heads;
  }
}
