/**
 * A battle report as sent (TAC-5): one shape says what it looks like for its reader and for the published
 * schema.
 */
import type { Condition } from '../../../catalog';
import { ok, type Result, violation, type Violation } from '../../../kernel';
import {
  about,
  bounded,
  choice,
  choiceOrNull,
  closed,
  figures,
  type JsonSchema,
  list,
  mapped,
  named,
  object,
  orNull,
  readAll,
  type Shape,
  text,
  whole,
} from '../../../kernel/shape';
import { PILOT_FATES, REPORT_LIMITS as LIMITS, UNIT_FATES, type BattleReport } from '../../model/battle';
import { DIRECTIONS } from '../../model/map';

const points = whole(0, LIMITS.points);
const place = { location: text(1, LIMITS.location), slot: whole(1, LIMITS.slotsInLocation) };

/** What a unit lacks, as a report or a worksheet says it. */
export const conditionParts = {
  armor: about(
    figures(points, LIMITS.locations, LIMITS.side),
    'Points of armour left by location, where fewer than the design has',
  ),
  structure: about(
    figures(points, LIMITS.locations, LIMITS.side),
    'Points of structure left by location, where fewer than the design has; 0: it is gone',
  ),
  slots: bounded(
    list(
      closed(object({ ...place, slot: about(place.slot, 'From 1'), state: choice('hit', 'destroyed') })),
      0,
      LIMITS.slots,
    ),
  ),
  ammunition: about(
    bounded(list(closed(object({ ...place, shots: points })), 0, LIMITS.slots)),
    'Shots left, by bin, where it is not full',
  ),
};

/** Support units have other locations than mechs; the check holds a mech's condition against its design. */
export const reportedCondition = about(
  closed(object(conditionParts)) as unknown as Shape<Condition>,
  'TAC-5: like Condition; support units, of which nothing is kept, may have locations of their own',
);

/** Name of a side within its battle. */
export const sideName = text(1, LIMITS.side, { code: 'shape/not-a-side' });
const longestLog = text(0, LIMITS.log);
export const log = mapped(orNull(longestLog), (read) => (read === '' ? null : read));
export const turns = whole(0, LIMITS.turns);
export const buildingCp = whole(0, LIMITS.cp);
export const pilotHits = whole(0, LIMITS.pilotHits);
const unitId = text(1, LIMITS.id, { code: 'shape/not-an-id' });

/** `condition`: how a condition is called where the schema is put. */
export const reportShape = (condition: JsonSchema): Shape<BattleReport> =>
  about(
    closed(
      object({
        hash: about(
          text(1, LIMITS.hash),
          'TAC-1: SHA-256 of the setup, in hexadecimal; a report that carries another is stale',
        ),
        turns,
        holder: about(orNull(sideName), 'CMB-7: the side that holds the field; null: none'),
        log,
        units: about(
          bounded(
            list(
              closed(
                object({
                  id: unitId,
                  fate: about(choice(...UNIT_FATES), 'TAC-5; destroyed: beyond salvage (SALV-1)'),
                  edge: about(
                    choiceOrNull(...DIRECTIONS),
                    'CMB-5: over which it withdrew; null unless it did',
                  ),
                  condition: named(reportedCondition, condition),
                  pilot: about(
                    orNull(
                      closed(
                        object({
                          hits: about(pilotHits, 'CMB-9: with 6 they are dead'),
                          fate: choice(...PILOT_FATES),
                        }),
                      ),
                    ),
                    'Null exactly where the setup has none',
                  ),
                }),
              ),
              0,
              LIMITS.units,
            ),
          ),
          'TAC-6: every unit of the setup once',
        ),
        buildings: about(
          bounded(list(closed(object({ id: unitId, cp: buildingCp })), 0, LIMITS.buildings)),
          'Every building of the setup once',
        ),
        minesUsed: about(figures(points, LIMITS.sides, LIMITS.side), 'BLD-MINE: mines laid, by side'),
      }),
    ),
    'TAC-5: what came of a battle',
  );

const report = reportShape(reportedCondition.schema);

/** A report as `BattleReport`. Whether it agrees with its battle is `checkReport`'s business. */
export const parseReport = (input: unknown): Result<BattleReport, readonly Violation[]> =>
  readAll(report, input);

/** The reason of a dispute or of a battle that is called off: 1 … 1,000 characters. Null when it is none. */
export const parseReason = (value: unknown): Result<string, readonly Violation[]> => {
  const reason = typeof value === 'string' ? value.normalize('NFC').trim() : '';
  if (reason.length > 0 && reason.length <= 1000 && !/[\p{Cs}\p{Cf}]|[^\P{Cc}\n]/u.test(reason))
    return ok(reason);
  return { ok: false, error: [violation('shape/not-a-text', null, '/reason', { max: 1000 })] };
};
