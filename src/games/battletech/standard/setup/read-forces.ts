/** Forces of a setup (GAM-2): seats, sides, units with what they bring, within a budget of BV. */
import { flatMap } from '../../../../kernel';
import {
  type Condition,
  conditionViolations,
  type MechDesign,
  normalizeCondition,
  UNDAMAGED,
} from '../../../../catalog';
import type { Sheet } from '../mech/sheet';
import type { Entry, Force } from '../play/model';
import type { Designs, Reading, Size } from './reading';
import { LIMITS, type SentForce, type SentUnit } from './shape';
import { alongEdge, edgesOf, facingFrom, zoneOf } from './zones';

const GUNNERY = 4;
const PILOTING = 5;
const SEATS = 'ABCDEFGH';

const conditionOf = (
  reading: Reading,
  { armor = {}, structure = {}, slots = [], ammunition = [] }: NonNullable<SentUnit['condition']>,
  design: MechDesign | null,
  pointer: string,
): Condition => {
  // Support units are fresh in each fight.
  if (design === null) {
    reading.refuse('support-condition', pointer, {});
    return UNDAMAGED;
  }
  const condition = { armor, structure, slots, ammunition } as Condition;
  const against = conditionViolations(design, condition, pointer);
  reading.wrong.push(...against);
  return against.length > 0 ? UNDAMAGED : normalizeCondition(design, condition);
};

const placed = (
  reading: Reading,
  { zone, facing }: SentUnit,
  pointer: string,
  size: Size,
): Pick<Entry, 'zone' | 'facing'> => {
  const own = zone === undefined ? undefined : zoneOf(zone, size);
  if (own === null) reading.refuse('zone', `${pointer}/zone`, { columns: size.columns, rows: size.rows });
  if (facing !== undefined && facing % 60 !== 0) reading.refuse('facing', `${pointer}/facing`, {});
  const ahead = facing ?? (own === undefined || own === null ? undefined : facingFrom(own, size));
  return {
    ...(own === undefined || own === null ? {} : { zone: own }),
    ...(ahead === undefined ? {} : { facing: Math.floor(ahead / 60) }),
  };
};

const nameOf = (sent: SentUnit, sheet: Sheet): { readonly name?: string } =>
  sent.name === undefined || sent.name === sheet.name ? {} : { name: sent.name };

export interface ReadForces {
  readonly forces: readonly Force[];
  readonly sheets: Readonly<Record<string, Sheet>>;
}

class Forces {
  readonly sheets = new Map<string, Sheet>();
  readonly #ids = new Set<string>();

  constructor(
    private readonly reading: Reading,
    private readonly designs: Designs,
    private readonly size: Size,
  ) {}

  entry(sent: SentUnit, otherwise: string, pointer: string, designAt: string): Entry | null {
    const { reading } = this;
    const id = sent.id ?? otherwise;
    if (!/^[A-Za-z0-9][\w.:-]*$/.test(id)) reading.refuse('unit-id', `${pointer}/id`, {});
    if (this.#ids.has(id)) reading.refuse('unit-twice', `${pointer}/id`, { id });
    this.#ids.add(id);
    const known = this.designs(sent.design, designAt);
    const place = placed(reading, sent, pointer, this.size);
    if (known === null) return null;
    this.sheets.set(sent.design, known.sheet);
    return {
      id,
      sheet: sent.design,
      ...nameOf(sent, known.sheet),
      condition:
        sent.condition === undefined
          ? UNDAMAGED
          : conditionOf(reading, sent.condition, known.design, `${pointer}/condition`),
      gunnery: sent.gunnery ?? GUNNERY,
      piloting: sent.piloting ?? PILOTING,
      pilotHits: sent.pilotHits ?? 0,
      heat: sent.heat ?? 0,
      isShutDown: sent.isShutDown ?? false,
      ...(sent.isShutDown === true ? { staysShutDown: true as const } : {}),
      ...place,
    };
  }

  force(sent: SentForce, seat: string, side: string, pointer: string): Omit<Force, 'zone'> {
    const units = flatMap(sent.units, (one, index) => {
      const isShort = typeof one === 'string';
      const at = `${pointer}/units/${index}`;
      const id = `${seat.toLowerCase()}${index + 1}`;
      const made = this.entry(isShort ? { design: one } : one, id, at, isShort ? at : `${at}/design`);
      return made === null ? [] : [made];
    });
    const bv = units.reduce((sum, { sheet }) => sum + (this.sheets.get(sheet)?.bv ?? 0), 0);
    if (sent.budget !== undefined && bv > sent.budget)
      this.reading.refuse('over-budget', `${pointer}/units`, { bv, budget: sent.budget });
    return { seat, side, units };
  }
}

const SIDE = /^[a-z][a-z0-9-]*$/i;

/** Sides in the order in which forces name them; left out: north and south in turn. */
export const sideNames = (forces: readonly SentForce[]): readonly string[] =>
  forces.map(({ side }, index) => side ?? (index % 2 === 0 ? 'north' : 'south'));

export const readForces = (
  reading: Reading,
  sent: readonly SentForce[],
  designs: Designs,
  size: Size,
): ReadForces => {
  const sides = sideNames(sent);
  const seats = sent.map(({ seat }, index) => seat ?? SEATS[index] ?? 'A');
  const edges = edgesOf([...new Set(sides)]);
  const made = new Forces(reading, designs, size);
  if (new Set(seats).size < seats.length) reading.refuse('seat-twice', '/forces');
  const count = new Set(sides).size;
  if (count < 2 || count > LIMITS.sides) reading.refuse('sides', '/forces', { most: LIMITS.sides });
  sides.forEach((side, index) => {
    if (!SIDE.test(side)) reading.refuse('side-name', `/forces/${index}/side`);
  });
  const forces = sent.map((one, index): Force => {
    const side = sides[index] ?? '';
    const force = made.force(one, seats[index] ?? 'A', side, `/forces/${index}`);
    return { ...force, zone: alongEdge(edges.get(side) ?? 'N', size) };
  });
  const sums = new Map<string, number>();
  for (const { side, units } of forces) sums.set(side, (sums.get(side) ?? 0) + units.length);
  if ([...sums.values()].some((sum) => sum > LIMITS.units))
    reading.refuse('too-many-units', '/forces', { most: LIMITS.units, all: LIMITS.all });
  else if ([...sums.values()].reduce((sum, one) => sum + one, 0) > LIMITS.all)
    reading.refuse('too-many-units', '/forces', { most: LIMITS.units, all: LIMITS.all });
  return { forces, sheets: Object.fromEntries(made.sheets) };
};
