/**
 * A screen without a mouse: everything is reached by Tab, shows that it has the focus, and no press of a
 * button loses it.
 */
import type { Page } from 'playwright-core';
import { settled } from './layout';

/** Longer than any way through a screen. */
const MAX_STEPS = 400;

interface Stop {
  readonly mark: string;
  readonly says: string;
  readonly ring: boolean;
  readonly seen: boolean;
}

/** Runs in the page: gives each element that Tab shall reach a number, and answers how many there are. */
const markAll = (): number => {
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  let count = 0;
  const groups = new Set<string>();
  for (const element of scope.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input, textarea, [tabindex="0"]',
  )) {
    element.removeAttribute('data-swept');
    if (
      element.matches(':disabled, [tabindex="-1"], [type=hidden]') ||
      !element.checkVisibility({ checkVisibilityCSS: true })
    )
      continue;
    if (element.closest('[inert], [aria-hidden=true]') !== null) continue;
    // One stop for all choices of a group.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) continue;
      groups.add(element.name);
    }
    count += 1;
    element.setAttribute('data-swept', String(count));
  }
  return count;
};

const stopAt = (): Stop | null => {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return null;
  const groupMark =
    at instanceof HTMLInputElement && at.type === 'radio'
      ? document.querySelector(`input[name="${at.name}"][data-swept]`)
      : at;
  // Checkboxes that are drawn show the ring on what is drawn.
  const candidates = [at, at.parentElement, at.nextElementSibling].filter(
    (one): one is Element => one !== null,
  );
  const ring = candidates.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  // What is drawn shows it by the stroke of its shape.
  const shape = at.querySelector(':scope > polygon');
  const asStroke = getComputedStyle(document.documentElement).getPropertyValue('--focus').trim();
  const probe = document.createElement('i');
  probe.style.color = asStroke;
  document.body.append(probe);
  const stroked =
    shape !== null &&
    getComputedStyle(shape).stroke === getComputedStyle(probe).color &&
    parseFloat(getComputedStyle(shape).strokeWidth) >= 3;
  probe.remove();
  const { left, top, right, bottom } = at.getBoundingClientRect();
  return {
    mark: groupMark?.getAttribute('data-swept') ?? '',
    says: `${at.tagName.toLowerCase()}.${(at.getAttribute('class') ?? '').split(' ').join('.')} ${(at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}`,
    ring: ring || stroked,
    seen: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && right > left && bottom > top,
  };
};

/** Goes round by Tab. */
export async function wrongByTab(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const count = await page.evaluate(markAll);
  const reached = new Set<string>();
  const wrong: string[] = [];
  /** Between the last stop and the first the focus is the browser's own for a while. */
  let outside = 0;
  for (
    let step = 0;
    step < Math.min(MAX_STEPS, count * 2 + 10) && reached.size < count && outside < 4;
    step += 1
  ) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopAt);
    if (stop === null) {
      outside += 1;
      continue;
    }
    if (stop.mark !== '' && reached.has(stop.mark)) continue;
    reached.add(stop.mark);
    if (!stop.ring) wrong.push(`has no ring: ${stop.says}`);
    if (!stop.seen) wrong.push(`has the focus out of sight: ${stop.says}`);
  }
  const missed = await page.evaluate(
    (known) =>
      [...document.querySelectorAll<HTMLElement>('[data-swept]')]
        .filter(
          (one) =>
            one.isConnected && one.checkVisibility() && !known.includes(one.getAttribute('data-swept') ?? ''),
        )
        .map(
          (one) =>
            `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} ${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}`,
        ),
    [...reached],
  );
  return [...wrong, ...missed.map((one) => `not reached by Tab: ${one}`)];
}

const MAX_PRESSED = 14;
/** They would end the visit. */
const ENDS = /^Log out/;

/** Presses the buttons of a screen that do not end anything, and looks where the focus is then. */
export async function wrongAfterPresses(page: Page): Promise<readonly string[]> {
  const wrong: string[] = [];
  const address = page.url();
  const buttons = page.locator('main button:not([disabled]):not(.danger):not([type=submit])');
  const names = await buttons.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()),
  );
  /** Buttons that are switched off while they work get it back. */
  const held = (): Promise<unknown> =>
    page
      .waitForFunction(
        () => document.activeElement !== null && document.activeElement !== document.body,
        null,
        { timeout: 5_000 },
      )
      .catch(() => null);
  const where = (): Promise<'lost' | 'dialog' | 'held'> =>
    page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body || at === document.documentElement) return 'lost';
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      return dialog === undefined ? 'held' : dialog.contains(at) ? 'dialog' : 'lost';
    });
  for (const name of [...new Set(names)].slice(0, MAX_PRESSED)) {
    const button = page.locator('main').getByRole('button', { name, exact: true }).first();
    if (name === '' || ENDS.test(name) || (await button.count()) === 0 || (await button.isDisabled()))
      continue;
    await button.focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await held();
    const after = await where();
    if (after === 'lost') wrong.push(`the focus is lost after "${name}"`);
    if (after === 'dialog') {
      await page.keyboard.press('Escape');
      await settled(page);
      await held();
      if ((await where()) === 'lost') wrong.push(`the focus is lost after the dialog of "${name}"`);
    }
    if (page.url() !== address) {
      await page.goto(address);
      await settled(page);
    }
  }
  return wrong;
}
