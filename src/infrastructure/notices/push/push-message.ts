/** What the service worker of the page is told: short enough for one record. */
import { titleOf, titleOfSeveral } from '../../../application/notices/notice-letter';
import type { Language } from '../../../kernel';
import type { NoticeDelivery } from '../../../application/notices/ways';
import { MAX_PUSH_BYTES } from './encrypt-push';
import { topicOf } from './how-long';

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Absolute from the root of the server. */
  readonly path: string;
  /** Of two with the same tag a browser shows the later one alone. */
  readonly tag: string;
  readonly language: Language;
}

/** Of a digest the titles, and the list of notices. */
const messageOf = (delivery: NoticeDelivery): PushMessage => {
  const { language, notices } = delivery;
  const [first] = notices;
  if (first === undefined) throw new RangeError('a push is about at least one notice');
  const named = notices.map(titleOf);
  const words =
    notices.length === 1
      ? { title: named[0] ?? '', body: first.body, path: first.path }
      : { title: titleOfSeveral(language, notices.length), body: named.join('\n'), path: '/notices' };
  return { ...words, tag: topicOf(delivery), language };
};

const coded = (message: PushMessage): Buffer => Buffer.from(JSON.stringify(message));

/** In UTF-8. What is too long loses the end of its body. */
export const pushMessage = (delivery: NoticeDelivery): Buffer => {
  const message = messageOf(delivery);
  const signs = [...message.body];
  let whole = coded(message);
  while (whole.length > MAX_PUSH_BYTES && signs.length > 0) {
    signs.length = Math.floor(signs.length * 0.8);
    whole = coded({ ...message, body: `${signs.join('')}…` });
  }
  return whole;
};
