/**
 * What each player's MegaMek saves of a battle that has ended (MM-4): sections by their point of view,
 * locations with loose text behind them, limbs torn off, hulls breached, crews, people on foot, names as they
 * are. After MegaMek's own writer, with its oddities.
 */
import { bundledCatalog } from '../../../src/catalog/bundled';
import { rearOf } from '../../../src/catalog/body';
import { locationDestroyed, structureLeft } from '../../../src/catalog/fitness';
import { fileNameOf } from '../../../src/catalog/items/item-names';
import { LOCATIONS, type Location, type MechDesign } from '../../../src/catalog/model';
import { isAt, shotsIn } from '../../../src/catalog/slots';
import { plain, scenarioText } from '../../../src/tactical/engines/megamek/plain-text';
import type { SetupUnit } from '../../../src/tactical/contract';
import type { Keeping, Machine, MegaMekEnd, Walker } from './megamek-end';

const catalog = bundledCatalog();
const PLACES = [
  'Head',
  'Center Torso',
  'Right Torso',
  'Left Torso',
  'Right Arm',
  'Left Arm',
  'Right Leg',
  'Left Leg',
];

export interface Writing {
  /**
   * Whose MegaMek writes; `owns` false: a player of their team without units of their own; null: one of no
   * team, to whom all are enemies.
   */
  readonly view: { readonly side: string; readonly owns: boolean } | null;
  /** By which of our files the units came in: a scenario gives pilots no ids. */
  readonly route: 'list' | 'scenario';
  /** Releases from 0.50 on write more. */
  readonly newer: boolean;
}

/** The only letter that MegaMek heeds. */
const raw = (text: string): string => text.replaceAll('"', '&quot;');
const points = (left: number, full: number, type: string): string =>
  left === full
    ? ''
    : `\t\t\t\t<armor points="${left === 0 ? 'Destroyed' : left}"${type === '' ? '' : ` type="${type}"`}/>\n`;
const called = (design: MechDesign, location: Location, index: number): string => {
  const slot = design.slots[location][index] ?? null;
  return slot?.kind === 'items' && slot.items[0] !== undefined ? fileNameOf(slot.items[0].item) : 'System';
};

const slotText = (
  design: MechDesign,
  { unit, condition, ejected }: Machine,
  location: Location,
  index: number,
  torn: boolean,
): string => {
  const place = { location, slot: index + 1 };
  const head = `\t\t\t\t<slot index="${place.slot}" type="`;
  if ((design.slots[location][index] ?? null) === null)
    return design.motion === 'biped' &&
      (location === 'RA' || location === 'LA') &&
      (index === 2 || index === 3)
      ? `${head}Empty"/>\n`
      : '';
  const name = called(design, location, index);
  const bin = design.bins.find(isAt(place));
  const shots = bin === undefined ? '' : `" shots="${shotsIn(condition, bin)}`;
  const old = unit.condition.slots.find(isAt(place))?.state ?? null;
  const state = condition.slots.find(isAt(place))?.state ?? null;
  const slot = design.slots[location][index] ?? null;
  // Nothing hit it: who ejected broke it.
  const blown = ejected && slot?.kind === 'system' && slot.part === 'cockpit';
  const marks =
    (state === null || blown ? '' : '" isHit="true') +
    ((state ?? old) === 'destroyed' ? '" isRepairable="false' : '') +
    (torn ? '" isMissing="true' : '') +
    `" isDestroyed="${state !== null}`;
  if (torn || state !== null) return `${head}${name}${shots}${marks}"/>\n`;
  return bin === undefined ? '' : `${head}${name}${shots}"/>\n`;
};

const locationText = (design: MechDesign, machine: Machine, index: number): string => {
  const { unit, condition, blownOff, breached } = machine;
  const location = LOCATIONS[index] ?? 'HD';
  const name = PLACES[index] ?? '';
  const slots = design.slots[location].map((_, at) => at);
  const torn = blownOff.includes(location);
  if (!torn && locationDestroyed(design, condition, location)) {
    const empty = slots
      .filter((at) => design.slots[location][at] === null)
      .map((at) => slotText(design, machine, location, at, false))
      .join('');
    const head = `\t\t\t<location index="${index}" isDestroyed="true"`;
    return empty === '' ? `${head} /> ${name}\n` : `${head}> ${name}\n${empty}\t\t\t</location>\n`;
  }
  const rear = rearOf(location);
  // MegaMek keeps what a torn-off limb had.
  const left = torn ? unit.condition : condition;
  const lines = [
    points(left.armor[location] ?? design.armor[location], design.armor[location], ''),
    points(structureLeft(design, left, location), design.structure[location], 'Internal'),
    rear === null ? '' : points(left.armor[rear] ?? design.armor[rear], design.armor[rear], 'Rear'),
    breached.includes(location) ? '\t\t\t\t<breached/>\n' : '',
    torn ? '\t\t\t\t<blownOff/>\n' : '',
    ...slots.map((at) => slotText(design, machine, location, at, torn)),
  ].join('');
  return lines === ''
    ? ''
    : `\t\t\t<location index="${index}"> ${name}${torn ? ' has been blown off.' : ''}\n${lines}\t\t\t</location>\n`;
};

const pilotText = (
  { pilot }: SetupUnit,
  hits: number,
  ejected: boolean,
  mech: boolean,
  { route, newer }: Writing,
): string => {
  const name =
    pilot === null ? '(no pilot)' : route === 'list' ? plain(pilot.name) : scenarioText(pilot.name);
  const said = hits >= 6 ? '" hits="Dead' : hits > 0 ? `" hits="${hits}` : '';
  const id = pilot === null || route === 'scenario' ? '' : `" externalId="${pilot.id}`;
  return (
    `\t\t\t<pilot size="1" name="${raw(name)}" nick="" gender="MALE${newer ? '" clanPilot="false' : ''}" gunnery="${pilot?.gunnery ?? 8}` +
    `" piloting="${pilot?.piloting ?? 8}${said}${id}" ejected="${ejected}${mech ? '" autoeject="true' : ''}"/>\n`
  );
};

const entityHead = (
  chassis: string,
  model: string,
  type: string,
  id: string,
  more: string,
  { newer }: Writing,
): string =>
  `\t\t<entity chassis="${raw(chassis)}" model="${raw(model)}" type="${type}" commander="false" offboard="false" hidden="false" deployment="0"` +
  ` deploymentZone="-1" deploymentZoneWidth="3" deploymentZoneOffset="0"${newer ? ' deploymentZoneAnyNWx="-1" deploymentZoneAnyNWy="-1"' : ''}` +
  ` neverDeployed="false" externalId="${id}"${more}>\n`;

const supportText = ({ unit, destroyed }: Machine): string => {
  if (unit.kind === 'infantry')
    return destroyed
      ? '\t\t\t<location index="0"> Infantry\n\t\t\t\t<armor points="Destroyed" type="Internal"/>\n\t\t\t</location>\n'
      : '';
  const broken = destroyed ? '\t\t\t<location index="1" isDestroyed="true" /> Front\n' : '';
  return `      <motive damage="1" penalty="2"/>\n      <tcriticals sensors="1" engine="hit"/>\n      Tanks have special needs, so don't delete any ammo slots.\n${broken}`;
};

const machineText = (machine: Machine, hits: number, writing: Writing): string => {
  const { unit, ejected } = machine;
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  const { chassis, model } = design ??
    catalog.supportUnit(unit.design) ?? { chassis: unit.design, model: '' };
  const named = writing.newer ? model.replace('(Standard)', '') : model;
  const body =
    design === null
      ? supportText(machine)
      : LOCATIONS.map((_, index) => locationText(design, machine, index)).join('');
  return (
    entityHead(
      chassis,
      named,
      design === null ? 'Hover' : 'Biped',
      unit.id,
      ' camoCategory="Factions & Co" camoFileName="<none>.png"',
      writing,
    ) +
    `${pilotText(unit, hits, ejected, design !== null, writing)}      The first slot in a location is at index="1".\n${body}\t\t\t<Game id="7"/>\n` +
    `\t\t\t<Force force="Lance & Lance <1>|1"/>\n\t\t</entity>\n\n`
  );
};

const walkerText = ({ left, shot, pickedUpBy }: Walker, hits: number, writing: Writing): string => {
  const crew = left.kind !== 'mech';
  const men = shot
    ? '\t\t\t<location index="0"> Infantry\n\t\t\t\t<armor points="Destroyed" type="Internal"/>\n\t\t\t</location>\n'
    : '';
  const carried = pickedUpBy === null ? '' : ` pickUpId="${pickedUpBy}"`;
  return (
    entityHead(
      crew ? 'Vehicle Crew' : 'Pilot',
      left.pilot?.name ?? 'nobody',
      'Leg',
      `walker-${left.id}`,
      carried,
      writing,
    ) +
    pilotText(left, hits, true, false, writing) +
    `${men}\t\t\t<location index="1"> Field Guns\n\t\t\t\t<armor points="0" type="Internal"/>\n\t\t\t</location>\n` +
    `\t\t\t<Game id="9"/>\n\t\t\t<ONumberOfMen number="1"/>\n\t\t</entity>\n\n`
  );
};

const sectionOf = (keeping: Keeping, side: string, { view }: Writing): string => {
  if (keeping === 'devastated') return 'devastated';
  if (keeping === 'graveyard') return 'salvage';
  if (view?.side === side) return view.owns ? 'survivors' : 'allies';
  return keeping === 'retreated' ? 'retreated' : 'salvage';
};

/** The record. */
export const savedRecord = ({ machines, walkers }: MegaMekEnd, writing: Writing): string => {
  const parts = new Map<string, string>();
  const add = (keeping: Keeping, side: string, text: string): void => {
    const section = sectionOf(keeping, side, writing);
    parts.set(section, (parts.get(section) ?? '') + text);
  };
  const hitsOf = ({ unit, hits }: Machine): number =>
    Math.max(hits, walkers.find(({ left }) => left === unit)?.hits ?? 0);
  for (const machine of machines)
    add(machine.keeping, machine.unit.side, machineText(machine, hitsOf(machine), writing));
  for (const walker of walkers)
    add(walker.keeping, walker.left.side, walkerText(walker, walker.hits, writing));
  const sections = ['survivors', 'allies', 'salvage', 'retreated', 'devastated'].map((name) => {
    const text = parts.get(name);
    return text === undefined ? '' : `\n\t<${name}>\n\n${text}\t</${name}>\n`;
  });
  const kills =
    '\n\t<kills>\n\n\t\t<kill killed="Pilot Cy & Dee (Tom & <Jerry>)" killer="None"/>\n\t</kills>\n';
  return `<?xml version="1.0" encoding="UTF-8"?>\n\n<record version="${writing.newer ? '0.51.0' : '0.49.13-SNAPSHOT'}" >${sections.join('')}${kills}</record>\n`;
};
