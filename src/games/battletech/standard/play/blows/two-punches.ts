/** A punch with each arm (BT-PHYS-9). */
import type { TokenId } from '../../../../shapes';
import type { Blow } from '../model';

/** As orders name it. */
export const PUNCH_BOTH = 'punch-both';

type Pair<B extends Blow> = readonly [left: B, right: B];

const punch = <B extends Blow>(blows: readonly B[], attack: Blow['attack'], target: TokenId): B | undefined =>
  blows.find((one) => one.attack === attack && one.target === target);

/** The left arm's and the right arm's; of two targets the left arm takes the first if it can. Null: impossible. */
export const bothPunches = <B extends Blow>(
  blows: readonly B[],
  target: TokenId,
  other: TokenId,
): Pair<B> | null => {
  for (const [left, right] of [
    [punch(blows, 'punch-left', target), punch(blows, 'punch-right', other)],
    [punch(blows, 'punch-left', other), punch(blows, 'punch-right', target)],
  ])
    if (left !== undefined && right !== undefined) return [left, right];
  return null;
};

/** At whom the other arm may strike when one punches the target: the target itself first. Empty: one arm only. */
export const othersFor = (blows: readonly Blow[], target: TokenId): readonly TokenId[] =>
  [target, ...blows.map((one) => one.target)].filter(
    (one, at, all) => all.indexOf(one) === at && bothPunches(blows, target, one) !== null,
  );
