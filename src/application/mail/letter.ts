/**
 * A mail before it has a form: its parts in the reader's language, of which text and HTML are made alike
 * (`renderLetter`).
 */
import type { Language } from '../../kernel';

export type LetterPart =
  | { readonly kind: 'heading'; readonly text: string }
  /** A paragraph. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** The one thing to do: a button, in plain text the address on a line of its own. */
  | { readonly kind: 'link'; readonly label: string; readonly url: string };

export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** Small, at the end: why it comes. */
  readonly why: string;
  /**
   * How it stops; null: it is one that comes only when something is asked for, or that keeps an account safe.
   */
  readonly unsubscribe: { readonly label: string; readonly url: string } | null;
}

export interface RenderedLetter {
  /** One line. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
