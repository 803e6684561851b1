/** What texts of notices are made with: the reader's language, and times in the reader's zone. */
import { formats, type Formats, type Language } from '../../kernel';
import { phaseName, stepName } from '../model/names';

export interface NoticeSay extends Pick<Formats, 'number' | 'list' | 'count' | 'plural'> {
  /** Of an ISO time, in the reader's zone. */
  time(iso: string): string;
  /** The name of a phase; of combat that of its step. */
  phaseOrStep(phase: string, step: string | null): string;
}

/** A title of at most some 60 characters, and a sentence or two. Both are plain text. */
export interface NoticeWords {
  readonly title: string;
  readonly body: string;
}

export type NoticeText<D> = (data: D, say: NoticeSay) => NoticeWords;

/** `zone`: an IANA name, such as `Europe/Berlin`. */
export const noticeSay = (language: Language, zone: string): NoticeSay => {
  const { number, list, count, plural, timeIn } = formats[language];
  return {
    ...{ number, list, count, plural },
    time: (iso) => timeIn(iso, zone),
    phaseOrStep: (phase, step) => (step === null ? phaseName(phase, language) : stepName(step, language)),
  };
};
