/** Reading corrections as sent (END-2): every mistake of form at once, and never an exception. */
import type { DesignSlug } from '../../../catalog';
import {
  type BuildingId,
  err,
  type ForceId,
  gather,
  type MechId,
  parseTons,
  type PilotId,
  readName,
  type Result,
  violation,
  type Violation,
} from '../../../kernel';
import type { MechStatus } from '../../mechs/ability';
import type { PilotRow } from '../../model/state';
import { Fields } from '../../orders/fields';
import type { Correction } from './correction';
import { readCondition } from './read-condition';

/** More changes than one correction can need. */
export const MAX_CHANGES = 200;
const MAX_TONS = 1_000_000;

const MECH_STATES: readonly MechStatus[] = ['ready', 'shut-down', 'sabotaged', 'moved-by-train', 'kept-from-salvage', 'no-pilot'];
const PILOT_STATES: readonly PilotRow['status'][] = ['in-mech', 'stored', 'captured', 'dead'];

type Read = (fields: Fields, pointer: string) => Correction;

/** The property under its own name when it was sent, nothing when not. */
const sent = <K extends string, T>(fields: Fields, name: K, read: () => T): { readonly [P in K]?: T } =>
  (fields.has(name) ? { [name]: read() } : {}) as { readonly [P in K]?: T };

const idOrNull = <T extends string>(fields: Fields, name: string): T | null => (fields.raw(name) === null ? null : fields.id<T>(name));

const setMech: Read = (fields, pointer) => ({
  set: 'mech',
  mech: fields.id<MechId>('mech'),
  ...sent(fields, 'hex', () => fields.hex('hex')),
  ...sent(fields, 'force', () => fields.id<ForceId>('force')),
  ...sent(fields, 'condition', () => readCondition(fields.raw('condition'), `${pointer}/condition`, fields.violations)),
  ...sent(fields, 'state', () => fields.oneOf('state', MECH_STATES)),
  ...sent(fields, 'pilot', () => idOrNull<PilotId>(fields, 'pilot')),
});

const setPilot: Read = (fields) => ({
  set: 'pilot',
  pilot: fields.id<PilotId>('pilot'),
  ...sent(fields, 'hits', () => fields.integer('hits', 0, 6)),
  ...sent(fields, 'gunnery', () => fields.integer('gunnery', 0, 8)),
  ...sent(fields, 'piloting', () => fields.integer('piloting', 0, 8)),
  ...sent(fields, 'hex', () => fields.hex('hex')),
  ...sent(fields, 'status', () => fields.oneOf('status', PILOT_STATES)),
  ...sent(fields, 'captor', () => fields.id<ForceId>('captor')),
});

const readWork = (input: unknown, pointer: string, found: Violation[]): { readonly design: DesignSlug; readonly tons: number } | null => {
  if (input === null) return null;
  const fields = new Fields(input, pointer);
  const work = { design: fields.id<DesignSlug>('design'), tons: fields.number('tons', 0, MAX_TONS) };
  if (parseTons(work.tons) === null) fields.refuse('tons', 'shape/not-exact-tons');
  const done = fields.done(work);
  if (!done.ok) gather(found, done.error);
  return work;
};

const setBuilding: Read = (fields, pointer) => ({
  set: 'building',
  building: fields.id<BuildingId>('building'),
  ...sent(fields, 'control', () => idOrNull<ForceId>(fields, 'control')),
  ...sent(fields, 'cp', () => fields.integer('cp', 0, 1_000_000)),
  ...sent(fields, 'work', () => readWork(fields.raw('work'), `${pointer}/work`, fields.violations)),
});

const setStock: Read = (fields) => ({
  set: 'stock',
  force: fields.id<ForceId>('force'),
  hex: fields.hex('hex'),
  item: fields.id<string>('item'),
  quantity: fields.number('quantity', 0, MAX_TONS),
  ...sent(fields, 'usable', () => fields.number('usable', 0, MAX_TONS)),
});

const setWreck: Read = (fields, pointer) => ({
  set: 'wreck',
  wreck: fields.id<MechId>('wreck'),
  ...sent(fields, 'right', () => fields.id<ForceId>('right')),
  ...sent(fields, 'condition', () => readCondition(fields.raw('condition'), `${pointer}/condition`, fields.violations)),
});

const addPilot: Read = (fields) => {
  const name = readName(fields.raw('name'), 60);
  if (name === null) fields.refuse('name', 'shape/not-a-name', { max: 60 });
  return {
    add: 'pilot',
    force: fields.id<ForceId>('force'),
    name: name ?? '',
    gunnery: fields.integer('gunnery', 0, 8),
    piloting: fields.integer('piloting', 0, 8),
    hex: fields.hex('hex'),
  };
};

const READERS: Readonly<Record<string, Read>> = {
  'set mech': setMech,
  'set pilot': setPilot,
  'set building': setBuilding,
  'set account': (fields) => ({ set: 'account', force: fields.id<ForceId>('force'), change: fields.number('change', -MAX_TONS, MAX_TONS) }),
  'set stock': setStock,
  'set wreck': setWreck,
  'add mech': (fields) => ({ add: 'mech', force: fields.id<ForceId>('force'), design: fields.id<DesignSlug>('design'), hex: fields.hex('hex') }),
  'add pilot': addPilot,
  'remove mech': (fields) => ({ remove: 'mech', mech: fields.id<MechId>('mech') }),
  'remove wreck': (fields) => ({ remove: 'wreck', wreck: fields.id<MechId>('wreck') }),
  'forget sightings': (fields) => ({ forget: 'sightings', force: fields.id<ForceId>('force') }),
};

const readCorrection = (input: unknown, pointer: string, found: Violation[]): readonly Correction[] => {
  const fields = new Fields(input, pointer);
  const verbs = ['set', 'add', 'remove', 'forget'].filter((verb) => fields.has(verb));
  const [verb] = verbs;
  const what = verb === undefined ? null : fields.raw(verb);
  const read = verb !== undefined && verbs.length === 1 && typeof what === 'string' ? READERS[`${verb} ${what}`] : undefined;
  if (read === undefined) {
    gather(found, fields.violations.length > 0 ? fields.violations : [violation('correction/unknown-kind', 'END-2', pointer)]);
    return [];
  }
  const done = fields.done(read(fields, pointer));
  if (done.ok) return [done.value];
  gather(found, done.error);
  return [];
};

/** The changes of a correction; pointers begin with `/changes`. */
export const parseCorrections = (input: unknown): Result<readonly Correction[], readonly Violation[]> => {
  if (!Array.isArray(input)) return err([violation('shape/not-a-list', null, '/changes')]);
  if (input.length < 1 || input.length > MAX_CHANGES) return err([violation('shape/list-length', null, '/changes', { min: 1, max: MAX_CHANGES })]);
  const found: Violation[] = [];
  const changes = input.flatMap((one: unknown, index) => readCorrection(one, `/changes/${index}`, found));
  return found.length === 0 ? { ok: true, value: changes } : err(found);
};
