/**
 * The bundled mechs whose whole head is the pilot's way out say so wherever a design is told; nothing else
 * about them is new.
 */
import { bundledCatalog } from './bundled';
import { contentOf, designOf } from './content';
import { designHash } from './design-hash';
import { documentOf, writeMtf } from './mtf';
import { presentRecordSheet } from './present';
import { differences } from './same-mech';

const catalog = bundledCatalog();
/** With the hash under which wars keep them that began before they said so. */
const BEFORE: Readonly<Record<string, string>> = {
  'axman-axm-1n': 'b8afcbc90ada8016ef6b7fc1891ccd48a9524b0b2f61f492925d2d19e3f125dd',
  'griffin-grf-6s': '5a0c3fded6e794b7ea387b4f474c71de52bf3bf79e108682fce651e0347ea307',
  'hatchetman-hct-3f': '214ec8bf7a3e33e125c78d3c722c029522f64d9b346f78b7960b820cb44f1cae',
  'valkyrie-vlk-qd1': '4bae916938051b8c2aa93a0562e67fdc3cbd91c6fbe848e971743222a3a31f32',
  'wolfhound-wlf-1a': '030abe3b4e120e977acce04f0bffa4f81552a54c8a4a78caed556fb1e52c84fc',
  'wolfhound-wlf-1b': 'f3353a036e80a0d4e2980d9bb8a32977a2440815f227215870e517abea0da242',
  'wolfhound-wlf-2': '4f5e3acd8f2f9ea7bd0f0d04290cde2db58d696228b7ca9d11fa50f6a3f01443',
};

it('those of the bundled mechs, and no others', () => {
  expect(
    catalog.mechs.flatMap(({ slug, fullHeadEjection }) => (fullHeadEjection ? [slug as string] : [])),
  ).toEqual(Object.keys(BEFORE));
});

it.each(Object.entries(BEFORE))('%s', (slug, hash) => {
  const design = catalog.mech(slug);
  if (design === null) throw new Error('no such design');
  expect(writeMtf(documentOf(design))).toContain('\nejection:Full Head Ejection System\n');
  expect(presentRecordSheet(catalog, design)).toMatchObject({ fullHeadEjection: true });
  const without = { ...design, fullHeadEjection: false };
  // A war keeps the content that it began with by this hash: to it the bundled design is another one by now.
  expect(designHash(without)).toBe(hash);
  expect(designHash(design)).not.toBe(hash);
  expect(designOf(contentOf(without))).toEqual(without);
  expect(differences(design, without)).toEqual(['cockpit']);
});
