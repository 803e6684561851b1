/** Ranges under water of what fires there (BT-GUN-15), by item: short, medium, long. Published figures of the game. */
const FIGURES = {
  'clan-er-large-laser': [5, 10, 16],
  'clan-er-medium-laser': [3, 7, 10],
  'clan-er-small-laser': [1, 2, 4],
  'clan-er-ppc': [4, 10, 16],
  'clan-heavy-large-laser': [3, 6, 9],
  'clan-heavy-medium-laser': [2, 4, 6],
  'clan-heavy-small-laser': [1, 2, 2],
  'clan-large-pulse-laser': [4, 10, 14],
  'clan-medium-pulse-laser': [3, 5, 8],
  'clan-small-pulse-laser': [1, 2, 4],
  'clan-micro-pulse-laser': [1, 2, 2],
  'er-ppc': [4, 10, 16],
  ppc: [4, 7, 10],
  'large-laser': [3, 6, 9],
  'medium-laser': [2, 4, 6],
  'small-laser': [1, 2, 2],
  'is-er-large-laser': [3, 9, 12],
  'is-er-medium-laser': [3, 5, 8],
  'is-er-small-laser': [1, 2, 3],
  'is-large-pulse-laser': [2, 5, 7],
  'is-medium-pulse-laser': [2, 3, 4],
  'is-small-pulse-laser': [1, 2, 2],
} as const;

export interface WaterRanges {
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

export const WATER_RANGES: Readonly<Record<string, WaterRanges | undefined>> = Object.fromEntries(
  Object.entries(FIGURES).map(([item, [short, medium, long]]) => [item, { short, medium, long }]),
);
