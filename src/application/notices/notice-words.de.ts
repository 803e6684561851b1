/** The words of mails with notices, beside those of the notices: in German. */
import type { NoticeMailWords } from './notice-words.en';

export const de: NoticeMailWords = {
  several: (count) => `${count} Hinweise`,
  open: 'Öffnen',
  why: (server) => `Gesendet von ${server}, weil du diese Adresse für dein Konto bestätigt hast.`,
  stop: 'Keine solchen Mails mehr',
};
