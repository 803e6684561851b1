/**
 * CMB-1: where no mech is able to fight, what stands there is lost without a fight. Told of orders that park
 * mechs alone, or leave them so: by a move, or by an attack, whose mechs fight elsewhere while a light enemy
 * beside them, who pins nobody (CMB-3), comes to those who stay.
 */
import { flatMap } from '../../kernel';
import type { Hex } from '../model/map';
import {
  about,
  DECLARATIONS,
  MARCHES,
  PREPARATION,
  type SheetOutlook,
  type WarningDefinition,
} from './definition';
import { neighboursOf, type Place } from './places';

export interface ParkedUnguarded {
  readonly hex: Hex;
  readonly mechs: readonly string[];
}

const identity = { code: 'warnings/parked-unguarded', rule: 'CMB-1' } as const;

const byHex = (places: readonly Place[]): ReadonlyMap<Hex, readonly Place[]> => {
  const groups = new Map<Hex, Place[]>();
  for (const place of places) {
    const here = groups.get(place.hex);
    if (here === undefined) groups.set(place.hex, [place]);
    else here.push(place);
  }
  return groups;
};

const leftByMarch = (outlook: SheetOutlook, hex: Hex, parked: readonly Place[]): number | null => {
  const parking = outlook.stood.findLast(
    ({ order }) => order.type === 'shut-down' && parked.some(({ mech }) => mech.id === order.mech),
  );
  return parking?.index ?? outlook.places.lastLeaving(hex);
};

/**
 * The last attack from the hex, if all who are able to fight there attack, and an enemy beside it whom they
 * do not attack could come.
 */
const leftByAttack = (
  { stood, places }: SheetOutlook,
  hex: Hex,
  here: readonly Place[],
  enemies: ReadonlyMap<Hex, number>,
): number | null => {
  const attacks = flatMap(stood, ({ index, order }) =>
    order.type === 'attack' ? [{ index, ...order }] : [],
  );
  const able = here.filter((place) => places.isAble(place)).map(({ mech }) => mech.id);
  const from = attacks.filter(({ mechs }) => mechs.some((id) => able.includes(id)));
  if (from.length === 0 || !able.every((id) => from.some(({ mechs }) => mechs.includes(id)))) return null;
  const come = neighboursOf(hex).some(
    (enemy) => enemies.has(enemy) && !from.some(({ target }) => target === enemy),
  );
  return come ? Math.max(...from.map(({ index }) => index)) : null;
};

/**
 * Those who stay in a hex while others march or attack, with the order that leaves them alone; null: none
 * does.
 */
type Leaving = (hex: Hex, here: readonly Place[], parked: readonly Place[]) => number | null;

const leaving = (outlook: SheetOutlook): Leaving => {
  const { places } = outlook;
  if (outlook.before.campaign.phase !== 'combat')
    return (hex, _, parked) => (places.isGuarded(hex) ? null : leftByMarch(outlook, hex, parked));
  // Where any attack pins, who is attacked stays and defends.
  const attacks =
    (outlook.after.campaign.options.pinShare ?? 0) > 0 &&
    outlook.stood.some(({ order }) => order.type === 'attack');
  const enemies = attacks ? places.freeEnemies() : null;
  return (hex, here) =>
    enemies === null || places.allies.has(hex) ? null : leftByAttack(outlook, hex, here, enemies);
};

export const parkedUnguarded: WarningDefinition = {
  ...identity,
  phases: [PREPARATION, ...MARCHES, DECLARATIONS],
  find: (outlook) => {
    // Most sheets park nobody: asked before it is computed who will be able to fight where.
    if (!Object.values(outlook.after.mechs).some(({ shutDown }) => shutDown)) return [];
    const parked = outlook.places.all.filter(({ mech, order }) => order === null && mech.shutDown);
    if (parked.length === 0) return [];
    const order = leaving(outlook);
    const all = byHex(outlook.places.all);
    return flatMap([...byHex(parked)], ([hex, stay]) => {
      const by = order(hex, all.get(hex) ?? [], stay);
      return by === null
        ? []
        : [about(identity).order(by, '', { hex, mechs: stay.map(({ mech }) => mech.name) })];
    });
  },
};
