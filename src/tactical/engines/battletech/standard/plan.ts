/** A battle as the setup of a match under the standard rules (BT-2, MAT-7): everything that TAC-1 to TAC-4 name. */
import {
  bundledCatalog,
  type Catalog,
  designHash,
  documentOf,
  isUndamaged,
  writeMtf,
} from '../../../../catalog';
import { flatMap, sha256Hex } from '../../../../kernel';
import type { MatchWish } from '../../../capabilities';
import type { BattleSetup, Deployment, SetupBuilding, SetupUnit } from '../../../contract';
import { zoneOf } from '../../../start-zones';
import { openEdges } from '../edges';
import type { BattleSeat } from '../../../battle-seats';
import { tokenOf } from '../../../battle-seats';
import { fieldHex } from './field-hex';
import { fieldOf } from './given-boards';
import { minefieldsOf } from './mines';

/** A match always ends (GAM-9), also where the campaign has no limit. */
const MOST_TURNS = 60;

/** A design that the game's own catalogue has under this slug, as the campaign knows it. */
const isBundled = (catalog: Catalog, slug: string): boolean => {
  const [ours, bundled] = [catalog.mech(slug), bundledCatalog().mech(slug)];
  if (ours === null) return bundledCatalog().supportUnit(slug) !== null;
  return bundled !== null && designHash(ours) === designHash(bundled);
};

/** Designs of the campaign's own as mech files, by their slugs. */
const ownDesigns = (
  catalog: Catalog,
  units: readonly SetupUnit[],
): Readonly<Record<string, { mtf: string }>> =>
  Object.fromEntries(
    flatMap([...new Set(units.map(({ design }) => design))], (slug) => {
      const design = isBundled(catalog, slug) ? null : catalog.mech(slug);
      return design === null ? [] : [[slug, { mtf: writeMtf(documentOf(design), catalog.item) }]];
    }),
  );

/** Hexes of the field from 1. */
const zoneFrom = (deployment: Deployment): object => {
  if (deployment === 'anywhere') return { west: 1, north: 1, east: 80, south: 85 };
  const { west, north, east, south } = zoneOf(deployment);
  return { west: west + 1, north: north + 1, east: east + 1, south: south + 1 };
};

const unitOf = (seat: BattleSeat, unit: SetupUnit, index: number): object => {
  const { design, name, shutDown, pilot, condition, deployment } = unit;
  return {
    ...{ id: tokenOf(seat, index), design, name: name.slice(0, 80) },
    ...(pilot === null ? {} : { gunnery: pilot.gunnery, piloting: pilot.piloting, pilotHits: pilot.hits }),
    // PREP-6: without a pilot it stands there as one that is shut down.
    ...(shutDown || pilot === null ? { isShutDown: true } : {}),
    ...(isUndamaged(condition) ? {} : { condition }),
    zone: zoneFrom(deployment),
  };
};

/** From so many construction points on it has such walls. */
const WALLS: readonly (readonly [from: number, walls: string])[] = [
  [91, 'hardened'],
  [41, 'heavy'],
  [16, 'medium'],
  [0, 'light'],
];
const STOREYS = 2;
const MOST_CP = 500;

/** The battle's building that stands in the match; others come back as they went. */
export const playedBuilding = ({
  buildings,
}: BattleSetup): (SetupBuilding & { readonly hex: string }) | null => {
  const standing = buildings.find(({ cp, place }) => cp > 0 && place !== undefined);
  return standing?.place === undefined ? null : { ...standing, hex: fieldHex(standing.place) };
};

const buildingOf = (setup: BattleSetup): object | null => {
  const standing = playedBuilding(setup);
  if (standing === null) return null;
  const type = WALLS.find(([from]) => standing.cpMax >= from)?.[1] ?? 'light';
  const { hex, indestructible } = standing;
  return {
    ...{ type, cp: Math.min(standing.cp, MOST_CP), levels: STOREYS, hex },
    ...(indestructible ? { indestructible } : {}),
  };
};

export const standardSetup = (
  catalog: Catalog,
  setup: BattleSetup,
  seats: readonly BattleSeat[],
  { tempo, boards = [], library = [] }: Pick<MatchWish, 'tempo' | 'boards' | 'library'>,
): object => ({
  level: 'standard',
  tempo,
  // Everybody may know of which battle it is; of its mines nothing follows from this.
  seed: sha256Hex(`field|${setup.hash}`).slice(0, 32),
  ...fieldOf(setup, boards, library),
  turns: Math.min(setup.turnLimit ?? MOST_TURNS, MOST_TURNS),
  exits: Object.fromEntries(setup.sides.map((side) => [side.side, openEdges(side)])),
  building: buildingOf(setup),
  minefields: minefieldsOf(setup),
  designs: ownDesigns(catalog, setup.units),
  forces: seats.map((seat) => ({
    ...{ seat: seat.seat, side: seat.side.side },
    units: seat.units.map((unit, index) => unitOf(seat, unit, index)),
  })),
});
