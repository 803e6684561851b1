/**
 * What a picture shows of a view: picked out of it field by field, so that a picture tells nothing that its
 * view does not (SIGHT-4).
 */
import type { BuildingType } from '../buildings';
import { hexOf } from '../../kernel/hex';
import type { Hex, Terrain } from '../model/map';
import type { CombatStep, Phase } from '../model/phases';
import type { View } from '../views/shapes';

export interface SceneToken {
  readonly hex: string;
  readonly seat: number;
  readonly own: boolean;
  /** Where they were last seen, not where they are. */
  readonly remembered: boolean;
  readonly count: number;
}

export interface SceneBuilding {
  readonly type: BuildingType;
  readonly hex: string;
  /** Null: nobody's, or not known. */
  readonly seat: number | null;
  /** Seen now; otherwise as it is remembered, or never seen. */
  readonly inSight: boolean;
  readonly works: boolean;
}

export interface PictureScene {
  readonly campaign: string;
  readonly round: number;
  readonly phase: Phase;
  readonly step: CombatStep | null;
  /** Whose eyes: a force's seat; null: of somebody without a force. */
  readonly eyes: number | null;
  /** Whether somebody without a force sees all of it. */
  readonly all: boolean;
  readonly columns: number;
  readonly rows: number;
  /** Down the columns, as the hexes of `hexesOf`. */
  readonly terrain: readonly Terrain[];
  readonly sight: readonly boolean[];
  readonly hq: string | null;
  readonly forces: readonly { readonly seat: number; readonly name: string; readonly out: boolean }[];
  readonly buildings: readonly SceneBuilding[];
  readonly tokens: readonly SceneToken[];
  /** Hexes of battles that are not over. */
  readonly battles: readonly string[];
}

/** All hexes of a map, down its columns. */
export const hexesOf = ({
  columns,
  rows,
}: {
  readonly columns: number;
  readonly rows: number;
}): readonly Hex[] =>
  Array.from({ length: columns * rows }, (_, index) =>
    hexOf(Math.floor(index / rows) + 1, (index % rows) + 1),
  );

const tokensOf = (view: View, seats: ReadonlyMap<string, number>): readonly SceneToken[] => {
  const tokens = new Map<string, SceneToken>();
  for (const mech of view.mechs) {
    const remembered = !mech.own && mech.seen !== null;
    // Whoever has no force is shown all mechs as their own.
    const own = mech.own && mech.force === view.force;
    const key = [mech.hex, mech.force, own, remembered].join(' ');
    const seat = seats.get(mech.force) ?? 0;
    tokens.set(key, { hex: mech.hex, seat, own, remembered, count: (tokens.get(key)?.count ?? 0) + 1 });
  }
  return [...tokens.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, token]) => token);
};

const OVER: ReadonlySet<View['battles'][number]['state']> = new Set(['done', 'called-off']);

/** @param campaign its name */
export function sceneOf(view: View, campaign: string): PictureScene {
  const { columns, rows, terrain, hq } = view.map;
  const hexes = hexesOf(view.map);
  const sight = new Set(view.map.sight);
  const seats = new Map(view.forces.map(({ id, seat }) => [id, seat]));
  return {
    campaign,
    round: view.round,
    phase: view.phase,
    step: view.step,
    eyes: view.force === null ? null : (seats.get(view.force) ?? null),
    all: view.force === null && sight.size === hexes.length,
    columns,
    rows,
    terrain: hexes.map((hex) => terrain[hex] ?? 'clear'),
    sight: hexes.map((hex) => sight.has(hex)),
    hq,
    forces: view.forces.map(({ seat, name, out }) => ({ seat, name, out })).sort((a, b) => a.seat - b.seat),
    buildings: view.buildings.map(({ type, hex, control, known, seen, works }) => ({
      type,
      hex,
      seat: control === null ? null : (seats.get(control) ?? null),
      inSight: known && seen === null,
      works: works !== false,
    })),
    tokens: tokensOf(view, seats),
    battles: view.battles.filter(({ state }) => !OVER.has(state)).map(({ hex }) => hex),
  };
}
