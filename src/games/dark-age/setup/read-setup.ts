/** Reading a setup (GAM-2, DA-SET): field, forces, terrain, options; every mistake at once. */
import { err, flatMap, ok, type Result, type Violation } from '../../../kernel';
import { readAll } from '../../../kernel/shape';
import { namesApart } from '../../shared/apart';
import { refusal } from '../../shared/refusal';
import type { Point } from '../../shapes';
import { SIZE_STEP } from '../armies/army';
import type { Box, Force, Setup } from '../model/setup';
import type { Piece } from '../model/terrain';
import { pieceFaults } from '../table/piece-sound';
import { seededTable } from '../table/seeded-table';
import { FLAT_TEMPLATES, TEMPLATES } from '../table/templates';
import { readForce } from './read-force';
import { type SentSetup, setupShape } from './setup-shape';

/** The standard game (DA-SET-3). */
export const STANDARD = { field: 36, size: 300, turns: 15, poolPieces: 2 };
const INCH = 100;

const sentTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;

const togetherViolations = (forces: readonly Force[], sent: SentSetup): readonly Violation[] => {
  const { first = null } = sent;
  const own = forces.filter((_, index) => sent.forces[index]?.zone === undefined);
  return [
    ...(sentTwice(forces.map(({ seat }) => seat))
      ? [refusal('dark-age/seat-twice', 'DA-SET-1', '/forces')]
      : []),
    ...(new Set(forces.map(({ side }) => side)).size < 2
      ? [refusal('dark-age/two-sides', 'DA-SET-1', '/forces')]
      : []),
    ...(sentTwice(own.map(({ edge }) => edge))
      ? [refusal('dark-age/edge-twice', 'DA-SET-4', '/forces')]
      : []),
    ...(first !== null && !forces.some(({ seat }) => seat === first)
      ? [refusal('dark-age/no-such-seat', 'DA-SET-5', '/first', { seat: first })]
      : []),
  ];
};

const pieceViolations = (pieces: readonly Piece[], field: Point): readonly Violation[] => [
  ...flatMap(pieces, (piece, index) =>
    pieceFaults(piece, field).map((fault) =>
      refusal(`dark-age/piece-${fault}`, 'DA-GEO-6', `/pieces/${index}`, { piece: piece.id }),
    ),
  ),
  ...(sentTwice(pieces.map(({ id }) => id)) ? [refusal('dark-age/piece-twice', 'DA-GEO-6', '/pieces')] : []),
];

const poolOf = ({ pool = 'none', poolPieces = STANDARD.poolPieces }: SentSetup): Setup['pool'] =>
  pool === 'none' ? null : { from: pool === 'flat' ? FLAT_TEMPLATES : TEMPLATES, most: poolPieces };

/** Who starts anywhere keeps no terrain off the field. */
const keepsClear = ({ least, most }: Box, field: Point): boolean =>
  2 * (most.x - least.x) * (most.y - least.y) <= field.x * field.y;

const terrainOf = (
  { terrain = 'none', pieces = [], seed = '' }: SentSetup,
  field: Point,
  forces: readonly Force[],
): readonly Piece[] =>
  terrain === 'none'
    ? pieces
    : seededTable(
        terrain,
        {
          field,
          zones: forces.map(({ zone }) => zone).filter((zone) => keepsClear(zone, field)),
          terrain: pieces,
        },
        seed,
      );

/** Two figures of one name are told apart in every line. */
const toldApart = (forces: readonly Force[]): readonly Force[] => {
  const names = namesApart(flatMap(forces, ({ army }) => army));
  return forces.map((force) => ({
    ...force,
    army: force.army.map((figure) => ({ ...figure, name: names.get(figure.id) ?? figure.name })),
  }));
};

export const readSetup = (input: unknown): Result<Setup, readonly Violation[]> => {
  const read = readAll(setupShape, input);
  if (!read.ok) return read;
  const sent = read.value;
  const {
    size = STANDARD.size,
    turns = STANDARD.turns,
    victory = 'total',
    openDials = false,
    made = [],
  } = sent;
  const side = (sent.field ?? STANDARD.field) * INCH;
  const field = { x: side, y: side };
  const wrong: Violation[] = [];
  if (size % SIZE_STEP !== 0) wrong.push(refusal('dark-age/size-step', 'DA-SET-2', '/size', { size }));
  const forces = sent.forces.map((force, index) => readForce(force, index, { field, size, made }, wrong));
  wrong.push(...togetherViolations(forces, sent), ...pieceViolations(sent.pieces ?? [], field));
  if (wrong.length > 0) return err(wrong);
  return ok({
    field,
    armySize: size,
    forces: toldApart(forces),
    terrain: terrainOf(sent, field, forces),
    pool: poolOf(sent),
    options: { turnLimit: turns, victory, openDials, first: sent.first ?? null },
  });
};
