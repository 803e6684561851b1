/**
 * Everything that somebody can do to a running campaign, as plain JSON: what goldens are made of. Ids and
 * bodies are as sent.
 */

export type Command =
  | { readonly do: 'start' }
  /**
   * Closes the open phase with these sheets, by force, as clients send them; a sheet that cannot be read
   * counts as none.
   */
  | { readonly do: 'close'; readonly sheets: Readonly<Record<string, unknown>> }
  | {
      readonly do: 'file-report';
      readonly by: string | null;
      readonly battle: string;
      readonly report: unknown;
    }
  | { readonly do: 'confirm-report'; readonly by: string; readonly battle: string; readonly report: string }
  | {
      readonly do: 'dispute-report';
      readonly by: string;
      readonly battle: string;
      readonly report: string;
      readonly reason: string;
    }
  | { readonly do: 'decide-report'; readonly battle: string; readonly report: string | null }
  | { readonly do: 'edit-report'; readonly battle: string; readonly report: string; readonly body: unknown }
  | { readonly do: 'call-off'; readonly battle: string; readonly reason: string }
  | { readonly do: 'battle-due'; readonly battle: string }
  | { readonly do: 'make-offer'; readonly by: string; readonly offer: unknown }
  | { readonly do: 'accept-offer' | 'withdraw-offer'; readonly by: string; readonly offer: string }
  | { readonly do: 'correct'; readonly changes: unknown; readonly reason: string }
  /** Back to the n-th opening that the campaign has kept, from 0. */
  | { readonly do: 'rollback'; readonly opening: number; readonly reason: string }
  | { readonly do: 'pause' | 'resume'; readonly reason: string | null }
  | { readonly do: 'deadline'; readonly at: number }
  | { readonly do: 'reassign-seat'; readonly force: string; readonly user: string }
  | { readonly do: 'remove-member'; readonly user: string }
  | { readonly do: 'end'; readonly winner: string | null; readonly reason: string };

/** A command at an instant. */
export interface Step {
  readonly at: number;
  readonly command: Command;
}
