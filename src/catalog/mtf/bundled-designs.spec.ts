/**
 * Every bundled design survives being written as a mech file and read again, and its Battle Value follows
 * from the file.
 */
import { bundledCatalog } from '../bundled';
import { contentOf } from '../content';
import { documentOf, readMtf, writeMtf } from './index';

const catalog = bundledCatalog();

it.each(catalog.mechs.map((mech) => [mech.slug, mech] as const))('%s', (_slug, mech) => {
  const read = readMtf(writeMtf(documentOf(mech)));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  // A file says neither what a design costs nor who has it.
  const { cost, factions } = mech;
  expect(contentOf({ ...read.value.design, cost, factions })).toEqual(contentOf(mech));
  expect(read.value).toEqual({ ...documentOf(mech), design: { ...mech, cost: null, factions: [] } });
});
