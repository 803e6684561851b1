/** The end of a match as a battle report (MAT-7, TAC-5, DA-CAMP-7, DA-CAMP-8). */
import { canFight, type Catalog, pilotsHeadLost } from '../../../catalog';
import { canonicalJson, type Dice, flatMap, hexBytes, seededDice, sha256Hex } from '../../../kernel';
import type { Unit } from '../../../games/dark-age';
import { type BattleSeat, battleSeats, tokenOf } from '../../battle-seats';
import type { PlayedMatch } from '../../capabilities';
import type { BattleReport, BattleSetup, ReportUnit, SetupUnit } from '../../contract';
import { DEADLY_HITS } from '../../contract';
import { fitHolder } from '../../fit-holder';
import { leftOver } from './battlefield';
import { conditionAfter, type Harm } from './conversion/after-battle';
import { type Course, courseOf, type FigureCourse } from './course';

interface Told {
  readonly report: ReportUnit;
  /** The side that holds it captive, or took it over; null: nobody. */
  readonly captor: string | null;
}

interface Subject {
  readonly seat: BattleSeat;
  readonly unit: SetupUnit;
  readonly figure: Unit;
  readonly course: FigureCourse;
}

/** With so many clicks beyond its last one a mech is beyond salvage. */
const DESTROYED_OVER = 3;
const DIE = 6;

const isWreck = ({ now }: Unit): boolean => now.equipment.some(({ id }) => id === 'wreck');

const harmFate = ({ figure, course }: Subject): Harm['fate'] => {
  if (figure.gone === 'eliminated')
    return course.byCritical || course.over >= DESTROYED_OVER ? 'destroyed' : 'out';
  return isWreck(figure) && figure.click > course.start ? 'out' : 'alive';
};

/** The dice of reports are none of the match's; they are known when all is over. */
const reportDice = ({ hash }: BattleSetup, { state }: Course): Dice =>
  seededDice(hexBytes(sha256Hex(canonicalJson([hash, state.units, state.streams]))));

const captorOf = ({ state }: Course, { figure }: Subject): string | null => {
  const home = state.seats.find(({ seat }) => seat === figure.owner)?.side ?? null;
  const captor = state.units.find(({ id }) => id === figure.captor);
  const side = captor?.side ?? figure.side;
  return figure.gone === null && side !== home ? side : null;
};

const exitOf = (setup: Course['state'], { seat, course }: Subject): ReportUnit['edge'] =>
  course.left === null || course.left.edge === null
    ? null
    : leftOver(seat.side, course.left.edge, course.left.at, setup.field);

const supportReport = (played: Course, one: Subject): ReportUnit => {
  const { unit, figure } = one;
  const isLost = figure.gone === 'eliminated' || isWreck(figure);
  const edge = isLost ? null : exitOf(played.state, one);
  return {
    id: unit.id,
    fate: isLost ? 'destroyed' : edge !== null ? 'withdrawn' : 'on-field-fit',
    edge,
    condition: unit.condition,
    pilot: unit.pilot === null ? null : { hits: unit.pilot.hits, fate: isLost ? 'dead' : 'in-mech' },
  };
};

const pilotAfter = (
  { unit: { pilot } }: Subject,
  isOut: boolean,
  isHeadLost: boolean,
  roll: () => number,
): ReportUnit['pilot'] => {
  if (pilot === null) return null;
  if (!isOut) return { hits: pilot.hits, fate: 'in-mech' };
  const hits = Math.min(DEADLY_HITS, pilot.hits + 1);
  const isDead = roll() === 1 || hits >= DEADLY_HITS;
  return { hits, fate: isDead ? 'dead' : isHeadLost ? 'safe' : 'in-mech' };
};

const mechReport = (catalog: Catalog, played: Course, one: Subject, dice: Dice): ReportUnit => {
  const { unit, figure, course } = one;
  const design = catalog.mech(unit.design);
  if (design === null) throw new RangeError(`no design of ${unit.id}`);
  const stream = dice.stream({ epoch: 0, round: 0, phase: 'report', purpose: 'harm', place: unit.id });
  const harm: Harm = {
    start: course.start,
    end: figure.click,
    fromBehind: course.fromBehind,
    fate: harmFate(one),
    fired: course.fired,
  };
  const condition = conditionAfter(catalog, design, unit.condition, harm, stream);
  const isOut = harm.fate !== 'alive';
  const isHeadLost = pilotsHeadLost(design, unit.condition, condition);
  const pilot = pilotAfter(one, isOut, isHeadLost, () => stream.roll(DIE).result);
  // Who began as a wreck and was not hit comes back as it went, and is unfit.
  const isFit = !isOut && !isWreck(figure) && unit.pilot !== null && canFight(design, condition);
  const edge = isFit && !unit.shutDown ? exitOf(played.state, one) : null;
  const fate =
    harm.fate === 'destroyed'
      ? 'destroyed'
      : edge !== null
        ? 'withdrawn'
        : isFit
          ? 'on-field-fit'
          : 'on-field-unfit';
  return { id: unit.id, fate, edge, condition, pilot };
};

const subjectOf = ({ state, figures }: Course, seat: BattleSeat, unit: SetupUnit, token: string): Subject => {
  const [figure, course] = [state.units.find(({ id }) => id === token), figures.get(token)];
  if (figure === undefined || course === undefined) throw new RangeError(`no ${unit.id} in the match`);
  return { seat, unit, figure, course };
};

/** Whoever is held or was taken over is lost, if that side holds the field. */
const withCaptives = (setup: BattleSetup, told: readonly Told[]): readonly ReportUnit[] => {
  const free = told.filter(({ captor }) => captor === null).map(({ report }) => report);
  const holder = fitHolder(setup, free);
  return told.map(({ report, captor }) => {
    if (captor === null || captor !== holder || report.fate !== 'on-field-fit') return report;
    const { pilot } = report;
    const unit = setup.units.find(({ id }) => id === report.id);
    return {
      ...report,
      fate: unit?.kind === 'mech' ? 'on-field-unfit' : 'destroyed',
      pilot: pilot === null ? null : { ...pilot, fate: 'captured' },
    };
  });
};

/** Null: it was no piece of the table. */
const cpAfter = ({ state }: Course, id: string): number | null =>
  state.terrain.find((piece) => piece.id === id)?.cp ?? null;

export const reportMatch = (catalog: Catalog, setup: BattleSetup, match: PlayedMatch): BattleReport => {
  const played = courseOf(match);
  const dice = reportDice(setup, played);
  const told = flatMap(battleSeats(setup), (seat) =>
    seat.units.map((unit, index): Told => {
      const one = subjectOf(played, seat, unit, tokenOf(seat, index));
      const report =
        unit.kind === 'mech' ? mechReport(catalog, played, one, dice) : supportReport(played, one);
      return { report, captor: captorOf(played, one) };
    }),
  );
  const reports = withCaptives(setup, told);
  const units = flatMap(setup.units, ({ id }) => reports.find((one) => one.id === id) ?? []);
  return {
    hash: setup.hash,
    turns: played.state.round,
    holder: fitHolder(setup, units),
    log: null,
    units,
    buildings: setup.buildings.map(({ id, cp }) => ({ id, cp: cpAfter(played, id) ?? cp })),
    minesUsed: Object.fromEntries(setup.sides.map(({ side }) => [side, 0])),
  };
};
