/** The questions that records leave open (MM-4), and their possible answers: in English. */
import { formats } from '../../kernel';

/** What a question is about. `name`: of the unit with its force, the pilot, the building or the side. */
export interface Subject {
  readonly name: string;
}

const { number } = formats.en;

export const en = {
  asked: {
    holder: () => 'Who holds the field?',
    turns: () => 'How many turns were fought?',
    mines: ({ name }: Subject) => `How many mines did ${name} use?`,
    building: ({ name }: Subject) => `How many CP does this building have left: ${name}?`,
    fate: ({ name }: Subject) => `What became of ${name}?`,
    edge: ({ name }: Subject) => `Over which edge did ${name} withdraw?`,
    pilot: ({ name }: Subject) => `What became of ${name}?`,
    record: ({ name }: Subject) => `The records tell different things of ${name}. Whose record counts?`,
  },
  why: {
    'nobody-answered': '',
    impossible: 'The answer that was given is not possible.',
    contested: 'The answers that were given contradict each other.',
  },
  figures: (min: number, max: number) => `A figure from ${number(min)} to ${number(max)}.`,
  watcher: 'Somebody who only watched',
};
