/** How benches are told: medians of interleaved rounds, ours beside the bare way. */

export interface Figure {
  readonly figure: number;
  readonly unit: string;
  /** What the bare way took or did in the same run; null: there is none to compare with. */
  readonly of: number | null;
  readonly ratio: number | null;
}

export type Figures = Record<string, Figure>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/** `share` in 0 … 1. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const rounded = (value: number): number => Number(value.toPrecision(4));

export const figure = (value: number, unit: string): Figure => ({
  figure: rounded(value),
  unit,
  of: null,
  ratio: null,
});

/** The ratio is the median of the rounds' own ratios: what loads the machine loads both halves of a round. */
export const compared = (
  unit: string,
  rounds: readonly { readonly ours: number; readonly bare: number }[],
): Figure => ({
  figure: rounded(median(rounds.map(({ ours }) => ours))),
  unit,
  of: rounded(median(rounds.map(({ bare }) => bare))),
  ratio: rounded(median(rounds.map(({ ours, bare }) => ours / bare))),
});

export const asTable = (figures: Figures): string =>
  [
    ['bench', 'figure', 'unit', 'of', 'ratio'],
    ...Object.entries(figures).map(([name, one]) => [
      name,
      String(one.figure),
      one.unit,
      String(one.of ?? ''),
      String(one.ratio ?? ''),
    ]),
  ]
    .map(
      ([name = '', value = '', unit = '', of = '', ratio = '']) =>
        `${name.padEnd(24)}${value.padStart(10)}  ${unit.padEnd(12)}${of.padStart(10)}${ratio.padStart(8)}`,
    )
    .join('\n');

export const ms = async (work: () => unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};
