/**
 * Slugs: how designs and items are named in addresses and files (`Hunchback HBK-4G` is `hunchback-hbk-4g`).
 */

/**
 * Lower case, accents folded, every run of other characters one `-`, none at the ends. Empty for a text
 * without letters and digits.
 */
export const slug = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Text as it is compared in searches: lower case and without accents. */
export const fold = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();

/** Without accents there is nothing to fold. */
const PLAIN = /^[ -~]*$/;
