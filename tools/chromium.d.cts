/** Path and environment of a browser that starts. Throws one sentence when there is none. */
export declare function findBrowser(): Promise<{
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}>;
