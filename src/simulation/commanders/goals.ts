/** What is worth marching to: buildings to take, places to defend, and who goes where. */
import { flatMap } from '../../kernel';
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
  const defend = flatMap(places, (hex): Goal[] => {
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
  const open = new Set(goals.map((goal) => new Prospect(goal, stepsTo(knowledge.grid, goal.hex), free)));
  const columns: Column[] = [];
  while (free.size > 0 && open.size > 0) {
    let best: Prospect | null = null;
    for (const one of open) if (best === null || one.score < best.score) best = one;
    if (best === null) break;
    open.delete(best);
    const { goal } = best;
    const marching = columnTo(best, free);
    for (const one of marching) free.delete(one);
    if (marching.length > 0) columns.push({ goal, marchers: marching });
    for (const one of open) one.look(free);
  }
  return reinforced(columns, [...free]);
};

/** A goal and how soon somebody can be there. */
class Prospect {
  /** Of those who are left. */
  #nearest: Marcher | null = null;
  /** Lower is better. */
  score = Infinity;

  constructor(
    readonly goal: Goal,
    readonly steps: Uint16Array,
    free: ReadonlySet<Marcher>,
  ) {
    this.look(free);
  }

  rounds(one: Marcher): number {
    return (this.steps[one.at] ?? Infinity) / Math.max(1, one.mp);
  }

  /** Looks anew for who is nearest, unless they are still there. */
  look(free: ReadonlySet<Marcher>): void {
    if (this.#nearest !== null && free.has(this.#nearest)) return;
    this.#nearest = null;
    let soonest = Infinity;
    for (const one of free) {
      const its = this.rounds(one);
      if (this.#nearest === null || its < soonest) [this.#nearest, soonest] = [one, its];
    }
    this.score = soonest + this.goal.need / 2500 - (this.goal.kind === 'defend' ? 1 : 0);
  }
}

/** Those who are soonest there until they are enough; nobody when all are not. */
const columnTo = (prospect: Prospect, free: ReadonlySet<Marcher>): readonly Marcher[] => {
  const { goal } = prospect;
  const nearest: { readonly one: Marcher; readonly after: number }[] = [];
  for (const one of free) {
    const after = prospect.rounds(one);
    if (goal.need > 0 || after * Math.max(1, one.mp) <= FAR) nearest.push({ one, after });
  }
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
