/** Port: can this process do its work at this moment? */
export abstract class Readiness {
  /** Names of what does not answer; empty when ready. Never throws. */
  abstract missing(): Promise<readonly string[]>;
}
