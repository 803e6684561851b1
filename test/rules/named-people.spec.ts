/** Every event that names a user is one of those from which a closed account's name is taken. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { NAMING } from '../../src/infrastructure/store/history/forget-name';

const EVENTS = resolve(__dirname, '..', '..', 'src', 'rules', 'events');
/** Those that carry a whole state. */
const STATES = ['campaign-started', 'campaign-rolled-back'];

const naming = (): readonly string[] =>
  readdirSync(EVENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('/') && file.endsWith('.ts') && !/\.(spec|text\.\w+)\.ts$/.test(file))
    .filter((file) => /\bUserId\b|playerName|displayName/.test(readFileSync(join(EVENTS, file), 'utf8')))
    .map((file) => basename(file, '.ts'));

it('is looked at when an account is closed', () => {
  expect([...naming(), ...STATES].sort()).toEqual([...NAMING].sort());
});
