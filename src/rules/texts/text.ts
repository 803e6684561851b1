/** The text of a violation for people, made from its params; one table of them per area. */
export type Params = Readonly<Record<string, unknown>>;

export interface ViolationText {
  readonly en: (params: Params) => string;
  readonly de: (params: Params) => string;
}

/** By code. */
export type Texts = Readonly<Record<string, ViolationText>>;
