/**
 * Which addresses belong to the page: its screens, by the first part of their path, and the folders and names
 * of its files.
 */

/** A new screen with a new first part gets its line here; otherwise it works, but answers 404. */
export const SCREENS = [
  'join',
  'login',
  'reset',
  'forgotten',
  'confirm',
  'unsubscribe',
  'me',
  'new',
  'notices',
  'c',
  'm',
  'rules',
] as const;

/** What lies in `assets` bears a hash of its content in its name. */
export const FOLDERS = ['assets', 'icons'] as const;

/** Nothing below these is a screen, whoever asks. */
const TAKEN: ReadonlySet<string> = new Set([
  ...FOLDERS,
  'v1',
  'docs',
  'health',
  '.well-known',
  'openapi.json',
  'check-rolls.mjs',
]);

/** A file beside `index.html`, such as `sw.js`. */
const ROOT_FILE = /^\/[\w-]+(\.[\w-]+)*\.(html|js|json|webmanifest|ico|png|svg|txt)$/;

const firstPart = (path: string): string => path.split('/')[1] ?? '';

/** Whether a file of that path is served: by allow-list, so that a build cannot lie over the API. */
export const isFilePath = (path: string): boolean =>
  path.startsWith('/assets/') ||
  path.startsWith('/icons/') ||
  (ROOT_FILE.test(path) && !TAKEN.has(path.slice(1)));

/** Whether a route's pattern is one of the page. */
export const isPageRoute = (pattern: string): boolean =>
  pattern === '/' || isFilePath(pattern) || (SCREENS as readonly string[]).includes(firstPart(pattern));

/** Whether the page may say that it has no such screen; everywhere else programs are told. */
export const mayBeScreen = (path: string): boolean => !TAKEN.has(firstPart(path)) && /^\/[^/.\\%]/.test(path);
