/** What a mech has lost, against its record sheet. */
import type { Schemas } from '../../../../src/client/client';

type Condition = Pick<Schemas['Condition'], 'armor' | 'structure'>;
type Whole = Pick<Schemas['RecordSheet'], 'armor' | 'structure'>;

const lostOf = (
  left: Readonly<Record<string, number>>,
  full: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(left).map(([location, points]) => [location, (full[location] ?? points) - points]),
  );

export const sumOf = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((sum, one) => sum + one, 0);

export const lostArmor = (condition: Condition, whole: Whole): Readonly<Record<string, number>> =>
  lostOf(condition.armor, whole.armor);
export const lostStructure = (condition: Condition, whole: Whole): Readonly<Record<string, number>> =>
  lostOf(condition.structure, whole.structure);

export const damageOf = (
  condition: Condition,
  whole: Whole,
): { readonly armor: number; readonly structure: number } => ({
  armor: sumOf(lostArmor(condition, whole)),
  structure: sumOf(lostStructure(condition, whole)),
});
