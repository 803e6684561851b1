/**
 * Who may do what in a running campaign: members only, and some things only the game master or a player with
 * a force.
 */
import { type CampaignId, err, ok, type Result, type UserId } from '../../kernel';
import { conflict, FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import type { Memberships } from '../setup/membership';
import type { Member } from './campaign-store';
import { audienceOf, type Access, type CampaignReader } from './reader';

/** `anyone`: every member; `player`: who plays a force; `fighter`: a player or the GM. */
export type Needed = 'anyone' | 'player' | 'gm' | 'fighter';

const NOT_STARTED = conflict('campaign/not-started', 'ROUND-1');

const mayAct = (member: Pick<Member, 'role' | 'force'>, needed: Needed): boolean => {
  const audience = audienceOf(member).kind;
  switch (needed) {
    case 'anyone':
      return true;
    case 'player':
      return audience === 'force';
    case 'gm':
      return audience === 'gm';
    case 'fighter':
      return audience !== 'observer';
  }
};

export class CampaignAccess {
  constructor(
    readonly reader: CampaignReader,
    private readonly memberships: Pick<Memberships, 'find'>,
  ) {}

  /** Not found for strangers, forbidden for other roles, a conflict in a campaign that has not begun. */
  async require(id: string, user: UserId, needed: Needed = 'anyone'): Promise<Result<Access, Refusal>> {
    const found = await this.reader.access(id.toLowerCase() as CampaignId, user);
    if (found.ok) return mayAct(found.value.member, needed) ? found : err(FORBIDDEN);
    const member = found.error.kind === 'not-found' ? await this.#inSetup(id, user) : null;
    if (member === null) return found;
    // Before the start a player has a seat and no force yet.
    const role = member.role === 'player' ? 'player' : null;
    return role === needed ||
      needed === 'anyone' ||
      mayAct(member, needed) ||
      (role !== null && needed === 'fighter')
      ? err(NOT_STARTED)
      : err(FORBIDDEN);
  }

  async #inSetup(id: string, user: UserId): Promise<Pick<Member, 'role' | 'force'> | null> {
    const membership = await this.memberships.find(id, user);
    return membership?.status === 'setup' ? membership : null;
  }
}

/** The same under the lock, where roles may have changed meanwhile. */
export const memberAmong = (
  members: readonly Member[],
  user: UserId,
  needed: Needed,
): Result<Member, Refusal> => {
  const member = members.find((one) => one.user === user);
  if (member === undefined) return err(NOT_FOUND);
  return mayAct(member, needed) ? ok(member) : err(FORBIDDEN);
};
