/** The mail with one notice, or with those of a day. */
import { type Both, formats } from '../../kernel';
import type { Letter, LetterPart } from '../mail/letter';
import { de } from './notice-words.de';
import { en, type NoticeMailWords } from './notice-words.en';
import type { NoticeDelivery, WordedNotice } from './ways';

const WORDS: Both<NoticeMailWords> = { en, de };

/** What it is about comes first: it is all that a list of mails shows. */
const titleOf = ({ campaign, title }: WordedNotice): string =>
  campaign === null ? title : `${campaign.name}: ${title}`;

/**
 * @param publicUrl where the page is; no slash at the end
 * @param stopUrl the page on which one says that no more are wanted
 */
export const noticeLetter = (
  { language, notices }: Pick<NoticeDelivery, 'language' | 'notices'>,
  publicUrl: string,
  stopUrl: string,
): Letter => {
  const t = WORDS[language];
  const [first] = notices;
  const alone = first !== undefined && notices.length === 1;
  const parts = notices.flatMap((notice): readonly LetterPart[] => [
    ...(alone ? [] : [{ kind: 'heading', text: titleOf(notice) } as const]),
    { kind: 'text', text: notice.body },
    { kind: 'link', label: t.open, url: `${publicUrl}${notice.path}` },
  ]);
  return {
    language,
    subject: alone ? titleOf(first) : t.several(formats[language].number(notices.length)),
    parts,
    why: t.why(publicUrl),
    unsubscribe: { label: t.stop, url: stopUrl },
  };
};
