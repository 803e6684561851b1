/** How the map looks to a commander: who stands where, how strong, and how far everything is. */
import { memo } from '../../kernel';
import { livingPilot, isAbleToFight, type Hex, type Knowledge, type MechRow } from '../../rules';
import { distancesFrom, type Grid } from '../../rules/map';
import { soundness, strengthOf } from '../strength';
import type { SheetDraft } from './sheet-draft';

/** Below this, a mech is mended and not led into battle. */
const HURT = 0.6;
const FARTHEST = 0xffff;

/** Steps over passable hexes from everywhere to a hex, by grid index. Found once a map and hex. */
export const stepsTo = memo((grid: Grid, hex: Hex): Uint16Array => distancesFrom(grid, grid.indexOf(hex)), 2);

export const stepsBetween = ({ grid }: Knowledge, from: Hex, to: Hex): number =>
  stepsTo(grid, to)[grid.indexOf(from)] ?? FARTHEST;

const strengthWith = memo((mech: MechRow, gunnery: number, catalog: SheetDraft['catalog']): number => {
  const design = catalog.mech(mech.design);
  return design === null ? 0 : strengthOf(design, mech.condition, gunnery);
}, 2);

/** 0 without a pilot. */
export const strengthOfOwn = ({ catalog, knowledge }: SheetDraft, mech: MechRow): number => {
  const pilot = livingPilot(knowledge, mech);
  return pilot === null ? 0 : strengthWith(mech, pilot.gunnery, catalog);
};

const add = (sums: Map<Hex, number>, hex: Hex, more: number): void =>
  void sums.set(hex, (sums.get(hex) ?? 0) + more);

/**
 * Strength by hex of the enemies that are seen now, or with `remembered` that were seen in the last round or
 * two. Their damage is not known.
 */
export const enemyStrength = (
  { catalog, knowledge }: SheetDraft,
  remembered: boolean,
): ReadonlyMap<Hex, number> => {
  const sums = new Map<Hex, number>();
  for (const { design, hex, force, seen } of knowledge.others) {
    if (knowledge.allies.has(force)) continue;
    const age = seen === null ? 0 : knowledge.campaign.round - seen.round;
    if (seen !== null && (!remembered || age > 2)) continue;
    add(sums, hex, (catalog.mech(design)?.bv ?? 0) * (seen === null ? 1 : 0.6));
  }
  return sums;
};

/** Strength by hex of the own mechs that can fight now. */
export const ownStrength = (draft: SheetDraft): ReadonlyMap<Hex, number> => {
  const sums = new Map<Hex, number>();
  for (const mech of draft.mechs)
    if (isAbleToFight(draft.knowledge, draft.catalog, mech)) add(sums, mech.hex, strengthOfOwn(draft, mech));
  return sums;
};

/** Of everything within so many steps of a hex. */
export const strengthNear = (
  knowledge: Knowledge,
  sums: ReadonlyMap<Hex, number>,
  hex: Hex,
  radius: number,
): number => {
  let total = 0;
  for (const [at, strength] of sums)
    if (knowledge.grid.distance(knowledge.grid.indexOf(at), knowledge.grid.indexOf(hex)) <= radius)
      total += strength;
  return total;
};

/** Controlled by them, as far as they can know; they know all of their own. */
export const ownBuildings = ({ buildings, force }: Knowledge): Knowledge['buildings'] =>
  buildings.filter(({ control }) => control !== null && control === force?.id);

export const isHurt = (draft: SheetDraft, mech: MechRow): boolean => {
  const design = draft.catalog.mech(mech.design);
  return design !== null && !mech.hired && soundness(design, mech.condition) < HURT;
};
