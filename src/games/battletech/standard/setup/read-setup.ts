/** Reading a setup of the standard level (GAM-2): every mistake at once. What is right is finished figures. */
import { err, ok, type Result, type Violation } from '../../../../kernel';
import { readAll } from '../../../../kernel/shape';
import type { Edge, Setup } from '../play/model';
import { designsOf } from './read-designs';
import { readField, readMinefields, readMines } from './read-field';
import { readForces, sideNames } from './read-forces';
import { Reading } from './reading';
import { EDGE_NAMES, LIMITS, type SentSetup, setupShape } from './shape';
import { edgesOf } from './zones';

const exitsOf = (reading: Reading, { exits, forces }: SentSetup): Setup['exits'] => {
  const sides = [...new Set(sideNames(forces))];
  if (exits === undefined) {
    const own = edgesOf(sides);
    return Object.fromEntries(sides.map((side) => [side, [own.get(side) ?? 'N']]));
  }
  for (const side of Object.keys(exits))
    if (!sides.includes(side)) reading.refuse('unknown-side', '/exits', { side: side.slice(0, 40) });
  const of = (side: string): readonly Edge[] =>
    Object.hasOwn(exits, side) ? EDGE_NAMES.filter((edge) => exits[side]?.includes(edge)) : [];
  return Object.fromEntries(sides.map((side) => [side, of(side)]));
};

export const readSetup = (input: unknown): Result<Setup, readonly Violation[]> => {
  const read = readAll(setupShape, input);
  if (!read.ok) return read;
  const sent = read.value;
  const reading = new Reading();
  const field = readField(reading, sent);
  const { forces, sheets } = readForces(reading, sent.forces, designsOf(reading, sent), field);
  const exits = exitsOf(reading, sent);
  const sides = new Set(forces.map(({ side }) => side));
  const mines = readMines(reading, sent, field, sides);
  const minefields = readMinefields(reading, sent, field, sides);
  if (reading.wrong.length > 0) return err(reading.wrong);
  return ok({
    level: 'standard',
    field,
    sheets,
    forces,
    exits,
    mines,
    ...(minefields.length === 0 ? {} : { minefields }),
    tempo: sent.tempo ?? 'alternate',
    turns: sent.turns ?? LIMITS.turns,
  });
};
