/**
 * What a campaign is told of links for new passwords: a GM makes one for somebody who plays, and they may
 * refuse it.
 */
import { type ForceId, type UserId, violation, type Violation } from '../../../kernel';
import type { Instant } from '../../model/state';
import type { Resolution } from '../../resolution';

export interface LinkedMember {
  readonly user: UserId;
  readonly name: string;
  /** Null: they do not play. */
  readonly force: ForceId | null;
}

/**
 * Only while the war lasts, and for those who play in it: whoever only watches, or leads, has nothing here
 * that waits for them.
 */
export const decideResetLink = (
  resolution: Resolution,
  { user, name, force }: LinkedMember,
  worksFrom: Instant,
): readonly Violation[] => {
  if (resolution.state.campaign.status === 'finished') return [violation('gm/campaign-finished', null, '')];
  if (force === null) return [violation('gm/reset-link-for-players', null, '')];
  resolution.emit({ type: 'reset-link-made', data: { user, name, force, worksFrom } });
  return [];
};

export const tellResetLinkRefused = (resolution: Resolution, { user, name, force }: LinkedMember): void =>
  resolution.emit({ type: 'reset-link-refused', data: { user, name, force } });
