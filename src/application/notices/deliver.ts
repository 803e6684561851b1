/**
 * Sends notices that were taken: what is still true, in the words of its reader, and not in their quiet
 * hours.
 */
import type { CampaignId } from '../../kernel';
import { audienceNamed } from '../campaigns/feeds/feeds';
import {
  isNoticeKind,
  noticeOf,
  noticeWords,
  wordPost,
  type MatchFacts,
  type NoticeFacts,
  type Zones,
} from '../../rules';
import type { Settlement, TakenDelivery } from './outbox';
import { waitsUntil } from './times';
import { SEND_TIMEOUT_MS, type NoticeDelivery, type Way, type WayOutcome, type WordedNotice } from './ways';

/** A post for a chat room: about what is public, and for nobody alone. */
const wordedPost = (taken: TakenDelivery, facts: NoticeFacts | null): WordedNotice | null => {
  const { campaign, data, language, zone } = taken;
  if (campaign === null || facts === null) return null;
  const post = wordPost(taken, facts, language, zone, `/c/${campaign}`);
  if (post === null) return null;
  const round = post.kind === 'round-over' && 'round' in data ? { round: Number(data.round) } : {};
  const about = { id: campaign, name: taken.campaignName ?? '' };
  return { id: taken.notice, urgency: 'soon', campaign: about, ...post, ...round };
};

/** The match that a notice is about; null: none. */
export const matchIn = ({ kind, data }: Pick<TakenDelivery, 'kind' | 'data'>): string | null =>
  isNoticeKind(kind) && noticeOf(kind).stillTrueIn !== null && 'match' in data ? String(data.match) : null;

/**
 * Null: of a kind that this version does not know, or about what the person is not any more, or what is not
 * true any more.
 */
export const worded = (
  taken: TakenDelivery,
  facts: NoticeFacts | null,
  match: MatchFacts | null = null,
): WordedNotice | null => {
  if (taken.user === null) return wordedPost(taken, facts);
  const { kind, data, campaign, audience, presentAudience, language, zone } = taken;
  if (!isNoticeKind(kind)) return null;
  const notice = noticeOf(kind);
  if (campaign !== null) {
    if (facts === null || audience === null) return null;
    if (notice.people === 'present' && audience !== presentAudience) return null;
    if (!notice.stillTrue(data, facts, audienceNamed(audience))) return null;
  }
  if (notice.stillTrueIn !== null && (match === null || !notice.stillTrueIn(data, match, taken.user)))
    return null;
  return {
    id: taken.notice,
    kind,
    urgency: notice.urgency,
    campaign: campaign === null ? null : { id: campaign, name: taken.campaignName ?? '' },
    ...noticeWords(kind, data, language, zone),
    path: notice.path(data, campaign === null ? '/' : `/c/${campaign}`),
  };
};

const tooSlow = (ms: number): { readonly outcome: Promise<WayOutcome>; readonly cancel: () => void } => {
  let cancel = (): void => undefined;
  const outcome = new Promise<WayOutcome>((resolve) => {
    const timer = setTimeout(() => resolve({ end: 'again', error: 'too-slow' }), ms);
    cancel = () => clearTimeout(timer);
  });
  return { outcome, cancel };
};

const sendInTime = async (way: Way, delivery: NoticeDelivery, ms: number): Promise<WayOutcome> => {
  const late = tooSlow(ms);
  try {
    return await Promise.race([way.send(delivery), late.outcome]);
  } catch {
    return { end: 'again', error: 'failed' };
  } finally {
    late.cancel();
  }
};

/** What is sent in one go: one notice, or those of a digest. */
export interface Parcel {
  readonly taken: readonly TakenDelivery[];
  readonly notices: readonly WordedNotice[];
}

/** What is to be sent now, and what is not, with the reason. */
export interface Sorted {
  readonly parcels: readonly Parcel[];
  readonly kept: readonly { readonly taken: TakenDelivery; readonly end: Settlement }[];
}

/** What a digest holds goes to its endpoint together, and so does what was beyond the limit of an hour. */
export const sortTaken = (
  zones: Zones,
  all: readonly TakenDelivery[],
  facts: ReadonlyMap<CampaignId, NoticeFacts>,
  matches: ReadonlyMap<string, MatchFacts> = new Map(),
): Sorted => {
  const kept: { readonly taken: TakenDelivery; readonly end: Settlement }[] = [];
  const parcels = new Map<string, { readonly taken: TakenDelivery[]; readonly notices: WordedNotice[] }>();
  for (const taken of all) {
    const notice = worded(
      taken,
      taken.campaign === null ? null : (facts.get(taken.campaign) ?? null),
      matches.get(matchIn(taken) ?? '') ?? null,
    );
    const until = notice === null ? null : waitsUntil(zones, taken, notice.urgency, taken.made, taken.now);
    if (notice === null) kept.push({ taken, end: { end: 'untrue' } });
    else if (until !== null) kept.push({ taken, end: { end: 'later', until } });
    else {
      const name =
        taken.held || (taken.digestAt !== null && notice.urgency !== 'now')
          ? taken.endpoint
          : `${taken.notice}.${taken.endpoint}`;
      const parcel = parcels.get(name) ?? { taken: [], notices: [] };
      parcel.taken.push(taken);
      parcel.notices.push(notice);
      parcels.set(name, parcel);
    }
  }
  return { parcels: [...parcels.values()], kept };
};

/** The same for the same notices to the same endpoint. */
const keyOf = (taken: readonly TakenDelivery[]): string => {
  const [first, last] = [taken[0], taken.at(-1)];
  const notices = taken.length === 1 ? [first?.notice] : [first?.notice, last?.notice, String(taken.length)];
  return [...notices, first?.endpoint].join('.');
};

/** Never throws. */
export const sendParcel = async (
  way: Way,
  { taken, notices }: Parcel,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<Settlement> => {
  const [first] = taken;
  if (first === undefined) return { end: 'untrue' };
  const { endpoint, address, attempts, user, language, zone } = first;
  return sendInTime(
    way,
    {
      key: keyOf(taken),
      attempt: attempts,
      user,
      endpoint: { id: endpoint, address },
      language,
      zone,
      notices,
    },
    timeoutMs,
  );
};
