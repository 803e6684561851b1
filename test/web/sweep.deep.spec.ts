/**
 * Every screen, by day and by night, in both languages, on phone and desktop, with plain and with hostile
 * names, with text twice as large, and at rest.
 */
import { expectAccessible } from '../support/browser/accessible';
import { hostileNames, RAN } from '../support/browser/hostile';
import { enlargeText, movingParts, rootTextSize, wrongLayout } from '../support/browser/layout';
import type { Look } from '../support/browser/launch';
import { allScreens, type Screen } from '../support/browser/screens';
import { shot } from '../support/browser/steps';
import { sweep } from '../support/browser/sweep';
import { sweptWars } from '../support/browser/swept-wars';
import { useWeb } from '../support/browser/web';
import type { Page } from 'playwright-core';

const LOOKS: readonly Look[] = (['phone', 'desktop'] as const).flatMap((device) =>
  (['de', 'en'] as const).flatMap((language) =>
    (['light', 'dark'] as const).map((theme) => ({ device, language, theme })),
  ),
);

/** For one part while working on it: SCREENS=desk. */
const only = process.env['SCREENS'] ?? '';

const axe = (page: Page): Promise<readonly string[]> =>
  expectAccessible(page).then(
    () => [],
    (error: unknown) => [String(error)],
  );

const kept = (page: Page, { name }: Screen, look: Look, more = ''): Promise<unknown> =>
  process.env['SHOTS'] === undefined
    ? Promise.resolve()
    : shot(
        page,
        `${name.replaceAll(/[^a-z]+/g, '-')}-${look.device ?? ''}-${look.language ?? ''}-${look.theme ?? ''}${more}`,
      );

describe.each([
  ['plain', {}],
  ['hostile', hostileNames()],
] as const)('every screen, with %s names,', (kind, names) => {
  const web = useWeb();
  let screens: readonly Screen[];
  beforeAll(async () => {
    screens = allScreens(await sweptWars(web.app, names)).filter(({ name }) => name.includes(only));
    expect(screens).not.toEqual([]);
  });

  // Colours and languages do not depend on names: those that are hostile are looked at in two looks.
  it.each(
    kind === 'plain'
      ? LOOKS
      : LOOKS.filter(({ theme, language }) => (theme === 'dark') === (language === 'de')),
  )(
    'stands as it should on a $device in $language, $theme',
    async (look) => {
      const wrong = await sweep(web, screens, look, async (page, screen) => {
        await kept(page, screen, look, kind === 'plain' ? '' : '-hostile');
        const ran = (await page.evaluate((name) => name in window, RAN)) ? ['script in a name ran'] : [];
        const moving = await movingParts(page);
        return [
          ...ran,
          ...(await wrongLayout(page, screen.map === true)),
          ...moving.map((one) => `moves: ${one}`),
          ...(await axe(page)),
        ];
      });
      expect(wrong).toEqual([]);
    },
    600_000,
  );

  it.each(LOOKS.filter(({ theme }) => theme === 'light'))(
    'breaks nothing with text twice as large on a $device in $language',
    async (look) => {
      const wrong = await sweep(
        web,
        screens,
        look,
        async (page, screen) => {
          await kept(page, screen, look, `-large${kind === 'plain' ? '' : '-hostile'}`);
          expect(await rootTextSize(page)).toBe(32);
          return wrongLayout(page, screen.map === true);
        },
        enlargeText,
      );
      expect(wrong).toEqual([]);
    },
    600_000,
  );

  it('breaks nothing in a browser that shows all twice as large', async () => {
    const look: Look = { device: 'zoomed', language: 'de', theme: 'light' };
    const wrong = await sweep(web, screens, look, async (page, screen) => {
      await kept(page, screen, look);
      return wrongLayout(page, screen.map === true);
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});
