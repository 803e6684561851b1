/**
 * Every event, order and phase has a file of its own and stands in its list: no file is forgotten, none is
 * listed under another name.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EVENTS } from './events';
import { planetary3 } from './rulesets/planetary-3';
import { WARNINGS } from './warnings';

/** Files of the folder that define nothing: the contract and what the definitions share. */
const filesOf = (folder: string, others: readonly string[]): readonly string[] =>
  readdirSync(join(__dirname, folder))
    .filter((name) => /^[^.]+\.ts$/.test(name))
    .map((name) => name.slice(0, -'.ts'.length))
    .filter((name) => !others.includes(name))
    .sort();

describe('the lists', () => {
  it('every file in the folders of events/ is listed', () => {
    const subjects = readdirSync(join(__dirname, 'events'), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && entry.name !== 'words',
    );
    expect(Object.keys(EVENTS).sort()).toEqual(
      subjects.flatMap(({ name }) => filesOf(`events/${name}`, ['index'])).sort(),
    );
    for (const [type, definition] of Object.entries(EVENTS)) expect(definition.type).toBe(type);
  });

  it('every file of orders/ is listed under its name', () => {
    expect(Object.keys(planetary3.orders).sort()).toEqual(filesOf('orders', ['definition', 'fields']));
    for (const [type, definition] of Object.entries(planetary3.orders))
      expect(definition?.shape.type).toBe(type);
  });

  it('every file of warnings/ is listed under its name', () => {
    const names = WARNINGS.map(({ code }) => code.replace('warnings/', ''));
    expect([...names].sort()).toEqual(
      filesOf('warnings', ['definition', 'index', 'outlook', 'places', 'texts']),
    );
  });

  it('ROUND-1 every file of phases/ is listed, in the order of the rules', () => {
    const names = planetary3.phases.map(({ phase, step }) => (step === null ? phase : step));
    expect([...names].sort()).toEqual(filesOf('phases', ['definition', 'carry-out']));
    expect(names).toEqual([
      'preparation',
      'planning',
      'announcement-1',
      'movement',
      'announcement-2',
      'declarations',
      'battles',
      'supply',
    ]);
  });
});
