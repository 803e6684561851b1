/** Reading a running campaign as one of its members: who asks, what he knows, and the bytes that he gets. */
import { type CampaignId, err, type ForceId, isUuid, ok, type Result, type UserId } from '../../kernel';
import { knowledgeOf, optionsOf, rulesetOf, viewOf, type Audience, type Knowledge } from '../../rules';
import { etagOf } from '../etag';
import { FORBIDDEN, NOT_FOUND, type Refusal } from '../refusal';
import { versionFor } from './audience-versions';
import { feedName, type Feeds } from './feeds';
import type { LoadedCampaign, Member, CampaignStates } from './campaign-store';

/** A member who asks, with the campaign as it was read for him. */
export interface Access {
  readonly id: CampaignId;
  readonly campaign: LoadedCampaign;
  readonly member: Member;
  readonly audience: Audience;
}

/** An answer as bytes, with the strong ETag over them. */
export interface Answer {
  readonly body: Buffer;
  readonly etag: string;
}

export const answerOf = (value: unknown): Answer => {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: etagOf(body) };
};

/** A member without a force (its seat was taken from him) sees what an observer sees. */
export const audienceOf = ({ role, force }: Pick<Member, 'role' | 'force'>): Audience => {
  if (role === 'gm') return { kind: 'gm' };
  return force === null ? { kind: 'observer' } : { kind: 'force', force };
};

/** A cache with a bound, as the infrastructure gives it. */
export interface Cache<V> {
  get(key: string): V | null;
  set(key: string, value: V, bytes: number): void;
}

export class CampaignReader {
  /** Numbers of catalogues: an import changes a campaign's without a new version of the campaign. */
  readonly #catalogs = new WeakMap<object, number>();
  #catalogCount = 0;

  constructor(
    private readonly store: CampaignStates & Feeds,
    private readonly answers: Cache<Answer>,
  ) {}

  /** Missing and invisible are one answer. One statement when the campaign is in the cache, as far as the user may know it. */
  async access(id: CampaignId, user: UserId): Promise<Result<Access, Refusal>> {
    const campaign = isUuid(id) ? await this.store.readAs(id, user) : null;
    return campaign === null ? err(NOT_FOUND) : this.accessTo(id, campaign, user);
  }

  /** The same for a campaign that one has already; see `CampaignStates.peek` for what may be done with an old one. */
  accessTo(id: CampaignId, campaign: LoadedCampaign, user: UserId): Result<Access, Refusal> {
    const member = campaign.members.find((one) => one.user === user) ?? null;
    return member === null ? err(NOT_FOUND) : ok({ id, campaign, member, audience: audienceOf(member) });
  }

  /** The audience that is asked for: one's own, or a force's or the GM's (`gm`), for which only the GM may ask before the end. */
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

  /** The view (SIGHT-4) as bytes; null: the campaign has moved on meanwhile, read it again. */
  async view({ id, campaign }: Access, audience: Audience): Promise<Answer | null> {
    const feed = feedName(audience);
    const key = `${id}|${versionFor(campaign.audiences, feed)}|${campaign.readyRevision}|${feed}`;
    const cached = this.answers.get(key);
    if (cached !== null) return cached;
    const marks = await this.store.readMarks(id, campaign, audience);
    if (marks === null) return null;
    const ready = Object.fromEntries(marks.ready.map((force) => [force, true]));
    const extras = { seq: marks.feeds[feed] ?? 0, ready };
    const answer = answerOf(viewOf(this.knowledge(campaign, audience), campaign.catalog, extras));
    this.answers.set(key, answer, answer.body.length);
    return answer;
  }

  /** The legal orders of the open phase (ROUND-3) as bytes; made once a version. */
  options({ id, campaign }: Access, audience: Audience): Answer {
    const { state, catalog, audiences } = campaign;
    // What a campaign keeps in the place of newer designs changes for all at once; what others draw up is not among these.
    const number = this.#catalogs.get(catalog.mechs) ?? (this.#catalogCount += 1);
    this.#catalogs.set(catalog.mechs, number);
    const feed = feedName(audience);
    const key = `${id}|${versionFor(audiences, feed)}|options|${number}|${feed}`;
    const cached = this.answers.get(key);
    if (cached !== null) return cached;
    const answer = answerOf(optionsOf(rulesetOf(state.campaign.ruleset), catalog, this.knowledge(campaign, audience)));
    this.answers.set(key, answer, answer.body.length);
    return answer;
  }
}
