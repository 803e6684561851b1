/**
 * Who is in a campaign: names and roles for everybody in it, and when they were last there for the game
 * master.
 */
import { isoTime, type UserId } from '../../kernel';
import type { Page } from '../page';
import type { SetupPorts } from './ports';
import type { Membership } from './membership';

export interface MemberShape {
  readonly user: { readonly id: string; readonly displayName: string };
  readonly role: 'gm' | 'player' | 'observer';
  readonly force: string | null;
  readonly joinedAt: string;
  readonly lastSeen: string | null;
}

/** By their ids, so that nobody is left out who changes places between two pages. */
export const listMembers =
  ({ store }: SetupPorts) =>
  async (
    { campaign, role: asking }: Pick<Membership, 'campaign' | 'role'>,
    after: string | null,
    limit: number,
  ): Promise<Page<MemberShape>> => {
    const found = await store.members(campaign, after as UserId | null, limit + 1);
    const items = found
      .slice(0, limit)
      .map(({ user, displayName, role, force, joinedAt, lastSeen }): MemberShape => ({
        user: { id: user, displayName },
        role,
        force,
        joinedAt: isoTime(joinedAt),
        lastSeen: asking !== 'gm' || lastSeen === null ? null : isoTime(lastSeen),
      }));
    return { items, next: found.length > limit ? (items.at(-1)?.user.id ?? null) : null };
  };
