/** Which browser the tests take, and what they say when there is none. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../../tools/chromium.cjs';

describe('the browser of the tests', () => {
  const before = process.env['CHROMIUM_PATH'];
  let directory = '';

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'campaign-browser-'));
  });
  afterEach(() => {
    rmSync(directory, { recursive: true });
    if (before === undefined) delete process.env['CHROMIUM_PATH'];
    else process.env['CHROMIUM_PATH'] = before;
  });

  const chosen = (script: string): string => {
    const file = join(directory, 'browser');
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
    process.env['CHROMIUM_PATH'] = file;
    return file;
  };

  it('is the one that CHROMIUM_PATH names', async () => {
    const file = chosen('echo Chromium');
    expect((await findBrowser()).executablePath).toBe(file);
  });

  it('is said not to start, and no other is taken', async () => {
    chosen('echo no library >&2; exit 127');
    await expect(findBrowser()).rejects.toThrow(
      'The browser that CHROMIUM_PATH names does not start: no library',
    );
    process.env['CHROMIUM_PATH'] = join(directory, 'nothing');
    await expect(findBrowser()).rejects.toThrow(
      /^The browser that CHROMIUM_PATH names does not start: .*ENOENT$/,
    );
  });

  it('comes from npm when none is named, where that has one', async () => {
    delete process.env['CHROMIUM_PATH'];
    const found = findBrowser().then(({ executablePath }) => executablePath);
    if (process.platform === 'linux' && process.arch === 'x64')
      expect(await found).toContain(join('node_modules', '.cache', 'chromium'));
    else await expect(found).rejects.toThrow('Name a Chromium or Chrome in CHROMIUM_PATH.');
  });
});
