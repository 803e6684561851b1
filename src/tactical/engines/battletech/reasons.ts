/**
 * Why a battle cannot be fought at a level (BT-1 to BT-3). The quick start knows two small sides of undamaged
 * mechs, and nothing else; the standard rules know all that a catalogue has.
 */
import { bundledCatalog, type Catalog, designHash, isUndamaged } from '../../../catalog';
import { flatMap, violation, type Violation } from '../../../kernel';
import type { MatchWish } from '../../capabilities';
import type { BattleSetup, SetupUnit } from '../../contract';

/** Units of one side; so there are at most eight forces, as many as a match has seats. */
export const MAX_SIDE_UNITS = 4;

/** The design as the game system knows it; null: the campaign's is another, or only the campaign has it. */
const sameDesign = (catalog: Catalog, slug: string) => {
  const [ours, bundled] = [catalog.mech(slug), bundledCatalog().mech(slug)];
  return ours !== null && bundled !== null && designHash(ours) === designHash(bundled) ? ours : null;
};

const ofUnit = (catalog: Catalog, unit: SetupUnit, pointer: string): readonly Violation[] => {
  const { id, name, kind, condition, shutDown, pilot, design: slug } = unit;
  const about = { unit: id, name };
  if (kind !== 'mech') return [violation('battle/unit-not-a-mech', 'BT-1', `${pointer}/kind`, about)];
  const design = sameDesign(catalog, slug);
  return [
    ...(design === null ? [violation('battle/unit-own-design', 'BT-3', `${pointer}/design`, about)] : []),
    ...(isUndamaged(condition)
      ? []
      : [violation('battle/unit-damaged', 'BT-1', `${pointer}/condition`, about)]),
    ...(shutDown ? [violation('battle/unit-shut-down', 'BT-1', `${pointer}/shutDown`, about)] : []),
    ...(pilot === null ? [violation('battle/unit-without-pilot', 'BT-1', `${pointer}/pilot`, about)] : []),
  ];
};

const MOST_SIDES = 4;
const MOST_UNITS = 40;

/** BT-2: as many as a match has room for. */
const againstStandard = ({ sides, units }: BattleSetup): readonly Violation[] => [
  ...(sides.length <= MOST_SIDES
    ? []
    : [violation('battle/too-many-sides', 'BT-2', '/sides', { sides: sides.length, most: MOST_SIDES })]),
  ...flatMap(sides, ({ side }, index) => {
    const count = units.filter((unit) => unit.side === side).length;
    const about = { side, units: count, most: MOST_UNITS };
    return count <= MOST_UNITS ? [] : [violation('battle/side-too-large', 'BT-2', `/sides/${index}`, about)];
  }),
];

/** Everything at once but what the game system itself refuses; pointers are within the battle's setup. */
export const reasonsAgainst = (
  catalog: Catalog,
  setup: BattleSetup,
  { level }: Pick<MatchWish, 'level'>,
): readonly Violation[] => (level === 'standard' ? againstStandard(setup) : againstQuick(catalog, setup));

const againstQuick = (catalog: Catalog, { sides, units }: BattleSetup): readonly Violation[] => [
  ...(sides.length === 2
    ? []
    : [violation('battle/not-two-sides', 'BT-1', '/sides', { sides: sides.length })]),
  ...flatMap(sides, ({ side }, index) => {
    const count = units.filter((unit) => unit.side === side).length;
    const about = { side, units: count, most: MAX_SIDE_UNITS };
    return count <= MAX_SIDE_UNITS
      ? []
      : [violation('battle/side-too-large', 'BT-1', `/sides/${index}`, about)];
  }),
  ...flatMap(units, (unit, index) => ofUnit(catalog, unit, `/units/${index}`)),
];
