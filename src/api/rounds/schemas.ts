/** Schemas of reports of rounds, and of statistics. */
import { MECH_CHANGES } from '../../application/rounds/machines';
import { PILOT_CHANGES } from '../../application/rounds/pilot-change';
import { ROUND_PHASES } from '../../rules';
import {
  choice,
  flag,
  hex,
  integer,
  list,
  mayGrow,
  number,
  object,
  orNull,
  ref,
  text,
  time,
  type Schema,
} from '../http/openapi/schema';

const phase = choice('setup', ...ROUND_PHASES, 'finished');
const step = orNull(choice('declarations', 'battles'));
const place = { seq: { type: 'integer', description: 'Of the event in the reader’s feed' }, phase, step };
const placeChange: Schema = {
  ...mayGrow(choice('won', 'lost', 'seen', 'corrected')),
  description: 'won, lost: by the reader’s force; seen: by others; corrected: by the game master',
};
const lost = object({ mechs: integer, bv: integer, pilotsDead: integer, pilotsCaptured: integer });
const standing = { force: text, out: flag, bv: integer, tons: number, buildings: integer, value: number };
const side = object({ side: text, forces: list(text), lost: object({ mechs: integer, bv: integer }) });
const unit = object({
  unit: text,
  side: text,
  force: text,
  name: text,
  design: text,
  hired: flag,
  fate: orNull(choice('on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed')),
  change: orNull(mayGrow(choice('stays', 'advanced', 'withdrawn', 'lost', 'wrecked', 'destroyed'))),
});
const fight = object({
  battle: text,
  hex,
  state: choice('open', 'done', 'called-off'),
  mine: { ...orNull(text), description: 'The reader’s side; null: they did not fight' },
  result: orNull(choice('won', 'lost', 'drawn')),
  winner: orNull(text),
  turns: orNull(integer),
  reason: orNull(text),
  sides: list(side),
  units: list(unit),
});
const accountEntry = object({
  ...place,
  amount: number,
  balance: number,
  cause: object({ rule: text, text, order: orNull(ref('Order')) }),
});
const account = object({
  force: text,
  opening: number,
  groups: list(
    object({
      kind: mayGrow(choice('income', 'orders', 'exchanges', 'corrections', 'rounding')),
      amount: number,
      entries: list(accountEntry),
      text,
    }),
    { description: 'opening + the amounts of all groups = closing, exactly' },
  ),
  closing: number,
});
const violation = object({
  code: text,
  rule: orNull(text),
  pointer: { type: 'string', description: 'JSON pointer into the sheet as it was given' },
  params: { type: 'object', additionalProperties: true },
  message: text,
  ruleUrl: orNull(text),
});

export const ROUND_SCHEMAS: Readonly<Record<string, Schema>> = {
  RoundSummary: object({ round: integer, over: flag, begunAt: time, endedAt: orNull(time) }),
  ForceFigures: object({ ...standing, mechs: integer, pilots: integer, lost }),
  RoundReport: object({
    round: integer,
    over: flag,
    force: orNull(text),
    takenBack: list(object({ phase, step, reason: text, at: time })),
    dropped: list(
      object({
        ...place,
        force: text,
        order: integer,
        orderType: text,
        given: orNull(ref('Order')),
        violations: list(violation),
        text,
      }),
    ),
    halted: list(object({ ...place, mech: text, force: text, name: text, hex, text })),
    accounts: list(account),
    battles: object({ fought: list(fight), elsewhere: object({ begun: integer, over: integer }) }),
    buildings: list(
      object({
        ...place,
        building: text,
        buildingType: text,
        hex,
        change: placeChange,
        from: orNull(text),
        to: orNull(text),
        text,
      }),
    ),
    depots: list(
      object({
        ...place,
        hex,
        change: placeChange,
        from: text,
        to: orNull(text),
        stock: list(object({ item: text, quantity: number })),
        text,
      }),
    ),
    mechs: list(
      object({
        ...place,
        mech: text,
        force: text,
        name: text,
        design: orNull(text),
        hex: orNull(hex),
        change: mayGrow(choice(...MECH_CHANGES)),
        text,
      }),
    ),
    pilots: list(
      object({
        ...place,
        pilot: text,
        name: text,
        force: text,
        change: mayGrow(choice(...PILOT_CHANGES)),
        hits: orNull(integer),
        gunnery: orNull(integer),
        piloting: orNull(integer),
        text,
      }),
    ),
    standing: list(ref('ForceFigures')),
    others: list(ref('Event')),
  }),
  Statistics: object({
    ruleset: text,
    recorded: { type: 'boolean', description: 'Whether figures are kept round by round in this war' },
    note: orNull(text),
    rounds: list(object({ round: integer, forces: list(ref('ForceFigures')) })),
    present: object({ round: integer, forces: list(ref('ForceFigures')) }),
    final: orNull(
      object({
        winners: list(text),
        condition: mayGrow(choice('last-force-standing', 'buildings', 'rounds', 'all-out', 'gm')),
        reason: orNull(text),
        standing: list(object(standing)),
        text,
      }),
    ),
  }),
};
