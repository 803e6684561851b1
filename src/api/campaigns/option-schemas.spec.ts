/** The bounds of options as they are described are those that the server holds to. */
import { readOptions } from '../../application/setup/reading/read-options';
import { DEFAULT_OPTIONS } from '../../rules';
import { OPTION_SCHEMAS } from './option-schemas';

interface Bounded {
  readonly type?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Bounded>>;
}

const { properties = {} } = OPTION_SCHEMAS['OptionChanges'] as Bounded;
const bounded = (
  within: Readonly<Record<string, Bounded>>,
  path: readonly string[] = [],
): readonly (readonly [string, Bounded])[] =>
  Object.entries(within).flatMap(([name, one]) => [
    ...(one.minimum === undefined ? [] : [[[...path, name].join('.'), one] as const]),
    ...bounded(one.properties ?? {}, [...path, name]),
  ]);
const isTaken = (path: string, value: number): boolean => {
  const sent = path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
  return readOptions(sent, DEFAULT_OPTIONS, '').ok;
};

it.each(bounded(properties))(
  'takes %s within its bounds alone',
  (path, { minimum = 0, maximum = 0, type }) => {
    const step = [type].flat().includes('integer') ? 1 : 1e-5;
    expect([minimum - step, minimum, maximum, maximum + step].map((value) => isTaken(path, value))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  },
);

it('has bounds for every option that is a number', () => {
  expect(bounded(properties).length).toBeGreaterThanOrEqual(14);
});
