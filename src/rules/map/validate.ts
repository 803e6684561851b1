/** A map that the GM supplies as JSON (SETUP-10), read into a plan: first its form, then the rules. */
import { err, flatMap, isRecord, ok, pointerTo, type Result, violation, type Violation } from '../../kernel';
import type { BuildingType } from '../buildings';
import { TERRAINS, type Hex, type Terrain } from '../model/map';
import { buildingTypesOf, CURRENT_RULESET } from '../rulesets/terms-of';
import { parseHex } from '../../kernel/hex';
import type { MapPlan, PlannedBuilding } from './plan';
import { planViolations, sizeViolations } from './plan-rules';

const KEYS = ['columns', 'rows', 'terrain', 'starts', 'hqs', 'buildings', 'seed'];
const BUILDING_KEYS = ['type', 'hex', 'seat'];

type JsonObject = Readonly<Record<string, unknown>>;
const isTerrain = (value: unknown): value is Terrain => TERRAINS.some((terrain) => terrain === value);

const badForm = (pointer: string, expected: string): Violation =>
  violation('map/form', 'SETUP-10', pointer, { expected });

/** Collects what is wrong while it reads. */
const reader = (types: readonly BuildingType[]) => {
  const found: Violation[] = [];
  const unknownKeys = (value: JsonObject, known: readonly string[], pointer: string): void => {
    for (const key of Object.keys(value)) {
      if (!known.includes(key)) found.push(violation('map/unknown-property', null, pointerTo(pointer, key)));
    }
  };
  const whole = (value: unknown, pointer: string): number => {
    if (typeof value === 'number' && Number.isInteger(value)) return value;
    found.push(badForm(pointer, 'integer'));
    return 0;
  };
  const hex = (value: unknown, pointer: string): Hex => {
    const parsed = typeof value === 'string' ? parseHex(value) : null;
    if (parsed === null) found.push(violation('map/not-a-hex', 'SETUP-10', pointer));
    return parsed ?? ('0101' as Hex);
  };
  const list = (value: unknown, pointer: string): readonly unknown[] => {
    if (Array.isArray(value)) return value;
    found.push(badForm(pointer, 'array'));
    return [];
  };
  const terrain = (value: unknown): Record<string, Terrain> => {
    const read: Record<string, Terrain> = {};
    if (!isRecord(value)) {
      found.push(badForm('/terrain', 'object'));
      return read;
    }
    for (const [label, kind] of Object.entries(value)) {
      const pointer = pointerTo('/terrain', label);
      if (parseHex(label) === null) found.push(violation('map/not-a-hex', 'SETUP-10', pointer));
      else if (!isTerrain(kind)) found.push(violation('map/unknown-terrain', 'SETUP-10', pointer));
      else read[label] = kind;
    }
    return read;
  };
  const building = (value: unknown, pointer: string): PlannedBuilding | null => {
    if (!isRecord(value)) {
      found.push(badForm(pointer, 'object'));
      return null;
    }
    unknownKeys(value, BUILDING_KEYS, pointer);
    const seat =
      value['seat'] === null || value['seat'] === undefined ? null : whole(value['seat'], `${pointer}/seat`);
    const place = hex(value['hex'], `${pointer}/hex`);
    const type = types.find((one) => one === value['type']);
    if (type !== undefined) return { type, hex: place, seat };
    found.push(violation('map/unknown-building-type', 'SETUP-7', `${pointer}/type`));
    return null;
  };
  return { found, unknownKeys, whole, hex, list, terrain, building };
};

/**
 * Reads `{ columns, rows, terrain, starts?, hqs?, buildings }` for so many players under a ruleset, or says
 * everything that is wrong with it. Without `hqs` every HQ is where the seat's first building stands; without
 * `starts` the parts lie around the HQs. A `seed` is allowed, so that a map can be read, edited and sent
 * back, but not kept: the map no longer follows from it.
 */
export const readMapPlan = (
  input: unknown,
  players: number,
  ruleset = CURRENT_RULESET,
): Result<MapPlan, readonly Violation[]> => {
  if (!isRecord(input)) return err([badForm('', 'object')]);
  const { found, unknownKeys, whole, hex, list, terrain, building } = reader(buildingTypesOf(ruleset));
  unknownKeys(input, KEYS, '');
  if (!['undefined', 'string'].includes(typeof input['seed']) && input['seed'] !== null)
    found.push(badForm('/seed', 'string'));
  const columns = whole(input['columns'], '/columns');
  const rows = whole(input['rows'], '/rows');
  if (found.length === 0) found.push(...sizeViolations(columns, rows));
  const map = { columns, rows, terrain: terrain(input['terrain']) };
  const buildings = flatMap(
    list(input['buildings'], '/buildings'),
    (value, at) => building(value, `/buildings/${at}`) ?? [],
  );
  const hexes = (field: 'starts' | 'hqs'): readonly Hex[] | null =>
    input[field] === undefined
      ? null
      : list(input[field], `/${field}`).map((value, seat) => hex(value, `/${field}/${seat}`));
  const givenHqs = hexes('hqs');
  const givenStarts = hexes('starts');
  if (found.length > 0) return err(found);

  const firsts = Array.from(
    { length: players },
    (_, seat) => buildings.find((one) => one.seat === seat)?.hex ?? null,
  );
  const hqs = givenHqs ?? firsts.filter((one) => one !== null);
  const plan: MapPlan = { map, starts: givenStarts ?? hqs, hqs, buildings, seed: null };
  const wrong = planViolations(plan, players).filter(
    // A seat whose first building is missing is told once, not again as a missing HQ and start that nobody
    // sent.
    (v) => v.code !== 'map/seat-count' || (v.pointer === '/hqs' ? givenHqs !== null : givenStarts !== null),
  );
  return wrong.length > 0 ? err(wrong) : ok(plan);
};
