/**
 * Decorators for the properties of flat bodies and queries (class-validator): each names the code and params
 * of its violation.
 */
import { ValidateBy, ValidateIf } from 'class-validator';
import { normalizeEmail } from '../../application/accounts/mails/email';
import { isPassword, PASSWORD_MAX, PASSWORD_MIN } from '../../application/accounts/password';
import { type ParamsGiven, type ProblemCode, readName } from '../../kernel';

/**
 * A property that must satisfy `valid`, or is refused with `code`. Absent, it is refused as missing unless
 * `@Optional()`.
 */
export const Field = <C extends ProblemCode>(
  code: C,
  valid: (value: unknown) => boolean,
  ...[params]: ParamsGiven<C>
): PropertyDecorator =>
  ValidateBy({ name: code, validator: { validate: valid } }, { message: code, context: params ?? {} });

/** The property may be left out; `null` is not leaving out. */
export const Optional = (): PropertyDecorator => ValidateIf((_body, value) => value !== undefined);

/** Text of min … max UTF-16 code units. */
export const TextField = (min: number, max: number): PropertyDecorator =>
  Field(
    'shape/not-a-string',
    (value) => typeof value === 'string' && value.length >= min && value.length <= max,
    { min, max },
  );

/**
 * A name that people see: 1 … max characters after trimming and NFC, without control or bidirectional
 * characters.
 */
export const NameField = (max: number): PropertyDecorator =>
  Field('shape/not-a-name', (value) => readName(value, max) !== null, { max });

export const EmailField = (): PropertyDecorator =>
  Field('shape/not-an-email', (value) => normalizeEmail(value) !== null);

export const PasswordField = (): PropertyDecorator =>
  Field('shape/not-a-password', isPassword, { min: PASSWORD_MIN, max: PASSWORD_MAX });

/** `true` or `false` as a query carries it. */
export const FlagField = (): PropertyDecorator =>
  Field('shape/not-a-boolean', (value) => value === 'true' || value === 'false');

/** A whole number in min … max as a query carries it. */
export const NumberField = (min: number, max: number): PropertyDecorator =>
  Field(
    'shape/not-an-integer',
    (value) =>
      typeof value === 'string' && /^-?\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max,
    {
      min,
      max,
    },
  );
