/**
 * Where a force may store things (DEP-1) and where its mechs may come into play (DEP-4), by its player's
 * knowledge or by the truth.
 */
import type { ForceId } from '../../kernel';
import { buildingsOf } from '../rulesets/terms-of';
import { effectiveFor } from '../buildings/works';
import { enemyHexes } from '../knowledge/enemies';
import type { Knowledge } from '../knowledge/knowledge';
import type { BuildingType } from '../buildings';
import { rowOf, rowsOf } from '../model/draft';
import type { Hex } from '../model/map';
import type { CampaignState, MechRow } from '../model/state';
import { areEnemies } from '../sides';

/** What decides about places for one force. */
export interface Ground {
  readonly hq: Hex;
  readonly ruleset: string;
  /** Buildings that it controls; `effective`: that worked, too, when the phase opened (BLD-6). */
  readonly buildings: readonly {
    readonly hex: Hex;
    readonly type: BuildingType;
    readonly effective: boolean;
  }[];
  readonly mechs: ReadonlySet<Hex>;
  /** Hexes where an enemy mech stands. */
  readonly enemies: ReadonlySet<Hex>;
}

const byHex = (hexes: Iterable<Hex>): readonly Hex[] => [...new Set(hexes)].sort();

const placesOf = (mechs: readonly Pick<MechRow, 'hex'>[]): ReadonlySet<Hex> => {
  const places = new Set<Hex>();
  for (const { hex } of mechs) if (hex !== null) places.add(hex);
  return places;
};

/**
 * Enemies that the player sees now; remembered ones may be gone. Throws for an audience without a force (a
 * bug).
 */
export const groundOfKnowledge = (knowledge: Knowledge): Ground => {
  const { force } = knowledge;
  if (force === null) throw new Error('only a force has ground');
  return {
    hq: force.hq,
    ruleset: knowledge.campaign.ruleset,
    buildings: knowledge.buildings.filter(
      (building) => building.control === force.id && building.seen === null,
    ),
    mechs: placesOf(Object.values(knowledge.mechs)),
    enemies: enemyHexes(knowledge),
  };
};

/**
 * As it is; enemies stand where they stood in `enemiesOf`. At the close of a phase that is the state before
 * all sheets, so that no seat comes first (ROUND-2). Throws for a force that does not exist (a bug).
 */
export const groundOfState = (
  state: CampaignState,
  force: ForceId,
  enemiesOf: Pick<CampaignState, 'mechs'> = state,
): Ground => {
  const row = rowOf(state.forces, force);
  if (row === null) throw new Error(`no force ${force}`);
  return {
    hq: row.hq,
    ruleset: state.campaign.ruleset,
    buildings: rowsOf(state.buildings)
      .filter((building) => building.control === force)
      .map((building) => ({
        hex: building.hex,
        type: building.type,
        effective: effectiveFor(building) === force,
      })),
    mechs: placesOf(rowsOf(state.mechs).filter((mech) => mech.force === force)),
    enemies: placesOf(rowsOf(enemiesOf.mechs).filter((mech) => areEnemies(state.forces, force, mech.force))),
  };
};

/** DEP-1: a hex that holds the HQ, a building or a mech of the force, and no enemy mech. */
export const mayStore = (ground: Ground, hex: Hex): boolean =>
  !isHeldByEnemy(ground, hex) &&
  (hex === ground.hq || ground.mechs.has(hex) || ground.buildings.some((building) => building.hex === hex));

/** Every hex of DEP-1, in order. */
export const storeHexes = (ground: Ground): readonly Hex[] =>
  byHex([ground.hq, ...ground.mechs, ...ground.buildings.map((building) => building.hex)]).filter((hex) =>
    mayStore(ground, hex),
  );

/** DEP-4: the HQ hex and the entry buildings that work, whoever stands there; the HQ first. */
export const entryHexes = (ground: Ground): readonly Hex[] => {
  const known = buildingsOf(ground.ruleset);
  const others = ground.buildings
    .filter(({ type, effective }) => effective && known.get(type)?.entry === true)
    .map((building) => building.hex);
  return [ground.hq, ...byHex(others).filter((hex) => hex !== ground.hq)];
};

/** DEP-4: where an enemy mech stands, none comes into play. */
export const isHeldByEnemy = (ground: Ground, hex: Hex): boolean => ground.enemies.has(hex);

/** DEP-4: those of them that no enemy holds. */
export const freeEntryHexes = (ground: Ground): readonly Hex[] =>
  entryHexes(ground).filter((hex) => !isHeldByEnemy(ground, hex));

/**
 * DEP-4: where a purchase may name its hex: the free ones, and any when none is free (`waits`): then the mech
 * waits.
 */
export const entryOf = (ground: Ground): { readonly hexes: readonly Hex[]; readonly waits: boolean } => {
  const free = freeEntryHexes(ground);
  return { hexes: free.length > 0 ? free : entryHexes(ground), waits: free.length === 0 };
};

/** BLD-MERC: at own mechs and buildings, whoever else stands there. */
export const hireHexes = (ground: Ground): readonly Hex[] =>
  byHex([...ground.mechs, ...ground.buildings.map(({ hex }) => hex)]);
