/**
 * Force lists (`.mul`, MM-2): one for each side of a battle, with exact damage, ammunition and ids; only what
 * MegaMek's parser knows.
 */
import { flatMap } from '../../../kernel';
import { type Catalog, isQuadVee, type SupportUnit } from '../../../catalog';
import type { BattleSetup, SetupUnit } from '../../contract';
import { zoneAttributes } from './deployment';
import { locationIndex } from './locations';
import { mechDamage, type LocationTold, type SlotTold } from './mech-damage';
import type { NamesInPlay } from './names-in-play';
import { xmlText } from './plain-text';
import { MAX_SHOTS, slotMarks } from './slot-state';
import { dialectOf, type Dialect, type MegamekVersion } from './version';

/**
 * A mech without a pilot: MegaMek seats somebody in every mech, so it gets one who can do as little as
 * possible. A reader takes them for nobody.
 */
export const NOBODY = { name: '(no pilot)', gunnery: 8, piloting: 8 } as const;

/**
 * Of a vehicle, MegaMek numbers locations by its own list; the catalogue's support units carry ammunition in
 * the body alone.
 */
const BODY = { code: 'BD', index: 0 } as const;

const MOTION: Readonly<Record<string, string>> = { vehicle: 'Hover', vtol: 'VTOL', infantry: 'Leg' };

const attributesOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');

const points = (left: number, type: string | null): string =>
  `\t\t\t\t<armor${attributesOf({ points: left === 0 ? 'Destroyed' : String(left), ...(type === null ? {} : { type }) })}/>`;

/**
 * A bin of more shots than MegaMek reads needs no word as long as it is whole and full; else as many as can
 * be said.
 */
const isSilent = ({ state, shots, full }: SlotTold): boolean =>
  state === null && full && shots !== null && shots > MAX_SHOTS;

const slotLine = ({ slot, name, state, shots }: SlotTold): string =>
  `\t\t\t\t<slot${attributesOf({
    index: String(slot),
    type: name,
    ...(shots === null ? {} : { shots: String(Math.min(shots, MAX_SHOTS)) }),
    ...(state === null ? {} : slotMarks(state)),
  })}/>`;

const locationLines = ({
  location,
  gone,
  armor,
  rear,
  structure,
  slots,
}: LocationTold): readonly string[] => {
  const index = String(locationIndex(location));
  if (gone) return [`\t\t\t<location${attributesOf({ index, isDestroyed: 'true' })}/>`];
  return [
    `\t\t\t<location${attributesOf({ index })}>`,
    ...(armor === null ? [] : [points(armor, null)]),
    ...(structure === null ? [] : [points(structure, 'Internal')]),
    ...(rear === null ? [] : [points(rear, 'Rear')]),
    ...slots.filter((slot) => !isSilent(slot)).map(slotLine),
    '\t\t\t</location>',
  ];
};

/** Full bins of a vehicle: support units are fresh in every battle (BLD-7). */
const supportLines = (catalog: Catalog, unit: SupportUnit): readonly string[] => {
  const bins = flatMap(unit.mounts, ({ item, location, shots }): SlotTold[] => {
    const name = catalog.item(item)?.alias ?? null;
    return location === BODY.code && shots !== null && name !== null
      ? [{ slot: 0, name, state: null, shots, full: true, hittable: true }]
      : [];
  });
  if (unit.kind === 'infantry' || bins.length === 0) return [];
  return [
    `\t\t\t<location${attributesOf({ index: String(BODY.index) })}>`,
    ...bins.map((bin, index) => slotLine({ ...bin, slot: index + 1 })),
    '\t\t\t</location>',
  ];
};

const pilotLine = ({ pilot }: SetupUnit): string => {
  const who = pilot ?? { ...NOBODY, hits: 0, id: null };
  return `\t\t\t<pilot${attributesOf({
    size: '1',
    name: who.name,
    gunnery: String(who.gunnery),
    piloting: String(who.piloting),
    ...(who.hits === 0 ? {} : { hits: String(who.hits) }),
    ...(who.id === null ? {} : { externalId: who.id }),
    ejected: 'false',
  })}/>`;
};

const entityLines = (
  catalog: Catalog,
  names: NamesInPlay,
  dialect: Dialect,
  unit: SetupUnit,
): readonly string[] => {
  const name = names.of(unit.design);
  if (name === null) return [];
  const design = catalog.mech(unit.design);
  const support = catalog.supportUnit(unit.design);
  const motion =
    design === null
      ? (MOTION[unit.kind] ?? '')
      : isQuadVee(design)
        ? 'QuadVee'
        : design.motion === 'quad'
          ? 'Quad'
          : 'Biped';
  return [
    `\t\t<entity${attributesOf({
      ...name,
      type: motion,
      commander: 'false',
      offboard: 'false',
      hidden: 'false',
      deployment: '0',
      ...zoneAttributes(unit.deployment, dialect),
      neverDeployed: 'true',
      externalId: unit.id,
    })}>`,
    pilotLine(unit),
    ...(design === null ? [] : flatMap(mechDamage(catalog, design, unit.condition), locationLines)),
    ...(support === null ? [] : supportLines(catalog, support)),
    '\t\t</entity>',
    '',
  ];
};

/** The force list of one side. */
export const writeForceList = (
  catalog: Catalog,
  setup: BattleSetup,
  side: string,
  names: NamesInPlay,
  version: MegamekVersion,
): string => {
  const dialect = dialectOf(version);
  const units = setup.units.filter((unit) => unit.side === side);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '',
    `<unit${attributesOf({ version: dialect.stamp })}>`,
    '',
    ...flatMap(units, (unit) => entityLines(catalog, names, dialect, unit)),
    '</unit>',
    '',
  ].join('\n');
};
