/** The mail with one notice, or with those of a day. */
import { type Both, formats, type Language } from '../../kernel';
import type { Letter, LetterPart } from '../mail/letter';
import { de } from './notice-words.de';
import { en, type NoticeMailWords } from './notice-words.en';
import type { NoticeDelivery, WordedNotice } from './ways';

const WORDS: Both<NoticeMailWords> = { en, de };

/** What it is about comes first: it is all that a list of mails or a push shows. */
export const titleOf = ({ campaign, title }: WordedNotice): string =>
  campaign === null ? title : `${campaign.name}: ${title}`;

/** Of several notices together: how many they are. */
export const titleOfSeveral = (language: Language, count: number): string =>
  WORDS[language].several(formats[language].number(count));

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
    subject: alone ? titleOf(first) : titleOfSeveral(language, notices.length),
    parts,
    why: t.why(publicUrl),
    unsubscribe: { label: t.stop, url: stopUrl },
  };
};
