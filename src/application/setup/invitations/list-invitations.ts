/** The game master's list of invitations with their codes. */
import { type CampaignId, isoTime } from '../../../kernel';
import type { Page } from '../../page';
import type { InvitationLine } from '../listed';
import { linkTo } from './invite';
import type { SetupPorts } from '../ports';

export interface ListedInvitationShape {
  readonly code: string | null;
  readonly url: string | null;
  readonly role: 'player' | 'observer';
  readonly seat: number | null;
  readonly force: string | null;
  readonly state: 'open' | 'used' | 'expired';
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly usedBy: { readonly id: string; readonly displayName: string | null } | null;
  readonly usedAt: string | null;
}

/** Newest first. */
export const listInvitations =
  ({ store, vault, publicUrl }: SetupPorts) =>
  async (campaign: CampaignId, after: string | null, limit: number): Promise<Page<ListedInvitationShape>> => {
    const shown = (line: InvitationLine): ListedInvitationShape => {
      const code = line.sealedCode === null ? null : Buffer.from(vault.open(line.sealedCode)).toString();
      return {
        code,
        url: code === null ? null : linkTo(publicUrl, code),
        role: line.role,
        seat: line.seat,
        force: line.force,
        state: line.usedBy !== null ? 'used' : line.isExpired ? 'expired' : 'open',
        madeAt: isoTime(line.madeAt),
        expiresAt: isoTime(line.expiresAt),
        usedBy: line.usedBy,
        usedAt: line.usedAt === null ? null : isoTime(line.usedAt),
      };
    };
    const found = await store.invitations(campaign, after, limit + 1);
    const page = found.slice(0, limit);
    return { items: page.map(shown), next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null };
  };
