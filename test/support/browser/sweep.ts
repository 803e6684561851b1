/**
 * Goes through screens, in one look, and notes what is wrong with each, so that one run tells all that is to
 * be done.
 */
import type { Page } from 'playwright-core';
import type { Look } from './launch';
import { settled } from './layout';
import type { Screen } from './screens';
import { comeBack } from './steps';
import type { Visitor, Visitors } from './visitors';

export type Judge = (page: Page, screen: Screen) => Promise<readonly string[]>;

/** Answers what is wrong, one line each; `prepare` once for each who looks. */
export async function sweep(
  { open }: Pick<Visitors, 'open'>,
  screens: readonly Screen[],
  look: Look,
  judge: Judge,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const visitors = new Map<string, Visitor>();
  const visitorFor = async ({ who }: Screen): Promise<Visitor> => {
    const known = visitors.get(who?.id ?? '');
    if (known !== undefined) return known;
    const visitor = await open({ ...look, reducedMotion: true });
    // Prices are asked for by trying; a screen that is not there is answered 404, and its page comes with it.
    visitor.allows(/status of (404|422)/);
    if (who !== null) await comeBack(visitor.page, who);
    await prepare(visitor.page);
    visitors.set(who?.id ?? '', visitor);
    return visitor;
  };
  const wrong: string[] = [];
  for (const screen of screens) {
    try {
      const { page } = await visitorFor(screen);
      await page.goto('about:blank');
      await page.goto(screen.at);
      await settled(page);
      if (screen.then !== undefined) {
        await screen.then(page);
        await settled(page);
      }
      wrong.push(...(await judge(page, screen)).map((one) => `${screen.name}: ${one}`));
    } catch (error) {
      wrong.push(`${screen.name}: ${String(error).split('\n').slice(0, 4).join(' | ')}`);
    }
  }
  await Promise.all([...visitors.values()].map(({ page }) => page.goto('about:blank')));
  return wrong;
}
