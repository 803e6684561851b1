/** Reading a running campaign as one of its members: who asks, and what they know. */
import { type CampaignId, err, type ForceId, isUuid, ok, type Result, type UserId } from '../../kernel';
import { knowledgeOf, type Audience, type Knowledge } from '../../rules';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import { feedName } from './feeds/feeds';
import type { LoadedCampaign, Member, CampaignStates } from './campaign-store';

/** A member who asks, with the campaign as it was read for them. */
export interface Access {
  readonly id: CampaignId;
  readonly campaign: LoadedCampaign;
  readonly member: Member;
  readonly audience: Audience;
}

/** A member without a force (its seat was taken from them) sees what an observer sees. */
export const audienceOf = ({ role, force }: Pick<Member, 'role' | 'force'>): Audience => {
  if (role === 'gm') return { kind: 'gm' };
  return force === null ? { kind: 'observer' } : { kind: 'force', force };
};

export class CampaignReader {
  constructor(private readonly store: CampaignStates) {}

  /**
   * Missing and invisible are one answer. One statement when the campaign is in the cache, as far as the user
   * may know it.
   */
  async access(id: CampaignId, user: UserId): Promise<Result<Access, Refusal>> {
    const campaign = isUuid(id) ? await this.store.readAs(id, user) : null;
    return campaign === null ? err(NOT_FOUND) : this.accessTo(id, campaign, user);
  }

  /**
   * The same for a campaign that one has already; see `CampaignStates.peek` for what may be done with an old
   * one.
   */
  accessTo(id: CampaignId, campaign: LoadedCampaign, user: UserId): Result<Access, Refusal> {
    const member = campaign.members.find((one) => one.user === user) ?? null;
    return member === null ? err(NOT_FOUND) : ok({ id, campaign, member, audience: audienceOf(member) });
  }

  /**
   * The audience that is asked for: one's own, or a force's or the GM's (`gm`), for which only the GM may ask
   * before the end.
   */
  audience({ audience, campaign }: Access, as: ForceId | 'gm' | null): Result<Audience, Refusal> {
    if (as === null) return ok(audience);
    const open = audience.kind === 'gm' || campaign.state.campaign.status === 'finished';
    if (!open) return audience.kind === 'force' && audience.force === as ? ok(audience) : err(FORBIDDEN);
    if (as === 'gm') return ok({ kind: 'gm' });
    return Object.hasOwn(campaign.state.forces, as) ? ok({ kind: 'force', force: as }) : err(NOT_FOUND);
  }

  /** What an audience knows at this version; made once for a version of the audience. */
  knowledge({ state, catalog, known }: LoadedCampaign, audience: Audience): Knowledge {
    const name = feedName(audience);
    const made = known.get(name) ?? knowledgeOf(state, catalog, audience);
    known.set(name, made);
    return made;
  }
}
