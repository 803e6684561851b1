/** Game systems as clients get them (GAM-2, MAT-1): in one language, and with addresses. */
import { type FormPart, type GameSystem, speak, type Spoken } from '../../games';
import type { JsonSchema, Language } from '../../kernel';

export interface SystemLine {
  readonly id: string;
  readonly title: string;
  /** That of new matches. A match keeps its own. */
  readonly version: string;
  readonly seats: GameSystem['seats'];
}

export interface SystemShape extends SystemLine {
  readonly scenarios: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly setup: unknown;
  }[];
  readonly form: readonly Spoken<FormPart>[];
  readonly schema: JsonSchema;
  readonly rules: readonly { readonly id: string; readonly line: string }[];
}

/** Where designs are found from which a force can be chosen, by the system's word for them. */
const CATALOGUES: Readonly<Record<string, string>> = {
  quickstart: '/v1/catalog/mechs',
  figures: '/v1/me/figures',
};

/** Of a form or an ask: the address where its designs are, in place of the system's word. */
export const withAddress = <T extends { readonly kind: string }>(part: T): T =>
  'catalogue' in part && typeof part.catalogue === 'string'
    ? { ...part, catalogue: CATALOGUES[part.catalogue] ?? part.catalogue }
    : part;

export const systemLine = ({ id, title, version, seats }: GameSystem, language: Language): SystemLine => ({
  id,
  title: title[language],
  version,
  seats,
});

/** Setups go out as they are: a word in them is no text. */
export const systemShape = (system: GameSystem, language: Language): SystemShape => {
  const { texts, scenarios, form, schema, rules } = system;
  return {
    ...systemLine(system, language),
    scenarios: scenarios.map(({ id, title, text, setup }) => ({
      id,
      ...speak(texts, language, { title, text }),
      setup,
    })),
    form: speak(texts, language, form).map((part) => withAddress(part)),
    schema,
    rules: rules.map(({ id, line }) => ({ id, line: line[language] })),
  };
};
