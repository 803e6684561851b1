/** Random positions with questions about them, in the form of the probe (BT-9). */
import type { Location } from '../../../src/catalog';
import type { Bin, Mount } from '../../../src/games/battletech/standard/mech/sheet';
import { chanceOf, type Chance } from './chance';
import { distanceOf } from './geometry';
import type { Blow } from './physical';
import type { Board, Ground, Scene, Unit } from './question';
import { randomBoard } from './random-board';
import { randomUnit } from './random-unit';

export type Asked =
  | {
      readonly what: 'fire';
      readonly from: string;
      readonly to: string;
      readonly location: Location;
      readonly slot: number;
      readonly ammo?: { readonly location: Location; readonly slot: number };
    }
  | { readonly what: 'physical'; readonly from: string; readonly to: string; readonly attack: Blow }
  | { readonly what: 'sight'; readonly from: string; readonly to: string }
  | { readonly what: 'moves'; readonly unit: string; readonly mode: 'walk' | 'run' | 'jump' };

export interface Drawn {
  readonly scene: Scene;
  readonly ask: readonly Asked[];
}

const BLOWS: readonly Blow[] = [
  'punch-left',
  'punch-right',
  'kick-left',
  'kick-right',
  'push',
  'charge',
  'death-from-above',
];

/** Where it begins. */
export const placeOf = (mount: Mount): { readonly location: Location; readonly slot: number } => {
  const [location, slot] = mount.id.split('.');
  return { location: location as Location, slot: Number(slot) };
};

const shotAsked = (chance: Chance, from: Unit, to: Unit): readonly Asked[] => {
  const weapons = from.sheet.mounts.filter(({ figures }) => figures.weapon !== null);
  if (weapons.length === 0) return [];
  const mount = chance.of(weapons);
  const bins = from.sheet.bins.filter(
    ({ figures }) => figures.ammunition?.type === mount.figures.weapon?.ammunition,
  );
  const bin: Bin | null = bins.length > 0 && chance.often(40) ? chance.of(bins) : null;
  const ammo = bin === null ? {} : { ammo: { location: bin.location, slot: bin.slot } };
  return [{ what: 'fire', from: from.id, to: to.id, ...placeOf(mount), ...ammo }];
};

export const drawnQuestion = (seed: number): Drawn => {
  const chance = chanceOf(seed);
  const board = randomBoard(chance);
  const units: Unit[] = [];
  for (let count = chance.of([2, 2, 3, 4]); count > 0; count -= 1)
    units.push(randomUnit(chance, board, units, `u${units.length + 1}`));
  const ask: Asked[] = [];
  for (const from of units)
    for (const to of units) {
      if (from === to) continue;
      ask.push({ what: 'sight', from: from.id, to: to.id });
      ask.push(...shotAsked(chance, from, to), ...shotAsked(chance, from, to));
      if (distanceOf(from.hex, to.hex) === 1 || chance.often(5))
        for (const attack of BLOWS)
          if (chance.often(60)) ask.push({ what: 'physical', from: from.id, to: to.id, attack });
    }
  ask.push({ what: 'moves', unit: chance.of(units).id, mode: chance.of(['walk', 'run', 'jump'] as const) });
  return { scene: { board, units }, ask };
};

const terrainOf = (ground: Ground): Readonly<Record<string, number>> => ({
  ...(ground.woods > 0 ? { woods: ground.woods } : {}),
  ...(ground.rough ? { rough: 1 } : {}),
  ...(ground.rubble > 0 ? { rubble: ground.rubble } : {}),
  ...(ground.depth > 0 ? { water: ground.depth } : {}),
  ...(ground.pavement ? { pavement: 1 } : {}),
  ...(ground.road === null ? {} : { road: 1, road_exits: ground.road }),
  ...(ground.building > 0 ? { building: ground.building, bldg_elev: ground.levels, bldg_cf: 100 } : {}),
});

const boardSent = ({ columns, rows, hexes }: Board) => ({
  columns,
  rows,
  hexes: [...hexes].map(([hex, ground]) => ({ hex, level: ground.level, terrain: terrainOf(ground) })),
});

/** As a client sends it. */
export const sentQuestion = ({ scene, ask }: Drawn, id: string) => ({
  id,
  board: boardSent(scene.board),
  units: scene.units.map(({ sheet, ...unit }) => ({ ...unit, design: sheet.slug })),
  ask,
});
