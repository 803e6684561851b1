/**
 * The questions that records leave open (MM-4), as sentences with their possible answers, in the reader's
 * language.
 */
import { capital, type Language } from '../../kernel';
import { BUILDING_NAMES, type BattleSetup } from '../../rules';
import type { AnswerValue, Question } from '../../tactical/engines/megamek';
import { reportValueName } from '../http/report-values';
import { de } from './record-questions.de';
import { en } from './record-questions.en';

const WORDS: Readonly<Record<Language, typeof en>> = { en, de };

/** A value to send, and what it means. */
interface PossibleAnswer {
  readonly value: AnswerValue;
  readonly text: string;
}

export interface AskedQuestion extends Question {
  /** A sentence; then which figures are possible, and why it is asked again. */
  readonly text: string;
  /** In the order of `choices`; null: any figure from `min` to `max`. */
  readonly answers: readonly PossibleAnswer[] | null;
}

/** How the reader calls a force; they are public. */
export type ForceName = (force: string) => string;

const sideName = (setup: BattleSetup, forceName: ForceName, side: string): string =>
  setup.sides
    .find((one) => one.side === side)
    ?.forces.map(forceName)
    .join(' & ') ?? side;

const subjectOf = (
  setup: BattleSetup,
  forceName: ForceName,
  { about, subject, name }: Question,
  language: Language,
): string => {
  const unit = setup.units.find(({ id }) => id === subject);
  if (unit !== undefined) return `${name ?? unit.name} (${forceName(unit.force)})`;
  const building = setup.buildings.find(({ id }) => id === subject);
  if (building !== undefined) return BUILDING_NAMES[building.type][language];
  return about === 'mines' && subject !== null ? sideName(setup, forceName, subject) : (name ?? '');
};

const valueText = (
  setup: BattleSetup,
  forceName: ForceName,
  about: Question['about'],
  value: AnswerValue,
  language: Language,
): string => {
  if (value === null && about === 'record') return WORDS[language].watcher;
  const isSide = value !== null && (about === 'holder' || about === 'record');
  return isSide
    ? sideName(setup, forceName, String(value))
    : capital(reportValueName(value, 'nobody', language));
};

export const askedIn =
  (setup: BattleSetup, forceName: ForceName, language: Language) =>
  (question: Question): AskedQuestion => {
    const words = WORDS[language];
    const { about, choices, min, max, why } = question;
    const sentences = [
      words.asked[about]({ name: subjectOf(setup, forceName, question, language) }),
      choices === null && min !== null && max !== null ? words.figures(min, max) : '',
      words.why[why],
    ];
    return {
      ...question,
      text: sentences.filter((one) => one !== '').join(' '),
      answers:
        choices?.map((value) => ({ value, text: valueText(setup, forceName, about, value, language) })) ??
        null,
    };
  };
