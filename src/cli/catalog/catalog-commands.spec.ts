/**
 * The commands on the catalogue: every bundled design goes out as a file, and comes back with the same Battle
 * Value.
 */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '../../../test/support/lying-zip';
import { bundledCatalog } from '../../catalog/bundled';
import { bvLines } from './bv-lines';
import { exportDesigns, fileNameOfDesign, FolderNotEmpty } from './export-designs';

const { mechs } = bundledCatalog();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('writes every bundled design, and values the files as the designs', async () => {
  const target = join(folder, 'made', 'on the way');
  expect(await exportDesigns(mechs, target, false)).toBe(mechs.length);
  expect(await readdir(target)).toHaveLength(mechs.length);
  const lines = await bvLines(target);
  const expected = mechs.map((mech) =>
    [fileNameOfDesign(mech), mech.chassis, mech.model, mech.tons, mech.bv].join('\t'),
  );
  expect([...lines].sort()).toEqual(expected.sort());
  expect(lines.map((line) => line.split('\t')[0])).toEqual((await readdir(target)).sort());
});

it('does not write into a folder with something in it, but by force, and then touches nothing of it', async () => {
  await writeFile(join(folder, 'mine.txt'), 'mine');
  const [design] = mechs;
  if (design === undefined) throw new Error('no mech');
  await expect(exportDesigns([design], folder, false)).rejects.toThrow(FolderNotEmpty);
  expect(await readdir(folder)).toEqual(['mine.txt']);
  expect(await exportDesigns([design], folder, true)).toBe(1);
  expect(await readFile(join(folder, 'mine.txt'), 'utf8')).toBe('mine');
});

it('writes names that every system takes, each once', async () => {
  const [design] = mechs;
  if (design === undefined) throw new Error('no mech');
  const odd = { ...design, chassis: '../A:B', model: '"C/D"\t?' };
  expect(fileNameOfDesign(odd)).toBe('__A_B _C_D_.mtf');
  expect(
    await exportDesigns([design, { ...design, chassis: design.chassis.toUpperCase() }], folder, false),
  ).toBe(2);
  expect(await readdir(folder)).toHaveLength(2);
});

it('tells a code for what it cannot read, a value for what is only illegal, and goes into archives', async () => {
  const [design] = mechs;
  if (design === undefined) throw new Error('no mech');
  await exportDesigns([design], folder, false);
  const text = await readFile(join(folder, fileNameOfDesign(design)), 'utf8');
  await mkdir(join(folder, 'z'));
  await writeFile(join(folder, 'z', 'noise.mtf'), 'noise');
  await writeFile(join(folder, 'z', 'readme.txt'), 'no table');
  await writeFile(join(folder, 'z', 'heavy.mtf'), text.replace('walk mp:', 'walk mp:1'));
  const legal = `${design.chassis}\t${design.model}\t${design.tons}\t${design.bv}`;
  await writeFile(join(folder, 'z', 'pack.zip'), zip([{ name: 'in.mtf', bytes: Buffer.from(text) }]));
  const lines = await bvLines(folder);
  expect(lines[0]).toBe(`${fileNameOfDesign(design)}\t${legal}`);
  expect(lines[1]).toMatch(
    new RegExp(`^z/heavy.mtf\t${design.chassis}\t${design.model}\t${design.tons}\t[0-9]+$`),
  );
  expect(lines.slice(2)).toEqual(['z/noise.mtf\t\t\t\tmech-file/no-meaning', `z/pack.zip/in.mtf\t${legal}`]);
});
