/** A setup of any game system, made from the parts of its form; and to which part a refusal belongs. Pure. */
import type { Schemas } from '../api/client';

export type FormPart = Schemas['GameSystemFormPart'];
export type SystemInfo = Schemas['GameSystem'];
type Violation = Schemas['Violation'];

/** A part that is not chosen is left out, and the system's own word counts. */
export type Values = Readonly<Record<string, unknown>>;

/** What every part of a form gets. */
export interface PartProps {
  readonly part: FormPart;
  readonly value: unknown;
  readonly wrong: readonly Violation[];
  readonly onChange: (value: unknown) => void;
}

type Json = Record<string, unknown> | unknown[];

const isIndex = (step: string): boolean => /^\d+$/.test(step);

/** Puts a value at a pointer without its first slash; lists and objects on the way are made. */
const put = (root: Json, part: string, value: unknown): void => {
  const steps = part.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  let at = root as Record<string, unknown>;
  steps.forEach((step, index) => {
    const next = steps[index + 1];
    if (next === undefined) at[step] = value;
    else at = (at[step] ??= isIndex(next) ? [] : {}) as Record<string, unknown>;
  });
};

const isSent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

export function setupOf(values: Values): Record<string, unknown> {
  const setup: Record<string, unknown> = {};
  for (const [part, value] of Object.entries(values)) if (isSent(value)) put(setup, part, value);
  return setup;
}

type Schema = Readonly<Record<string, unknown>>;

/** A system may take several kinds of setups. */
const kindsOf = (schema: unknown): readonly Schema[] => {
  const { anyOf, oneOf } = (schema ?? {}) as { anyOf?: readonly unknown[]; oneOf?: readonly unknown[] };
  const kinds = anyOf ?? oneOf;
  return kinds === undefined ? (schema === undefined ? [] : [schema as Schema]) : kinds.flatMap(kindsOf);
};
const below = (schemas: readonly Schema[], step: string): readonly Schema[] =>
  schemas.flatMap(({ properties, items }) =>
    kindsOf(isIndex(step) ? items : (properties as Schema | undefined)?.[step]),
  );

/** What the schema of the system says of a part, first of the first kind; undefined: nothing. */
export const schemaAt = (system: Pick<SystemInfo, 'schema'>, part: string): Schema | undefined =>
  part.split('/').reduce(below, kindsOf(system.schema))[0];

/** Whether a force is a list of designs by their ids; else it is `{ card, count }[]`. */
export const isListOfIds = (system: Pick<SystemInfo, 'schema'>, part: string): boolean =>
  (schemaAt(system, part)?.['items'] as Schema | undefined)?.['type'] === 'string';

/** Tempos of which one can be chosen (MAT-6); none: the system knows one. */
export const temposOf = (system: Pick<SystemInfo, 'schema'>): readonly string[] =>
  (schemaAt(system, 'tempo')?.['enum'] as readonly string[] | undefined) ?? [];

/** With what the form begins: the first of what must be one, and forces that are empty, which is refused there. */
export const firstValues = ({ form }: Pick<SystemInfo, 'form'>): Values => {
  const values: Record<string, unknown> = {};
  for (const { part, kind, from, least } of form)
    if (kind === 'force') values[part] = [];
    else if (kind === 'one-of' && (least ?? 0) > 0) values[part] = from?.[0]?.id;
  return values;
};

/** Seats that a form fills by itself; at least as many as the system needs. */
export const seatCount = ({ form, seats }: Pick<SystemInfo, 'form' | 'seats'>): number =>
  Math.max(seats.least, new Set(form.flatMap(({ kind, seat }) => (kind === 'force' ? [seat] : []))).size);

/** Those at this place of the request or below it. */
export const violationsAt = (all: readonly Violation[], place: string): readonly Violation[] =>
  all.filter(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`));

/** Those that no place takes. */
export const otherViolations = (
  all: readonly Violation[],
  places: readonly string[],
): readonly Violation[] => {
  const taken = new Set(places.flatMap((place) => violationsAt(all, place)));
  return all.filter((one) => !taken.has(one));
};
