/** Taking an invitation back that nobody has accepted. */
import { type CampaignId, err, ok, type Result, sha256Hex } from '../../../kernel';
import { conflict, NOT_FOUND, type Refusal } from '../../refusal';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';

/** One that was accepted cannot be taken back (409); one that was revoked is not there any more. */
export const revokeInvitation =
  ({ store }: SetupPorts) =>
  (campaign: CampaignId, code: string, options: CommandOptions): Promise<Result<null, Refusal>> =>
    store.transact(
      campaign,
      async (transaction) => {
        const invitation = await transaction.invitation(sha256Hex(code));
        if (invitation === null) return err(NOT_FOUND);
        if (invitation.usedBy !== null) return err(conflict('setup/invitation-used'));
        await transaction.revokeInvitation(invitation);
        return ok(null);
      },
      options,
    );
