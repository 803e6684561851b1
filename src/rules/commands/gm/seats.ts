/**
 * Who plays and who leads (END-2): giving a force to somebody else, removing a member, handing the campaign
 * over, claiming it.
 */
import { type ForceId, type UserId, violation, type Violation } from '../../../kernel';
import { rowOf, rowsOf } from '../../model/draft';
import type { Resolution } from '../../resolution';

export interface NewPlayer {
  readonly force: ForceId;
  readonly user: UserId;
  readonly playerName: string;
  readonly reason: string | null;
}

/** The caller has made sure that the user is there and is not the GM. */
export const decideReassignSeat = (
  resolution: Resolution,
  { force, user, playerName, reason }: NewPlayer,
): readonly Violation[] => {
  const { forces } = resolution.state;
  const other = rowsOf(forces).find((row) => row.user === user && row.id !== force);
  const violations = [
    ...(rowOf(forces, force) === null ? [violation('gm/no-such-force', 'END-2', '/force')] : []),
    ...(other === undefined ? [] : [violation('gm/user-has-seat', 'END-2', '/userId', { seat: other.seat })]),
  ];
  if (violations.length === 0)
    resolution.emit({ type: 'seat-reassigned', data: { force, user, playerName, reason } });
  return violations;
};

export interface LeavingMember {
  readonly user: UserId;
  readonly name: string;
  readonly reason: string | null;
}

/** Their seat becomes vacant: ROUND-3 does not wait for it, its mechs hold. */
export const decideRemoveMember = (
  resolution: Resolution,
  { user, name, reason }: LeavingMember,
): readonly Violation[] => {
  const force = rowsOf(resolution.state.forces).find((row) => row.user === user)?.id ?? null;
  resolution.emit({ type: 'member-removed', data: { user, name, force, reason } });
  return [];
};

export interface NewGameMaster {
  readonly from: UserId | null;
  readonly to: UserId;
  readonly name: string;
  readonly reason: string | null;
}

/** A GM does not play in their own campaign: a player hands their seat over first. */
export const decideHandOver = (
  resolution: Resolution,
  { from, to, name, reason }: NewGameMaster,
): readonly Violation[] => {
  const seat = rowsOf(resolution.state.forces).find((row) => row.user === to);
  if (seat !== undefined) return [violation('gm/plays-himself', 'END-2', '/userId', { seat: seat.seat })];
  resolution.emit({ type: 'campaign-handed-over', data: { from, to, name, reason } });
  return [];
};

/** Of their own will; nothing happens to whoever has none. */
export const decideGiveUpSeat = (
  resolution: Resolution,
  { user, name }: Omit<LeavingMember, 'reason'>,
): void => {
  const seat = rowsOf(resolution.state.forces).find((row) => row.user === user);
  if (seat !== undefined) resolution.emit({ type: 'seat-given-up', data: { user, name, force: seat.id } });
};

export interface LeavingOfTheirOwn extends Omit<LeavingMember, 'reason'> {
  readonly role: 'gm' | 'player' | 'observer';
}

/**
 * Somebody leaves of their own will. While the war lasts a player's seat becomes vacant; after it forces keep
 * who led them.
 */
export const decideLeave = (
  resolution: Resolution,
  { user, name, role }: LeavingOfTheirOwn,
): 'seat-vacant' | 'left' => {
  if (role === 'player' && resolution.state.campaign.status !== 'finished') {
    decideGiveUpSeat(resolution, { user, name });
    return 'seat-vacant';
  }
  resolution.emit({ type: 'member-left', data: { user, name, role } });
  return 'left';
};

/**
 * In place of a lost GM (the caller has made sure that they are). A player gives up their seat for it, since
 * a GM does not play.
 */
export const decideClaim = (
  resolution: Resolution,
  { from, to, name }: Omit<NewGameMaster, 'reason'>,
): readonly Violation[] => {
  decideGiveUpSeat(resolution, { user: to, name });
  resolution.emit({ type: 'campaign-claimed', data: { from, to, name } });
  return [];
};
