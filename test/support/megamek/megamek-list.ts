/**
 * Reads force lists as strictly as MegaMek's own parser, and more so: whatever would make it warn, or change
 * a figure in silence, is told. What it holds against the files is written down here by itself
 * (docs/megamek.md), not taken from the writer.
 */
import { itemNamed } from '../../../src/catalog/items/item-names';
import type { Catalog, Location, MechDesign } from '../../../src/catalog/model';
import { readXml } from '../../../src/infrastructure/xml/read-xml';
import type { XmlElement } from '../../../src/kernel/xml';

const KNOWN: Readonly<Record<string, readonly string[]>> = {
  unit: ['version'],
  entity: [
    ...[
      'chassis',
      'model',
      'type',
      'commander',
      'offboard',
      'hidden',
      'deployment',
      'deploymentZone',
      'deploymentZoneWidth',
    ],
    ...[
      'deploymentZoneOffset',
      'deploymentZoneAnyNWx',
      'deploymentZoneAnyNWy',
      'deploymentZoneAnySEx',
      'deploymentZoneAnySEy',
    ],
    ...['neverDeployed', 'externalId'],
  ],
  pilot: ['size', 'name', 'gunnery', 'piloting', 'hits', 'externalId', 'ejected'],
  location: ['index', 'isDestroyed'],
  armor: ['points', 'type'],
  slot: ['index', 'type', 'shots', 'isHit', 'isRepairable', 'isDestroyed'],
};
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  unit: ['entity'],
  entity: ['pilot', 'location'],
  location: ['armor', 'slot'],
};
const ORDER: readonly Location[] = ['HD', 'CT', 'RT', 'LT', 'RA', 'LA', 'RL', 'LL'];
const MAX_SHOTS = 200;
const MAX_HITS = 5;
const WORST_SKILL = 8;

const whole = (text: string | undefined): number =>
  text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

const shape = (element: XmlElement, problems: string[]): void => {
  for (const name of Object.keys(element.attributes))
    if (KNOWN[element.name]?.includes(name) !== true)
      problems.push(`line ${element.line}: ${element.name} has no attribute ${name}`);
  for (const child of element.children) {
    if (CHILDREN[element.name]?.includes(child.name) !== true)
      problems.push(`line ${child.line}: no ${child.name} in ${element.name}`);
    shape(child, problems);
  }
};

const armorProblem = (
  design: MechDesign,
  at: Location,
  { points, type }: Readonly<Record<string, string>>,
): string | null => {
  const left = points === 'Destroyed' ? 0 : whole(points);
  const rear = ({ CT: 'CTR', RT: 'RTR', LT: 'LTR' } as const)[at as 'CT'] as 'CTR' | undefined;
  if (type === 'Rear' && rear === undefined) return 'has no rear armour';
  if (!['', 'Rear', 'Internal'].includes(type ?? '')) return `armour of kind ${type ?? ''}`;
  const full =
    type === 'Internal'
      ? design.structure[at]
      : type === 'Rear'
        ? design.armor[rear ?? 'CTR']
        : design.armor[at];
  if (points === '0') return 'nothing left is called Destroyed';
  return within(left, 0, full - 1) ? null : `${points ?? ''} points of ${full}`;
};

const slotProblem = (
  design: MechDesign,
  at: Location,
  attributes: Readonly<Record<string, string>>,
): string | null => {
  const index = whole(attributes['index']);
  const content = design.slots[at][index - 1] ?? null;
  if (content === null) return `nothing stands in slot ${attributes['index'] ?? ''}`;
  const name = attributes['type'] ?? '';
  if (content.kind === 'system')
    return name === 'System' && attributes['shots'] === undefined ? null : `${name} where a system is`;
  const item = content.items[0]?.item;
  if (itemNamed(name) !== item) return `${name} where ${item ?? ''} is`;
  const bin = design.bins.find((one) => one.location === at && one.slot === index);
  const shots = attributes['shots'];
  if (bin === undefined) {
    if (shots !== undefined) return 'shots where no bin is';
    return attributes['isHit'] === 'true' ? null : 'a whole slot without ammunition';
  }
  return within(whole(shots), 0, Math.min(bin.shots, MAX_SHOTS))
    ? null
    : `${shots ?? 'no'} shots in a bin of ${bin.shots}`;
};

const mechProblems = (design: MechDesign, entity: XmlElement): readonly string[] => {
  const locations = entity.children.filter(({ name }) => name === 'location');
  const seen = new Set<number>();
  const found = locations.flatMap((element) => {
    const index = whole(element.attributes['index']);
    const at = ORDER[index];
    if (at === undefined || seen.has(index)) return [`location ${element.attributes['index'] ?? ''}`];
    seen.add(index);
    if (element.attributes['isDestroyed'] === 'true')
      return element.children.length === 0 ? [] : ['a destroyed location tells more'];
    return element.children.flatMap(({ name, attributes }) => {
      const problem =
        name === 'armor' ? armorProblem(design, at, attributes) : slotProblem(design, at, attributes);
      return problem === null ? [] : [`${at}: ${problem}`];
    });
  });
  const told = (at: Location): XmlElement | undefined =>
    locations.find(({ attributes }) => attributes['index'] === String(ORDER.indexOf(at)));
  const silent = design.bins.filter(
    ({ location, slot, shots }) =>
      shots <= MAX_SHOTS &&
      told(location)?.attributes['isDestroyed'] !== 'true' &&
      told(location)?.children.some(
        ({ name, attributes }) => name === 'slot' && attributes['index'] === String(slot),
      ) !== true,
  );
  return [...found, ...silent.map(({ location, slot }) => `${location}: bin in slot ${slot} is not told`)];
};

/** Support units are fresh (BLD-7): full bins in the body, and nothing else. */
const supportProblems = (entity: XmlElement): readonly string[] =>
  entity.children
    .filter(({ name }) => name === 'location')
    .flatMap(({ attributes: at, children }) => [
      ...(at['index'] === '0' && at['isDestroyed'] === undefined
        ? []
        : [`location ${at['index'] ?? ''} of a support unit`]),
      ...children.flatMap(({ name, attributes: { index, type, shots, isHit } }, place) => {
        const bin =
          name === 'slot' &&
          whole(index) === place + 1 &&
          itemNamed(type ?? '') !== null &&
          isHit === undefined;
        return bin && within(whole(shots), 1, MAX_SHOTS) ? [] : [`${type ?? name} in a support unit`];
      }),
    ]);

const crewProblems = (entity: XmlElement): readonly string[] => {
  const pilots = entity.children.filter(({ name }) => name === 'pilot');
  const [pilot] = pilots;
  if (pilot === undefined || pilots.length > 1) return ['not one pilot'];
  const { gunnery, piloting, hits, name, size, ejected } = pilot.attributes;
  return [
    ...(within(whole(gunnery), 0, WORST_SKILL) && within(whole(piloting), 0, WORST_SKILL) ? [] : ['skills']),
    ...(hits === undefined || within(whole(hits), 1, MAX_HITS) ? [] : [`${hits} hits`]),
    ...((name ?? '') === '' || size !== '1' || ejected !== 'false' ? ['pilot'] : []),
  ];
};

/**
 * What MegaMek would say of a force list. `designNamed`: by chassis and model, as it looks a design up; null:
 * another kind of unit.
 */
export const listProblems = async (
  text: string,
  designNamed: (whole: string) => MechDesign | null | undefined,
): Promise<readonly string[]> => {
  const read = await readXml(Buffer.from(text));
  if (!read.ok) return [JSON.stringify(read.error)];
  const root = read.value;
  const problems: string[] =
    root.name === 'unit' && (root.attributes['version'] ?? '') !== '' ? [] : ['root'];
  shape(root, problems);
  const ids = new Set<string>();
  for (const entity of root.children) {
    const { chassis = '', model = '', externalId = '' } = entity.attributes;
    const design = designNamed(`${chassis} ${model}`.trim());
    const say = (found: readonly string[]): void =>
      void problems.push(...found.map((one) => `${chassis} ${model}: ${one}`));
    if (externalId === '' || ids.has(externalId)) say(['id']);
    ids.add(externalId);
    say(crewProblems(entity));
    if (design === undefined) say(['no such design']);
    else say(design === null ? supportProblems(entity) : mechProblems(design, entity));
  }
  return problems;
};

/** The names under which a release has the catalogue's designs. `standard`: whether it says `(Standard)`. */
export const namesOfRelease = (catalog: Catalog, standard: boolean): ReadonlyMap<string, MechDesign | null> =>
  new Map<string, MechDesign | null>([
    ...catalog.mechs.map(
      (mech) =>
        [
          `${mech.chassis} ${!standard && mech.model === '(Standard)' ? '' : mech.model}`.trim(),
          mech,
        ] as const,
    ),
    ...(standard
      ? ['Centipede Scout Car (Standard)', 'Peregrine Attack VTOL (Standard)']
      : ['Centipede Scout Car', 'Peregrine Attack VTOL']
    ).map((name) => [name, null] as const),
    ['Peregrine Attack VTOL (Kurita)', null] as const,
    ['Foot Platoon (Laser)', null] as const,
  ]);
