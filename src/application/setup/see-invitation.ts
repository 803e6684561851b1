/** Use case: what whoever has a code is shown before they join. */
import { err, isoTime, ok, type Result, sha256Hex } from '../../kernel';
import { NOT_FOUND, type Refusal, tooMany } from '../refusal';
import { placeOf } from './invitation-place';
import type { InvitationLookShape } from './invitation-shapes';
import type { SetupPorts } from './ports';

/** For anybody who has the code. Little is told: what somebody has to know to decide. A code that nobody has counts as a guess. */
export const seeInvitation =
  ({ store, guesses, catalog }: SetupPorts) =>
  async (code: string, address: string): Promise<Result<InvitationLookShape, Refusal>> => {
    const wait = await guesses.reserve(address);
    if (wait !== null) return err(tooMany('setup/too-many-looks', wait));
    const codeHash = sha256Hex(code);
    const id = await store.campaignOf(codeHash);
    const campaign = id === null ? null : await store.read(id);
    const found = id === null ? null : await store.invitation(id, codeHash);
    if (campaign === null || found === null) return err(NOT_FOUND);
    await guesses.forgive(address);
    const { invitation, now } = found;
    const place = placeOf(
      campaign,
      invitation,
      catalog.factions.map((faction) => faction.id),
    );
    const { isThere, ...shown } = place;
    return ok({
      campaign: { name: campaign.name, status: campaign.status },
      gameMaster: campaign.members.find(({ role }) => role === 'gm')?.displayName ?? null,
      role: invitation.role,
      ...shown,
      open: isThere && invitation.usedBy === null && invitation.expiresAt > now,
      expiresAt: isoTime(invitation.expiresAt),
    });
  };
