/** Texts of what is wrong with orders and setups of games, which stand beside each system (GAM-10). */
import { sayIn, SYSTEMS } from '../../../games';
import { isRecord, type Language } from '../../../kernel';
import type { Texts } from '../../../rules/texts';

type Facts = Readonly<Record<string, unknown>>;
type System = Pick<(typeof SYSTEMS.all)[number], 'texts'>;

const canBeSaid = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || isRecord(value);

/** What is not known is left open: the page of a problem tells of its code without an order. */
const whole = (text: string, params: Facts): Facts =>
  Object.fromEntries(
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
      name,
      canBeSaid(params[name]) ? params[name] : '…',
    ]),
  );

const textIn =
  ({ texts }: System, code: string, language: Language) =>
  (params: Facts): string =>
    sayIn(texts, language, code, whole(texts[code]?.[language] ?? '', params));

/**
 * Codes of violations alone, `area/problem`. Where two versions have a code, the one that is listed later says it;
 * what only an older one refuses keeps its words while matches of it run (GAM-11).
 */
export const textsOf = (systems: readonly System[]): Texts =>
  Object.fromEntries(
    systems.flatMap((system) =>
      Object.keys(system.texts)
        .filter((code) => code.includes('/'))
        .map((code) => [code, { en: textIn(system, code, 'en'), de: textIn(system, code, 'de') }]),
    ),
  );

export const texts: Texts = textsOf(SYSTEMS.all);
