/** Victory points (DA-VP): what each seat has, and who wins. */
import { amount, type Outcome, type Seat, type Side, words } from '../../shapes';
import type { Box } from '../model/setup';
import { type Field, isStanding, type Score, type Unit } from '../model/state';
import { isCaptive, isWreck } from './units';

export const isInBox = ({ least, most }: Box, { x, y }: { x: number; y: number }): boolean =>
  x >= least.x && x <= most.x && y >= least.y && y <= most.y;
const zoneOf = (field: Field, seat: Seat): Box | null =>
  field.seats.find((one) => one.seat === seat)?.zone ?? null;
const isIn = (field: Field, seat: Seat, unit: Unit): boolean => {
  const zone = zoneOf(field, seat);
  return zone !== null && unit.at !== null && isInBox(zone, unit.at);
};

/** Counts for its side: neither captive nor wreck. */
export const isSurvivor = (unit: Unit): boolean => isStanding(unit) && !isCaptive(unit) && !isWreck(unit);

/** DA-VP-1: the sides that have figures. */
export const sidesLeft = (field: Field): readonly Side[] => [
  ...new Set(field.units.filter(isSurvivor).map(({ side }) => side)),
];

/** DA-VP-4: one for each own figure in an enemy zone. */
export const zonePoints = (field: Field, seat: Seat): number => {
  const mine = field.seats.find((one) => one.seat === seat);
  const enemies = field.seats.filter(({ side }) => side !== mine?.side);
  return field.units.filter(
    (unit) =>
      unit.seat === seat && isSurvivor(unit) && enemies.some((enemy) => isIn(field, enemy.seat, unit)),
  ).length;
};

const fromCaptive = (field: Field, seat: Seat, unit: Unit): number => {
  const captor = field.units.find(({ id }) => id === unit.captor);
  if (captor?.seat !== seat) return 0;
  return unit.kind === 'mech' || isIn(field, seat, unit) ? 2 * unit.points : 0;
};

/** A wreck outside its player's zone: to the only enemy, or to the last one who damaged it. */
const fromWreck = (field: Field, seat: Seat, unit: Unit): number => {
  if (!isWreck(unit) || isCaptive(unit) || isIn(field, unit.owner, unit)) return 0;
  const mine = field.seats.find((one) => one.seat === seat);
  if (mine?.side === unit.side) return 0;
  const isMine = field.seats.length === 2 || unit.hurtBy === seat;
  return isMine ? unit.points : 0;
};

/** DA-VP-3: what counts at the end. */
export const groundPoints = (field: Field, seat: Seat): number =>
  field.units.reduce((sum, unit) => {
    if (!isStanding(unit)) return sum;
    const own = unit.seat === seat && isSurvivor(unit) ? unit.points : 0;
    return sum + own + fromCaptive(field, seat, unit) + fromWreck(field, seat, unit);
  }, 0);

/** With what stands on the field now. */
export const scoresOf = (field: Field): readonly Score[] =>
  field.scores.map((score) => ({ ...score, ground: groundPoints(field, score.seat) }));
export const totalOf = ({ pieces, zone, ground }: Score): number => pieces + zone + ground;

/** What a side has of each sum together. */
const bySide = (field: Field, scores: readonly Score[], side: Side): Score => {
  const seats = field.seats.filter((one) => one.side === side).map(({ seat }) => seat);
  return scores
    .filter(({ seat }) => seats.includes(seat))
    .reduce(
      (sum, one) => ({
        seat: side,
        pieces: sum.pieces + one.pieces,
        zone: sum.zone + one.zone,
        ground: sum.ground + one.ground,
      }),
      { seat: side, pieces: 0, zone: 0, ground: 0 },
    );
};

const best = (sums: readonly Score[], by: (one: Score) => number): readonly Score[] => {
  const most = Math.max(...sums.map(by));
  return sums.filter((one) => by(one) === most);
};

/** Sides that have not given up. */
const inPlay = (field: Field): readonly Side[] => [
  ...new Set(field.seats.filter(({ isOut }) => !isOut).map(({ side }) => side)),
];

/** DA-VP-5: the best sides; more than one: lots decide. */
export const winningSides = (field: Field): readonly Side[] => {
  const playing = inPlay(field);
  if (field.options.victory === 'campaign') {
    const left = sidesLeft(field).filter((side) => playing.includes(side));
    return left.length === 1 ? left : [];
  }
  const scores = scoresOf(field);
  const sums = playing.map((side) => bySide(field, scores, side));
  if (sums.length === 0) return [];
  const conditions = (one: Score): number =>
    (['pieces', 'zone', 'ground'] as const).filter(
      (key) => one[key] === Math.max(...sums.map((sum) => sum[key])),
    ).length;
  const main = field.options.victory === 'conditions' ? conditions : totalOf;
  const tied = best(
    best(best(sums, main), ({ ground }) => ground),
    ({ pieces }) => pieces,
  );
  return tied.map(({ seat }) => seat);
};

const fateOf = (unit: Unit): string => {
  if (unit.gone !== null) return unit.gone;
  if (isCaptive(unit)) return 'captive';
  return isWreck(unit) ? 'wreck' : unit.at === null ? 'reserve' : 'field';
};

export const outcomeOf = (field: Field, winners: readonly Side[], reason: string): Outcome => ({
  winners: field.seats
    .filter(({ side }) => winners.includes(side))
    .map(({ seat }) => seat)
    .sort(),
  reason: words(reason),
  scores: scoresOf(field).map((score) => ({
    seat: score.seat,
    points: totalOf(score),
    lines: [
      amount('da.score.pieces', score.pieces),
      amount('da.score.ground', score.ground),
      amount('da.score.zone', score.zone),
    ],
  })),
  units: field.units.map((unit) => ({
    token: unit.id,
    seat: unit.owner,
    fate: words(`da.fate.${fateOf(unit)}`),
  })),
});
