/** Schemas of external engines (TAC-8). */
import { POST_FAILURES } from '../../application/engines/delivery-state';
import { COUNTS } from '../../application/engines/external-engine';
import {
  choice,
  integer,
  list,
  map,
  mayGrow,
  number,
  object,
  orNull,
  ref,
  text,
  time,
  type Schema,
} from '../http/openapi/schema';
import { battleState, reportState } from '../playing/schemas/parts';

const engine = {
  id: text,
  name: text,
  rulesets: list(text),
  counts: choice(...COUNTS),
  webhook: orNull(text),
  createdAt: time,
};

export const ENGINE_SCHEMAS: Readonly<Record<string, Schema>> = {
  ExternalEngine: object(engine),
  EngineDeliveries: object({
    webhook: orNull(text),
    lastTakenAt: orNull({
      ...time,
      description: 'When a battle was last taken (2xx), since the webhook was set',
    }),
    failingSince: orNull({
      ...time,
      description: 'The first post since then that was not taken; null when the last one was',
    }),
    lastFailure: orNull(object({ reason: mayGrow(choice(...POST_FAILURES)), status: orNull(integer) })),
    battles: list(
      object({
        battle: text,
        delivery: { ...text, description: 'The X-Engine-Delivery of its posts' },
        attempts: { ...integer, description: 'Posts begun; 0: none yet' },
        takenAt: orNull(time),
        nextAt: orNull({ ...time, description: 'Posted again then, unless it is taken before' }),
      }),
      { description: 'Battles that the engine has not reported yet' },
    ),
  }),
  NewExternalEngine: object({ ...engine, secret: orNull(text) }),
  EngineWork: object({
    battle: text,
    openedAt: time,
    setup: ref('BattleSetup'),
    tons: map(orNull(number)),
    blank: ref('BattleReport'),
  }),
  EngineAnswer: object({
    battle: text,
    state: battleState,
    winner: orNull(text),
    report: text,
    reportState,
  }),
};
