/** Ids of a recorded server: what a request draws more moves no id of another purpose, nor of another request. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const STEADY = resolve('tools', 'exchanges', 'steady.cjs');
const draws = (name: string): string =>
  `const { uuidV7 } = require('./uuid-v7.js'); exports.${name} = () => uuidV7();`;
/** Draws ids once a request's body has come in: as many of mails as the first argument says, then a campaign's. */
const FILES = {
  'uuid-v7.js': `const crypto = require('node:crypto');
    exports.uuidV7 = () => crypto.randomBytes(16).toString('hex');`,
  'mails.js': draws('mail'),
  'campaigns.js': draws('campaign'),
  'server.js': `const { createServer } = require('node:http');
    const { mail } = require('./mails.js');
    const { campaign } = require('./campaigns.js');
    const server = createServer((request, response) => {
      request.resume().on('end', () => {
        for (let count = 0; count < Number(process.argv[2]); count += 1) mail();
        response.end(campaign());
      });
    });
    server.listen(0, '127.0.0.1', async () => {
      const url = 'http://127.0.0.1:' + server.address().port + '/';
      const ids = [];
      for (let count = 0; count < 3; count += 1)
        ids.push(await (await fetch(url, { method: 'POST', body: 'x' })).text());
      console.log(ids.join(' '));
      process.exit(0);
    });`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'steady-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const idsWith = (mails: number): readonly string[] => {
  const args = ['--require', STEADY, join(folder, 'server.js'), String(mails)];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim().split(' ');
};

it('are the same whatever else a request draws', () => {
  const ids = idsWith(0);
  expect(new Set(ids).size).toBe(3);
  expect([idsWith(1), idsWith(4)]).toEqual([ids, ids]);
});
