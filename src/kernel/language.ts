/** The languages in which the server speaks to people. */
export type Language = 'en' | 'de';
