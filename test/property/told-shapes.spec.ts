/**
 * Whatever is played, and whoever is told of it: what is told has the form that the API's description has of
 * events of its type.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { besideOf, tellOf, type Audience, type Beside, type CampaignEvent } from '../../src/rules';
import { play, type Wish } from '../support/simulation/play';

const DOCUMENT = JSON.parse(readFileSync(join(__dirname, '..', '..', 'openapi.json'), 'utf8')) as {
  readonly components: {
    readonly schemas: {
      readonly Event: { readonly discriminator: { readonly mapping: Readonly<Record<string, string>> } };
    };
  };
};
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema(DOCUMENT, 'api');
const validators = new Map<string, ValidateFunction>();
const validatorOf = (type: string): ValidateFunction => {
  const known = validators.get(type);
  if (known !== undefined) return known;
  const place = DOCUMENT.components.schemas.Event.discriminator.mapping[type];
  if (place === undefined) throw new Error(`${type} is told of and not described`);
  const made = ajv.compile({ $ref: `api${place}/properties/data` });
  validators.set(type, made);
  return made;
};

const told = new Set<string>();
const wrong = new Set<string>();
const check = (event: CampaignEvent, to: Audience, beside: Beside): void => {
  const data = tellOf(event, to, beside);
  if (data === null) return;
  told.add(event.type);
  const validate = validatorOf(event.type);
  if (!validate(JSON.parse(JSON.stringify(data))))
    wrong.add(`${event.type}: ${ajv.errorsText(validate.errors)}`);
};

const WARS: readonly (readonly [string, Wish])[] = [
  ['told 1', { players: 4, steps: 80 }],
  ['told 2', { players: 3, steps: 80 }],
  ['told 3', { players: 4, steps: 120, ruleset: 'planetary-2' }],
  ['told 4', { players: 4, steps: 120, ruleset: 'planetary-3' }],
];

it.each(WARS)('%s: every event is told in the form of its type', (seed, wish) => {
  play(seed, wish, ({ events, before, state: after }) => {
    const forces = Object.keys(after.forces) as (keyof typeof after.forces)[];
    const hearers: readonly Audience[] = [
      { kind: 'gm' },
      { kind: 'observer' },
      ...forces.map((force): Audience => ({ kind: 'force', force })),
    ];
    const beside = besideOf(before, after, () =>
      events.flatMap(({ type, data }) => (type === 'moves-ordered' ? data.moves : [])),
    );
    for (const event of events) for (const to of hearers) check(event, to, beside);
  });
  expect([...wrong]).toEqual([]);
});

// When all are over, in whatever order they came.
afterAll(() => {
  expect(told.size).toBeGreaterThan(55);
});

it('would see what is amiss', () => {
  expect(
    validatorOf('mech-moved')({ mech: 'm', force: 'f', design: 'd', from: '0101', path: '0102', by: 'move' }),
  ).toBe(false);
  expect(() => validatorOf('nothing-of-the-kind')).toThrow('not described');
});
