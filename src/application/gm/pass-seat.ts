/**
 * Giving a force to somebody else (END-2): whoever played it stays as an observer, and its ready mark goes.
 */
import { err, type ForceId, ok, type Result, type UserId, type Violation } from '../../kernel';
import { decideReassignSeat, type Resolution } from '../../rules';
import type { Member } from '../campaigns/campaign-store';
import type { CampaignTransaction, Change } from '../campaigns/campaign-transaction';

type MemberChange = Change['members'][number];

/** Stays in the campaign, and sees what is public. */
export const asObserver = ({ user, displayName }: Member): MemberChange => ({
  user,
  role: 'observer',
  force: null,
  displayName,
});

export interface NextPlayer {
  readonly force: ForceId;
  readonly user: UserId;
  readonly displayName: string;
  readonly reason: string | null;
}

/** The caller has made sure that the next one is not the game master. In a dry run the ready mark stays. */
export const passSeat = async (
  resolution: Resolution,
  transaction: CampaignTransaction,
  { force, user, displayName, reason }: NextPlayer,
  dryRun: boolean,
): Promise<Result<Change['members'], readonly Violation[]>> => {
  const violations = decideReassignSeat(resolution, { force, user, playerName: displayName, reason });
  if (violations.length > 0) return err(violations);
  if (!dryRun && (await transaction.sheets()).some((sheet) => sheet.force === force && sheet.ready))
    await transaction.setReady(force, false);
  const before = transaction.campaign.members.filter((one) => one.force === force).map(asObserver);
  return ok([...before, { user, role: 'player', force, displayName }]);
};
