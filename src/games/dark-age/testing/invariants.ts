/** What holds in every state of a match, whoever plays it. */
import { overlaps } from '../geometry/base';
import { standing, type State } from '../model/state';
import { baseOf } from '../rules/units';

/** What does not hold, in words; empty: nothing. */
export const brokenIn = (state: State): readonly string[] => {
  const all = standing(state);
  const isCrowded = all.some((one, index) =>
    all.slice(index + 1).some((other) => overlaps(baseOf(one), baseOf(other))),
  );
  return [
    ...(isCrowded ? ['two bases overlap'] : []),
    ...(state.units.some(({ tokens }) => tokens < 0 || tokens > 2) ? ['tokens beyond two'] : []),
    ...(state.units.some(({ id, click }) => click < 0 || click > (state.dials[id]?.dial.length ?? 0))
      ? ['a dial beyond its end']
      : []),
    ...(all.some(({ captor }) => captor !== null && !all.some(({ id }) => id === captor))
      ? ['a captive without a captor']
      : []),
  ];
};
