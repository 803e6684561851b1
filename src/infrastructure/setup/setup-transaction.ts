/** One command's transaction on a campaign that is being set up; its row is locked. */
import type { PoolClient } from 'pg';
import type { Invitation, SetupCampaign } from '../../application/setup/model';
import type { CampaignSummary } from '../../application/setup/campaign-summary';
import type { SetupTransaction, Start } from '../../application/setup/setup-transaction';
import type { Catalog } from '../../catalog';
import type { Dice, UserId } from '../../kernel';
import type { Instant, Timetable } from '../../rules';
import type { Member } from '../../application/campaigns/campaign-store';
import type { CampaignTransaction } from '../../application/campaigns/campaign-transaction';
import { listEngines } from '../engines/pg-engines';
import { announce } from '../store/changes';
import { readDice } from '../store/history/dice-seeds';
import { tellAll } from '../store/history/tell-all';
import { writeTimetable } from '../store/timetables';
import { readInvitation } from './invitations';
import { removeCampaign } from './remove-campaign';
import { readSummary, type Openers } from './summaries';
import { writeSetup } from './write-setup';
import { invitationNotices } from '../notices/invitation-notices';
import { putNotices } from '../notices/put-notices';
import { writeStart } from './write-start';

export class PgSetupTransaction implements SetupTransaction {
  readonly version: number;
  readonly now: Instant;
  readonly timetable: Timetable;
  #campaign: SetupCampaign;

  constructor(
    private readonly client: PoolClient,
    campaign: SetupCampaign,
    locked: { readonly version: number; readonly now: Instant; readonly timetable: Timetable },
    readonly catalog: Catalog,
    private readonly vaults: Openers,
    /** See `SetupTransaction.running`. */
    readonly running: () => Promise<CampaignTransaction>,
  ) {
    this.#campaign = campaign;
    this.version = locked.version;
    this.now = locked.now;
    this.timetable = locked.timetable;
  }

  get campaign(): SetupCampaign {
    return this.#campaign;
  }

  async save(next: SetupCampaign): Promise<void> {
    await writeSetup(this.client, this.#campaign, next);
    this.#campaign = next;
  }

  setTimetable(next: Timetable): Promise<void> {
    return writeTimetable(this.client, this.#campaign.id, this.timetable, next);
  }

  async summary(user: UserId): Promise<CampaignSummary> {
    const summary = await readSummary(this.client, this.vaults, this.#campaign.id, user);
    if (summary === null) throw new Error('who asks is not in the campaign');
    return summary;
  }

  async engines(): Promise<readonly string[]> {
    return (await listEngines(this.client, this.#campaign.id)).map(({ id }) => id);
  }

  async enginesAtOnce(): Promise<readonly { readonly id: string; readonly name: string }[]> {
    return (await listEngines(this.client, this.#campaign.id)).filter(({ counts }) => counts === 'at-once');
  }

  async addInvitation(
    { codeHash, role, seat, force, expiresAt }: Invitation,
    sealedCode: Uint8Array,
  ): Promise<void> {
    await this.client.query(
      'INSERT INTO campaign_invitations (campaign_id, code_hash, role, seat, force_id, expires_at, sealed_code) ' +
        'VALUES ($1, $2, $3, $4, $5, to_timestamp($6::float8 / 1000), $7)',
      [this.#campaign.id, codeHash, role, seat, force, expiresAt, sealedCode],
    );
    await tellAll(this.client, this.#campaign.id, {
      type: 'invitation-made',
      data: { role, force, expiresAt },
    });
  }

  async revokeInvitation({ codeHash, role, force }: Invitation): Promise<void> {
    await this.client.query('DELETE FROM campaign_invitations WHERE campaign_id = $1 AND code_hash = $2', [
      this.#campaign.id,
      codeHash,
    ]);
    await tellAll(this.client, this.#campaign.id, { type: 'invitation-revoked', data: { role, force } });
  }

  async invitation(codeHash: string): Promise<Invitation | null> {
    return (await readInvitation(this.client, this.#campaign.id, codeHash))?.invitation ?? null;
  }

  async useInvitation(codeHash: string, user: UserId): Promise<void> {
    await this.client.query(
      'UPDATE campaign_invitations SET used_by = $3, used_at = now() WHERE campaign_id = $1 AND code_hash = $2',
      [this.#campaign.id, codeHash, user],
    );
    putNotices(this.client, this.#campaign.id, invitationNotices(this.#campaign.members, codeHash, user));
  }

  tellJoined({ user, displayName: name }: Pick<Member, 'user' | 'displayName'>): Promise<void> {
    return tellAll(this.client, this.#campaign.id, {
      type: 'member-joined',
      data: { user, name, role: 'observer' },
    });
  }

  async openInvitations(): Promise<number> {
    const { rows } = await this.client.query<{ count: string }>(
      'SELECT count(*) AS count FROM campaign_invitations WHERE campaign_id = $1 AND used_by IS NULL AND expires_at > now()',
      [this.#campaign.id],
    );
    return Number(rows[0]?.count ?? 0);
  }

  async remove(): Promise<void> {
    await removeCampaign(this.client, this.#campaign.id);
    // Who follows it learns that it is gone.
    if (this.#campaign.status !== 'setup') await announce(this.client, this.#campaign.id, this.version + 1);
  }

  dice(): Promise<Dice> {
    return readDice(this.client, this.vaults.dice, this.#campaign.id);
  }

  start(start: Start): Promise<void> {
    return writeStart(this.client, this.catalog, start, this.#campaign.members, this.version, this.now);
  }
}
