/** How a question to the probe looks (BT-9): one shape for its reader and for its JSON Schema. */
import { LOCATIONS } from '../../../../catalog';
import { isRecord } from '../../../../kernel';
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
  optional,
  type Of,
  type Shape,
  text,
  whole,
} from '../../../../kernel/shape';
import { PROBED_ATTACKS } from '../physical/physical';
import { conditionIn, hex } from '../setup/unit-shapes';

export const PROBE_LIMITS = { columns: 80, rows: 85, questions: 200, units: 200, fileLength: 1_000_000 };

const id = text(1, 80);
const slot = { location: choice(...LOCATIONS), slot: about(whole(1, 12), 'From 1') };

const terrainText = text(0, 400);
const figure = (most: number) => optional(whole(0, most));
const terrainFigures = closed(
  object({
    woods: figure(2),
    rough: figure(1),
    rubble: figure(4),
    water: figure(3),
    pavement: figure(1),
    road: figure(3),
    road_exits: figure(63),
    building: figure(4),
    bldg_elev: figure(30),
    bldg_cf: figure(150),
  }),
);
type Figures = Of<typeof terrainFigures>;
/** Figures by name, or written as in a board file. */
const terrain: Shape<string | Figures> = {
  form: { kind: 'variants', of: [terrainFigures, terrainText] },
  schema: {
    description:
      'Figures by name: `woods` 1 light, 2 heavy; `rough`; `rubble` 1–4; `water` 0–3; `pavement`; `road` with `road_exits` (bits 0–5); `building` 1–4 with `bldg_elev` and `bldg_cf`. Or as in a board file: `woods:1;road:1:9`',
    anyOf: [terrainFigures.schema, terrainText.schema],
  },
  read: (value, mistakes) =>
    typeof value === 'string' ? terrainText.read(value, mistakes) : terrainFigures.read(value, mistakes),
  absent: (mistakes) => terrainFigures.absent(mistakes),
};

const drawn = closed(
  object({
    columns: whole(1, PROBE_LIMITS.columns),
    rows: whole(1, PROBE_LIMITS.rows),
    hexes: about(
      bounded(
        list(
          closed(
            object({
              hex,
              level: about(whole(-10, 20), 'Of the ground, or of the water’s surface'),
              terrain,
            }),
          ),
          0,
          PROBE_LIMITS.columns * PROBE_LIMITS.rows,
        ),
      ),
      'What is not level 0 and clear',
    ),
  }),
);
const filed = closed(object({ text: about(text(1, PROBE_LIMITS.fileLength), 'Of a MegaMek `.board` file') }));

const design = {
  ...byProperty({ mtf: closed(object({ mtf: about(text(1, 200_000), 'Of a `.mtf` file') })) }, text(1, 120)),
};

const unit = closed(
  object({
    id,
    side: choice('a', 'b'),
    design: about(design, 'A slug of the catalogue, or a mech file'),
    hex,
    elevation: optional(about(whole(0, 30), 'In a building’s hex only: levels above its ground')),
    facing: about(whole(0, 5), '0 north, clockwise'),
    twist: about(whole(-1, 1), 'Of the torso: −1 to the left, 1 to the right'),
    prone: boolean,
    moved: closed(
      object({
        mode: choice('stand', 'walk', 'run', 'jump'),
        hexes: about(whole(0, 99), 'Those that count for whoever shoots at it'),
      }),
    ),
    heat: about(whole(0, 99), 'At the declaration'),
    condition: optional(conditionIn(slot)),
    gunnery: whole(0, 8),
    piloting: whole(0, 8),
  }),
);

const ASKS = {
  fire: closed(
    object({
      what: fixed('fire'),
      from: id,
      to: id,
      ...slot,
      ammo: optional(closed(object(slot))),
    }),
  ),
  physical: closed(object({ what: fixed('physical'), from: id, to: id, attack: choice(...PROBED_ATTACKS) })),
  sight: closed(object({ what: fixed('sight'), from: id, to: id })),
  moves: closed(object({ what: fixed('moves'), unit: id, mode: choice('walk', 'run', 'jump') })),
};
type AskShape = (typeof ASKS)[keyof typeof ASKS];
const what = choice('fire', 'physical', 'sight', 'moves');
const noAsk = object({ what });

/** The shape that `what` names. */
const ask: Shape<Of<AskShape>> = {
  form: { kind: 'variants', of: Object.values(ASKS) },
  schema: { oneOf: Object.values(ASKS).map(({ schema }) => schema) },
  read: (value, mistakes) => {
    const named = isRecord(value) ? what.accept(value['what']) : null;
    const shape: Shape<unknown> = named === null ? noAsk : ASKS[named];
    return shape.read(value, mistakes) as Of<AskShape>;
  },
  absent: (mistakes) => noAsk.absent(mistakes) as unknown as Of<AskShape>,
};

export const probeShape = closed(
  object({
    id: about(text(1, 200), 'Comes back with the answers'),
    board: about(byProperty({ text: filed }, drawn), 'A field, or a board file'),
    units: bounded(list(unit, 0, PROBE_LIMITS.units)),
    ask: about(
      bounded(list(ask, 1, PROBE_LIMITS.questions)),
      '`location` and `slot` of a weapon, `ammo` of its bin',
    ),
  }),
);
export type Sent = Of<typeof probeShape>;
