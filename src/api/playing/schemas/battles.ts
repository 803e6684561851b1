/** Schemas of battles, their reports and differences. */
import { contractSchemas, PILOT_FATES, UNIT_FATES } from '../../../tactical';
import {
  choice,
  flag,
  hex,
  integer,
  list,
  map,
  number,
  object,
  orNull,
  ref,
  text,
  time,
  type Schema,
} from '../../http/openapi/schema';
import { armorLocation, battleState, direction, location, position, reportState } from './parts';

const change = { before: number, after: number };
const unitFate = choice(...UNIT_FATES);
const pilotFate = choice(...PILOT_FATES);
const battleHead = {
  id: text,
  round: integer,
  hex,
  state: battleState,
  mine: { ...flag, description: 'I fight in it' },
  report: { ...orNull(text), description: 'The report that waits, or that has counted' },
  winner: { ...orNull(text), description: 'Name of the side' },
  engine: {
    ...orNull(text),
    description: 'TAC-8: with what it is fought; null for who does not fight in it',
  },
  openedAt: orNull(time),
  dueAt: {
    ...orNull(time),
    description:
      'While a report waits that counts by silence: when it does (TAC-7); else when the battle is late, or is called off then (CMB-11)',
  },
  overdue: { ...flag, description: 'CMB-11: it was due before, and the game master was told' },
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
        slots: list(
          object({
            location,
            slot: integer,
            before: orNull(choice('hit', 'destroyed')),
            after: choice('hit', 'destroyed'),
          }),
        ),
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
        by: { ...orNull(text), description: 'Force that filed it; null: the game master, or an engine' },
        state: {
          ...reportState,
          description: 'TAC-7: waits; waits for the game master; counts; another has taken its place',
        },
        body: ref('BattleReport'),
        confirmedBy: { ...list(text), description: 'Forces that agree, one of each side is enough' },
        disputes: list(object({ force: text, reason: text })),
        at: { ...time, description: 'When it was filed, or last edited; reports stand in this order' },
        etag: { ...text, description: 'Of what the report says; as If-Match, only this is confirmed' },
        difference: orNull(ref('ReportDifference')),
      }),
    ),
    match: {
      ...orNull({ ...text, format: 'uuid' }),
      description: 'MAT-2: the match in which it is fought, or was; null: it is not fought on the server',
    },
  }),
  BattleAnswer: object({
    battle: text,
    state: battleState,
    winner: { ...orNull(text), description: 'Name of the side' },
    report: { ...orNull(text), description: 'The report that this was about' },
    reportState: orNull(reportState),
    reportEtag: { ...orNull(text), description: '`etag` of that report' },
    confirmedBy: list(text),
    difference: orNull(ref('ReportDifference')),
    campaign: object(position),
  }),
};
