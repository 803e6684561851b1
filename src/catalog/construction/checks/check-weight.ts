/** A mech weighs at most its tonnage; less is a waste, and allowed. */
import { tons, toTons, violation, type Violation } from '../../../kernel';
import type { Blueprint } from '../blueprint';
import { weightOfBlueprint } from '../weight';

export const weightViolations = (blueprint: Blueprint): readonly Violation[] => {
  const { total, unknown } = weightOfBlueprint(blueprint);
  const max = blueprint.design.tons;
  const unweighed = unknown.filter((item) => !blueprint.unknown.includes(item));
  return [
    ...blueprint.unknown.map((item) => violation('construction/unknown-item', null, '/slots', { item })),
    ...unweighed.map((item) => violation('construction/unknown-weight', null, '/slots', { item })),
    ...(total > tons(max)
      ? [violation('construction/overweight', null, '/tons', { tons: max, weight: toTons(total) })]
      : []),
  ];
};
