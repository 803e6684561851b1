/**
 * Checks flat bodies and queries against their class: every mistake at once, unknown properties too (400).
 * Runs after all guards.
 */
import { Injectable, type ArgumentMetadata, type PipeTransform, type Type } from '@nestjs/common';
import { getMetadataStorage, validateSync, type ValidationError } from 'class-validator';
import { misshapen } from '../../application/refusal';
import { memo, pointerTo, type Problem, violation, violationOf, type Violation } from '../../kernel';
import { ProblemError } from './problems/problem';

const UNTYPED: readonly unknown[] = [Object, String, Number, Boolean, Array, undefined];

/** The properties that a class declares by its decorators. */
const declared = memo((shape: Type): ReadonlySet<string> => {
  const metadata = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  return new Set(metadata.map((one) => one.propertyName));
});

function describe(error: ValidationError, prefix: string): Violation {
  const pointer = pointerTo(prefix, error.property);
  if (error.value === undefined) return violation('shape/missing', null, pointer);
  // Code and params were given together, by a decorator of `fields.ts`.
  const [code = 'shape/wrong-element'] = Object.keys(error.constraints ?? {});
  return violationOf({ code, params: error.contexts?.[code] ?? {} } as Problem, null, pointer);
}

/**
 * All violations of `value` against a class, with JSON pointers below `prefix`; or an instance with the
 * declared properties only.
 */
export function checkShape<T extends object>(
  shape: Type<T>,
  value: unknown,
  prefix = '',
): T | readonly Violation[] {
  const sent = value === undefined ? {} : value;
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent))
    return [violation('shape/not-an-object', null, prefix)];
  const known = declared(shape);
  const unknown = Object.keys(sent).filter((name) => !known.has(name));
  // Made without the constructor and from declared properties only: what a client sends cannot disturb the
  // validator.
  const instance = Object.create(shape.prototype as object) as T;
  for (const name of known)
    if (Object.hasOwn(sent, name))
      Object.assign(instance, { [name]: (sent as Record<string, unknown>)[name] });
  const errors =
    known.size === 0 ? [] : validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false });
  const violations = [
    ...errors.map((error) => describe(error, prefix)),
    ...unknown.map((name) => violation('shape/unknown-property', null, pointerTo(prefix, name))),
  ];
  return violations.length > 0 ? violations : instance;
}

@Injectable()
export class ShapePipe implements PipeTransform {
  transform(value: unknown, { type, metatype }: ArgumentMetadata): unknown {
    if ((type !== 'body' && type !== 'query') || UNTYPED.includes(metatype)) return value;
    const checked = checkShape(metatype as Type<object>, value, type === 'query' ? '/query' : '');
    if (Array.isArray(checked)) throw new ProblemError(misshapen(checked as readonly Violation[]));
    return checked;
  }
}

/** The body, or the query, of an operation that takes none. */
export class EmptyBody {
  readonly nothing?: never;
}
