/** Port: can this process do its work at this moment? */

/** Why it cannot; each has a problem code `server/<cause>`. */
export const CAUSES = ['starting', 'migrating', 'database-unreachable', 'disk-full', 'sweeps-late'] as const;
export type Cause = (typeof CAUSES)[number];

export interface NotReady {
  readonly cause: Cause;
  /** Places without room, of a full disk: `database`, `data`, `uploads`. */
  readonly places: readonly string[];
}

export abstract class Readiness {
  /** Null: it is ready. Never throws. */
  abstract missing(): Promise<NotReady | null>;
}

/** Of a process that is not there yet: what it is doing. */
export class Starting extends Readiness {
  cause: Cause = 'starting';

  missing(): Promise<NotReady> {
    return Promise.resolve({ cause: this.cause, places: [] });
  }
}
