/** Whom this reader can write to, in the order in which they are listed. */
import { useLive } from '../campaign/live';
import type { Thread } from './threads';
import { t } from './words';

export interface Partner {
  readonly thread: Thread;
  readonly name: string;
  /** Null: no force. */
  readonly seat: number | null;
  /** Whether anybody is there to read it. */
  readonly isThere: boolean;
}

export const usePeople = (): readonly Partner[] => {
  const live = useLive();
  const campaign = live.campaign.value;
  if (campaign === null) return [];
  const all: Partner = { thread: 'all', name: t.all, seat: null, isThere: true };
  if (campaign.role === 'observer') return [all];
  const mine = campaign.seats.find(({ force }) => force !== null && force === campaign.myForce)?.seat;
  const isTeam =
    mine !== undefined &&
    (campaign.options.teams ?? []).some((team) => team.includes(mine) && team.length > 1);
  const forces = campaign.seats.flatMap(({ seat, force, name, user }): Partner[] =>
    force === null || force === campaign.myForce || name === null
      ? []
      : [{ thread: force, name, seat, isThere: user !== null }],
  );
  return [
    all,
    ...(isTeam ? [{ thread: 'team', name: t.team, seat: null, isThere: true }] : []),
    ...(campaign.role === 'gm' ? [] : [{ thread: 'gm', name: t.gm, seat: null, isThere: true }]),
    ...forces,
  ];
};
