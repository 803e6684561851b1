/**
 * Records of battles as MegaMek writes them (MM-4), made from a battle's setup and what came of it: for tests
 * of whoever reads them. Only what differs from the design is written, ammunition of living locations always,
 * loose text stands between elements.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { rearOf } from '../../../src/catalog/body';
import type { Condition } from '../../../src/catalog/condition';
import { locationDestroyed, structureLeft } from '../../../src/catalog/fitness';
import { fileNameOf } from '../../../src/catalog/items/item-names';
import { LOCATIONS, type Catalog, type MechDesign } from '../../../src/catalog/model';
import { isAt, shotsIn } from '../../../src/catalog/slots';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../../src/tactical/contract';

const NAMES = [
  'Head',
  'Center Torso',
  'Right Torso',
  'Left Torso',
  'Right Arm',
  'Left Arm',
  'Right Leg',
  'Left Leg',
];

export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const armorLine = (points: number, full: number, type: string): string =>
  points === full
    ? ''
    : `\t\t\t\t<armor points="${points === 0 ? 'Destroyed' : points}"${type === '' ? '' : ` type="${type}"`}/>\n`;

const slotLine = (
  design: MechDesign,
  condition: Condition,
  location: (typeof LOCATIONS)[number],
  index: number,
): string => {
  const slot = design.slots[location][index] ?? null;
  const place = { location, slot: index + 1 };
  if (slot === null)
    return design.motion === 'biped' &&
      (location === 'RA' || location === 'LA') &&
      (index === 2 || index === 3)
      ? `\t\t\t\t<slot index="${index + 1}" type="Empty"/>\n`
      : '';
  const item = slot.kind === 'items' ? (slot.items[0]?.item ?? null) : null;
  const type = item === null ? 'System' : xmlText(fileNameOf(item));
  const bin = design.bins.find(isAt(place));
  const shots = bin === undefined ? '' : ` shots="${shotsIn(condition, bin)}"`;
  const state = condition.slots.find(isAt(place))?.state ?? null;
  const marks =
    state === null
      ? ''
      : ` isHit="true"${state === 'destroyed' ? ' isRepairable="false"' : ''} isDestroyed="true"`;
  return state === null && bin === undefined
    ? ''
    : `\t\t\t\t<slot index="${index + 1}" type="${type}"${shots}${marks}/>\n`;
};

const locationText = (design: MechDesign, condition: Condition, index: number): string => {
  const location = LOCATIONS[index] ?? 'HD';
  if (locationDestroyed(design, condition, location))
    return `\t\t\t<location index="${index}" isDestroyed="true" /> ${NAMES[index] ?? ''}\n`;
  const rear = rearOf(location);
  const lines = [
    armorLine(condition.armor[location] ?? design.armor[location], design.armor[location], ''),
    armorLine(structureLeft(design, condition, location), design.structure[location], 'Internal'),
    rear === null ? '' : armorLine(condition.armor[rear] ?? design.armor[rear], design.armor[rear], 'Rear'),
    ...design.slots[location].map((_, slot) => slotLine(design, condition, location, slot)),
  ].join('');
  return lines === ''
    ? ''
    : `\t\t\t<location index="${index}"> ${NAMES[index] ?? ''}\n${lines}\t\t\t</location>\n`;
};

const pilotText = ({ pilot }: SetupUnit, { pilot: after }: ReportUnit, ejected: boolean): string => {
  const hits = after?.hits ?? 0;
  const said = after?.fate === 'dead' || hits > 5 ? ' hits="Dead"' : hits > 0 ? ` hits="${hits}"` : '';
  const name = pilot?.name ?? 'Nobody';
  return (
    `<pilot size="1" name="${xmlText(name)}" nick="" gender="MALE" gunnery="${pilot?.gunnery ?? 8}" piloting="${pilot?.piloting ?? 8}"${said}` +
    ` externalId="${xmlText(pilot?.id ?? 'nobody')}" ejected="${ejected}" autoeject="true"/>`
  );
};

const out = (told: ReportUnit): boolean => told.pilot?.fate === 'safe' || told.pilot?.fate === 'captured';

/** One unit of the battle as an entity. */
export const entityText = (
  unit: SetupUnit,
  told: ReportUnit,
  catalog: Catalog = bundledCatalog(),
): string => {
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  const { chassis, model } = design ??
    catalog.supportUnit(unit.design) ?? { chassis: unit.design, model: '' };
  const locations =
    design === null ? '' : LOCATIONS.map((_, index) => locationText(design, told.condition, index)).join('');
  return (
    `\t\t<entity chassis="${xmlText(chassis)}" model="${xmlText(model)}" type="Biped" commander="false" offboard="false" hidden="false" deployment="0"` +
    ` deploymentZone="-1" neverDeployed="false" externalId="${xmlText(unit.id)}">\n\t\t\t${pilotText(unit, told, out(told))}\n` +
    `      The first slot in a location is at index="1".\n${locations}\t\t\t<Game id="0"/>\n\t\t</entity>\n\n`
  );
};

const personText = (unit: SetupUnit, told: ReportUnit): string =>
  `\t\t<entity chassis="Pilot" model="${xmlText(unit.pilot?.name ?? '')}" type="Leg" externalId="of-${xmlText(unit.id)}">\n` +
  `\t\t\t${pilotText(unit, told, true)}\n\t\t\t<location index="1"> Field Guns\n\t\t\t\t<armor points="0" type="Internal"/>\n\t\t\t</location>\n` +
  `\t\t\t<ONumberOfMen number="1"/>\n\t\t</entity>\n\n`;

const sectionOf = (side: string, unit: SetupUnit, { fate }: ReportUnit): string => {
  const own = unit.side === side;
  if (fate === 'destroyed') return 'devastated';
  if (fate === 'withdrawn') return own ? 'survivors' : 'retreated';
  return own && fate === 'on-field-fit' ? 'survivors' : 'salvage';
};

/** The record that a player of the side saves after a battle that ended as the report says. */
export const recordText = (
  setup: BattleSetup,
  report: BattleReport,
  side: string,
  catalog: Catalog = bundledCatalog(),
  version = '0.49.13',
): string => {
  const parts = new Map<string, string>();
  const add = (section: string, text: string) => parts.set(section, (parts.get(section) ?? '') + text);
  for (const told of report.units) {
    const unit = setup.units.find(({ id }) => id === told.id);
    if (unit === undefined) continue;
    add(sectionOf(side, unit, told), entityText(unit, told, catalog));
    if (out(told))
      add(
        unit.side === side ? 'survivors' : told.pilot?.fate === 'safe' ? 'retreated' : 'salvage',
        personText(unit, told),
      );
  }
  const sections = ['survivors', 'salvage', 'retreated', 'devastated'].map((name) => {
    const text = parts.get(name);
    return text === undefined ? '' : `\n\t<${name}>\n\n${text}\t</${name}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n\n<record version="${version}" >${sections.join('')}\n\t<kills>\n\n\t\t<kill killed="Somebody" killer="None"/>\n\t</kills>\n</record>\n`;
};
