/**
 * What a report may say of one unit (CMB-5, CMB-8, CMB-9): its fate, its damage and its pilot must agree with
 * each other and with the setup.
 */
import {
  canFight,
  type Catalog,
  conditionViolations,
  locationDestroyed,
  type MechDesign,
  pilotsHeadLost,
  remainingStructure,
} from '../../../catalog';
import {
  at,
  type Facts,
  type ParamsGiven,
  type ProblemCode,
  violation,
  type Violation,
} from '../../../kernel';
import { DEADLY_HITS, type BattleSetup, type ReportUnit, type SetupUnit } from '../../model/battle';
import { withRight } from './right';
import { wearViolations } from './wear';

interface About extends Facts {
  readonly unit: string;
  readonly name: string;
}

/** One violation when the condition holds. */
const when = <C extends ProblemCode>(
  wrong: boolean,
  code: C,
  rule: string,
  pointer: string,
  ...params: ParamsGiven<C>
): Violation[] => (wrong ? [violation(code, rule, pointer, ...params)] : []);

const edgeViolations = (
  setup: BattleSetup,
  unit: SetupUnit,
  { fate, edge }: ReportUnit,
  about: About,
): Violation[] => {
  const allowed = setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {};
  if (edge === null) return when(fate === 'withdrawn', 'battle/edge-missing', 'CMB-5', '/edge', about);
  if (fate !== 'withdrawn')
    return [violation('battle/edge-without-withdrawal', 'CMB-5', '/edge', { ...about, edge })];
  return allowed[edge] === undefined
    ? [violation('battle/edge-closed', 'CMB-5', '/edge', { ...about, edge })]
    : [];
};

const pilotViolations = (
  holder: string | null,
  unit: SetupUnit,
  { fate, pilot }: ReportUnit,
  about: About,
): Violation[] => {
  if (unit.pilot === null) return when(pilot !== null, 'battle/no-such-pilot', 'CMB-8', '/pilot', about);
  if (pilot === null)
    return [violation('battle/pilot-missing', 'TAC-6', '/pilot', { ...about, pilot: unit.pilot.name })];
  const facts = { unit: about.unit, name: about.name, pilot: unit.pilot.name };
  const leaves = fate === 'withdrawn' && pilot.fate !== 'in-mech';
  return [
    ...(pilot.hits < unit.pilot.hits
      ? [
          violation('battle/pilot-healed', 'CMB-8', '/pilot/hits', {
            ...{ ...facts, hits: pilot.hits, before: unit.pilot.hits },
            right: { min: unit.pilot.hits, max: DEADLY_HITS },
          }),
        ]
      : []),
    ...when(
      pilot.hits >= DEADLY_HITS && pilot.fate !== 'dead',
      'battle/pilot-survives-six-hits',
      'CMB-9',
      '/pilot/fate',
      facts,
    ),
    ...when(
      pilot.fate === 'captured' && (holder === null || holder === unit.side),
      'battle/captured-without-captor',
      'CMB-9',
      '/pilot/fate',
      facts,
    ),
    ...when(leaves, 'battle/withdrawn-without-pilot', 'CMB-5', '/pilot/fate', facts),
  ];
};

/** Whether somebody alive is still in a unit. */
const isManned = (pilot: ReportUnit['pilot']): boolean => pilot?.fate === 'in-mech';

/** What a mech's damage says about its fate. */
const fateViolations = (
  design: MechDesign,
  unit: SetupUnit,
  { fate, condition, pilot }: ReportUnit,
  about: About,
): Violation[] => {
  const wreck = locationDestroyed(design, condition, 'CT') || remainingStructure(design, condition) === 0;
  const moving = fate === 'on-field-fit' || fate === 'withdrawn';
  const dead = !canFight(design, condition);
  const headLost = pilotsHeadLost(design, unit.condition, condition);
  return [
    ...when(fate === 'destroyed' && !wreck, 'battle/destroyed-but-whole', 'SALV-1', '/fate', about),
    ...when(fate === 'on-field-unfit' && wreck, 'battle/beyond-salvage', 'SALV-1', '/fate', about),
    ...when(
      moving && dead,
      fate === 'withdrawn' ? 'battle/withdrawn-wreck' : 'battle/fit-wreck',
      'CMB-8',
      '/fate',
      about,
    ),
    ...when(fate === 'withdrawn' && unit.shutDown, 'battle/withdrawn-shut-down', 'CMB-6', '/fate', about),
    ...when(headLost && isManned(pilot), 'battle/pilot-in-lost-head', 'CMB-8', '/pilot/fate', about),
  ];
};

/** Everything that a report says wrongly of one unit. `holder`: the side that it says has won. */
export const unitViolations = (
  catalog: Catalog,
  setup: BattleSetup,
  holder: string | null,
  unit: SetupUnit,
  told: ReportUnit,
  pointer: string,
): readonly Violation[] => {
  const about = { unit: unit.id, name: unit.name };
  // A support unit is fresh for each battle: nothing of its condition is kept.
  const design = unit.kind === 'mech' ? catalog.mech(unit.design) : null;
  const shape = design === null ? [] : conditionViolations(design, told.condition, '/condition');
  const named = shape.map((one) => ({ ...one, params: { ...about, ...one.params } }));
  // Damage that is no damage of this design can be compared with nothing.
  const sound = design !== null && shape.length === 0;
  const worn = sound ? wearViolations(design, unit, told.condition) : [];
  // The damage is what it is: of fates, edges and pilots others are tried.
  const free = (one: ReportUnit): readonly Violation[] => [
    ...(sound ? fateViolations(design, unit, one, about) : []),
    ...when(
      one.fate === 'on-field-fit' && !isManned(one.pilot),
      'battle/fit-without-pilot',
      'CMB-7',
      '/fate',
      about,
    ),
    ...edgeViolations(setup, unit, one, about),
    ...pilotViolations(holder, unit, one, about),
  ];
  return at(pointer, [...named, ...worn, ...withRight(told, unit.pilot?.hits ?? null, free)]);
};
