/**
 * Answers to what records leave open (MM-4): each speaker's own, as pointers into the answers document with
 * their values.
 */
import {
  dictionary,
  flatMap,
  ok,
  type PlainCode,
  REMOVE,
  type Result,
  violation,
  type Violation,
} from '../../../../kernel';
import { unknownPart } from '../../../../rules';
import type { BattleSetup } from '../../../contract';

/**
 * By pointer: `/holder`, `/turns`, `/mines/A`, `/buildings/…`, `/units/…/fate`, `/units/…/edge`,
 * `/units/…/pilot`, `/units/…/record`. `/units/*` stands for all units of which nothing of their own is said.
 */
export type Answers = Readonly<Record<string, string | number | null>>;

/** Who answers: a side, or the game master (null), whose word counts before all others. */
export interface Spoken {
  readonly by: string | null;
  readonly answers: Answers;
}

/** More than the largest battle has questions. */
const MAX = 2_000;
const LONGEST = 100;
/** How deep values lie below each name of the document. */
const DEPTH: Readonly<Record<string, number>> = { holder: 0, turns: 0, mines: 1, buildings: 1, units: 2 };
const OF_UNITS: readonly string[] = ['fate', 'edge', 'pilot', 'record'];

/** In place of a unit's id: all of them. */
export const ALL = '*';

const escaped = (name: string): string => name.slice(0, LONGEST).replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer to an answer. */
export const answerTo = (...names: readonly string[]): string =>
  names.map((name) => `/${escaped(name)}`).join('');

const isDocument = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The answers of a document, as it was sent. Whether they are possible answers is seen when they are needed.
 */
export const parseAnswers = (input: unknown): Result<Answers, readonly Violation[]> => {
  const answers = dictionary<string | number | null>();
  const violations: Violation[] = [];
  const refuse = (code: PlainCode, pointer: string): void => {
    if (violations.length < 20) violations.push(violation(code, null, pointer));
  };
  const walk = (value: unknown, pointer: string, depth: number): void => {
    if (depth === 0) {
      const text = typeof value === 'string' && value.length <= LONGEST;
      if (!text && value !== null && !Number.isSafeInteger(value))
        return refuse('shape/not-an-answer', pointer);
      answers[pointer] = value as string | number | null;
      return;
    }
    if (!isDocument(value)) return refuse('shape/not-an-object', pointer);
    for (const [name, inner] of Object.entries(value)) {
      const at = `${pointer}/${escaped(name)}`;
      const known = pointer !== '' || Object.hasOwn(DEPTH, name);
      const ofUnit = depth !== 1 || !pointer.startsWith('/units/') || OF_UNITS.includes(name);
      if (!known || !ofUnit) refuse('shape/unknown-property', at);
      else walk(inner, at, pointer === '' ? (DEPTH[name] ?? 0) : depth - 1);
    }
  };
  walk(input, '', 3);
  if (Object.keys(answers).length > MAX) refuse('shape/too-many', '');
  return violations.length > 0 ? { ok: false, error: violations } : ok(answers);
};

/**
 * Answers about units and buildings that the battle has not: a slip that would otherwise count for nothing,
 * unseen.
 */
export const strangersIn = ({ units, buildings }: BattleSetup, answers: Answers): readonly Violation[] => {
  const known = new Set([
    answerTo('units', ALL),
    ...units.map(({ id }) => answerTo('units', id)),
    ...buildings.map(({ id }) => answerTo('buildings', id)),
  ]);
  const about = new Set(
    flatMap(Object.keys(answers), (pointer) => /^\/(?:units|buildings)\/[^/]*/.exec(pointer) ?? []),
  );
  return [...about]
    .filter((pointer) => !known.has(pointer))
    .map((pointer) => {
      const what = pointer.startsWith('/units/') ? 'unit' : 'building';
      return unknownPart(what, pointer.slice(`/${what}s/`.length), pointer, REMOVE);
    });
};
