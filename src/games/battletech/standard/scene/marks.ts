/** Ways and fire of the turn, arcs of who is to fire, and edges over which a side may leave (GAM-7). */
import { flatMap, memo } from '../../../../kernel';
import type { Hex } from '../../../../kernel/hex';
import { type Mark, type Point, text } from '../../../shapes';
import { centreOf, hexGrid, type HexGrid, sizeOf } from '../../../shared/hex-field';
import { torsoFacing } from '../fire/arcs';
import type { Mech } from '../mech/model';
import type { Known } from '../play/known';
import { type Edge, fighterOf, isThere, type Unit, unitOf } from '../play/model';
import { gathered, joined } from '../tell/list';
import { mountWords, sideWords } from '../tell/names';

const gridOf = ({ setup: { field } }: Pick<Known, 'setup'>): HexGrid => hexGrid(field.columns, field.rows);

/** Kept as long as the unit is the same: every line that is told of a phase shows the same ways again. */
const pathOf = memo((unit: Unit, { field }: Known['setup']): Mark => {
  const grid = hexGrid(field.columns, field.rows);
  return {
    kind: 'path',
    seat: unit.seat,
    token: unit.id,
    shape: { line: unit.way.map((hex) => centreOf(grid, hex)), radius: 1 },
    text: null,
  };
}, 2);

const paths = ({ units, setup }: Known): readonly Mark[] =>
  units.filter(({ way }) => way.length >= 2).map((unit) => pathOf(unit, setup));

/** Who is out lies where it fell. */
const placeOf = (known: Known, id: string): Hex | null => {
  const unit = unitOf(known, id);
  return unit?.hex ?? unit?.way.at(-1) ?? null;
};

type Declared = Known['fire'][number];

/** Kept as long as what was declared, and where both stand. */
const fireMark = memo(
  ({ unit, shots }: Declared, setup: Known['setup'], target: string, from: Hex, to: Hex, by: Unit): Mark => {
    const grid = hexGrid(setup.field.columns, setup.field.rows);
    const sheet = setup.sheets[by.sheet] ?? null;
    const weapons = shots.filter((one) => one.target === target).map(({ mount }) => mountWords(sheet, mount));
    return {
      kind: 'fire',
      seat: by.seat,
      token: unit,
      shape: { line: [centreOf(grid, from), centreOf(grid, to)], radius: 1 },
      text: text('bt.mark.fire', { weapons: joined('comma', gathered(weapons)) }),
    };
  },
  5,
);

const targetsOf = memo(({ shots }: Declared): readonly string[] => [
  ...new Set(shots.map(({ target }) => target)),
]);

const fire = (known: Known): readonly Mark[] =>
  flatMap(known.fire, (declared) => {
    const by = unitOf(known, declared.unit);
    const from = placeOf(known, declared.unit);
    if (by === null || from === null) return [];
    return flatMap(targetsOf(declared), (target): readonly Mark[] => {
      const to = placeOf(known, target);
      return to === null ? [] : [fireMark(declared, known.setup, target, from, to, by)];
    });
  });

const blows = (known: Known, grid: HexGrid): readonly Mark[] =>
  flatMap(known.blows, ({ unit, target, attack }): readonly Mark[] => {
    const [from, to] = [placeOf(known, unit), placeOf(known, target)];
    if (from === null || to === null) return [];
    const shape = { line: [centreOf(grid, from), centreOf(grid, to)], radius: 1 };
    const seat = unitOf(known, unit)?.seat ?? null;
    return [{ kind: 'fire', seat, token: unit, shape, text: text(`bt.attack.${attack}`) }];
  });

/** So far an arc is drawn, in millimetres of the board. */
const ARC_LENGTH = 75;
const QUARTER = 4;

/** The forward arc of the torso, 60° to both sides of where it looks. */
export const arcOf = (mech: Mech, grid: HexGrid): Mark => {
  const centre = centreOf(grid, mech.hex);
  const at = (degrees: number): Point => ({
    x: centre.x + Math.round(ARC_LENGTH * Math.sin((degrees * Math.PI) / 180)),
    y: centre.y - Math.round(ARC_LENGTH * Math.cos((degrees * Math.PI) / 180)),
  });
  const middle = torsoFacing(mech) * 60;
  const rim = Array.from({ length: QUARTER + 1 }, (_, step) => at(middle - 60 + (step * 120) / QUARTER));
  return { kind: 'arc', seat: null, token: mech.id, shape: { polygon: [centre, ...rim] }, text: null };
};

/** More would hide each other. */
const MAX_ARCS = 4;

const isToFire = ({ question, reader }: Known, unit: Unit): boolean =>
  isThere(unit) &&
  !unit.hasFired &&
  (reader === null || !(question?.seats.includes(reader) ?? false)
    ? unit.side === question?.side
    : unit.seat === reader);

const arcs = (known: Known, grid: HexGrid): readonly Mark[] => {
  if (known.question?.kind !== 'fire') return [];
  const units = known.units.filter((unit) => isToFire(known, unit));
  return units.length > MAX_ARCS
    ? []
    : units.map((unit) => ({ ...arcOf(fighterOf(known, unit), grid), seat: unit.seat }));
};

const edgeLine = ({ x, y }: Point, edge: Edge): readonly Point[] => {
  const [left, right, top, bottom] = [0, x, 0, y];
  const corner = (column: number, row: number): Point => ({ x: column, y: row });
  switch (edge) {
    case 'N':
      return [corner(left, top), corner(right, top)];
    case 'E':
      return [corner(right, top), corner(right, bottom)];
    case 'S':
      return [corner(left, bottom), corner(right, bottom)];
    case 'W':
      return [corner(left, top), corner(left, bottom)];
  }
};

const edges = memo((setup: Known['setup']): readonly Mark[] => {
  const size = sizeOf(hexGrid(setup.field.columns, setup.field.rows));
  return flatMap(Object.entries(setup.exits), ([side, open]) =>
    (open ?? []).map((edge): Mark => ({
      kind: 'edge',
      seat: setup.forces.find((force) => force.side === side)?.seat ?? null,
      token: null,
      shape: { line: edgeLine(size, edge), radius: 2 },
      text: text('bt.mark.exit', { side: sideWords(side) }),
    })),
  );
});

export const marksOf = (known: Known): readonly Mark[] => {
  const grid = gridOf(known);
  return [
    ...edges(known.setup),
    ...arcs(known, grid),
    ...paths(known),
    ...fire(known),
    ...blows(known, grid),
  ];
};
