/**
 * Makes the catalogue's data files (src/catalog/data) from a folder of source figures, in the project's own
 * format: `node tools/catalog-build.mjs <folder>` with mechs.jsonl, support-units.jsonl, equipment.tsv,
 * equipment-all.tsv, equipment-more.tsv, equipment-levels.tsv and house-lists.json in it. Factions and
 * buildings are written by hand and stay untouched. Stops at the first figure that does not fit.
 */
import { id, items, wideItems, writeItems } from './catalog/items.mjs';
import { mechs, writeMechs } from './catalog/mechs.mjs';
import { fail, only, read, readLines, slug, write } from './catalog/source.mjs';

writeItems();
writeMechs();

write(
  'support-units.json',
  readLines('support-units.jsonl').map((row) => ({
    slug: slug(`${row.chassis} ${row.model}`),
    mulId: row.mulId,
    chassis: row.chassis,
    model: row.model.replace(/[()]/g, ''),
    kind: row.motion === 'VTOL' ? 'vtol' : row.kind,
    tons: row.tons,
    bv: row.bv,
    walk: row.walk,
    run: row.run,
    armor: row.armor,
    structure: row.structure,
    mounts: row.mounts.map((mount) => ({
      item: id(mount.type),
      location: mount.loc,
      shots: mount.shots ?? null,
    })),
  })),
);

const bySlug = new Map(mechs.map((m) => [m.slug, m]));
const classOf = (tons) => (tons <= 35 ? 'light' : tons <= 55 ? 'medium' : tons <= 75 ? 'heavy' : 'assault');
write(
  'house-lists.json',
  Object.entries(JSON.parse(read('house-lists.json'))).flatMap(([faction, lists]) =>
    Object.entries(lists).map(([weightClass, entries]) => ({
      faction,
      class: weightClass,
      entries: entries.map(([name, weight]) => {
        const found = bySlug.get(slug(name)) ?? fail(`house list of ${faction}: ${name}`);
        only(classOf(found.tons), weightClass, name);
        return [found.slug, weight];
      }),
    })),
  ),
);
console.log(`${mechs.length} mechs, ${items.length} items, ${wideItems.length} further ones`);
