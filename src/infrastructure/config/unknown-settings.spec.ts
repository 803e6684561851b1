/** Misspelt settings are found, and what belongs to others is left alone. */
import { settingNames } from './settings';
import { unknownSettings } from './unknown-settings';

it.each([
  ['REGISTRATON', 'REGISTRATION'],
  ['REGISTRATIONS', 'REGISTRATION'],
  ['REGISTRATIUN', 'REGISTRATION'],
  ['REGSITRATION', 'REGISTRATION'],
  ['TRUST_PROXI', 'TRUST_PROXY'],
  ['LIMIT_POOLSIZE', 'LIMIT_POOL_SIZE'],
  ['LIMIT_EVERYTHING', null],
])('%s', (name, meant) => {
  expect(unknownSettings({ [name]: '1', PORT: '80' }, settingNames())).toEqual([{ name, meant }]);
});

it('settings themselves, short names and the names of others are no mistakes', () => {
  const others = {
    POST: '',
    HOSTS: '',
    MEMO: '',
    PATH: '',
    PGHOST: '',
    NODE_ENV: '',
    DATABASE: '',
    USER: '',
    METRICS: '',
  };
  const settings = Object.fromEntries([...settingNames()].map((name) => [name, '']));
  expect(Object.keys(settings)).toContain('METRICS_HOST');
  expect(unknownSettings({ ...settings, ...others }, settingNames())).toEqual([]);
});
