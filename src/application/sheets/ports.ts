/** What printing sheets needs of the outside. */
import type { Result } from '../../kernel';
import type { Refusal } from '../refusal';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface PrintJob {
  readonly title: string;
  readonly paper: Paper;
  readonly language: string;
  /** Drawings as JSON, in order. */
  readonly pages: readonly string[];
}

/** Makes a PDF of drawings, the same bytes for the same job. */
export interface Press {
  print(job: PrintJob): Promise<Result<Uint8Array, Refusal>>;
}
