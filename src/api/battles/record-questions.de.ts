/** The same in German. */
import { formats } from '../../kernel';
import type { en } from './record-questions.en';

const { number } = formats.de;

export const de: typeof en = {
  asked: {
    holder: () => 'Wer hält das Feld?',
    turns: () => 'Wie viele Züge wurden gespielt?',
    mines: ({ name }) => `Wie viele Minen hat ${name} verbraucht?`,
    building: ({ name }) => `Wie viele CP hat dieses Gebäude noch: ${name}?`,
    fate: ({ name }) => `Was ist aus ${name} geworden?`,
    edge: ({ name }) => `Über welchen Rand hat sich ${name} zurückgezogen?`,
    pilot: ({ name }) => `Was ist aus ${name} geworden?`,
    record: ({ name }) => `Die Berichte sagen Verschiedenes über ${name}. Wessen Bericht zählt?`,
  },
  why: {
    'nobody-answered': '',
    impossible: 'Die gegebene Antwort ist nicht möglich.',
    contested: 'Die gegebenen Antworten widersprechen sich.',
  },
  figures: (min, max) => `Eine Zahl von ${number(min)} bis ${number(max)}.`,
  watcher: 'Jemand, der nur zugesehen hat',
};
