/** The languages in which the server speaks to people. */
export type Language = 'en' | 'de';

/** The same in each of them. */
export interface Both<T> {
  readonly en: T;
  readonly de: T;
}
