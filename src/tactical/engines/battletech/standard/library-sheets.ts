/**
 * Map sheets of the game master's library in a battle (BT-8): each lies once at most, in place of a drawn sheet of its
 * country, from the middle outwards, where the fight is. The same battle and library give the same field.
 */
import { Chance, flatMap } from '../../../../kernel';
import type { BattleSetup } from '../../../contract';
import type { GivenBoard, LibrarySheet } from '../../../capabilities';
import { SHEETS_ACROSS } from '../../../start-zones';

/** Of a sheet, from 0: how far it lies from the middle one. */
const ring = (index: number): number => {
  const middle = (SHEETS_ACROSS - 1) / 2;
  const [column, row] = [index % SHEETS_ACROSS, Math.floor(index / SHEETS_ACROSS)];
  return Math.max(Math.abs(column - middle), Math.abs(row - middle));
};

const countryOfName = (name: string): string => name.split('-')[0] ?? '';

/** Places that are `taken` stay as they are; sheets count from 1. */
export const librarySheets = (
  { sheets, hash }: Pick<BattleSetup, 'sheets' | 'hash'>,
  library: readonly LibrarySheet[],
  taken: ReadonlySet<number>,
): readonly GivenBoard[] => {
  const chance = new Chance(`library ${hash}`);
  const left = [...library];
  return flatMap(
    sheets
      .map(({ name }, index) => ({ country: countryOfName(name), index }))
      .filter(({ index }) => !taken.has(index + 1))
      .sort((one, other) => ring(one.index) - ring(other.index) || one.index - other.index),
    ({ country, index }): readonly GivenBoard[] => {
      const fitting = left.filter((one) => one.country === country);
      if (fitting.length === 0) return [];
      const { name, text } = chance.one(fitting);
      left.splice(
        left.findIndex((one) => one.name === name),
        1,
      );
      return [{ name, text, sheet: index + 1 }];
    },
  );
};
