/** Inviting players and observers by a code that works once. */
import {
  type CampaignId,
  err,
  isoTime,
  ok,
  type Result,
  sha256Hex,
  violation,
  type Violation,
} from '../../../kernel';
import type { Instant } from '../../../rules';
import { againstRules, conflict, misshapen, type Refusal } from '../../refusal';
import { MAX_OPEN_INVITATIONS, type SetupCampaign } from '../model';
import type { SetupPorts } from '../ports';
import type { CommandOptions } from '../setup-transaction';
import { type InvitationInput, readInvitation } from '../reading/read-invitation';

/** 192 bits: nobody guesses one. */
const CODE_BYTES = 24;

const DAY = 86_400_000;

const DEFAULT_LIFE = 14 * DAY;

const MAX_LIFE = 90 * DAY;

export interface InvitationShape {
  readonly code: string;
  readonly url: string;
  readonly role: 'player' | 'observer';
  readonly seat: number | null;
  readonly force: string | null;
  readonly expiresAt: string;
}

/** Behind the #, which browsers send to no server and no log. */
export const linkTo = (publicUrl: string, code: string): string => `${publicUrl}/join#code=${code}`;

const wrongWith = (
  { seat, force, expiresAt, role }: InvitationInput,
  campaign: SetupCampaign,
  now: Instant,
  open: number,
): readonly Violation[] => {
  const preset = campaign.seats.some((one) => one.preset !== null);
  const wanted = campaign.seats.find((one) => one.seat === seat) ?? null;
  return [
    ...(role === 'observer' && seat !== null ? [violation('setup/observer-has-no-seat', null, '/seat')] : []),
    ...(force !== null && (role === 'observer' || seat !== null)
      ? [violation('setup/force-alone', null, '/force')]
      : []),
    ...(force !== null && !campaign.seats.some((one) => one.force === force)
      ? [violation('gm/no-such-force', 'END-2', '/force')]
      : []),
    ...(role === 'player' && seat !== null && wanted === null && preset
      ? [violation('setup/no-such-seat', 'SETUP-1', '/seat', { seat, seats: campaign.seats.length })]
      : []),
    ...(wanted !== null && wanted.user !== null
      ? [violation('setup/seat-taken', 'SETUP-1', '/seat', { seat: wanted.seat })]
      : []),
    ...(expiresAt !== null && (expiresAt <= now || expiresAt > now + MAX_LIFE)
      ? [violation('setup/invitation-expiry', null, '/expiresAt', { days: MAX_LIFE / DAY })]
      : []),
    ...(open >= MAX_OPEN_INVITATIONS
      ? [violation('setup/too-many-invitations', null, '', { limit: MAX_OPEN_INVITATIONS })]
      : []),
  ];
};

/**
 * Before the start for players; observers, and whoever takes over a force, may be invited as long as the
 * campaign lasts.
 */
export const invite =
  ({ store, chance, vault, publicUrl }: SetupPorts) =>
  async (
    id: CampaignId,
    body: unknown,
    options: CommandOptions,
  ): Promise<Result<InvitationShape, Refusal>> => {
    const read = readInvitation(body === undefined ? {} : body);
    if (!read.ok) return err(misshapen(read.error));
    const input = read.value;
    const code = chance.token(CODE_BYTES);
    const made = await store.transact(
      id,
      async (transaction) => {
        const { campaign, now } = transaction;
        const late = input.role === 'player' && input.force === null;
        if (campaign.status === 'finished' || (campaign.status !== 'setup' && late))
          return err(conflict('setup/started'));
        const wrong = wrongWith(input, campaign, now, await transaction.openInvitations());
        if (wrong.length > 0) return err(againstRules(wrong));
        const expiresAt = input.expiresAt ?? now + DEFAULT_LIFE;
        const { role, seat, force } = input;
        // Sealed where it is kept, for the list and for a repeated request: it must not stand in the
        // database.
        const sealed = vault.seal(Buffer.from(code));
        await transaction.addInvitation(
          { codeHash: sha256Hex(code), role, seat, force, expiresAt, usedBy: null },
          sealed,
        );
        return ok({
          sealedCode: Buffer.from(sealed).toString('base64'),
          role,
          seat,
          force: force as string | null,
          expiresAt: isoTime(expiresAt),
        });
      },
      options,
    );
    if (!made.ok) return made;
    const { sealedCode, ...rest } = made.value;
    const given = Buffer.from(vault.open(Buffer.from(sealedCode, 'base64'))).toString();
    return ok({ code: given, url: linkTo(publicUrl, given), ...rest });
  };
