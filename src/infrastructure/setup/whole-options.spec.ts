import { DEFAULT_OPTIONS, termsOf, type Options } from '../../rules';
import { wholeOptions } from './whole-options';

/** As a campaign keeps them that was created before there were later ones. */
const before: Options = { ...termsOf('planetary-2').options, phaseHours: 24 };

it('a campaign that was created under an earlier version begins under the ruleset of today, with its options', () =>
  expect(wholeOptions('setup', before)).toEqual({ ...DEFAULT_OPTIONS, phaseHours: 24 }));

it.each(['running', 'paused', 'finished'] as const)('a campaign that is %s keeps what it has', (status) =>
  expect(wholeOptions(status, before)).toBe(before),
);
