/**
 * Names on their way to MegaMek and back (MM-4, MM-6): a design that has other letters there is known again
 * in a record.
 */
import type { MechDesign } from '../../src/catalog/model';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { quietReport } from '../../src/rules/testing/battles';
import { claimsOf } from '../../src/tactical/engines/megamek/records/claims';
import { readRecord } from '../../src/tactical/engines/megamek/records/read-record';
import { catalogWith, drawingOf } from '../support/drawings';
import { filesOf, setupOf, textOf, unitOf } from '../support/megamek/megamek-battle';
import { recordText } from '../support/megamek/megamek-record';

const drawn = (slug: string, chassis: string): MechDesign => ({
  ...drawingOf('atlas-as7-d', { model: 'AS7-X' }),
  slug: slug as MechDesign['slug'],
  chassis,
});
const designs = [drawn('one', 'Bär'), drawn('two', '熊'), drawn('three', 'Łódź "Ø"')];
const catalog = catalogWith({ A: designs });
const setup = setupOf([
  ...designs.map(({ slug }, index) => unitOf(`u${index}`, 'A', slug)),
  unitOf('b', 'B', 'hunchback-hbk-4g'),
]);

/** A record in which units are called as the force list called them. */
const recordAsListed = async (rename: (chassis: string) => string = (chassis) => chassis) => {
  const list = textOf(filesOf(setup, {}, catalog), 'side-a.mul');
  const called = [...list.matchAll(/<entity chassis="([^"]*)"/g)].map(([, chassis = '']) => chassis);
  expect(called).toHaveLength(designs.length);
  let index = 0;
  const text = recordText(setup, quietReport(setup), 'A', catalog).replace(
    /<entity chassis="(?!Hunchback)[^"]*"/g,
    () => {
      const chassis = rename(called[index] ?? '');
      index += 1;
      return `<entity chassis="${chassis}"`;
    },
  );
  const read = await readXml(Buffer.from(text));
  const record = read.ok ? readRecord(read.value) : read;
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return claimsOf(catalog, setup, 'A', record.value);
};

it('MM-4 MM-6 knows a design again that has plain letters in MegaMek', async () => {
  const claims = await recordAsListed();
  expect(claims.ok ? claims.value.map(({ unit }) => unit.id) : claims.error).toEqual(['u0', 'u1', 'u2', 'b']);
});

it('MM-4 CMB-8 still refuses another design under a unit’s id', async () => {
  const claims = await recordAsListed(() => 'Locust');
  expect(claims.ok ? [] : claims.error.map(({ code }) => code)).toEqual(
    Array.from({ length: 3 }, () => 'record/other-design'),
  );
});
