/** What waits for the game master, the most urgent first. Pure. */
import type { Schemas } from '../api/client';

type Campaign = Schemas['Campaign'];
type Seat = Schemas['Seats']['items'][number];
type Battle = Schemas['BattleSummary'];
type Invitation = Schemas['ListedInvitation'];
type Engine = Schemas['ExternalEngine'];

export interface FailingEngine {
  readonly engine: Engine;
  /** ISO 8601. */
  readonly since: string;
}

export type Need =
  /** The deadline has passed, and the house rules ask the game master (ROUND-4). */
  | { readonly kind: 'over'; readonly waiting: number }
  | { readonly kind: 'disputed' | 'overdue'; readonly battle: Battle }
  | { readonly kind: 'failing'; readonly engine: Engine; readonly since: string }
  | { readonly kind: 'late'; readonly seat: Seat }
  /** Nobody plays it, and nobody is invited to. */
  | { readonly kind: 'vacant'; readonly seat: Seat }
  | { readonly kind: 'expired'; readonly invitation: Invitation };

export interface DeskState {
  readonly campaign: Pick<Campaign, 'status' | 'deadline'>;
  readonly seats: readonly Seat[];
  readonly battles: readonly Battle[];
  readonly failing: readonly FailingEngine[];
  readonly invitations: readonly Invitation[];
}

const isOver = ({ state }: Battle): boolean => state === 'done' || state === 'called-off';

/** To the same force, or to watch. */
const isSameTarget = (one: Invitation, other: Invitation): boolean =>
  one.role === other.role && one.force === other.force && one.seat === other.seat;

/** Ended unused, nothing came after it, and what it was for is still to be had. */
const isMissed = (invitation: Invitation, all: readonly Invitation[], seats: readonly Seat[]): boolean => {
  const { state, force, role, madeAt } = invitation;
  if (state !== 'expired') return false;
  // To a seat before the start: that is over.
  if (role === 'player' && !seats.some((seat) => seat.force === force && !seat.out)) return false;
  return !all.some(
    (other) =>
      other !== invitation &&
      isSameTarget(invitation, other) &&
      other.madeAt >= madeAt &&
      other.state !== 'expired',
  );
};

export function needsOf({ campaign, seats, battles, failing, invitations }: DeskState): readonly Need[] {
  if (campaign.status === 'finished') return [];
  const late = seats.filter((seat) => seat.late && seat.player !== null);
  const isInvited = (force: string): boolean =>
    invitations.some((one) => one.force === force && one.state === 'open');
  const vacant = seats.filter(({ player, out, force }) => player === null && !out && !isInvited(force));
  const missed = invitations.filter((one) => isMissed(one, invitations, seats));
  return [
    ...(late.length > 0 && campaign.status === 'running' && campaign.deadline === null
      ? [{ kind: 'over', waiting: late.length } as const]
      : []),
    ...battles
      .filter(({ state }) => state === 'disputed')
      .map((battle) => ({ kind: 'disputed', battle }) as const),
    ...battles
      .filter((battle) => battle.overdue && !isOver(battle) && battle.state !== 'disputed')
      .map((battle) => ({ kind: 'overdue', battle }) as const),
    ...failing.map(({ engine, since }) => ({ kind: 'failing', engine, since }) as const),
    ...late.map((seat) => ({ kind: 'late', seat }) as const),
    ...vacant.map((seat) => ({ kind: 'vacant', seat }) as const),
    // Once for each that was invited to the same; a force that is vacant says so itself.
    ...missed
      .filter(
        (one, index) =>
          missed.findIndex((other) => isSameTarget(one, other)) === index &&
          !vacant.some(({ force }) => force === one.force),
      )
      .map((invitation) => ({ kind: 'expired', invitation }) as const),
  ];
}
