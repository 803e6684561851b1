/** What asking game systems needs of the outside. */
import type { Result, Violation } from '../../kernel';

export interface ProbeTask {
  readonly system: string;
  readonly version: string;
  readonly input: unknown;
}

/** Answers a question to a system's probe, beside the requests, not among them. */
export interface Prober {
  ask(task: ProbeTask): Promise<Result<unknown, readonly Violation[]>>;
}
