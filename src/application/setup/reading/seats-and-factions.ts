/** How many seats, and with which factions. */
import type { Catalog, FactionId } from '../../../catalog';
import { err, ok, type Result, violation, type Violation } from '../../../kernel';
import { Fields } from '../../fields';
import { MAX_SEATS, MIN_SEATS } from '../model';

/**
 * A faction per seat (null: whoever takes the seat chooses); null: nothing is said of the seats' factions.
 */
export type Factions = readonly (FactionId | null)[] | null;

export const readFactions = (fields: Fields): Factions => {
  if (!fields.has('factions') || fields.raw('factions') === null) return null;
  const factions = fields.list('factions', MIN_SEATS, MAX_SEATS, (value) => {
    const named = typeof value === 'string' && value.length > 0 && value.length <= 100;
    return named || value === null ? { faction: value as FactionId | null } : null;
  });
  return factions.length === 0 ? null : factions.map((one) => one.faction);
};

export const readSeats = (fields: Fields): number | null =>
  !fields.has('seats') || fields.raw('seats') === null ? null : fields.integer('seats', MIN_SEATS, MAX_SEATS);

/** SETUP-3: factions that are not in the catalogue. */
export const factionViolations = (catalog: Catalog, factions: Factions): readonly Violation[] =>
  (factions ?? []).flatMap((faction, index) =>
    faction === null || catalog.faction(faction) !== null
      ? []
      : [violation('setup/unknown-faction', 'SETUP-3', `/factions/${index}`, { faction })],
  );

/** How many seats there are to be; `present`: how many there are now. */
export const seatCount = (
  input: { readonly factions: Factions; readonly seats: number | null },
  present: number,
): Result<number, readonly Violation[]> => {
  if (input.factions === null) return ok(input.seats ?? present);
  if (input.seats !== null && input.seats !== input.factions.length)
    return err([
      violation('setup/seats-and-factions', 'SETUP-1', '/seats', {
        seats: input.seats,
        factions: input.factions.length,
      }),
    ]);
  return ok(input.factions.length);
};
