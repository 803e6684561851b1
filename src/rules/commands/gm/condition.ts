/** The form of a mech's condition as sent; whether it fits a design is checked later. */
import { type Condition, type Location, LOCATIONS } from '../../../catalog';
import { isRecord, pointerTo } from '../../../kernel';
import {
  choice,
  integer,
  list,
  type Mistakes,
  named,
  object,
  scalar,
  type Shape,
} from '../../../kernel/shape';

/** More entries than any mech has slots. */
const MAX_ENTRIES = 150;
const MAX_POINTS = 1000;
const LAST_SLOT = 12;

const left = integer(0, MAX_POINTS);

/** Points by whatever location: which of them there are is the design's business. */
const points: Shape<Readonly<Record<string, number>>> = {
  form: { kind: 'figures', of: left },
  schema: { type: 'object', additionalProperties: left.schema },
  read: (value, mistakes) => {
    if (!isRecord(value)) mistakes.add('shape/not-an-object');
    const entries = Object.entries(isRecord(value) ? value : {});
    if (entries.length > MAX_ENTRIES) mistakes.add('shape/list-length', '', { min: 0, max: MAX_ENTRIES });
    return Object.fromEntries(
      entries.slice(0, MAX_ENTRIES).map(([location, number]) => {
        const before = mistakes.count;
        const read = left.read(number, mistakes);
        if (mistakes.count !== before) mistakes.under(pointerTo('', location, 40), before);
        return [location, read];
      }),
    );
  },
  absent: (mistakes: Mistakes) => points.read(null, mistakes),
};

const location = scalar<Location>({
  form: { kind: 'choice', values: LOCATIONS },
  schema: { type: 'string', enum: LOCATIONS },
  mistake: { code: 'shape/not-a-location', params: { locations: LOCATIONS } },
  accept: (value) => LOCATIONS.find((one) => one === value) ?? null,
  instead: 'CT',
});
const place = { location, slot: integer(1, LAST_SLOT) };

/** What a mech lacks of its design. */
export const condition: Shape<Condition> = named(
  object({
    armor: points,
    structure: points,
    slots: list(object({ ...place, state: choice('hit', 'destroyed') }), 0, MAX_ENTRIES),
    ammunition: list(object({ ...place, shots: left }), 0, MAX_ENTRIES),
  }),
  { $ref: '#/components/schemas/Condition' },
);
