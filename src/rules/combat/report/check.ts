/**
 * Checking a report against its setup (CMB-8, TAC-6): every contradiction at once, each with its unit.
 * Pointers are within the report.
 */
import type { Catalog } from '../../../catalog';
import { flatMap, memo, oneOf, REMOVE, type Right, violation, type Violation } from '../../../kernel';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../model/battle';
import { buildingViolations, minesViolations, turnsViolations } from './check-field';
import { unitViolations } from './check-unit';

interface Paired {
  readonly unit: SetupUnit;
  readonly told: ReportUnit;
  readonly pointer: string;
}

const pairs = (setup: BattleSetup, report: BattleReport): readonly Paired[] =>
  flatMap(report.units, (told, index) => {
    const unit = setup.units.find(({ id }) => id === told.id);
    return unit === undefined ? [] : [{ unit, told, pointer: `/units/${index}` }];
  });

/** What the battle has not. */
export const unknownPart = (
  what: 'unit' | 'building',
  id: string,
  pointer: string,
  right: Right,
): Violation =>
  what === 'unit'
    ? violation('battle/unknown-unit', 'CMB-8', pointer, { unit: id, right })
    : violation('battle/unknown-building', 'CMB-8', pointer, { building: id, right });

/** Listed ones must be the known ones, each once. */
const listViolations = (
  what: 'unit' | 'building',
  known: readonly { id: string; name: string }[],
  told: readonly { id: string }[],
): Violation[] => {
  const list = `/${what}s`;
  const left = known.filter(({ id }) => !told.some((one) => one.id === id));
  const ids = left.map(({ id }) => id);
  const wrong = flatMap(told, ({ id }, index) => {
    const pointer = `${list}/${index}/id`;
    const about = known.find((one) => one.id === id);
    // Another one is meant that is not mentioned yet; where all are, the entry is one too many.
    const [place, right] = ids.length > 0 ? [pointer, oneOf(ids)] : [`${list}/${index}`, REMOVE];
    if (about === undefined) return [unknownPart(what, id, place, right)];
    const twice = told.findIndex((one) => one.id === id) < index;
    return twice
      ? [violation(`battle/${what}-twice`, 'TAC-6', place, { [what]: id, name: about.name, right })]
      : [];
  });
  const missing = left.map(({ id, name }) =>
    violation(`battle/${what}-missing`, 'TAC-6', list, { [what]: id, name, right: { add: { id } } }),
  );
  return [...wrong, ...missing];
};

/** CMB-7: the sides that still have mechs able to fight on the field. Support units hold no field. */
const sidesOnField = (paired: readonly Paired[]): readonly string[] => [
  ...new Set(
    paired
      .filter(({ unit, told }) => unit.kind === 'mech' && told.fate === 'on-field-fit' && !unit.shutDown)
      .map(({ unit }) => unit.side),
  ),
];

const holderViolations = (
  setup: BattleSetup,
  report: BattleReport,
  paired: readonly Paired[],
): Violation[] => {
  const { holder } = report;
  const onField = sidesOnField(paired);
  // CMB-7: the only side that has mechs on it; where nobody has, or several have, nobody.
  const right = { values: onField.length === 1 && setup.sides.length > 1 ? onField : [null] };
  if (holder === null)
    return onField.length === 1 && setup.sides.length > 1
      ? [violation('battle/holder-missing', 'CMB-7', '/holder', { side: onField[0] ?? '', right })]
      : [];
  if (!setup.sides.some(({ side }) => side === holder))
    return [violation('battle/unknown-side', 'CMB-8', '/holder', { side: holder, right })];
  const others = onField.filter((side) => side !== holder);
  return [
    ...(onField.includes(holder)
      ? []
      : [violation('battle/holder-has-nobody', 'CMB-7', '/holder', { side: holder, right })]),
    ...(others.length === 0
      ? []
      : [violation('battle/field-contested', 'CMB-7', '/holder', { side: holder, others, right })]),
  ];
};

const reportedBuildings = (setup: BattleSetup, report: BattleReport): readonly Violation[] =>
  flatMap(report.buildings, ({ id, cp }, index) => {
    const building = setup.buildings.find((one) => one.id === id);
    return building === undefined ? [] : buildingViolations(building, cp, `/buildings/${index}/cp`);
  });

const reportedMines = (
  setup: BattleSetup,
  report: BattleReport,
  reporter: string | null,
): readonly Violation[] =>
  flatMap(Object.keys(report.minesUsed).sort(), (name) => {
    const side = setup.sides.find((one) => one.side === name);
    const used = report.minesUsed[name] ?? 0;
    const pointer = `/minesUsed/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    if (side === undefined)
      return [violation('battle/unknown-side', 'CMB-8', pointer, { side: name, right: REMOVE })];
    // SIGHT-4: whether the enemy had so many is not for this reporter to find out by trying.
    const known = reporter === null || reporter === name;
    return known ? minesViolations(side, used, pointer) : [];
  });

const contradictions = (
  catalog: Catalog,
  setup: BattleSetup,
  report: BattleReport,
  reporter: string | null,
): readonly Violation[] => {
  const paired = pairs(setup, report);
  return [
    ...(report.hash === setup.hash
      ? []
      : [
          violation('battle/stale-hash', 'TAC-1', '/hash', {
            hash: setup.hash,
            right: { values: [setup.hash] },
          }),
        ]),
    ...turnsViolations(setup, report.turns, '/turns'),
    ...listViolations('unit', setup.units, report.units),
    ...flatMap(paired, ({ unit, told, pointer }) =>
      unitViolations(catalog, setup, report.holder, unit, told, pointer),
    ),
    ...holderViolations(setup, report, paired),
    ...listViolations(
      'building',
      setup.buildings.map(({ id, type }) => ({ id, name: type })),
      report.buildings,
    ),
    ...reportedBuildings(setup, report),
    ...reportedMines(setup, report, reporter),
  ];
};

/** A report is checked when it is filed, and again when it is to count. */
const kept = memo(contradictions, 4);

/**
 * Everything in which a report contradicts its battle; empty when it may count. `reporter`: the side that
 * files it; null: the GM, or an engine, which know all of the setup.
 */
export const checkReport = (
  catalog: Catalog,
  setup: BattleSetup,
  report: BattleReport,
  reporter: string | null = null,
): readonly Violation[] => kept(catalog, setup, report, reporter);
