/**
 * What would be right where a report contradicts its battle (CMB-8, TAC-6): said with the contradiction, so
 * that nobody has to guess.
 */
import type { Violation } from '../../../kernel';
import { PILOT_FATES, UNIT_FATES, type ReportUnit } from '../../model/battle';
import { DIRECTIONS } from '../../model/map';

type Value = string | number | null;

/**
 * For the field at the pointer of a contradiction: one of these values, or any figure from `min` to `max`.
 */
export type Right = { readonly values: readonly Value[] } | { readonly min: number; readonly max: number };

interface Field {
  readonly choices: readonly Value[];
  readonly valueIn: (told: ReportUnit) => Value;
  readonly put: (told: ReportUnit, value: Value) => ReportUnit;
}

/** Fields of a reported unit that have choices, by pointer within it. */
const FIELDS: Readonly<Record<string, Field>> = {
  '/fate': {
    choices: UNIT_FATES,
    valueIn: ({ fate }) => fate,
    put: (told, value) => ({ ...told, fate: value as ReportUnit['fate'] }),
  },
  '/edge': {
    choices: [...DIRECTIONS, null],
    valueIn: ({ edge }) => edge,
    put: (told, value) => ({ ...told, edge: value as ReportUnit['edge'] }),
  },
  '/pilot/fate': {
    choices: PILOT_FATES,
    valueIn: ({ pilot }) => pilot?.fate ?? null,
    put: (told, value) =>
      told.pilot === null
        ? told
        : { ...told, pilot: { ...told.pilot, fate: value as (typeof PILOT_FATES)[number] } },
  },
};

/** What another fate brings with it: the edge is asked for, or is not wanted any more. */
const FOLLOWS: ReadonlySet<string> = new Set(['battle/edge-missing', 'battle/edge-without-withdrawal']);

/**
 * The same violations; those of a field with choices say in `right` by which of them they go and no other
 * comes, or, where there is none, by which they go. `check`: what is wrong of a unit as it is told.
 */
export const withRight = (
  told: ReportUnit,
  check: (told: ReportUnit) => readonly Violation[],
): readonly Violation[] => {
  const found = check(told);
  const before = new Set(found.map(({ code }) => code));
  const tried = new Map<string, readonly { readonly value: Value; readonly codes: readonly string[] }[]>();
  const triesOf = (pointer: string, { choices, valueIn, put }: Field) => {
    const known = tried.get(pointer);
    if (known !== undefined) return known;
    const others = choices.filter((value) => value !== valueIn(told));
    const made = others.map((value) => ({ value, codes: check(put(told, value)).map(({ code }) => code) }));
    tried.set(pointer, made);
    return made;
  };
  return found.map((one) => {
    const field = FIELDS[one.pointer];
    if (field === undefined) return one;
    const gone = triesOf(one.pointer, field).filter(({ codes }) => !codes.includes(one.code));
    const sound = gone.filter(({ codes }) => codes.every((code) => before.has(code) || FOLLOWS.has(code)));
    const values = (sound.length > 0 ? sound : gone).map(({ value }) => value);
    return values.length === 0
      ? one
      : { ...one, params: { ...one.params, right: { values } satisfies Right } };
  });
};
