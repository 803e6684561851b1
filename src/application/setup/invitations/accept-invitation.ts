/**
 * Accepting an invitation: a player takes a seat with a faction and names their force, or takes over a force
 * as it is; an observer just joins.
 */
import { err, ok, type Result, sha256Hex, type UserId, violation } from '../../../kernel';
import { againstRules, conflict, misshapen, NOT_FOUND, UNAUTHENTICATED, type Refusal } from '../../refusal';
import { withMaps } from '../map/drawn-maps';
import { seatOf } from '../model';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { presentCampaign, type CampaignShape } from '../reading/present-campaign';
import { seatTakenOver, takeOver } from './take-over';
import { readAcceptance, missing } from '../reading/read-acceptance';
import { takePlace } from './take-place';

export const acceptInvitation =
  ({ store, catalog, cartographer }: SetupPorts) =>
  async (
    code: string,
    user: UserId,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<CampaignShape, Refusal>> => {
    const codeHash = sha256Hex(code);
    const id = await store.campaignOf(codeHash);
    if (id === null) return err(NOT_FOUND);
    const read = readAcceptance(body === undefined ? {} : body);
    const displayName = await store.displayName(user);
    if (displayName === null) return err(UNAUTHENTICATED);
    return withMaps({ store, cartographer }, id, (draw) =>
      store.transact(
        id,
        async (transaction) => {
          const { campaign, now } = transaction;
          const invitation = await transaction.invitation(codeHash);
          if (invitation === null || invitation.usedBy !== null || invitation.expiresAt <= now)
            return err(NOT_FOUND);
          if (!read.ok) return err(misshapen(read.error));
          const over = seatTakenOver(campaign, invitation);
          const incomplete = invitation.role === 'player' && over === null ? missing(read.value) : [];
          if (incomplete.length > 0) return err(misshapen(incomplete));
          if (campaign.status === 'finished')
            return err(conflict(invitation.force === null ? 'setup/started' : 'gm/campaign-finished'));
          if (campaign.status !== 'setup' && invitation.role === 'player' && over === null)
            return err(conflict('setup/started'));
          const member = campaign.members.find((one) => one.user === user);
          if (member !== undefined && (over === null || member.role !== 'observer')) {
            const other = over === null || member.force === over.force ? null : seatOf(campaign, user);
            const playing =
              other === null
                ? violation('setup/already-member', null, '')
                : violation('gm/user-has-seat', null, '', { seat: other.seat });
            return err(
              againstRules([member.role === 'gm' ? violation('setup/gm-does-not-play', null, '') : playing]),
            );
          }
          if (over !== null) {
            const done = await takeOver(transaction, over, { user, displayName });
            if (!done.ok) return done;
          } else {
            const next = takePlace(catalog, draw, transaction, invitation, read.value, user, displayName);
            if (!next.ok) return next;
            await transaction.save(next.value);
            if (invitation.role === 'observer') await transaction.tellJoined({ user, displayName });
          }
          await transaction.useInvitation(codeHash, user);
          // Observers join campaigns that have begun, too: what was set up does not say where those stand.
          return ok(presentCampaign(await transaction.summary(user)));
        },
        options,
      ),
    );
  };
