/** The bundled designs. Stops at the first figure that does not fit. */
import { id, items } from './items.mjs';
import { byKey, fail, only, readLines, slug, unique, write } from './source.mjs';

const LOCATIONS = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];
const ARMOR_LOCATIONS = [...LOCATIONS, 'CTR', 'RTR', 'LTR'];
/** A quad's front legs stand where a biped has its arms. */
const QUAD = { FRL: 'RA', FLL: 'LA', RRL: 'RL', RLL: 'LL' };
const SYSTEMS = {
  'Life Support': 'life-support',
  Sensors: 'sensors',
  'Standard Cockpit': 'cockpit',
  Engine: 'engine',
  'Standard Gyro': 'gyro',
  Shoulder: 'shoulder',
  'Upper Arm': 'upper-arm',
  'Lower Arm': 'lower-arm',
  Hand: 'hand',
  Hip: 'hip',
  'Upper Leg': 'upper-leg',
  'Lower Leg': 'lower-leg',
  Foot: 'foot',
};
/**
 * The source does not tell the way out of a mech: these have a full head ejection system, by their record
 * sheets.
 */
const FULL_HEAD_EJECTION = new Set([
  'axman-axm-1n',
  'griffin-grf-6s',
  'hatchetman-hct-3f',
  'valkyrie-vlk-qd1',
  'wolfhound-wlf-1a',
  'wolfhound-wlf-1b',
  'wolfhound-wlf-2',
]);
const WEIGHTLESS_KINDS = new Set(
  items.filter((item) => item.kind === 'armor' || item.kind === 'structure').map((item) => item.id),
);
const isAmmunition = new Set(items.filter((item) => item.kind === 'ammunition').map((item) => item.id));
const fullBin = new Map(
  items.filter((item) => item.ammunition).map((item) => [item.id, item.ammunition.shotsPerTon * item.tons]),
);

const slotText = (text) => {
  if (text === '') return null;
  if (text.startsWith('system:')) return `@${SYSTEMS[text.slice(7)] ?? fail(text)}`;
  return text
    .split('|')
    .map((part) => (part.endsWith(' (R)') ? `${id(part.slice(0, -4))}<` : id(part)))
    .join('|');
};
const mech = (row) => {
  const name = `${row.chassis} ${row.model}`.trim();
  const at = (location) => (row.motion === 'Quad' ? (QUAD[location] ?? location) : location);
  const moved = (record) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [at(key), value]));
  const [armor, structure, sourceSlots] = [moved(row.armor), moved(row.structure), moved(row.slots)];
  const slots = LOCATIONS.map((location) =>
    (sourceSlots[location] ?? fail(`${name}: no ${location}`)).map(slotText),
  );
  const bins = LOCATIONS.flatMap((location, l) =>
    slots[l].flatMap((text, i) =>
      text !== null && isAmmunition.has(text) ? [[location, i + 1, text, fullBin.get(text)]] : [],
    ),
  );
  const told = row.ammoShots
    .map(([location, item, shots]) => [at(location), id(item), shots].join())
    .sort()
    .join('|');
  only(
    bins
      .map(([location, , item, shots]) => [location, item, shots].join())
      .sort()
      .join('|'),
    told,
    `${name}: bins`,
  );
  only(row.gyro, 'Standard Gyro', name);
  only(row.cockpit, 'Standard Cockpit', name);
  only(row.armorClan, row.techBase === 'clan', name);
  return {
    slug: slug(name),
    mulId: row.mulId,
    chassis: row.chassis,
    model: row.model,
    tons: row.tons,
    techBase: row.techBase,
    rulesLevel: row.rulesLevel.toLowerCase(),
    role: row.role,
    year: row.year,
    bv: row.bv,
    cost: row.cost,
    walk: row.walk,
    // The source counts MASC into some running figures, against its own description.
    run: Math.ceil(row.walk * 1.5),
    jump: row.jump,
    motion: row.motion.toLowerCase(),
    omni: row.omni,
    engine: [row.engine.rating, row.engine.type.toLowerCase()],
    heatSinks: [row.heatSinks.count, row.heatSinks.double, row.heatSinks.capacity],
    structureType: slug(row.structureType),
    armorType: slug(row.armorType),
    armor: ARMOR_LOCATIONS.map((location) => armor[location] ?? fail(`${name}: no armour ${location}`)),
    structure: LOCATIONS.map((location) => structure[location] ?? fail(`${name}: no structure ${location}`)),
    slots,
    mountTons: Object.fromEntries(
      Object.entries(row.mountTons).map(([item, tons]) => [
        id(item),
        WEIGHTLESS_KINDS.has(id(item)) ? 0 : tons,
      ]),
    ),
    bins,
    factions: row.factions,
    ...(FULL_HEAD_EJECTION.has(slug(name)) ? { fullHeadEjection: true } : {}),
  };
};
export const mechs = unique(readLines('mechs.jsonl').map(mech), 'slug').sort(byKey('slug'));
for (const known of FULL_HEAD_EJECTION) if (!mechs.some((one) => one.slug === known)) fail(known);

export const writeMechs = () => write('mechs.json', mechs);
