/** What a side says of several units of a worksheet at once (TBL), as a client sends it. */
import { err, flatMap, ok, type Result, violation, type Violation } from '../../../kernel';
import { integer, list, object, readAll, text } from '../../../kernel/shape';
import { REPORT_LIMITS as LIMITS } from '../../../rules';
import { entryOf, open, unitEntry, type UnitEntry } from './worksheet';

/** `revision`: the one that the entry replaces; null: whichever, 0: there is none yet. */
export interface UnitToSave {
  readonly unit: string;
  readonly entry: UnitEntry;
  readonly revision: number | null;
}

const LAST_REVISION = 999_999_999;
const unitId = text(1, LIMITS.id, { code: 'shape/not-an-id', params: {} });
const units = object({
  units: list(
    object({ unit: unitId, entry: unitEntry, revision: open(integer(0, LAST_REVISION)) }),
    1,
    LIMITS.units,
  ),
});

/**
 * Every mistake of form at once, with pointers such as `/units/2/entry/hits`; no unit may stand in it twice.
 */
export const parseUnitEntries = (input: unknown): Result<readonly UnitToSave[], readonly Violation[]> => {
  const read = readAll(units, input);
  if (!read.ok) return read;
  const sent = read.value.units.map(({ unit, entry, revision = null }): UnitToSave => ({
    unit,
    entry: entryOf(entry),
    revision,
  }));
  const firsts = new Map<string, number>();
  for (const [index, { unit }] of sent.entries()) if (!firsts.has(unit)) firsts.set(unit, index);
  const twice = flatMap(sent, ({ unit }, index) =>
    firsts.get(unit) === index ? [] : [violation('shape/twice', null, `/units/${index}/unit`)],
  );
  return twice.length > 0 ? err(twice) : ok(sent);
};
