/**
 * The entry of the letters, for threads that draw other things than sheets: what fits on a line, and how wide
 * it is.
 */
export { clean, clip } from './clean';
export { textWidth } from './helvetica';
