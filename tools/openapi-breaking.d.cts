export declare const breakingDifferences: (before: unknown, now: unknown) => readonly string[];
