/**
 * What is said to people, as data (GAM-10): codes with parameters. The texts stand beside each system, in
 * both languages, and are filled in in the API.
 */

/**
 * What a text needs: names and whole figures, or words that are put into it. Only what the reader may know.
 */
export type Params = Readonly<Record<string, string | number | Words>>;

/** Clients get `{ code, text }`, with whatever else stands beside it. */
export interface Words {
  readonly code: string;
  readonly params: Params;
}

/** Clients get the text alone. */
export interface Text {
  readonly say: string;
  readonly params: Params;
}

/**
 * A figure with what it is called: a cost, what an order is expected to do. `unit` is a code (`mp`, `inch`),
 * or null.
 */
export interface Amount extends Words {
  readonly value: number;
  readonly unit: string | null;
}

export const words = (code: string, params: Params = {}): Words => ({ code, params });
export const text = (say: string, params: Params = {}): Text => ({ say, params });
export const amount = (code: string, value: number, unit: string | null = null): Amount => ({
  code,
  params: {},
  value,
  unit,
});
