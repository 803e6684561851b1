/** The end of a match under the standard rules as a battle report (MAT-7, TAC-5): exact to the slot and the bin. */
import { flatMap } from '../../../../kernel';
import {
  canFight,
  type Catalog,
  type Condition,
  locationDestroyed,
  type MechDesign,
  normalizeCondition,
  remainingStructure,
  UNDAMAGED,
} from '../../../../catalog';
import type { StandardState, StandardUnit } from '../../../../games/battletech';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../../contract';
import { leftOver } from '../edges';
import { fitHolder } from '../../../fit-holder';
import type { Exit } from '../replay';
import { battleSeats, type BattleSeat, tokenOf } from '../../../battle-seats';
import { playedBuilding } from './plan';

/** Rows of the northern half of a field of 85. */
const NORTH_ROWS = 42;
const DEADLY = 6;

type Fate = Pick<ReportUnit, 'fate' | 'edge'>;
const onField = (isFit: boolean): Fate => ({ fate: isFit ? 'on-field-fit' : 'on-field-unfit', edge: null });

const withdrawal = (seat: BattleSeat, exit: Exit | undefined): Fate | null => {
  const edge = exit === undefined ? null : leftOver(seat.side, exit.edge, exit.row, NORTH_ROWS);
  return edge === null ? null : { fate: 'withdrawn', edge };
};

const isAboard = (unit: StandardUnit): boolean => unit.harm.pilot === 'aboard' && unit.pilotHits < DEADLY;

const mechFate = (
  design: MechDesign,
  seat: BattleSeat,
  unit: StandardUnit,
  condition: Condition,
  exit: Exit | undefined,
): Fate => {
  const isWreck = locationDestroyed(design, condition, 'CT') || remainingStructure(design, condition) === 0;
  if (isWreck) return { fate: 'destroyed', edge: null };
  const isFit = unit.harm.out === null && isAboard(unit) && canFight(design, condition);
  return (isFit && unit.left !== null ? withdrawal(seat, exit) : null) ?? onField(isFit);
};

interface Played {
  readonly state: StandardState;
  readonly exits: ReadonlyMap<string, Exit>;
}

/** Without its pilot's fate, which hangs on who holds the field. */
const bodyReport = (
  catalog: Catalog,
  seat: BattleSeat,
  { id, kind, design: slug, pilot }: SetupUnit,
  token: string,
  { state, exits }: Played,
): Omit<ReportUnit, 'pilot'> & { readonly unit: StandardUnit } => {
  const unit = state.units.find((one) => one.id === token);
  if (unit === undefined) throw new RangeError(`no unit ${id} in the match`);
  const exit = exits.get(token);
  if (kind !== 'mech') {
    const isFit = unit.harm.out === null;
    const fate = (isFit && unit.left !== null ? withdrawal(seat, exit) : null) ?? onField(isFit);
    return { id, ...fate, condition: UNDAMAGED, unit };
  }
  const design = catalog.mech(slug);
  if (design === null) throw new RangeError(`no design ${slug}`);
  const condition = normalizeCondition(design, unit.condition);
  const fate = mechFate(design, seat, unit, condition, exit);
  // Nobody sits in it: it stands there, and cannot fight.
  return { id, ...(pilot === null && fate.fate === 'on-field-fit' ? onField(false) : fate), condition, unit };
};

/** CMB-9: who ejected is taken by an enemy who holds the field. */
const pilotOf = (unit: StandardUnit, setup: SetupUnit, holder: string | null): ReportUnit['pilot'] => {
  if (setup.pilot === null) return null;
  const hits = Math.max(setup.pilot.hits, Math.min(DEADLY, unit.pilotHits));
  if (unit.harm.pilot === 'dead' || hits >= DEADLY) return { hits, fate: 'dead' };
  if (unit.harm.pilot === 'aboard') return { hits, fate: 'in-mech' };
  return { hits, fate: holder === null || holder === setup.side ? 'safe' : 'captured' };
};

const buildingsOf = (
  setup: BattleSetup,
  { ruins, setup: { field } }: StandardState,
): BattleReport['buildings'] => {
  const played = playedBuilding(setup);
  return setup.buildings.map(({ id, cp, indestructible }) => {
    if (id !== played?.id || indestructible) return { id, cp };
    const isDown = field.hexes[played.hex]?.building === undefined;
    return { id, cp: isDown ? 0 : Math.max(0, cp - (ruins[played.hex] ?? 0)) };
  });
};

export const standardReport = (catalog: Catalog, setup: BattleSetup, played: Played): BattleReport => {
  const { state } = played;
  const bodies = new Map(
    flatMap(battleSeats(setup), (seat) =>
      seat.units.map((unit, index) => bodyReport(catalog, seat, unit, tokenOf(seat, index), played)),
    ).map((one) => [one.id, one] as const),
  );
  const holder = fitHolder(setup, [...bodies.values()]);
  return {
    hash: setup.hash,
    turns: state.step === 'deployment' ? 0 : state.turn,
    holder,
    log: null,
    units: flatMap(setup.units, (unit): readonly ReportUnit[] => {
      const body = bodies.get(unit.id);
      if (body === undefined) return [];
      const { unit: token, ...told } = body;
      return [{ ...told, pilot: pilotOf(token, unit, holder) }];
    }),
    buildings: buildingsOf(setup, state),
    minesUsed: Object.fromEntries(
      setup.sides.map(({ side }) => [side, state.mines.filter((mine) => mine.side === side).length]),
    ),
  };
};
