/**
 * Files in, designs, tables and refusals out: one outcome each, in their order, and a bad file stops nothing.
 */
import { fixture } from '../../../test/support/mtf';
import { bundledCatalog } from '../../catalog/bundled';
import type { MechFile } from './mech-file-source';
import { readMechFiles, type MechFileProgress } from './read-mech-files';

const file = (name: string, text: string | Buffer): MechFile => ({
  kind: 'file',
  file: name,
  bytes: Buffer.from(text),
});
const all = async (files: readonly MechFile[]): Promise<readonly MechFileProgress[]> => {
  const found: MechFileProgress[] = [];
  for await (const one of readMechFiles(files, bundledCatalog().item)) found.push(one);
  return found;
};

it('tells each file apart, and counts them', async () => {
  const found = await all([
    file('a.mtf', fixture('prairie-dog-prd-1a')),
    file('b.TXT', 'Lowland\nPrairie Dog PRD-1A,1'),
    file('c.mtf', 'noise'),
    {
      kind: 'refused',
      file: 'd.mtf',
      violations: [{ code: 'mech-file/encrypted', rule: null, pointer: '', params: {} }],
    },
    file('e.mtf', fixture('shamal-c')),
  ]);
  expect(found.map(({ file: name, kind, done }) => [name, kind, done])).toEqual([
    ['a.mtf', 'design', 1],
    ['b.TXT', 'table', 2],
    ['c.mtf', 'refused', 3],
    ['d.mtf', 'refused', 4],
    ['e.mtf', 'design', 5],
  ]);
  expect(found[1]).toMatchObject({ table: { title: 'Lowland' } });
  expect(found[2]).toMatchObject({ document: null });
});

it('refuses what is not legal with everything that is wrong with it, and still says what it is worth', async () => {
  const overloaded = fixture(
    'prairie-dog-prd-1a',
    ['HD Armor:9', 'HD Armor:19'],
    ['LA Armor:14', 'LA Armor:99'],
  );
  const [found] = await all([file('a.mtf', overloaded)]);
  if (found?.kind !== 'refused') throw new Error('not refused');
  expect(found.violations.length).toBeGreaterThan(1);
  expect(found.violations.every(({ code }) => code.startsWith('construction/'))).toBe(true);
  expect(found.document?.design.bv).toBeGreaterThan(0);
});

it('reads old files in Windows-1252', async () => {
  const [found] = await all([
    file('a.mtf', Buffer.from(fixture('prairie-dog-prd-1a', ['Prairie Dog', 'Präriehund']), 'latin1')),
  ]);
  expect(found).toMatchObject({
    kind: 'design',
    document: { design: { chassis: 'Präriehund', slug: 'prariehund-prd-1a' } },
  });
});
