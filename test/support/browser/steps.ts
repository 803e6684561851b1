/** What people do in many specs of the page: sign up, log in, tap, and take a picture. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { Picture } from './contact-sheet';

export interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Account extends Login {
  readonly displayName: string;
}

let accounts = 0;

export const newAccount = (displayName = 'Anna'): Account => {
  accounts += 1;
  return { email: `visitor-${accounts}@example.org`, displayName, password: 'correct horse battery' };
};

const sent = async (page: Page, path: string, data: object): Promise<void> => {
  const answer = await page.context().request.post(`/v1/auth/${path}?cookie=true`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  // The page asks for a login only where one was before: a stranger's first visit shall not be answered 401.
  await page.context().addInitScript(
    // Pages of the browser's own, such as axe opens, have no storage.
    "if (location.protocol.startsWith('http') && sessionStorage.getItem('came') === null) { localStorage.setItem('logged-in', '1'); sessionStorage.setItem('came', '1'); }",
  );
};

/**
 * Makes an account beside the page, which finds its cookie the next time it loads: for specs that are about
 * something else.
 */
export async function signUp(page: Page, account: Account = newAccount()): Promise<Account> {
  await sent(page, 'register', { ...account });
  return account;
}

/** Logs in beside the page, as above. */
export const comeBack = (page: Page, { email, password }: Login): Promise<void> =>
  sent(page, 'login', { email, password });

/** Logs in as people do, on the screen for it. */
export async function logIn(page: Page, { email, password }: Login): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form:has(input[name=password]) [type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** With a finger where there is a touch screen, else with a mouse. `timeout` in ms; without one, as long as for all else. */
export async function tap(target: Locator, timeout?: number): Promise<void> {
  const touches = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  const options = timeout === undefined ? {} : { timeout };
  await (touches ? target.tap(options) : target.click(options));
}

/** A picture for a contact sheet. With SHOTS it is kept in that directory too. */
export async function shot(page: Page, name: string): Promise<Picture> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const png = await page.screenshot({ animations: 'disabled' });
  const directory = process.env['SHOTS'] ?? '';
  if (directory !== '') {
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, `${name}.png`), png);
  }
  return { caption: name, png };
}
