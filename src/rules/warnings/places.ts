/**
 * Where a player's mechs are to stand when their sheet is carried out, as far as they can know: an enemy who
 * is not seen may stop any of them.
 */
import { flatMap } from '../../kernel';
import { enemiesSeen } from '../knowledge/enemies';
import type { KnownMech } from '../knowledge/knowledge';
import { isAbleToFight } from '../mechs/ability';
import { neighbour } from '../../kernel/hex';
import { placedMechs } from '../mechs/own';
import { DIRECTIONS, type Hex } from '../model/map';
import type { MechRow } from '../model/state';
import { sideOf } from '../sides';
import type { Outlook } from './outlook';

export interface Place {
  readonly mech: MechRow;
  readonly from: Hex;
  readonly hex: Hex;
  /** Position of the order that takes it there; null: it stays. */
  readonly order: number | null;
  /** By an order of the sheet, or before it. */
  readonly byTrain: boolean;
}

interface Journey {
  readonly order: number;
  readonly hex: Hex;
  readonly byTrain: boolean;
}

const journeys = ({ stood }: Outlook): ReadonlyMap<string, Journey> => {
  const going = new Map<string, Journey>();
  for (const { index, order } of stood)
    if (order.type === 'dropship')
      for (const mech of order.mechs) going.set(mech, { order: index, hex: order.to, byTrain: false });
    else if (order.type === 'move' || order.type === 'rail') {
      const hex = order.path.at(-1);
      if (hex !== undefined) going.set(order.mech, { order: index, hex, byTrain: order.type === 'rail' });
    }
  return going;
};

/** The hexes of the map's coordinates that are adjacent. */
export const neighboursOf = (hex: Hex): readonly Hex[] =>
  flatMap(DIRECTIONS, (direction) => neighbour(hex, direction) ?? []);

/**
 * Each answer is computed when it is first asked for: most sheets need few of them, and several warnings ask
 * for the same.
 */
export class Places {
  #all: readonly Place[] | null = null;
  #enemies: readonly KnownMech[] | null = null;
  #allies: ReadonlySet<Hex> | null = null;
  readonly #able = new Map<string, boolean>();

  constructor(private readonly outlook: Outlook) {}

  /** Own mechs on the map, by id. */
  get all(): readonly Place[] {
    this.#all ??= this.#computed();
    return this.#all;
  }

  /** The enemies who are seen now and not shut down: as far as is known, they fight. */
  get enemies(): readonly KnownMech[] {
    this.#enemies ??= enemiesSeen(this.outlook.after).mechs.filter(({ shutDown }) => !shutDown);
    return this.#enemies;
  }

  /** The hexes in which an ally's mech is seen that is not shut down. */
  get allies(): ReadonlySet<Hex> {
    const { others, allies } = this.outlook.after;
    this.#allies ??= new Set(
      flatMap(others, ({ seen, shutDown, force, hex }) =>
        seen === null && !shutDown && allies.has(force) ? [hex] : [],
      ),
    );
    return this.#allies;
  }

  /** Whether it will be able to fight where it is to stand. */
  isAble({ mech, byTrain }: Place): boolean {
    const known = this.#able.get(mech.id);
    if (known !== undefined) return known;
    const able = !byTrain && isAbleToFight(this.outlook.after, this.outlook.catalog, mech);
    this.#able.set(mech.id, able);
    return able;
  }

  /** Whether somebody able to fight is to stand in the hex, an own mech or an ally's. */
  isGuarded(hex: Hex): boolean {
    return this.allies.has(hex) || this.all.some((place) => place.hex === hex && this.isAble(place));
  }

  /** The last order that takes a mech able to fight away from the hex; null: none does. */
  lastLeaving(hex: Hex): number | null {
    const { before, catalog } = this.outlook;
    const orders = flatMap(this.all, ({ mech, from, hex: to, order }) => {
      const row = before.mechs[mech.id];
      return order !== null &&
        from === hex &&
        to !== hex &&
        row !== undefined &&
        isAbleToFight(before, catalog, row)
        ? [order]
        : [];
    });
    return orders.length === 0 ? null : Math.max(...orders);
  }

  /**
   * By hex, the tonnage of enemies who could attack from there: those who are not shut down, and fight nobody
   * where they stand (CMB-3).
   */
  freeEnemies(): ReadonlyMap<Hex, number> {
    const { after, catalog } = this.outlook;
    const forces = Object.fromEntries(after.forces.map((force) => [force.id, force]));
    const seenNow = after.others.filter(({ seen }) => seen === null);
    const sides = new Map<Hex, string>();
    const contested = new Set<Hex>();
    for (const { hex, force } of [
      ...placedMechs(after).map(({ mech, hex }) => ({ hex, force: mech.force })),
      ...seenNow,
    ]) {
      const side = sideOf(forces, force);
      if ((sides.get(hex) ?? side) !== side) contested.add(hex);
      sides.set(hex, side);
    }
    const tons = new Map<Hex, number>();
    for (const { hex, design } of this.enemies)
      if (!contested.has(hex)) tons.set(hex, (tons.get(hex) ?? 0) + (catalog.mech(design)?.tons ?? 0));
    return tons;
  }

  #computed(): readonly Place[] {
    const going = journeys(this.outlook);
    return placedMechs(this.outlook.after).map(({ mech, hex }): Place => {
      const journey = going.get(mech.id);
      const byTrain = mech.moved === 'rail';
      return journey === undefined
        ? { mech, from: hex, hex, order: null, byTrain }
        : { mech, from: hex, hex: journey.hex, order: journey.order, byTrain: byTrain || journey.byTrain };
    });
  }
}
