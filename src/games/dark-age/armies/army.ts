/** DA-SET-2: whether figures may fight as one army; every reason at once. */
import { flatMap, type Violation } from '../../../kernel';
import { refusal } from '../../shared/refusal';
import type { Figure } from '../model/figure';

export const SIZE_STEP = 100;
/** More figures than any army of the list has; a side of a battle may be one army. */
export const MAX_FIGURES = 24;
export const MAX_ARMY_SIZE = 5000;

const RULE = 'DA-SET-2';

export const pointsOf = (army: readonly Pick<Figure, 'points'>[]): number =>
  army.reduce((sum, { points }) => sum + points, 0);

/** Doubles by their printed ids: the same one twice. */
const doubles = (army: readonly Pick<Figure, 'id'>[]): readonly number[] =>
  flatMap(army, ({ id }, index) => (army.findIndex((one) => one.id === id) < index ? [index] : []));

/** The figures as the list has them, before they get ids of their own. Pointers begin with `pointer`. */
export const armyViolations = (
  army: readonly Figure[],
  size: number,
  pointer: string,
): readonly Violation[] => {
  const points = pointsOf(army);
  return [
    ...(army.length === 0 ? [refusal('dark-age/army-empty', RULE, pointer)] : []),
    ...(army.length > MAX_FIGURES
      ? [refusal('dark-age/army-too-many', RULE, pointer, { figures: army.length, most: MAX_FIGURES })]
      : []),
    ...(points > size
      ? [refusal('dark-age/army-over-size', RULE, pointer, { points, size, over: points - size })]
      : []),
    ...doubles(army)
      .filter((index) => army[index]?.rank === 'unique')
      .map((index) =>
        refusal('dark-age/unique-twice', RULE, `${pointer}/${index}`, { name: army[index]?.name ?? '' }),
      ),
  ];
};
