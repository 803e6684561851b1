/** There is too much to do at this moment: whoever asks again in a few seconds may get what they want. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}
