/**
 * Taking over a force by an invitation, as it is: before the start with its draft, in a war with all that it
 * has. Whoever played it stays as an observer, and once the war has begun everybody is told.
 */
import { err, ok, type Result, type UserId } from '../../../kernel';
import { conclude } from '../../campaigns/conclude';
import { refusalOf } from '../../campaigns/refusals';
import { resolutionOf } from '../../campaigns/resolution-of';
import { passSeat } from '../../gm/pass-seat';
import type { Refusal } from '../../refusal';
import { withSeat, type Invitation, type Seat, type SetupCampaign } from '../model';
import type { SetupTransaction } from '../setup-transaction';

export interface Newcomer {
  readonly user: UserId;
  readonly displayName: string;
}

/**
 * Null: the invitation takes nothing over, since it names no force, or nobody has made anything of the seat
 * yet.
 */
export const seatTakenOver = ({ seats, status }: SetupCampaign, { force }: Invitation): Seat | null =>
  force === null
    ? null
    : (seats.find((seat) => seat.force === force && (status !== 'setup' || seat.user !== null)) ?? null);

export const takeOver = async (
  transaction: SetupTransaction,
  seat: Seat,
  newcomer: Newcomer,
): Promise<Result<null, Refusal>> => {
  const { campaign } = transaction;
  if (campaign.status === 'setup') {
    const members = campaign.members
      .filter(({ user }) => user !== newcomer.user)
      .map((one) => (one.force === seat.force ? { ...one, role: 'observer' as const, force: null } : one));
    const next = {
      ...campaign,
      members: [...members, { ...newcomer, role: 'player' as const, force: seat.force }],
    };
    await transaction.save(withSeat(next, seat.seat, { user: newcomer.user }));
    return ok(null);
  }
  const running = await transaction.running();
  const resolution = await resolutionOf(running);
  const passed = await passSeat(resolution, running, { ...newcomer, force: seat.force, reason: null }, false);
  if (!passed.ok) return err(refusalOf(passed.error.map((one) => ({ ...one, pointer: '' }))));
  await conclude(resolution, running, passed.value);
  return ok(null);
};
