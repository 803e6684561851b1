/** Reads what makes a figure, and its new name, as sent. */
import { FACTIONS, RANKS, type Figure } from '../../games/dark-age';
import { readName, type Result, type Violation } from '../../kernel';
import { Fields } from '../fields';

/** As long as figures of a match may be called. */
export const LONGEST_NAME = 80;

export interface FigureWish {
  readonly design: string;
  readonly rank: Figure['rank'];
  /** Null: a mercenary. */
  readonly faction: Figure['faction'];
  /** Null: as its mech. */
  readonly name: string | null;
}

const readFigureName = (fields: Fields): string => {
  const name = readName(fields.raw('name'), LONGEST_NAME);
  if (name === null) fields.refuse('name', 'shape/not-a-name', { max: LONGEST_NAME });
  return name ?? '';
};

/** `{ design, rank, faction?, name? }` */
export const readFigureWish = (sent: unknown): Result<FigureWish, readonly Violation[]> => {
  const fields = new Fields(sent);
  const isGiven = (name: string): boolean => fields.has(name) && fields.raw(name) !== null;
  return fields.done({
    design: fields.id<string>('design'),
    rank: fields.oneOf('rank', RANKS),
    faction: isGiven('faction') ? fields.oneOf('faction', FACTIONS) : null,
    name: isGiven('name') ? readFigureName(fields) : null,
  });
};

/** `{ name }` */
export const readNewName = (sent: unknown): Result<string, readonly Violation[]> => {
  const fields = new Fields(sent);
  return fields.done(readFigureName(fields));
};
