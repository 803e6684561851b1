/** As `<input type="datetime-local">` wants it, in the reader's own zone. */
export const localInput = (at: number): string =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
