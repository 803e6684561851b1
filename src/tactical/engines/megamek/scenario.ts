/**
 * The scenario (`.mms`, version 1, MM-3): both sides, boards, mines and all damage in one file, which the
 * host opens.
 */
import { flatMap } from '../../../kernel';
import { type Catalog, type MechDesign, torsoAtFrontLimb } from '../../../catalog';
import type { BattleSetup, SetupUnit } from '../../contract';
import { boardsOf, FOLDERS } from './boards';
import { NOBODY } from './force-list';
import { isLeftOut } from './records/left-out-hits';
import { locationIndex } from './locations';
import { mechDamage, type LocationTold } from './mech-damage';
import { wholeName, type NamesInPlay } from './names-in-play';
import { scenarioText } from './plain-text';
import { MAX_TEAMS } from './teams';
import type { Dialect } from './version';

/** Everybody for themselves. */
const NO_TEAM = 0;

/** A line of the file; a list without entries makes none. */
const line = (key: string, values: string | readonly string[]): readonly string[] =>
  values.length === 0 ? [] : [`${key}=${typeof values === 'string' ? values : values.join(',')}`];

const specific = ({ location, gone, armor, rear, structure }: LocationTold): readonly string[] => {
  const index = String(locationIndex(location));
  if (gone) return [`I${index}:0`];
  return [
    ...(armor === null ? [] : [`N${index}:${armor}`]),
    ...(structure === null ? [] : [`I${index}:${structure}`]),
    ...(rear === null ? [] : [`R${index}:${rear}`]),
  ];
};

/**
 * MegaMek can hit only what a critical hit can strike: a broken slot of armour or structure changes nothing
 * there.
 */
const criticalHits =
  (design: MechDesign) =>
  ({ location, slots }: LocationTold): readonly string[] =>
    slots
      .filter(({ slot, state, hittable }) => state !== null && hittable && !isLeftOut(design, location, slot))
      .map(({ slot }) => `${locationIndex(location)}:${slot}`);

const shots = ({ location, slots }: LocationTold): readonly string[] =>
  flatMap(slots, (told) =>
    told.shots === null ? [] : [`${locationIndex(location)}:${told.slot}-${told.shots}`],
  );

/**
 * MegaMek takes a quad's front leg away with its side torso, and logs an error for whatever else a scenario
 * says of it.
 */
const tellable = (damage: readonly LocationTold[]): readonly LocationTold[] => {
  const lost = new Set(damage.filter(({ gone }) => gone).map(({ location }) => location));
  return damage.filter(({ location, gone }) => {
    const torso = torsoAtFrontLimb(location);
    return gone || torso === null || !lost.has(torso);
  });
};

const unitLines = (
  catalog: Catalog,
  names: NamesInPlay,
  dialect: Dialect,
  key: string,
  unit: SetupUnit,
): readonly string[] => {
  const name = names.of(unit.design);
  if (name === null) return [];
  const who = unit.pilot ?? { ...NOBODY, hits: 0 };
  const design = catalog.mech(unit.design);
  const damage = design === null ? [] : tellable(mechDamage(catalog, design, unit.condition));
  return [
    `${key}=${wholeName(name)},${scenarioText(who.name)},${who.gunnery},${who.piloting}`,
    `${key}_ExternalID=${unit.id}`,
    ...line(`${key}_DamageSpecific`, flatMap(damage, specific)),
    ...line(`${key}_${dialect.criticalHits}`, design === null ? [] : flatMap(damage, criticalHits(design))),
    ...line(`${key}_SetAmmoTo`, flatMap(damage, shots)),
    ...(who.hits === 0 ? [] : [`${key}_PilotHits=${who.hits}`]),
  ];
};

/**
 * The edge for a whole side: that of its units where they have one in common, otherwise they start where the
 * how-to says.
 */
const edgeOf = (units: readonly SetupUnit[]): string => {
  const edges = new Set(
    units.map(({ deployment }) => (deployment === 'anywhere' ? 'Any' : deployment.direction)),
  );
  const [only] = edges;
  return only !== undefined && edges.size === 1 ? only : 'Any';
};

/** `3=3`: where MegaMek looks the hits of a pilot up under themselves, every figure must be there. */
const hitLines = (units: readonly SetupUnit[], { hitsByKey }: Dialect): readonly string[] => {
  const hits = new Set(
    flatMap(units, ({ pilot }) => (pilot === null || pilot.hits === 0 ? [] : [pilot.hits])),
  );
  return hitsByKey ? [...hits].sort((a, b) => a - b).map((count) => `${count}=${count}`) : [];
};

export interface ScenarioWords {
  readonly name: string;
  readonly description: string;
}

export const writeScenario = (
  catalog: Catalog,
  setup: BattleSetup,
  names: NamesInPlay,
  dialect: Dialect,
  words: ScenarioWords,
): string => {
  const sides = setup.sides.map(({ side }) => side);
  const unitsOf = (side: string): readonly SetupUnit[] => setup.units.filter((unit) => unit.side === side);
  const team = (index: number): number => (sides.length > MAX_TEAMS ? NO_TEAM : index + 1);
  return [
    'MMSVersion=1',
    `Name=${scenarioText(words.name)}`,
    `Description=${scenarioText(words.description)}`,
    'BoardWidth=5',
    'BoardHeight=5',
    'MapWidth=16',
    'MapHeight=17',
    `RandomDirs=${FOLDERS.join(',')}`,
    `Maps=${boardsOf(setup.sheets).join(',')}`,
    `Factions=${sides.join(',')}`,
    ...flatMap(setup.sides, ({ side, minesAllowed }, index) => [
      `Team_${side}=${team(index)}`,
      `team_${side}=${team(index)}`,
      `Location_${side}=${edgeOf(unitsOf(side))}`,
      `Minefields_${side}=${minesAllowed},0,0`,
    ]),
    ...flatMap(sides, (side) =>
      flatMap(unitsOf(side), (unit, index) =>
        unitLines(catalog, names, dialect, `Unit_${side}_${index + 1}`, unit),
      ),
    ),
    ...hitLines(setup.units, dialect),
    '',
  ].join('\n');
};
