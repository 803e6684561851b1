/** What is wanted of a bot's strength, and whether figures show it. */
import { flatMap } from '../../../kernel';
import type { Tally } from './tally';

/** By contest. */
export type Tallies = Readonly<Record<string, Tally>>;

export interface Verdict {
  readonly wanted: string;
  readonly holds: boolean;
}

/** What a system wants of its bot. Contests that were not held are not judged. */
export interface Wanted {
  /** Of the ladder's contests, `ladder-0.8`, from little to much. */
  readonly ratios: readonly number[];
  /** What armies have more of: `Battle Value`. */
  readonly measure: string;
  /** The contest with a quarter more of it, and how much of it the first has to win. */
  readonly more: { readonly contest: string; readonly share: number };
}

const BEATS_RANDOM = 0.98;

const mirror = ({ low, high }: Tally): Verdict => ({
  wanted: 'equal armies win equally often, both seats and edges taken in turns: 50 % lies in the interval',
  holds: low <= 0.5 && high >= 0.5,
});

const least = (name: string, share: number, wanted: number): Verdict => ({
  wanted: `${name}: at least ${wanted * 100} %`,
  holds: share >= wanted,
});

const ladder = (tallies: Tallies, { ratios, measure }: Wanted): readonly Verdict[] => {
  const shares = flatMap(ratios, (ratio) => tallies[`ladder-${ratio}`]?.share ?? []);
  if (shares.length < ratios.length) return [];
  return [
    {
      wanted: `more ${measure} wins more often, ratio by ratio`,
      holds: shares.every((share, index) => index === 0 || share > (shares[index - 1] ?? 1)),
    },
  ];
};

export const verdictsOf =
  (wanted: Wanted) =>
  (tallies: Tallies): readonly Verdict[] => {
    const { mirror: equal, random } = tallies;
    const more = tallies[wanted.more.contest];
    return [
      ...(equal === undefined ? [] : [mirror(equal)]),
      ...(random === undefined ? [] : [least('against random legal play', random.share, BEATS_RANDOM)]),
      ...(more === undefined
        ? []
        : [least(`with a quarter more ${wanted.measure}`, more.share, wanted.more.share)]),
      ...ladder(tallies, wanted),
    ];
  };
