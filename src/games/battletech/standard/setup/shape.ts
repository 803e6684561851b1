/** How a setup of the standard level is sent (GAM-2): one shape for its reader and for its JSON Schema. */
import { isRecord, pointerTo } from '../../../../kernel';
import {
  about,
  boolean,
  bounded,
  byProperty,
  choice,
  closed,
  fixed,
  list,
  object,
  type Of,
  optional,
  orNull,
  type Shape,
  text,
  whole,
} from '../../../../kernel/shape';
import { conditionIn, hex } from './unit-shapes';

export const LIMITS = {
  units: 40,
  all: 80,
  seats: 8,
  sides: 4,
  sheets: 5,
  turns: 60,
  mines: 400,
  /** Characters of one map sheet's file. */
  sheetFile: 65_536,
  /** Characters of a whole field's file. */
  board: 524_288,
};
export const TERRAINS = ['open', 'scattered', 'woods', 'hills', 'mountains', 'urban', 'badlands'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const EDGE_NAMES = ['N', 'E', 'S', 'W'] as const;
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** Of a building: its walls are of kind 1 … 4. */
export const WALLS = ['light', 'medium', 'heavy', 'hardened'] as const;

const side = about(text(1, 20), 'A short name, as `north`');
const edge = choice(...EDGE_NAMES);

const place = { location: text(2, 2), slot: about(whole(1, 12), 'From 1') };

const number = whole(1, 99);
const rectangle = closed(object({ west: number, north: number, east: number, south: number }));
const zone = about(
  byProperty({ west: rectangle }, edge),
  'Where it may be set up: hexes from 1, both ends included, or three rows along an edge',
);
const skill = whole(0, 8);
const unit = closed(
  object({
    id: optional(text(1, 40)),
    design: about(text(1, 120), 'Slug of a design of the catalogue, or a key of `designs`'),
    name: optional(text(1, 80)),
    gunnery: optional(skill),
    piloting: optional(skill),
    pilotHits: optional(whole(0, 5)),
    heat: optional(whole(0, 60)),
    isShutDown: optional(about(boolean, 'For the whole fight: it stands there, and nobody starts it')),
    condition: optional(conditionIn(place)),
    zone: optional(zone),
    facing: optional(about(whole(0, 300), 'Degrees that are proposed when it is set up')),
  }),
);

const force = closed(
  object({
    seat: optional(choice(...SEATS)),
    side: optional(side),
    budget: optional(about(whole(1, 200_000), 'BV that the units may have together')),
    units: bounded(
      list(byProperty({ design: unit }, about(text(1, 120), 'Slug of a design')), 1, LIMITS.units),
    ),
  }),
);

/** Values by names of the sender's. */
const byName = <T>(of: Shape<T>, most: number): Shape<Readonly<Record<string, T>>> => ({
  form: { kind: 'object', properties: {} },
  schema: { type: 'object', maxProperties: most, additionalProperties: of.schema },
  read: (value, mistakes) => {
    if (!isRecord(value) || Object.keys(value).length > most) {
      mistakes.add('shape/not-an-object', '', { max: most });
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => {
        const before = mistakes.count;
        const read = of.read(one, mistakes);
        if (mistakes.count !== before) mistakes.under(pointerTo('', name), before);
        return [name, read];
      }),
    );
  },
  absent: (mistakes) => {
    mistakes.add('shape/missing');
    return {};
  },
});

const design = closed(object({ mtf: about(text(1, 200_000), 'Of a `.mtf` file') }));
const building = closed(
  object({
    type: choice(...WALLS),
    cp: whole(1, 500),
    levels: optional(whole(1, 20)),
    hex: optional(hex),
    indestructible: optional(boolean),
  }),
);
const measure = whole(1, LIMITS.sheets);

export const setupShape = closed(
  object({
    level: fixed('standard'),
    terrain: optional(choice(...TERRAINS)),
    seed: optional(text(0, 80)),
    sheets: optional(
      about(
        list(text(1, 60), 1, LIMITS.sheets ** 2),
        'Names of map sheets by rows from the north-west, as `woods-3`, or `rotate:woods-3` for one that is turned by half a circle, or of `boards`; else drawn from seed and terrain',
      ),
    ),
    boards: optional(
      about(
        byName(text(1, LIMITS.sheetFile), LIMITS.sheets ** 2),
        'Texts of MegaMek board files of 16 × 17 hexes, by names that `sheets` may use',
      ),
    ),
    board: optional(
      about(
        text(1, LIMITS.board),
        'Text of a MegaMek board file, in place of sheets, size, terrain and seed: 16 × 17 hexes at least, 80 × 85 at most',
      ),
    ),
    size: optional(about(closed(object({ columns: measure, rows: measure })), 'In sheets of 16 × 17 hexes')),
    tempo: optional(choice('alternate', 'blocks')),
    turns: optional(whole(1, LIMITS.turns)),
    building: optional(orNull(building)),
    exits: optional(
      about(
        byName(list(edge, 0, 4, { once: true }), LIMITS.sides),
        'Edges over which a side may leave; a side that is not named may leave over none; left out: each over its own',
      ),
    ),
    mines: optional(bounded(list(closed(object({ side, hex })), 0, LIMITS.mines))),
    minefields: optional(
      about(
        bounded(list(closed(object({ side, count: whole(1, 100), zone: rectangle })), 0, LIMITS.sides)),
        'Mines that are laid as the match begins, in hexes of the zone that its dice draw',
      ),
    ),
    designs: optional(about(byName(design, LIMITS.all), 'Designs that the catalogue does not have')),
    forces: bounded(list(force, 2, LIMITS.seats)),
  }),
);

export type SentSetup = Of<typeof setupShape>;
export type SentForce = SentSetup['forces'][number];
export type SentUnit = Of<typeof unit>;
export type SentZone = Of<typeof zone>;
