/** What is worth marching to: buildings to take, places to defend, and who goes where. */
import type { Hex, Knowledge } from '../../rules';
import type { SheetDraft } from './sheet-draft';
import {
  enemyStrength,
  ownBuildings,
  ownStrength,
  stepsBetween,
  stepsTo,
  strengthNear,
  strengthOfOwn,
} from './situation';

export interface Goal {
  readonly hex: Hex;
  /** Strength that it takes; 0: nobody is known to be there. */
  readonly need: number;
  /** So many go, if there are so many: nobody goes far alone. */
  readonly least: number;
  readonly kind: 'take' | 'defend';
}

export interface Marcher {
  readonly mech: string;
  readonly hex: Hex;
  /** Grid index of the hex. */
  readonly at: number;
  readonly mp: number;
  readonly tons: number;
  readonly strength: number;
}

/** Marchers with one goal. `ready`: those who can be there this round are enough for it. */
export interface Column {
  readonly goal: Goal;
  readonly marchers: readonly Marcher[];
}

/** Nobody walks further for a building that nobody holds. */
const FAR = 18;

/** At home one mech is enough to look after a building; out there they go by three. */
const HOME = 5;
const companyFor = (knowledge: Knowledge, hex: Hex): number => {
  const { force } = knowledge;
  return force === null || stepsBetween(knowledge, hex, force.hq) <= HOME ? 1 : 3;
};

export const goalsOf = (draft: SheetDraft): readonly Goal[] => {
  const { knowledge, temperament } = draft;
  const enemies = enemyStrength(draft, true);
  const ours = ownStrength(draft);
  const take = knowledge.buildings
    .filter(({ control }) => control === null || !knowledge.allies.has(control))
    .map(({ hex }): Goal => ({
      hex,
      need: strengthNear(knowledge, enemies, hex, 1) * temperament.caution,
      least: companyFor(knowledge, hex),
      kind: 'take',
    }));
  const places = [
    ...new Set([
      ...ownBuildings(knowledge).map(({ hex }) => hex),
      ...(knowledge.force === null ? [] : [knowledge.force.hq]),
    ]),
  ];
  const defend = places.flatMap((hex): Goal[] => {
    const threat = strengthNear(knowledge, enemies, hex, 3);
    const there = ours.get(hex) ?? 0;
    return threat > 0 && threat * temperament.caution > there
      ? [{ hex, need: threat * temperament.caution, least: 1, kind: 'defend' }]
      : [];
  });
  return [...defend, ...take];
};

/**
 * Nearest goals first; each gets the nearest of those who are left until it has enough. Who is left over
 * joins the column that fights.
 */
export const columnsFor = (
  { knowledge }: SheetDraft,
  goals: readonly Goal[],
  marchers: readonly Marcher[],
): readonly Column[] => {
  const free = new Set(marchers);
  const steps = new Map(goals.map((goal) => [goal, stepsTo(knowledge.grid, goal.hex)]));
  const rounds = (one: Marcher, goal: Goal): number =>
    (steps.get(goal)?.[one.at] ?? Infinity) / Math.max(1, one.mp);
  const score = (goal: Goal): number => {
    let nearest = Infinity;
    for (const one of free) nearest = Math.min(nearest, rounds(one, goal));
    return nearest + goal.need / 2500 - (goal.kind === 'defend' ? 1 : 0);
  };
  const columns: Column[] = [];
  const open = new Set(goals);
  while (free.size > 0 && open.size > 0) {
    let [goal, least] = [null as Goal | null, Infinity];
    for (const one of open) {
      const its = score(one);
      if (goal === null || its < least) [goal, least] = [one, its];
    }
    if (goal === null) break;
    open.delete(goal);
    const column = columnTo(goal, [...free], rounds);
    for (const one of column) free.delete(one);
    if (column.length > 0) columns.push({ goal, marchers: column });
  }
  return reinforced(columns, [...free]);
};

/** Those who are soonest there until they are enough; nobody when all are not. */
const columnTo = (
  goal: Goal,
  free: readonly Marcher[],
  rounds: (one: Marcher, goal: Goal) => number,
): readonly Marcher[] => {
  const able = goal.need > 0 ? free : free.filter((one) => rounds(one, goal) * Math.max(1, one.mp) <= FAR);
  const nearest = able.map((one) => ({ one, after: rounds(one, goal) }));
  nearest.sort(
    (a, b) => a.after - b.after || a.one.strength - b.one.strength || (a.one.mech < b.one.mech ? -1 : 1),
  );
  const chosen: Marcher[] = [];
  let strength = 0;
  for (const { one } of nearest) {
    if (chosen.length >= goal.least && strength >= goal.need) break;
    chosen.push(one);
    strength += one.strength;
  }
  return strength >= goal.need ? chosen : [];
};

/** Whoever has nothing to do goes with the column that has most to do. */
const reinforced = (columns: readonly Column[], idle: readonly Marcher[]): readonly Column[] => {
  const main = [...columns].sort((a, b) => b.goal.need - a.goal.need)[0];
  if (main === undefined || main.goal.need === 0) return columns;
  return columns.map((column) =>
    column === main ? { ...column, marchers: [...column.marchers, ...idle] } : column,
  );
};

export const marcherOf = (draft: SheetDraft, mech: SheetDraft['mechs'][number], mp: number): Marcher => ({
  mech: mech.id,
  hex: mech.hex,
  at: draft.knowledge.grid.indexOf(mech.hex),
  mp,
  tons: draft.catalog.mech(mech.design)?.tons ?? 0,
  strength: strengthOfOwn(draft, mech),
});
