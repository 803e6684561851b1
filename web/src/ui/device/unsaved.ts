/** What would be lost if the page were loaded anew now. */
type Asked = () => boolean;
const asked = new Set<Asked>();

/** A part of the page that holds something unsaved says so when it is asked. Answers how to end it. */
export function mayHoldUnsaved(holds: Asked): () => void {
  asked.add(holds);
  return () => void asked.delete(holds);
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether somebody has typed into it. What a list or a check shows is sent when it is chosen, but text is
 * not.
 */
const isTypedInto = (field: Typed): boolean =>
  !['checkbox', 'radio', 'range', 'search'].includes(field.type) && field.value !== field.defaultValue;

/** Careful rather than exact: a dialog that is open counts, and text in any field. */
export const hasUnsaved = (): boolean =>
  [...asked].some((holds) => holds()) ||
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll<Typed>('input, textarea')].some(isTypedInto);
