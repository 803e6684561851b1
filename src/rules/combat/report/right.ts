/**
 * What would be right where a report contradicts its battle (CMB-8, TAC-6): said with the contradiction, so
 * that nobody has to guess.
 */
import type { Right, RightValue, Violation } from '../../../kernel';
import { PILOT_FATES, UNIT_FATES, type ReportUnit } from '../../model/battle';
import { DIRECTIONS } from '../../model/map';

interface Field {
  readonly choices: readonly RightValue[];
  readonly valueIn: (told: ReportUnit) => RightValue;
  readonly put: (told: ReportUnit, value: RightValue) => ReportUnit;
}

/** `hits`: of the pilot before the battle; null: there was none. */
const pilotField = (hits: number | null): Field => ({
  choices: hits === null ? [null] : PILOT_FATES.map((fate) => ({ hits, fate })),
  // What is sent has a form of its own: none of the choices is that very value.
  valueIn: () => '',
  put: (told, value) => ({ ...told, pilot: value as ReportUnit['pilot'] }),
});

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

interface Tried {
  /** By which the contradiction goes and no other comes. */
  readonly sound: readonly RightValue[];
  /** By which it goes. */
  readonly gone: readonly RightValue[];
}

/**
 * The same violations, each with `right`: the values of its field by which it goes and no other comes. Where
 * there is none, the fate of the unit may be what is wrong: then the pointer leads there. At last it is the
 * values by which it goes. `hits`: of the pilot before the battle, null: there was none; `check`: what is
 * wrong of a unit as it is told.
 */
export const withRight = (
  told: ReportUnit,
  hits: number | null,
  check: (told: ReportUnit) => readonly Violation[],
): readonly Violation[] => {
  const found = check(told);
  if (found.length === 0) return found;
  const before = new Set(found.map(({ code }) => code));
  const fields = { ...FIELDS, '/pilot': pilotField(hits) };
  const fieldAt = (pointer: string): Field | undefined =>
    Object.hasOwn(fields, pointer) ? fields[pointer as keyof typeof fields] : undefined;
  const made = new Map<
    string,
    readonly { readonly value: RightValue; readonly codes: readonly string[] }[]
  >();
  const triesAt = (pointer: string, { choices, valueIn, put }: Field) => {
    const known = made.get(pointer);
    if (known !== undefined) return known;
    const others = choices.filter((value) => value !== valueIn(told));
    const now = others.map((value) => ({ value, codes: check(put(told, value)).map(({ code }) => code) }));
    made.set(pointer, now);
    return now;
  };
  const tried = (code: string, pointer: string): Tried => {
    const field = fieldAt(pointer);
    if (field === undefined) return { sound: [], gone: [] };
    const gone = triesAt(pointer, field).filter(({ codes }) => !codes.includes(code));
    const mayCome = (one: string): boolean => before.has(one) || (pointer === '/fate' && FOLLOWS.has(one));
    const sound = gone.filter(({ codes }) => codes.every(mayCome));
    return { sound: sound.map(({ value }) => value), gone: gone.map(({ value }) => value) };
  };
  return found.map((one) => {
    if (fieldAt(one.pointer) === undefined) return one;
    const here = tried(one.code, one.pointer);
    const fate = here.sound.length > 0 ? { sound: [] } : tried(one.code, '/fate');
    const [pointer, values] =
      fate.sound.length > 0
        ? ['/fate', fate.sound]
        : [one.pointer, here.sound.length > 0 ? here.sound : here.gone];
    if (values.length === 0) return one;
    return { ...one, pointer, params: { ...one.params, right: { values } satisfies Right } };
  });
};
