export interface Difference {
  readonly number: number;
  readonly asked: string;
  readonly differences: readonly string[];
}
export declare const compareRecordings: (
  before: readonly unknown[],
  now: readonly unknown[],
) => readonly Difference[];
