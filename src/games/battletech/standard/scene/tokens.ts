/** Mechs on the field, and the mines that the reader knows (GAM-7). */
import { LOCATIONS, rearOf } from '../../../../catalog';
import { memo } from '../../../../kernel';
import type { Hex } from '../../../../kernel/hex';
import { text, type Token } from '../../../shapes';
import { centreOf, hexGrid } from '../../../shared/hex-field';
import { torsoFacing } from '../fire/arcs';
import { groundOf, floorAt } from '../field/ground';
import type { Battlefield } from '../field/model';
import type { Sheet } from '../mech/sheet';
import type { Known } from '../play/known';
import { isThere, type Setup, type Step, type Unit } from '../play/model';
import { nameIn } from '../tell/names';
import { statesOf } from './states';

const RADIUS = 11;
const HOTTEST = 30;

const points = (
  { armor, structure }: Sheet,
  { condition }: Unit,
): {
  readonly armor: number;
  readonly mostArmor: number;
  readonly structure: number;
  readonly mostStructure: number;
} => {
  let [left, most, inside, mostInside] = [0, 0, 0, 0];
  for (const location of LOCATIONS) {
    inside += condition.structure[location] ?? structure[location];
    mostInside += structure[location];
    const rear = rearOf(location);
    for (const face of rear === null ? [location] : [location, rear]) {
      left += condition.armor[face] ?? armor[face];
      most += armor[face];
    }
  }
  return { armor: left, mostArmor: most, structure: inside, mostStructure: mostInside };
};

const barsOf = (sheet: Sheet, unit: Unit): Token['bars'] => {
  const { armor, mostArmor, structure, mostStructure } = points(sheet, unit);
  return [
    { title: text('bt.armor'), value: armor, most: mostArmor },
    { title: text('bt.bar.structure'), value: structure, most: mostStructure },
    { title: text('bt.bar.heat'), value: Math.min(unit.heat, HOTTEST), most: HOTTEST },
  ];
};

const hasActed = (unit: Unit, step: Step): boolean =>
  step === 'fire' ? unit.hasFired : step === 'physical' ? unit.hasStruck : unit.moved !== null;

const levelAt = (field: Battlefield, hex: Hex, elevation: number): number => {
  const ground = groundOf(field);
  const index = ground.indexOf(hex);
  return elevation > 0 ? (ground.level[index] ?? 0) + elevation : floorAt(ground, index);
};

const KINDS = { hover: 'vehicle', vtol: 'aircraft', foot: 'infantry' } as const;

const mechToken = memo((unit: Unit, setup: Setup, step: Step): Token => {
  const sheet = setup.sheets[unit.sheet];
  if (sheet === undefined) throw new RangeError(`${unit.id} has no sheet`);
  const { name, short } = nameIn(setup, unit.id);
  const grid = hexGrid(setup.field.columns, setup.field.rows);
  const isHere = isThere(unit);
  const aim = isHere ? (torsoFacing({ ...unit, sheet } as Parameters<typeof torsoFacing>[0]) + 6) % 6 : null;
  return {
    id: unit.id,
    unit: null,
    seat: unit.seat,
    side: unit.side,
    kind: sheet.support === undefined ? 'mech' : KINDS[sheet.support],
    name,
    short,
    at: isHere ? centreOf(grid, unit.hex) : null,
    place: isHere ? unit.hex : null,
    level: isHere ? levelAt(setup.field, unit.hex, unit.elevation) : 0,
    facing: isHere ? unit.facing * 60 : null,
    aim: aim === null || aim === unit.facing ? null : aim * 60,
    radius: RADIUS,
    length: 0,
    states: statesOf(unit, sheet),
    bars: barsOf(sheet, unit),
    done: hasActed(unit, step),
    hidden: false,
  };
}, 3);

const mineToken = ({ setup }: Known, { hex, side, isKnown }: Known['mines'][number]): Token => ({
  id: `mine.${hex}.${side}`,
  unit: null,
  seat: null,
  side,
  kind: 'marker',
  // The word is the same in both languages.
  name: 'Mine',
  short: 'M',
  at: centreOf(hexGrid(setup.field.columns, setup.field.rows), hex),
  place: hex,
  level: levelAt(setup.field, hex, 0),
  facing: null,
  aim: null,
  radius: 5,
  length: 0,
  states: isKnown ? [] : [{ code: 'bt.state.mine-unknown', params: {}, good: null }],
  bars: [],
  done: false,
  hidden: !isKnown,
});

/** In the order of their ids. */
export const tokensOf = (known: Known): readonly Token[] =>
  [
    ...known.units.map((unit) => mechToken(unit, known.setup, known.step)),
    ...known.mines.map((mine) => mineToken(known, mine)),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));
