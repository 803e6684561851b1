/** What an order to fire assigns: weapons to targets, each in a way of firing. */
import { flatMap, isRecord } from '../../../../kernel';
import type { Order } from '../../../shapes';
import { oddsOf } from '../../../shared/terms';
import { isInFront } from '../fire/turn/secondary';
import { weaponHeat } from '../heat/heat-made';
import { sinkCapacity } from '../heat/heat-sinks';
import { type Cell, cellsOf, type Twist } from '../play/fire/cells';
import { depthUnder, heatOfTurn } from '../play/heat';
import type { Known } from '../play/known';
import { type Fighter, fighterOf, isThere, type Unit } from '../play/model';
import { shotsLeft } from '../play/fire/modes';
import { damageOfCell } from './expected';

export const twistOf = ({ twist }: Order): Twist => (twist === 1 || twist === -1 ? twist : 0);

export interface Assigned {
  readonly row: string;
  readonly column: string;
  readonly mode: string | null;
}

export const assignedOf = (value: unknown): readonly Assigned[] =>
  Array.isArray(value) ? value.filter(isRecord).map((one) => one as unknown as Assigned) : [];

export const cellFor = (cells: readonly Cell[], { row, column, mode }: Assigned): Cell | undefined =>
  cells.find(({ mount, target, firing }) => mount.id === row && target === column && firing.mode === mode);

/** What is assigned, in that order; what is none of the cells is left out. */
export const chosenCells = (cells: readonly Cell[], value: unknown): readonly Cell[] =>
  flatMap(assignedOf(value), (one) => cellFor(cells, one) ?? []);

/** Kinds of ammunition of which more shots are assigned than there are, by item. */
export const overdrawn = (mech: Fighter, chosen: readonly Cell[]): readonly string[] => {
  const used = new Map<string, number>();
  const found = new Set<string>();
  for (const { firing } of chosen) {
    if (firing.bin === null) continue;
    const { item } = firing.bin.figures;
    const sum = (used.get(item) ?? 0) + firing.shots;
    used.set(item, sum);
    if (sum > shotsLeft(mech, firing.bin)) found.add(item);
  }
  return [...found];
};

/** Without those for which no ammunition is left, from the first on. */
export const affordable = (mech: Fighter, chosen: readonly Cell[]): readonly Cell[] =>
  chosen.reduce<readonly Cell[]>(
    (taken, cell) => (overdrawn(mech, [...taken, cell]).length > 0 ? taken : [...taken, cell]),
    [],
  );

export const asAssigned = ({ mount, target, firing }: Cell): Assigned => ({
  row: mount.id,
  column: target,
  mode: firing.mode,
});

/** On average. */
const worthOf = (known: Known, cell: Cell): number => damageOfCell(known, cell) * oddsOf(cell.needed);
export const heatOf = ({ mount, firing }: Cell): number => weaponHeat(mount.figures, firing.shots);

/** Points of heat over what the sinks take that are still proposed. */
const BEARABLE = 4;

/** One target with all that is worth its heat: what most damage is expected of. */
const proposalAt = (known: Known, unit: Unit, mech: Fighter, cells: readonly Cell[]): readonly Cell[] => {
  const best = new Map<string, Cell>();
  for (const cell of cells) {
    const before = best.get(cell.mount.id);
    if (before === undefined || worthOf(known, cell) > worthOf(known, before)) best.set(cell.mount.id, cell);
  }
  const sunk = sinkCapacity(mech, { depth: depthUnder(known, mech), isProne: mech.isProne });
  let room = sunk + BEARABLE - mech.heat - heatOfTurn(unit, mech);
  const chosen: Cell[] = [];
  const byValue = (cell: Cell): number => worthOf(known, cell) / (1 + heatOf(cell));
  for (const cell of [...best.values()].sort((a, b) => byValue(b) - byValue(a))) {
    const heat = heatOf(cell);
    if (heat > 0 && heat > room) continue;
    room -= heat;
    chosen.push(cell);
  }
  return affordable(mech, chosen);
};

export interface Proposal {
  readonly twist: Twist;
  readonly cells: readonly Cell[];
  readonly worth: number;
}

/** The best against one target with the torso twisted so. */
export const proposalFor = (known: Known, unit: Unit, twist: Twist): Proposal => {
  const none: Proposal = { twist, cells: [], worth: 0 };
  if (!isThere(unit)) return none;
  const mech = { ...fighterOf(known, unit), twist };
  const byTarget = new Map<string, Cell[]>();
  for (const cell of cellsOf(known, unit.id, twist)) {
    const list = byTarget.get(cell.target);
    if (list === undefined) byTarget.set(cell.target, [cell]);
    else list.push(cell);
  }
  let best = none;
  for (const list of byTarget.values()) {
    const cells = proposalAt(known, unit, mech, list);
    const worth = cells.reduce((sum, cell) => sum + worthOf(known, cell), 0);
    if (worth > best.worth || best.cells.length === 0) best = { twist, cells, worth };
  }
  return best;
};

/**
 * The primary target: of those in front of the torso the one at which most weapons are fired, of equal ones the first;
 * none in front: the same of all. Its shots come first in the declaration.
 */
export const primaryFirst = (unit: Fighter, chosen: readonly Cell[]): readonly Cell[] => {
  const counts = new Map<string, number>();
  for (const { target } of chosen) counts.set(target, (counts.get(target) ?? 0) + 1);
  const ahead = chosen.filter(({ pair }) => isInFront(unit, pair.to));
  const from = ahead.length > 0 ? ahead : chosen;
  const primary = from.reduce<string | null>(
    (best, { target }) =>
      best === null || (counts.get(target) ?? 0) > (counts.get(best) ?? 0) ? target : best,
    null,
  );
  return [
    ...chosen.filter(({ target }) => target === primary),
    ...chosen.filter(({ target }) => target !== primary),
  ];
};
