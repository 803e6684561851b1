/** Sends one notice that was taken: if it is still true, in the words of its reader. */
import { audienceNamed } from '../campaigns/feeds';
import { isNoticeKind, noticeOf, noticeWords, type NoticeFacts } from '../../rules';
import type { Settlement, TakenDelivery } from './outbox';
import { SEND_TIMEOUT_MS, type NoticeDelivery, type Way, type WayOutcome, type WordedNotice } from './ways';

/** Null: of a kind that this version does not know, or about what the person is not any more, or what is not true any more. */
export const worded = (taken: TakenDelivery, facts: NoticeFacts | null): WordedNotice | null => {
  const { kind, data, campaign, audience, presentAudience, language, zone } = taken;
  if (!isNoticeKind(kind)) return null;
  const notice = noticeOf(kind);
  if (campaign !== null) {
    if (facts === null || audience === null) return null;
    if (notice.people === 'present' && audience !== presentAudience) return null;
    if (!notice.stillTrue(data, facts, audienceNamed(audience))) return null;
  }
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

/** Never throws. */
export const deliverNotice = async (
  way: Way,
  taken: TakenDelivery,
  facts: NoticeFacts | null,
  timeoutMs: number = SEND_TIMEOUT_MS,
): Promise<Settlement> => {
  const notice = worded(taken, facts);
  if (notice === null) return { end: 'untrue' };
  const { notice: id, endpoint, address, attempts, user, language, zone } = taken;
  const key = `${id}.${endpoint}`;
  return sendInTime(way, { key, attempt: attempts, user, endpoint: { id: endpoint, address }, language, zone, notices: [notice] }, timeoutMs);
};
