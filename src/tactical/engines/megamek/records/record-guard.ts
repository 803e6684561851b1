/**
 * Whether a value is evidence as `weigh` takes it: whoever hands something to an engine may hand it anything
 * (TAC-6).
 */
import type { BattleEvidence } from './battle-evidence';
import { SECTIONS } from './record';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const figure: Check = (value) => Number.isSafeInteger(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const object =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(checks).every(
      ([name, check]) =>
        Object.hasOwn(value, name) && check((value as Readonly<Record<string, unknown>>)[name]),
    );

const slot = object({
  slot: figure,
  type: text,
  shots: orNull(figure),
  state: orNull(oneOf('hit', 'destroyed')),
  line: figure,
});
const location = object({
  index: figure,
  gone: flag,
  breached: flag,
  armor: orNull(figure),
  rear: orNull(figure),
  internal: orNull(figure),
  slots: list(slot),
  line: figure,
});
const pilot = object({ externalId: orNull(text), name: text, hits: orNull(figure), ejected: flag });
const entity = object({
  section: oneOf(...SECTIONS),
  externalId: orNull(text),
  chassis: text,
  model: text,
  pilot: orNull(pilot),
  onFoot: flag,
  nobodyLeft: flag,
  pickedUpBy: orNull(text),
  locations: list(location),
  line: figure,
});
const answers: Check = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => one === null || text(one) || figure(one));
const evidence = object({
  records: list(object({ side: orNull(text), record: object({ version: text, entities: list(entity) }) })),
  spoken: list(object({ by: orNull(text), answers })),
});

export const isEvidence = (value: unknown): value is BattleEvidence => evidence(value);
