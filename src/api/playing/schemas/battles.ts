/** Schemas of battles, their reports and differences. */
import { contractSchemas } from '../../../tactical/contract-schemas';
import { choice, flag, hex, integer, list, map, number, object, orNull, ref, text, time, type Schema } from '../../http/openapi/schema';
import { armorLocation, battleState, direction, location, position } from './parts';

const change = { before: number, after: number };
const unitFate = choice('on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed');
const pilotFate = choice('in-mech', 'safe', 'captured', 'dead');
const battleHead = {
  id: text,
  round: integer,
  hex,
  state: battleState,
  mine: flag,
  report: orNull(text),
  winner: orNull(text),
  engine: orNull(text),
  openedAt: orNull(time),
  dueAt: orNull(time),
  overdue: flag,
};

export const battles: Readonly<Record<string, Schema>> = {
  ...contractSchemas(ref),
  ReportDifference: object({
    holder: orNull(text),
    turns: integer,
    units: list(
      object({
        id: text,
        name: text,
        side: text,
        fate: unitFate,
        edge: orNull(direction),
        pilot: orNull(object({ id: text, name: text, hits: object(change), fate: pilotFate })),
        armor: list(object({ location: armorLocation, ...change })),
        structure: list(object({ location, ...change })),
        slots: list(object({ location, slot: integer, before: orNull(choice('hit', 'destroyed')), after: choice('hit', 'destroyed') })),
        ammunition: list(object({ location, slot: integer, ...change })),
      }),
    ),
    buildings: list(object({ id: text, ...change })),
    minesUsed: map(integer),
  }),
  BattleSummary: object(battleHead),
  Battle: object({
    ...battleHead,
    setup: orNull(ref('BattleSetup')),
    reports: list(
      object({
        id: text,
        by: orNull(text),
        state: choice('pending', 'disputed', 'applied', 'superseded'),
        body: ref('BattleReport'),
        confirmedBy: list(text),
        disputes: list(object({ force: text, reason: text })),
        at: time,
        etag: { ...text, description: 'Of what the report says; as If-Match, only this is confirmed' },
        difference: orNull(ref('ReportDifference')),
      }),
    ),
  }),
  BattleAnswer: object({
    battle: text,
    state: battleState,
    winner: orNull(text),
    report: orNull(text),
    reportState: orNull(choice('pending', 'disputed', 'applied', 'superseded')),
    reportEtag: orNull(text),
    confirmedBy: list(text),
    difference: orNull(ref('ReportDifference')),
    campaign: object(position),
  }),
};
