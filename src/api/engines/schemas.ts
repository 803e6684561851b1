/** Schemas of external engines (TAC-8). */
import { COUNTS } from '../../application/engines/ports';
import { choice, list, map, number, object, orNull, ref, text, time, type Schema } from '../http/openapi/schema';

const engine = { id: text, name: text, rulesets: list(text), counts: choice(...COUNTS), webhook: orNull(text), createdAt: time };

export const ENGINE_SCHEMAS: Readonly<Record<string, Schema>> = {
  ExternalEngine: object(engine),
  NewExternalEngine: object({ ...engine, secret: orNull(text) }),
  EngineWork: object({ battle: text, openedAt: time, setup: ref('BattleSetup'), tons: map(orNull(number)), blank: ref('BattleReport') }),
  EngineAnswer: object({
    battle: text,
    state: choice('open', 'reported', 'disputed', 'done', 'called-off'),
    winner: orNull(text),
    report: text,
    reportState: choice('pending', 'disputed', 'applied', 'superseded'),
  }),
};
