/** Reading the form of a mech's condition as sent; whether it fits a design is checked later. */
import { type AmmunitionLeft, type Condition, type Location, LOCATIONS, type SlotDamage } from '../../../catalog';
import { gather, LEFT_OUT, pointerTo, violation, type Violation } from '../../../kernel';
import type { Shape } from '../../../kernel/shape';
import { Fields } from '../../orders/fields';

/** More entries than any mech has slots. */
const MAX_ENTRIES = 150;
const MAX_POINTS = 1000;

const isLocation = (value: unknown): value is Location => LOCATIONS.some((location) => location === value);

const readPoints = (value: unknown, pointer: string, found: Violation[]): Record<string, number> => {
  const points: Record<string, number> = {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    found.push(violation('shape/not-an-object', null, pointer));
    return points;
  }
  const entries = Object.entries(value);
  if (entries.length > MAX_ENTRIES) found.push(violation('shape/list-length', null, pointer, { min: 0, max: MAX_ENTRIES }));
  for (const [location, left] of entries.slice(0, MAX_ENTRIES)) {
    if (typeof left === 'number' && Number.isSafeInteger(left) && left >= 0 && left <= MAX_POINTS) points[location] = left;
    else
      found.push(
        violation('shape/not-an-integer', null, pointerTo(pointer, location, 40), {
          min: 0,
          max: MAX_POINTS,
        }),
      );
  }
  return points;
};

const readLocation = (fields: Fields): Location => {
  const value = fields.raw('location');
  if (isLocation(value)) return value;
  fields.refuse('location', 'shape/not-a-location', { locations: LOCATIONS });
  return 'CT';
};

const entry = <T>(value: unknown, pointer: string, found: Violation[], read: (fields: Fields) => T): T => {
  const fields = new Fields(value, pointer);
  const one = read(fields);
  const done = fields.done(one);
  if (!done.ok) gather(found, done.error);
  return one;
};

/** A condition without locations that there are not; mistakes of form go to `found`, their pointers behind `pointer`. */
export const readCondition = (value: unknown, pointer: string, found: Violation[]): Condition => {
  const fields = new Fields(value, pointer);
  const armor = readPoints(fields.raw('armor'), `${pointer}/armor`, found);
  const structure = readPoints(fields.raw('structure'), `${pointer}/structure`, found);
  const slots = fields.list<SlotDamage>('slots', 0, MAX_ENTRIES, (one, at) =>
    entry(one, at, found, (slot) => {
      const state = slot.raw('state');
      if (state !== 'hit' && state !== 'destroyed') slot.refuse('state', 'shape/not-a-choice', { choices: ['hit', 'destroyed'] });
      return { location: readLocation(slot), slot: slot.integer('slot', 1, 12), state: state === 'destroyed' ? 'destroyed' : 'hit' };
    }),
  );
  const ammunition = fields.list<AmmunitionLeft>('ammunition', 0, MAX_ENTRIES, (one, at) =>
    entry(one, at, found, (bin) => ({ location: readLocation(bin), slot: bin.integer('slot', 1, 12), shots: bin.integer('shots', 0, MAX_POINTS) })),
  );
  const done = fields.done(null);
  if (!done.ok) gather(found, done.error);
  return { armor, structure, slots, ammunition };
};

/** The same as a shape. */
export const condition: Shape<Condition> = {
  form: { kind: 'value', about: 'condition' },
  schema: { $ref: '#/components/schemas/Condition' },
  read: (value, mistakes) => {
    const found: Violation[] = [];
    const read = readCondition(value, '', found);
    for (const { code, pointer, params } of found) {
      if (code === LEFT_OUT) mistakes.addUntold(Number(params['count']));
      else mistakes.add(code, pointer, params);
    }
    return read;
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing');
    return { armor: {}, structure: {}, slots: [], ammunition: [] };
  },
};
