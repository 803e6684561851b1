/** Lets axe judge a page as it is shown, and says readably what it finds. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Every rule that axe has switched on, best practices too, and the size of targets, which WCAG 2.2 brought.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What is fading in has less contrast than what stands there.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map((one) => one.finished.catch(() => undefined)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, impact, help, nodes }) => [
    `${id} (${impact ?? 'no impact'}): ${help}`,
    ...nodes.flatMap(({ target, html, failureSummary }) => [
      `  ${target.flat().join(' ')}: ${html}`,
      ...(failureSummary ?? '').split('\n').map((line) => `    ${line}`),
    ]),
  ]);
  throw new Error(`axe on ${page.url()}:\n${lines.join('\n')}`);
}
