/**
 * Reads a drafted force as sent: its form only; what is against the rules may be saved as a draft (SETUP-11).
 */
import { type DraftMech, type DraftPilot, type ForceDraft, PILOT_RANKS } from '../../../catalog';
import { gather, readName, type Result, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { MAX_NAME } from '../model';

/** More mechs than any budget that can be set buys. */
const MAX_MECHS = 500;
const MAX_PILOTS = 500;

const sent = (fields: Fields, name: string): boolean => fields.has(name) && fields.raw(name) !== null;

/** Null: none given. */
const optionalName = (fields: Fields): string | null => {
  if (!sent(fields, 'name')) return null;
  const name = readName(fields.raw('name'), MAX_NAME);
  if (name === null) fields.refuse('name', 'shape/not-a-name', { max: MAX_NAME });
  return name;
};

const readMech = (fields: Fields): DraftMech => ({
  design: fields.id<string>('design'),
  name: optionalName(fields),
  pilot: sent(fields, 'pilot') ? fields.integer('pilot', 0, MAX_PILOTS - 1) : null,
  hex: sent(fields, 'hex') ? fields.hex('hex') : null,
});

const readPilot = (fields: Fields): DraftPilot => {
  return { rank: fields.oneOf('rank', PILOT_RANKS), name: optionalName(fields) };
};

/**
 * `{ mechs: [{ design, name?, pilot?, hex? }], pilots: [{ rank, name? }] }`; a pilot is named by their place
 * in the list, from 0.
 */
export const readForce = (input: unknown): Result<ForceDraft, readonly Violation[]> => {
  const fields = new Fields(input);
  const inner: Violation[] = [];
  const reader =
    <T>(read: (fields: Fields) => T) =>
    (value: unknown, pointer: string): T => {
      const element = new Fields(value, pointer);
      const one = read(element);
      const whole = element.done(one);
      if (!whole.ok) gather(inner, whole.error);
      return one;
    };
  const draft = {
    mechs: fields.list('mechs', 0, MAX_MECHS, reader(readMech)),
    pilots: fields.list('pilots', 0, MAX_PILOTS, reader(readPilot)),
  };
  gather(fields.violations, inner);
  return fields.done(draft);
};
