/** The end of a match as a battle report (MAT-7, TAC-5): unit by unit, and who holds the field. */
import { flatMap } from '../../../kernel';
import {
  canFight,
  type Catalog,
  locationDestroyed,
  type MechDesign,
  pilotsHeadLost,
  UNDAMAGED,
} from '../../../catalog';
import type { StandardState, State, Unit } from '../../../games/battletech';
import type { PlayedMatch } from '../../capabilities';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../contract';
import { conditionOf } from './condition';
import { leftOver } from './edges';
import { battleSeats, type BattleSeat, tokenOf } from '../../battle-seats';
import { fitHolder } from '../../fit-holder';
import { type Exit, replay, type Replayed } from './replay';
import { standardReport } from './standard/report';

interface Played {
  readonly state: State;
  readonly exits: ReadonlyMap<string, Exit>;
}

const fateOf = (
  design: MechDesign,
  { side }: BattleSeat,
  unit: Unit,
  condition: ReportUnit['condition'],
  exit: Exit | undefined,
): Pick<ReportUnit, 'fate' | 'edge'> => {
  if (unit.gone === 'destroyed')
    return {
      fate: locationDestroyed(design, condition, 'CT') ? 'destroyed' : 'on-field-unfit',
      edge: null,
    };
  const edge = exit === undefined ? null : leftOver(side, exit.edge, exit.row);
  // Who gave up without leading a unit off the field has left it standing there.
  if (unit.gone === 'left' && edge !== null) return { fate: 'withdrawn', edge };
  return { fate: canFight(design, condition) ? 'on-field-fit' : 'on-field-unfit', edge: null };
};

const unitReport = (
  catalog: Catalog,
  seat: BattleSeat,
  { id, design: slug, pilot }: SetupUnit,
  token: string,
  { state, exits }: Played,
): ReportUnit => {
  const [design, unit] = [catalog.mech(slug), state.units.find((one) => one.id === token)];
  if (design === null || unit === undefined) throw new RangeError(`no unit ${id} in the match`);
  const condition = conditionOf(catalog, design, unit);
  const isOut = pilotsHeadLost(design, UNDAMAGED, condition);
  return {
    id,
    ...fateOf(design, seat, unit, condition, exits.get(token)),
    condition,
    // These rules know no hits on pilots: whose head is shot off has ejected.
    pilot: pilot === null ? null : { hits: pilot.hits, fate: isOut ? 'safe' : 'in-mech' },
  };
};

const quickReport = (catalog: Catalog, setup: BattleSetup, played: Played): BattleReport => {
  const told = flatMap(battleSeats(setup), (seat) =>
    seat.units.map((unit, index) => unitReport(catalog, seat, unit, tokenOf(seat, index), played)),
  );
  const units = flatMap(setup.units, ({ id }) => told.find((one) => one.id === id) ?? []);
  return {
    hash: setup.hash,
    turns: played.state.step === 'deployment' ? 0 : played.state.turn,
    holder: fitHolder(setup, units),
    log: null,
    units,
    buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
    minesUsed: Object.fromEntries(setup.sides.map(({ side }) => [side, 0])),
  };
};

const isStandard = (played: Replayed): played is Replayed & { readonly state: StandardState } =>
  played.state.setup.level === 'standard';
const isQuick = (played: Replayed): played is Replayed & Played => !isStandard(played);

export const reportMatch = (catalog: Catalog, setup: BattleSetup, match: PlayedMatch): BattleReport => {
  const played = replay(match);
  if (isStandard(played)) return standardReport(catalog, setup, played);
  if (isQuick(played)) return quickReport(catalog, setup, played);
  throw new RangeError('a level that nobody plays');
};
