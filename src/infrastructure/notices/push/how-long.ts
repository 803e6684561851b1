/** How a push is to be treated on its way, by what it tells of (RFC 8030: TTL, Urgency, Topic). */
import { createHash } from 'node:crypto';
import type { NoticeDelivery, WordedNotice } from '../../../application/notices/ways';

const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Signs of base64url that a topic can have. */
const TOPIC_SIGNS = 32;

/** So long a service keeps it for a device that is off: what is about a deadline is soon out of date. */
const KEPT_SECONDS: Partial<Readonly<Record<WordedNotice['kind'], number>>> = {
  'deadline-near': 6 * HOUR,
  'reset-link-made': 3 * DAY,
  'seat-taken-over': 3 * DAY,
  'seat-lost': 3 * DAY,
  'campaign-over': 3 * DAY,
};

/** Of these a later one of the same campaign says all that an earlier one did. */
const REPLACED: ReadonlySet<WordedNotice['kind']> = new Set([
  'phase-open',
  'others-ready',
  'deadline-near',
  'nudged',
  'players-late',
]);

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, TOPIC_SIGNS);

/** In seconds; of several notices the longest. */
export const keptSeconds = (notices: readonly WordedNotice[]): number =>
  Math.max(...notices.map(({ kind }) => KEPT_SECONDS[kind] ?? DAY));

/** `now` wakes a device that saves power; what can wait does not. */
export const urgencyOf = (notices: readonly WordedNotice[]): 'high' | 'normal' | 'low' => {
  if (notices.some(({ urgency }) => urgency === 'now')) return 'high';
  return notices.every(({ urgency }) => urgency === 'later') ? 'low' : 'normal';
};

/**
 * The same for the same delivery, so that a second attempt takes the place of the first; and where a later
 * notice says all, the same for both.
 */
export const topicOf = ({ key, notices }: NoticeDelivery): string => {
  const [first] = notices;
  return first !== undefined && notices.length === 1 && REPLACED.has(first.kind)
    ? hashOf(`${first.kind}.${first.campaign?.id ?? ''}`)
    : hashOf(key);
};
