/**
 * Reading a setup (GAM-2): the field by terrain and seed, forces by designs within a budget of BV, tempo and
 * limit; every mistake at once.
 */
import { bundledCatalog } from '../../../catalog';
import { err, flatMap, isRecord, ok, type Result, type Violation } from '../../../kernel';
import { namesApart } from '../../shared/apart';
import { refusal } from '../../shared/refusal';
import { fieldOf, TERRAINS, type Terrain } from './board';
import { EDGES } from './leave';
import type { Edge, Force, Setup } from '../model';
import { sheetOf, uncovered } from './sheet';

export const MAX_UNITS = 12;
export const MAX_TURNS = 60;
const SIDES = ['north', 'south'];
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

class Reader {
  readonly wrong: Violation[] = [];

  refuse(code: string, pointer: string, params: Violation['params'] = {}): void {
    this.wrong.push(refusal(code, 'BT-1', pointer, params as Record<string, string | number>));
  }

  oneOf<T extends string>(value: unknown, from: readonly T[], otherwise: T, pointer: string): T {
    const found = value === undefined ? otherwise : from.find((one) => one === value);
    if (found === undefined) this.refuse('battletech/one-of', pointer, { from: from.join(', ') });
    return found ?? otherwise;
  }

  whole(value: unknown, least: number, most: number, otherwise: number, pointer: string): number {
    if (value === undefined) return otherwise;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    this.refuse('battletech/number', pointer, { least, most });
    return otherwise;
  }
}

const unitsOf = (reader: Reader, seat: string, value: unknown, pointer: string): Force['units'] => {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_UNITS) {
    reader.refuse('battletech/units', pointer, { most: MAX_UNITS });
    return [];
  }
  const catalog = bundledCatalog();
  return flatMap(value, (slug: unknown, index) => {
    const design = typeof slug === 'string' ? catalog.mech(slug) : null;
    const at = `${pointer}/${index}`;
    if (design === null) {
      reader.refuse('battletech/unknown-design', at, { design: String(slug).slice(0, 80) });
      return [];
    }
    const unknown = uncovered(catalog, design);
    if (unknown.length === 0)
      return [{ id: `${seat.toLowerCase()}${index + 1}`, sheet: sheetOf(catalog, design) }];
    reader.refuse('battletech/not-covered', at, {
      design: `${design.chassis} ${design.model}`,
      items: unknown.slice(0, 5).join(', '),
    });
    return [];
  });
};

const forceOf = (reader: Reader, value: unknown, index: number): Force => {
  const pointer = `/forces/${index}`;
  const force = isRecord(value) ? value : {};
  const seat = reader.oneOf(force['seat'], SEATS, SEATS[index] ?? 'A', `${pointer}/seat`);
  const side = reader.oneOf(force['side'], SIDES, index % 2 === 0 ? 'north' : 'south', `${pointer}/side`);
  const units = unitsOf(reader, seat, force['units'], `${pointer}/units`);
  const budget =
    force['budget'] === undefined ? null : reader.whole(force['budget'], 1, 100_000, 1, `${pointer}/budget`);
  const bv = units.reduce((sum, { sheet }) => sum + sheet.bv, 0);
  if (budget !== null && bv > budget)
    reader.refuse('battletech/over-budget', `${pointer}/units`, { bv, budget });
  return { seat, side, units };
};

const forcesOf = (reader: Reader, value: unknown): readonly Force[] => {
  if (!Array.isArray(value) || value.length < 2 || value.length > SEATS.length) {
    reader.refuse('battletech/forces', '/forces', { most: SEATS.length });
    return [];
  }
  const forces = value.map((one: unknown, index) => forceOf(reader, one, index));
  if (new Set(forces.map(({ seat }) => seat)).size < forces.length)
    reader.refuse('battletech/seat-twice', '/forces');
  if (new Set(forces.map(({ side }) => side)).size < 2) reader.refuse('battletech/two-sides', '/forces');
  return forces;
};

/** Two of one design are told apart in every line. */
const toldApart = (forces: readonly Force[]): readonly Force[] => {
  const names = namesApart(
    flatMap(forces, ({ units }) => units.map(({ id, sheet: { name } }) => ({ id, name }))),
  );
  return forces.map((force) => ({
    ...force,
    units: force.units.map(({ id, sheet }) => ({
      id,
      sheet: { ...sheet, name: names.get(id) ?? sheet.name },
    })),
  }));
};

/** Left out where it is not sent: what was set up before there were exits is set up as it was. */
const exitsOf = (reader: Reader, value: unknown): Pick<Setup, 'exits'> => {
  if (value === undefined) return {};
  const sides = isRecord(value) ? Object.entries(value) : [['', value] as const];
  const exits: Partial<Record<string, readonly Edge[]>> = {};
  for (const [side, edges] of sides) {
    if (!SIDES.includes(side) || !Array.isArray(edges) || edges.some((one) => !EDGES.includes(one as Edge)))
      reader.refuse('battletech/exits', '/exits');
    else exits[side] = EDGES.filter((edge) => edges.includes(edge));
  }
  return { exits };
};

const PARTS = ['level', 'terrain', 'seed', 'forces', 'tempo', 'turns', 'training', 'exits'];

export const readSetup = (input: unknown): Result<Setup, readonly Violation[]> => {
  const reader = new Reader();
  if (!isRecord(input)) {
    reader.refuse('battletech/no-setup', '');
    return err(reader.wrong);
  }
  for (const name of Object.keys(input))
    if (!PARTS.includes(name)) reader.refuse('battletech/unknown-part', '', { name: name.slice(0, 80) });
  // The other level has a reader of its own.
  if (input['level'] !== undefined && input['level'] !== 'quickstart')
    reader.refuse('battletech/one-of', '/level', { from: 'quickstart, standard' });
  const terrain = reader.oneOf<Terrain>(input['terrain'], TERRAINS, 'open', '/terrain');
  const seed = input['seed'] ?? '1';
  if (typeof seed !== 'string' || seed.length > 80) reader.refuse('battletech/seed', '/seed');
  const isTraining = reader.oneOf(input['training'], ['yes', 'no'], 'no', '/training') === 'yes';
  const tempo = reader.oneOf(input['tempo'], ['alternate', 'blocks'], 'alternate', '/tempo');
  const turns = reader.whole(input['turns'], 1, MAX_TURNS, 40, '/turns');
  const exits = exitsOf(reader, input['exits']);
  const forces = forcesOf(reader, input['forces']);
  if (reader.wrong.length > 0) return err(reader.wrong);
  const zones = [
    { side: 'south', edge: 'S', depth: 3 },
    // The attackers of the training scenario come in over the edge itself.
    { side: 'north', edge: 'N', depth: isTraining ? 1 : 3 },
  ] as const;
  return ok({
    level: 'quickstart',
    field: fieldOf(terrain, String(seed)),
    forces: toldApart(forces),
    zones,
    tempo,
    turns,
    ...exits,
  });
};
