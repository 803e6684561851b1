/**
 * What is read of folders and archives, and what hostile ones cost: one entry for each file, refused by name,
 * and the rest goes on.
 */
import { mkdir, mkdtemp, open, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { zip, type ZipEntry } from '../../../test/support/lying-zip';
import { LIMITS, mechFilesAt, type Limits } from './index';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mech-files-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Each file with the text of its bytes, or the code of its refusal. */
const read = async (path: string, limits: Partial<Limits> = {}): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for await (const one of mechFilesAt(path, { ...LIMITS, ...limits }))
    found[one.file] =
      one.kind === 'file' ? Buffer.from(one.bytes).toString() : one.violations.map(({ code }) => code).join();
  return found;
};
const archive = async (entries: readonly ZipEntry[], limits: Partial<Limits> = {}, claimed = {}) => {
  const path = join(root, 'pack.zip');
  await writeFile(path, zip(entries, claimed));
  return read(path, limits);
};
const text = (words: string): Buffer => Buffer.from(words);

describe('a folder', () => {
  it('gives mech files and tables of all its folders by the order of names, and passes over everything else', async () => {
    await mkdir(join(root, 'b', 'deep'), { recursive: true });
    await mkdir(join(root, '.hidden'));
    await Promise.all(
      [
        ['b/deep/two.MTF', '2'],
        ['a.mtf', '1'],
        ['b/list.txt', '3'],
        ['b/picture.png', 'x'],
        ['.a.mtf', 'x'],
        ['.hidden/c.mtf', 'x'],
        ['mtf', 'x'],
      ].map(([name = '', content = '']) => writeFile(join(root, name), content)),
    );
    const found = await read(root);
    expect(Object.entries(found)).toEqual([
      ['a.mtf', '1'],
      ['b/deep/two.MTF', '2'],
      ['b/list.txt', '3'],
    ]);
  });

  it('reads archives in it under their own names, but none in archives', async () => {
    const inner = zip([{ name: 'deep.mtf', bytes: text('deep') }]);
    await writeFile(
      join(root, 'pack.zip'),
      zip([
        { name: 'x/one.mtf', bytes: text('1') },
        { name: 'inner.zip', bytes: inner },
      ]),
    );
    await writeFile(join(root, 'a.mtf'), 'a');
    expect(await read(root)).toEqual({ 'a.mtf': 'a', 'pack.zip/x/one.mtf': '1' });
  });

  it('follows no links, neither to files nor to folders', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'elsewhere-'));
    await writeFile(join(outside, 'secret.mtf'), 'secret');
    await symlink(outside, join(root, 'folder'));
    await symlink(join(outside, 'secret.mtf'), join(root, 'file.mtf'));
    await writeFile(join(root, 'own.mtf'), 'own');
    expect(await read(root)).toEqual({ 'own.mtf': 'own' });
    await rm(outside, { recursive: true });
  });

  it('refuses a file of 100 MB in one line without reading it, and a long line in a file of allowed size', async () => {
    const large = await open(join(root, 'large.mtf'), 'w');
    await large.truncate(100_000_000);
    await large.close();
    await writeFile(join(root, 'line.mtf'), `short\n${'x'.repeat(65_537)}\nshort`);
    await writeFile(join(root, 'lines.mtf'), `${'x'.repeat(65_536)}\r\n`.repeat(2));
    const before = process.memoryUsage().arrayBuffers;
    const found = await read(root);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8_000_000);
    expect(found).toMatchObject({
      'large.mtf': 'mech-file/too-large',
      'line.mtf': 'mech-file/line-too-long',
    });
    expect(found['lines.mtf']).toHaveLength(131_076);
  });

  it('ends at the allowed number of files and bytes, and says where', async () => {
    for (const name of ['a', 'b', 'c']) await writeFile(join(root, `${name}.mtf`), 'x'.repeat(100));
    expect(await read(root, { files: 2 })).toMatchObject({ 'c.mtf': 'mech-file/too-many-files' });
    expect(Object.keys(await read(root, { totalBytes: 150 }))).toEqual(['a.mtf', 'b.mtf']);
    expect(await read(root, { totalBytes: 150 })).toMatchObject({ 'b.mtf': 'mech-file/too-much' });
  });

  it('rejects where there is nothing', async () => {
    await expect(read(join(root, 'nothing'))).rejects.toThrow('ENOENT');
  });

  it('reads a single file', async () => {
    await writeFile(join(root, 'one.mtf'), 'one');
    expect(await read(join(root, 'one.mtf'))).toEqual({ 'one.mtf': 'one' });
  });
});

describe('an archive', () => {
  it('gives packed and stored files by the order of names', async () => {
    const found = await archive([
      { name: 'b/two.mtf', bytes: text('2'), stored: true },
      { name: 'b/', bytes: text('') },
      { name: 'a.mtf', bytes: text('1') },
      { name: '__MACOSX/._a.mtf', bytes: text('x') },
      { name: 'b\\three.mtf', bytes: text('3') },
      { name: 'readme.md', bytes: text('x') },
    ]);
    expect(Object.entries(found)).toEqual([
      ['a.mtf', '1'],
      ['b/three.mtf', '3'],
      ['b/two.mtf', '2'],
    ]);
  });

  it.each([
    '../out.mtf',
    'a/../../out.mtf',
    '/root.mtf',
    'C:\\drive.mtf',
    'c:drive.mtf',
    '..\\out.mtf',
    'a//b.mtf',
    './a.mtf',
    'a\u0000.mtf',
    'a\u001b[2J.mtf',
  ])('refuses the name %j and reads the rest', async (name) => {
    const found = await archive([
      { name, bytes: text('evil') },
      { name: 'good.mtf', bytes: text('good') },
    ]);
    expect(Object.values(found).sort()).toEqual(['good', 'mech-file/bad-path']);
    expect(Object.keys(found).join()).not.toMatch(/\p{Cc}/u);
  });

  it('takes a name in no known code as it comes', async () => {
    expect(
      Object.values(
        await archive([{ name: Buffer.from([0xff, 0xe4, 0x2e, 0x6d, 0x74, 0x66]), bytes: text('1') }]),
      ),
    ).toEqual(['1']);
  });

  it('refuses what is encrypted, packed in an unknown way, or a link', async () => {
    const found = await archive([
      { name: 'a.mtf', bytes: text('1'), flags: 1 },
      { name: 'b.mtf', bytes: text('2'), claims: { method: 12 } },
      { name: 'c.mtf', bytes: text('/etc/passwd'), mode: 0o120777 },
      { name: 'd.mtf', bytes: text('4') },
    ]);
    expect(found).toEqual({
      'a.mtf': 'mech-file/encrypted',
      'b.mtf': 'mech-file/unknown-packing',
      'd.mtf': '4',
    });
  });

  it('refuses a bomb by what it claims', async () => {
    const found = await archive([
      { name: 'large.mtf', bytes: Buffer.alloc(1_048_577) },
      { name: 'tight.mtf', bytes: Buffer.alloc(1_000_000) },
      { name: 'good.mtf', bytes: text('good') },
    ]);
    expect(found).toEqual({
      'large.mtf': 'mech-file/too-large',
      'tight.mtf': 'mech-file/packed-too-tight',
      'good.mtf': 'good',
    });
  });

  it('cuts a bomb off that claims to be small, without unpacking it', async () => {
    const bomb = Buffer.alloc(200_000_000);
    const packed = deflateRawSync(bomb);
    const entry = {
      name: 'bomb.mtf',
      bytes: packed,
      stored: true,
      claims: { method: 8, size: 10_000, crc: 0 },
    };
    const before = process.memoryUsage();
    const found = await archive([entry, { name: 'good.mtf', bytes: text('good') }]);
    expect(found).toEqual({ 'bomb.mtf': 'mech-file/wrong-size', 'good.mtf': 'good' });
    expect(process.memoryUsage().rss - before.rss).toBeLessThan(60_000_000);
  });

  it('refuses a file that is shorter than claimed, of another checksum, or broken off', async () => {
    const found = await archive([
      { name: 'short.mtf', bytes: text('1'), claims: { size: 5 } },
      { name: 'other.mtf', bytes: text('2'), claims: { crc: 1 } },
      { name: 'noise.mtf', bytes: Buffer.alloc(50, 0xff), stored: true, claims: { method: 8 } },
      { name: 'good.mtf', bytes: text('good') },
    ]);
    expect(found).toEqual({
      'short.mtf': 'mech-file/wrong-size',
      'other.mtf': 'mech-file/damaged',
      'noise.mtf': 'mech-file/damaged',
      'good.mtf': 'good',
    });
  });

  it('refuses files that share their bytes', async () => {
    const found = await archive([
      { name: 'a.mtf', bytes: text('1') },
      { name: 'b.mtf', bytes: text('1'), placeOf: 0 },
      { name: 'good.mtf', bytes: text('good') },
    ]);
    expect(found).toEqual({
      'a.mtf': 'mech-file/overlapping',
      'b.mtf': 'mech-file/overlapping',
      'good.mtf': 'good',
    });
  });

  it('tells a broken list of files, and reads what it has before the break', async () => {
    const whole = zip([
      { name: 'a.mtf', bytes: text('1') },
      { name: 'b.mtf', bytes: text('2') },
    ]);
    const second = whole.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    const path = join(root, 'broken.zip');
    await writeFile(
      path,
      Buffer.concat([whole.subarray(0, second), Buffer.from([0]), whole.subarray(second + 1)]),
    );
    expect(await read(path)).toEqual({ 'a.mtf': '1', 'broken.zip': 'mech-file/bad-archive' });
    await writeFile(path, whole.subarray(0, second));
    expect(await read(path)).toEqual({ 'broken.zip': 'mech-file/bad-archive' });
    await writeFile(path, 'no archive at all');
    expect(await read(path)).toEqual({ 'broken.zip': 'mech-file/bad-archive' });
  });

  it('does not believe how many files there are', async () => {
    const entries = [{ name: 'a.mtf', bytes: text('1') }];
    expect(Object.values(await archive(entries, {}, { entries: 60_000 }))).toContain('mech-file/bad-archive');
    expect(await archive([...entries, { name: 'b.mtf', bytes: text('2') }], { files: 1 })).toEqual({
      'a.mtf': '1',
      'b.mtf': 'mech-file/too-many-files',
    });
    expect(await archive([...entries, { name: 'b.mtf', bytes: text('2') }], { names: 1 })).toMatchObject({
      'pack.zip': 'mech-file/bad-archive',
    });
  });
});
