/**
 * What is open between records, answers and a battle (MM-4): questions with their possible answers, and
 * differences that somebody settles.
 */
import { canonicalJson, flatMap } from '../../../../kernel';
import { ALL, type Spoken } from './answers';

export type AnswerValue = string | number | null;

/** What a question can be about: where its answer stands is said by `answers.ts`. */
export const QUESTIONS = ['holder', 'turns', 'mines', 'building', 'fate', 'edge', 'pilot', 'record'] as const;
/**
 * Why it is asked. `impossible`: an answer is none of the possible ones; `contested`: answers contradict each
 * other.
 */
export const REASONS = ['nobody-answered', 'impossible', 'contested'] as const;

export interface Question {
  /** Where its answer stands in the answers document. */
  readonly pointer: string;
  readonly about: (typeof QUESTIONS)[number];
  /** Id of the unit, building or side that it is about; null: the battle. */
  readonly subject: string | null;
  readonly name: string | null;
  /** Possible answers; null: any figure from `min` to `max`. */
  readonly choices: readonly AnswerValue[] | null;
  readonly min: number | null;
  readonly max: number | null;
  /** What the records suggest; undefined in none, so null may be one: `hasProposal` tells. */
  readonly proposal: AnswerValue;
  readonly hasProposal: boolean;
  readonly why: (typeof REASONS)[number];
}

/** Where two records or two sides say different things. */
export interface Difference {
  /** Where the answer that settles it stands. */
  readonly pointer: string;
  readonly unit: string | null;
  /** What is told differently, field by field: pointers within a unit of a report. */
  readonly fields: readonly {
    readonly pointer: string;
    readonly said: readonly { readonly by: string | null; readonly value: unknown }[];
  }[];
}

interface Said {
  readonly by: string | null;
  readonly value: AnswerValue;
}

/** Of what was said, what can count: the game master's word before all others. */
const counted = (said: readonly Said[], possible: (value: AnswerValue) => boolean): readonly Said[] => {
  const decisive = said.filter(({ by }) => by === null);
  return (decisive.length > 0 ? decisive : said).filter(({ value }) => possible(value));
};

/**
 * The pointer to what is said of all units of which nothing of their own is said; of anything else its own.
 */
const generally = (pointer: string): string => pointer.replace(/^\/units\/[^/]*\//, `/units/${ALL}/`);

/** Asks and remembers what is open. */
export class OpenPoints {
  readonly questions: Question[] = [];
  readonly differences: Difference[] = [];

  constructor(private readonly spoken: readonly Spoken[]) {}

  /**
   * The answer; undefined while it is open, and then it is asked. `by`: whose answers count, of all when left
   * out.
   */
  ask(
    question: Pick<Question, 'pointer' | 'about' | 'subject' | 'name'> & {
      readonly choices?: readonly AnswerValue[];
      readonly min?: number;
      readonly max?: number;
      readonly proposal?: AnswerValue;
      /** Only what is said of it itself counts. */
      readonly own?: boolean;
    },
    by?: readonly (string | null)[],
  ): AnswerValue | undefined {
    const { pointer, choices = null, min = null, max = null, proposal } = question;
    const possible = (value: AnswerValue): boolean =>
      choices !== null
        ? choices.includes(value)
        : typeof value === 'number' && (min === null || value >= min) && (max === null || value <= max);
    const said = this.said(pointer).filter((one) => by === undefined || by.includes(one.by));
    const special = counted(said, possible);
    // What is said of this unit counts before what is said of all.
    const counting =
      said.length > 0 || question.own === true ? special : counted(this.said(generally(pointer)), possible);
    const [first] = counting;
    const contested = counting.some(({ value }) => value !== first?.value);
    if (first !== undefined && !contested) return first.value;
    this.questions.push({
      pointer,
      about: question.about,
      subject: question.subject,
      name: question.name,
      choices,
      min,
      max,
      proposal: proposal ?? null,
      hasProposal: proposal !== undefined,
      why: contested ? 'contested' : said.length > 0 ? 'impossible' : 'nobody-answered',
    });
    if (contested)
      this.differences.push({ pointer, unit: question.subject, fields: [{ pointer: '', said: counting }] });
    return undefined;
  }

  /** The answer where there is one that is possible and not contradicted; nothing is asked. */
  answered(pointer: string, choices: readonly AnswerValue[]): AnswerValue | undefined {
    const [first, ...others] = counted(this.said(pointer), (value) => choices.includes(value));
    return others.every(({ value }) => value === first?.value) ? first?.value : undefined;
  }

  /** What was answered, by whom. */
  said(pointer: string): readonly Said[] {
    return flatMap(this.spoken, ({ by, answers }) =>
      Object.hasOwn(answers, pointer) ? [{ by, value: answers[pointer] ?? null }] : [],
    );
  }
}

/**
 * The fields in which values differ, as pointers with what each says. Both are objects with the same meaning.
 */
export const fieldsThatDiffer = (
  told: readonly { readonly by: string | null; readonly value: Readonly<Record<string, unknown>> }[],
): Difference['fields'] => {
  // Nearly always all say the same in the same words: that is seen at once.
  const words = JSON.stringify(told[0]?.value);
  if (told.every(({ value }) => JSON.stringify(value) === words)) return [];
  const names = [...new Set(flatMap(told, ({ value }) => Object.keys(value)))].sort();
  return flatMap(names, (name) => {
    const said = told.map(({ by, value }) => ({ by, value: value[name] ?? null }));
    const [first] = said;
    return said.every(({ value }) => canonicalJson(value) === canonicalJson(first?.value ?? null))
      ? []
      : [{ pointer: `/${name}`, said }];
  });
};
