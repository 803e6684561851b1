/** Texts of what is wrong with orders and setups of games, which stand beside each system (GAM-10). */
import { sayIn, SYSTEMS } from '../../../games';
import type { Texts } from '../../../rules/texts';

type Facts = Readonly<Record<string, unknown>>;

/** Those of the newest versions: codes of violations alone, `area/problem`. */
export const texts: Texts = Object.fromEntries(
  SYSTEMS.newest.flatMap((system) =>
    Object.keys(system.texts)
      .filter((code) => code.includes('/'))
      .map((code) => [
        code,
        {
          en: (params: Facts) => sayIn(system.texts, 'en', code, params),
          de: (params: Facts) => sayIn(system.texts, 'de', code, params),
        },
      ]),
  ),
);
