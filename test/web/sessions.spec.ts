/**
 * The real application in a browser: whoever signed up is known by a cookie that no script can read, in their
 * own browser only.
 */
import { comeBack, shot, signUp, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import type { Visitor } from '../support/browser/visitors';

describe('sessions in a browser', () => {
  const web = useWeb();

  const renewed = ({ page }: Visitor): Promise<{ readonly status: number; readonly readable: string }> =>
    page.evaluate(async () => {
      const answer = await fetch('/v1/auth/refresh?cookie=true', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      return { status: answer.status, readable: document.cookie };
    });

  it('are renewed by the cookie alone, on a phone and on a desktop', async () => {
    const phone = await web.open({ device: 'phone', language: 'de' });
    const desktop = await web.open();
    const stranger = await web.open();
    const account = await signUp(phone.page);
    await comeBack(desktop.page, account);
    for (const { page } of [phone, desktop, stranger]) await page.goto('/docs');
    expect(await renewed(phone)).toEqual({ status: 200, readable: '' });
    expect(await renewed(desktop)).toEqual({ status: 200, readable: '' });
    stranger.expects(/^console error: .*401/);
    expect(await renewed(stranger)).toEqual({ status: 401, readable: '' });
  });

  it('lets people tap, and takes pictures', async () => {
    for (const device of ['phone', 'desktop'] as const) {
      const { page } = await web.open({ device });
      await page.goto('/docs');
      await tap(page.getByRole('button', { name: 'Authorize' }));
      await page.getByRole('button', { name: 'Close' }).first().waitFor();
      const { caption, png } = await shot(page, `docs-${device}`);
      expect([caption, png.readUInt32BE(16)]).toEqual([`docs-${device}`, device === 'phone' ? 720 : 1440]);
    }
  });
});
