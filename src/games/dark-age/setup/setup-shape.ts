/** How a setup is sent (GAM-2, DA-FIG-5): one shape for its reader and for its JSON Schema. */
import {
  about,
  boolean,
  bounded,
  choice,
  closed,
  list,
  object,
  type Of,
  optional,
  orNull,
  type Shape,
  text,
  whole,
} from '../../../kernel/shape';
import { MAX_ARMY_SIZE, MAX_FIGURES } from '../armies/army';
import type { Figure } from '../model/figure';
import { TABLE_KINDS } from '../table/seeded-table';
import { figureShape } from './figure-shape';

const INCHES = 100;
export const FIELD_INCHES = { least: 24, most: 72 };
export const MAX_TURNS = 60;
export const MAX_SEATS = 4;
const MAX_PIECES = 40;
const SEATS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const coordinate = whole(0, FIELD_INCHES.most * INCHES);
const point = closed(object({ x: coordinate, y: coordinate }));
const id = text(1, 100);
const edge = choice('south', 'north', 'west', 'east');

/** Either of two shapes, told apart by the kind of what was sent. */
const either = <A, B>(
  isFirst: (value: unknown) => boolean,
  first: Shape<A>,
  second: Shape<B>,
): Shape<A | B> => ({
  form: { kind: 'variants', of: [first, second] },
  schema: { anyOf: [first.schema, second.schema] },
  read: (value, mistakes) => (isFirst(value) ? first.read(value, mistakes) : second.read(value, mistakes)),
  absent: (mistakes) => second.absent(mistakes),
});
const isText = (value: unknown): boolean => typeof value === 'string';

const listed = about(id, 'Id of a figure of the list; one that is there twice is named twice');
const figure: Shape<string | Figure> = either(isText, listed, figureShape);
const army = either(isText, about(id, 'Id of a ready army'), bounded(list(figure, 1, 2 * MAX_FIGURES)));

const start = closed(
  object({
    figure: about(id, '`a1`: the first figure of seat A'),
    click: about(whole(0, 40), 'Of its dial, from 0'),
    isShutDown: about(boolean, 'For the whole battle'),
  }),
);

const force = closed(
  object({
    seat: optional(choice(...SEATS)),
    side: optional(about(id, 'Seats of one side are friends')),
    edge: optional(edge),
    army: optional(army),
    figures: optional(about(bounded(list(listed, 0, MAX_FIGURES)), 'Figures of the list besides')),
    own: optional(
      about(
        bounded(list(id, 0, MAX_FIGURES)),
        'Ids of figures of `made`, or of the list of the player who opens the match',
      ),
    ),
    orders: optional(about(whole(1, 60), 'A turn; left out: one for each 100 points of the army size')),
    zone: optional(closed(object({ least: point, most: point }))),
    starts: optional(bounded(list(start, 0, MAX_FIGURES))),
    exits: optional(about(list(edge, 0, 4, { once: true }), 'Edges over which its figures may leave')),
  }),
);

const piece = closed(
  object({
    id,
    look: id,
    ground: choice('open', 'difficult', 'blocking', 'shallow', 'deep', 'wall'),
    height: choice('flat', 'elevated', 'high'),
    corners: about(bounded(list(point, 2, 8)), 'Clockwise as drawn; of a low wall its bends'),
    access: about(bounded(list(point, 0, 8)), 'Of high terrain, on its border'),
    cp: optional(about(whole(0, 1000), 'Construction points of a building that can be fired at')),
  }),
);

export const setupShape = closed(
  object({
    field: optional(about(whole(FIELD_INCHES.least, FIELD_INCHES.most), 'Inches a side')),
    size: optional(about(whole(1, MAX_ARMY_SIZE), 'Army size: a multiple of 100 points')),
    terrain: optional(choice('none', ...TABLE_KINDS)),
    pieces: optional(about(bounded(list(piece, 0, MAX_PIECES)), 'What lies there besides, in 1/100 inch')),
    seed: optional(about(text(0, 80), 'Of the table')),
    pool: optional(about(choice('none', 'flat', 'all'), 'Which pieces players may choose')),
    poolPieces: optional(about(whole(0, 3), 'Pieces of each player at most')),
    turns: optional(about(whole(1, MAX_TURNS), 'Rounds')),
    victory: optional(choice('total', 'conditions', 'campaign')),
    openDials: optional(boolean),
    first: optional(about(orNull(choice(...SEATS)), 'Who begins; null: by dice')),
    made: optional(
      about(bounded(list(figureShape, 0, MAX_SEATS * MAX_FIGURES)), 'Figures that `own` of a force names'),
    ),
    forces: bounded(list(force, 2, MAX_SEATS)),
  }),
);

export type SentSetup = Of<typeof setupShape>;
export type SentForce = SentSetup['forces'][number];
