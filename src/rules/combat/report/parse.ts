/** Reading a battle report as sent (TAC-5): every mistake of form at once; never throws, whatever comes in. */
import type { Condition } from '../../../catalog';
import { isRecord, gather, ok, type Result, violation, type Violation } from '../../../kernel';
import { PILOT_FATES, REPORT_LIMITS as LIMITS, UNIT_FATES, type BattleReport, type ReportUnit } from '../../model/battle';
import { DIRECTIONS } from '../../model/map';
import { Fields } from '../../orders/fields';

const text = (fields: Fields, name: string, max: number): string => {
  const value = fields.raw(name);
  if (typeof value === 'string' && value.length > 0 && value.length <= max) return value;
  fields.refuse(name, 'shape/not-a-text', { max });
  return '';
};

/** The mistakes of a nested object go to the one that holds it. */
export const nested = <T>(outer: Fields, result: Result<T, readonly Violation[]>, fallback: T): T => {
  if (result.ok) return result.value;
  gather(outer.violations, result.error);
  return fallback;
};

/** An object whose values are whole numbers; which keys make sense is the check's business. */
const figures = (fields: Fields, name: string, pointer: string, keys: number): Record<string, number> => {
  const value = fields.raw(name);
  if (!isRecord(value) || Object.keys(value).length > keys) {
    fields.refuse(name, 'shape/not-an-object', { max: keys });
    return {};
  }
  const inner = new Fields(value, `${pointer}/${name}`);
  const read = Object.keys(value).map((key): [string, number] => [key.slice(0, LIMITS.side), inner.integer(key, 0, LIMITS.points)]);
  gather(fields.violations, inner.violations);
  return Object.fromEntries(read);
};

export const parseCondition = (input: unknown, pointer: string): Result<Condition, readonly Violation[]> => {
  const fields = new Fields(input, pointer);
  const place = (element: unknown, at: string): { inner: Fields; location: string; slot: number } => {
    const inner = new Fields(element, at);
    return { inner, location: text(inner, 'location', LIMITS.location), slot: inner.integer('slot', 1, LIMITS.slotsInLocation) };
  };
  const armor = figures(fields, 'armor', pointer, LIMITS.locations);
  const structure = figures(fields, 'structure', pointer, LIMITS.locations);
  const slots = fields.list('slots', 0, LIMITS.slots, (element, at) => {
    const { inner, location, slot } = place(element, at);
    const one = { location, slot, state: inner.oneOf('state', ['hit', 'destroyed'] as const) };
    return nested(fields, inner.done(one), one);
  });
  const ammunition = fields.list('ammunition', 0, LIMITS.slots, (element, at) => {
    const { inner, location, slot } = place(element, at);
    const one = { location, slot, shots: inner.integer('shots', 0, LIMITS.points) };
    return nested(fields, inner.done(one), one);
  });
  // Support units have other locations than mechs; the check holds a mech's condition against its design.
  return fields.done({ armor, structure, slots, ammunition } as unknown as Condition);
};

const NOTHING_LOST: Condition = { armor: {}, structure: {}, slots: [], ammunition: [] };

const parseUnit = (input: unknown, pointer: string): Result<ReportUnit, readonly Violation[]> => {
  const fields = new Fields(input, pointer);
  const id = fields.id('id');
  const fate = fields.oneOf('fate', UNIT_FATES);
  const edge = fields.raw('edge');
  const direction = DIRECTIONS.find((one) => one === edge) ?? null;
  if (!fields.has('edge') || (edge !== null && direction === null)) fields.refuse('edge', 'shape/not-a-choice', { choices: [...DIRECTIONS, null] });
  const condition = nested(fields, parseCondition(fields.raw('condition'), `${pointer}/condition`), NOTHING_LOST);
  const sent = fields.raw('pilot');
  let pilot: ReportUnit['pilot'] = null;
  if (!fields.has('pilot')) fields.refuse('pilot', 'shape/missing');
  else if (sent !== null) {
    const inner = new Fields(sent, `${pointer}/pilot`);
    const one = { hits: inner.integer('hits', 0, LIMITS.pilotHits), fate: inner.oneOf('fate', PILOT_FATES) };
    pilot = nested(fields, inner.done(one), one);
  }
  return fields.done({ id, fate, edge: direction, condition, pilot });
};

/** A report as `BattleReport`. Whether it agrees with its battle is `checkReport`'s business. */
export const parseReport = (input: unknown): Result<BattleReport, readonly Violation[]> => {
  const fields = new Fields(input);
  const hash = text(fields, 'hash', LIMITS.hash);
  const turns = fields.integer('turns', 0, LIMITS.turns);
  const side = fields.raw('holder');
  const holder = typeof side === 'string' && side.length > 0 && side.length <= LIMITS.side ? side : null;
  if (!fields.has('holder') || (side !== null && holder === null)) fields.refuse('holder', 'shape/not-a-side');
  const sentLog = fields.raw('log');
  const log = typeof sentLog === 'string' && sentLog.length <= LIMITS.log ? sentLog : null;
  if (!fields.has('log') || (sentLog !== null && log === null)) fields.refuse('log', 'shape/not-a-text', { max: LIMITS.log });
  const units = fields.list('units', 0, LIMITS.units, (element, pointer) =>
    nested<ReportUnit>(fields, parseUnit(element, pointer), { id: '', fate: 'destroyed', edge: null, condition: NOTHING_LOST, pilot: null }),
  );
  const buildings = fields.list('buildings', 0, LIMITS.buildings, (element, pointer) => {
    const inner = new Fields(element, pointer);
    const one = { id: inner.id('id'), cp: inner.integer('cp', 0, LIMITS.cp) };
    return nested(fields, inner.done(one), one);
  });
  const minesUsed = figures(fields, 'minesUsed', '', LIMITS.sides);
  return fields.done({ hash, turns, holder, log: log === '' ? null : log, units, buildings, minesUsed });
};

/** The reason of a dispute or of a battle that is called off: 1 … 1,000 characters. Null when it is none. */
export const parseReason = (value: unknown): Result<string, readonly Violation[]> => {
  const reason = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (reason.length > 0 && reason.length <= 1000 && !/[\p{Cs}\p{Cf}]|[^\P{Cc}\n]/u.test(reason)) return ok(reason);
  return { ok: false, error: [violation('shape/not-a-text', null, '/reason', { max: 1000 })] };
};
