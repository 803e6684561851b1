/** Where the bot moves a mech (BT-6): the place that is worth most of all that it reaches. */
import { flatMap } from '../../../../kernel';
import { oddsOf } from '../../../shared/terms';
import { targetMovement } from '../fire/movement';
import type { Mode } from '../mech/model';
import { canEnd, countedTo, type Reach } from '../movement/model';
import { pathRolls } from '../movement/path-rolls';
import { pathTo } from '../movement/path';
import { nodeOf } from '../movement/reach';
import { spotAt, type Spots, spotsOf } from '../movement/ground/spots';
import { isAble } from '../movement/points/able';
import { standUp } from '../piloting/fall/stand-up';
import { pilotingTarget } from '../piloting/target';
import { mpNow, reachNow } from '../play/going-on';
import type { Known } from '../play/known';
import { type Fighter, fighterOf, isThere, type Unit } from '../play/model';
import type { Command } from '../play/orders';
import { overloaded } from '../play/movement/overload';
import { bestRange } from './best-range';
import { type Foe, foesOf } from './foes';
import { arsenalOf } from './guns';
import { looksOf } from './looks';
import { rushOf } from './rush';
import type { End } from './firefight';
import { Prospect } from './prospect';
import type { Stand } from '../sight/heights';
import { type Weights, WEIGHTS } from './weights';
import { edgesFor } from '../play/movement/leaving';
import { isBeaten, openEdges } from './leave';
import type { Stance } from '../../../shapes';

type Going = Exclude<Mode, 'stand'>;
/** A place that it reaches, with the facings that are weighed there (bits 0 … 5). */
interface Place {
  readonly reach: Reach;
  readonly spot: number;
  readonly facings: number;
  readonly end: End & { readonly mode: Going };
  /** It is worth no more than this. */
  readonly most: number;
}
interface Spot {
  readonly mode: Going;
  readonly reach: Reach;
  readonly node: number;
  readonly score: number;
  /** Of those that are worth the same the first one counts. */
  readonly order: number;
}

/** Foes that are weighed at once: the nearest. */
const MOST_FOES = 7;
/** Of the best places, how many are looked at for what the way there asks. */
const LOOKED_AT = 6;
/** Up to which standing up is tried, and tried again. */
const HARDEST_TRY = 9;
const HARDEST_RETRY = 7;

const nearestOf = (foes: readonly Foe[], { column, row }: Stand): readonly Foe[] => {
  if (foes.length <= MOST_FOES) return foes;
  const away = (foe: Foe): number =>
    Math.max(Math.abs(foe.stand.column - column), Math.abs(foe.stand.row - row));
  return [...foes].sort((a, b) => away(a) - away(b)).slice(0, MOST_FOES);
};

const friendsOf = (known: Known, spots: Spots, { id, side }: Fighter): readonly Stand[] =>
  flatMap(known.units, (unit) => {
    if (unit.side !== side || unit.id === id || !isThere(unit)) return [];
    const spot = spotAt(spots, spots.ground.indexOf(unit.hex), unit.elevation);
    return [looksOf(spots).stand(spot, unit.isProne)];
  });

/** Of each place the facings that are reached, and the first node of it. */
const endsOf = (reach: Reach): ReadonlyMap<number, number> => {
  const facings = new Map<number, number>();
  for (const node of reach.nodes) {
    if (!canEnd(reach, node)) continue;
    const spot = Math.floor(node / 6);
    facings.set(spot, (facings.get(spot) ?? 0) | (1 << (node % 6)));
  }
  return facings;
};

/** Odds that it falls on the way. */
const fallsOn = (mech: Fighter, mode: Going, reach: Reach, node: number): number => {
  const path = pathTo(reach, node) ?? [];
  let stands = 1;
  for (const { cause, added } of pathRolls(reach.spots, mech, mode, path))
    stands *= oddsOf(pilotingTarget(mech, cause, added).needed);
  return 1 - stands;
};

/** Down with a building: the fall, and what comes down on it. */
const BURIED = 2;
const buriedOn = (
  known: Known,
  mech: Fighter,
  { mode, reach, node }: Pick<Spot, 'mode' | 'reach' | 'node'>,
): number =>
  overloaded(known, mech, pathTo(reach, node) ?? [], reach.spots, mode === 'jump') === null ? 0 : BURIED;

const minedOn = (known: Known, reach: Reach, node: number): number => {
  if (known.mines.length === 0) return 0;
  const mined = new Set<string>(known.mines.map(({ hex }) => hex));
  return (pathTo(reach, node) ?? []).filter(({ hex }, step) => step > 0 && mined.has(hex)).length;
};

/** Support units have places of their own, one a hex: here the ground of the hex. */
const placeOf = (reach: Reach, spot: number, spots: Spots): number =>
  reach.spots === spots ? spot : (spots.first[reach.spots.hex[spot] ?? 0] ?? 0);

/** What walking gets to: by place its facings, and what they make harder for others. */
type Walked = Map<number, { readonly facings: number; readonly harder: number }>;

/** Whoever walks as far is as hard to hit, aims better, and stays cooler: then running is not weighed. */
const placesIn = (
  prospect: Prospect,
  mech: Fighter,
  mode: Going,
  reach: Reach,
  walked: Walked,
  spots: Spots,
): readonly Place[] => {
  const found: Place[] = [];
  for (const [spot, facings] of endsOf(reach)) {
    const first = spot * 6 + Math.log2(facings & -facings);
    const isHere = spot === Math.floor(reach.start / 6);
    const hexes = countedTo(reach, first);
    // Whoever jumps comes down elsewhere.
    const open = !isHere ? facings : mode === 'jump' ? 0 : facings & ~(1 << mech.facing);
    const harder = targetMovement({ mode, hexes });
    const before = mode === 'run' ? walked.get(spot) : undefined;
    const left = before !== undefined && before.harder >= harder ? open & ~before.facings : open;
    if (mode === 'walk') walked.set(spot, { facings: open, harder });
    if (left === 0) continue;
    const end = { spot: placeOf(reach, spot, spots), mode, hexes };
    found.push({ reach, spot, facings: left, end, most: prospect.mostAt(end) });
  }
  return found;
};

const better = (a: Spot, b: Spot): number => b.score - a.score || a.node - b.node || a.order - b.order;

/**
 * The best of the places, the best first; none that is worth less than `least`. Those that promise most are weighed first: as soon
 * as the next ones promise less than what was found, nobody needs to look around there.
 */
const bestOf = (prospect: Prospect, places: readonly Place[], least: number): readonly Spot[] => {
  const found: Spot[] = [];
  const order = places.map((_, index) => index);
  const mostOf = (index: number): number => places[index]?.most ?? -Infinity;
  order.sort((a, b) => mostOf(b) - mostOf(a));
  for (const index of order) {
    const place = places[index];
    const enough = Math.max(least, found[LOOKED_AT - 1]?.score ?? -Infinity);
    if (place === undefined || place.most < enough) break;
    const { reach, spot, end } = place;
    const best = prospect.bestAt(end, place.facings, enough);
    if (best === null) continue;
    found.push({
      ...{ mode: end.mode, reach, order: index },
      ...{ node: spot * 6 + best.facing, score: best.score },
    });
    found.sort(better);
    found.splice(LOOKED_AT);
  }
  return found;
};

/** A mech that lies: it gets up, or turns to its foes. */
const upOf = (known: Known, unit: Unit, mech: Fighter): Command | null => {
  const hardest = unit.attempts === 0 ? HARDEST_TRY : HARDEST_RETRY;
  for (const mode of ['walk', 'run'] as const) {
    const way = standUp(mech, mpNow(known, unit, mech, mode));
    if (way.possible && (way.target === null || way.target.needed <= hardest))
      return { type: 'stand-up', unit: mech.id, mode };
  }
  return null;
};

export const move = (known: Known, unit: Unit, stance: Stance, given: Weights): Command => {
  const stay: Command = { type: 'stand', unit: unit.id };
  if (!isThere(unit)) return stay;
  const mech = fighterOf(known, unit);
  if (!isAble(mech)) return stay;
  const flees = stance === 'withdraw' && isBeaten(known, unit);
  const edge = flees ? edgesFor(known, unit)[0] : undefined;
  if (edge !== undefined) return { type: 'leave', unit: unit.id, edge };
  // Who withdraws when beaten fights until then.
  const weights = stance === 'withdraw' && !flees ? WEIGHTS.attack : given;
  const up = mech.isProne ? upOf(known, unit, mech) : null;
  if (up !== null) return up;
  const spots = spotsOf(known.setup.field);
  const start = nodeOf(spots, mech);
  const here = looksOf(spots).stand(Math.floor(start / 6), mech.isProne);
  const foes = nearestOf(foesOf(known, spots, unit.side, weights.focus), here);
  const arsenal = arsenalOf(unit, mech);
  const rush = arsenal.guns.length > 0 || flees ? null : rushOf(known, unit, mech, foes, weights);
  if (rush !== null) return rush;
  const best = bestRange(mech.gunnery, arsenal, foes, weights.suffer);
  const prospect = new Prospect(mech, arsenal, foes, friendsOf(known, spots, mech), weights, spots, best, {
    edges: flees ? openEdges(known, unit.side) : [],
    from: here,
  });
  const stands: End = { spot: Math.floor(start / 6), mode: 'stand', hexes: 0 };
  const staying = prospect.bestAt(stands, 1 << mech.facing, -Infinity)?.score ?? -Infinity;
  const modes: readonly Going[] = mech.isProne ? ['walk'] : ['walk', 'run', 'jump'];
  const walked: Walked = new Map();
  const places = flatMap(modes, (mode) => {
    const reach =
      mpNow(known, unit, mech, mode) === 0 && mode !== 'run' ? null : reachNow(known, unit, mech, mode);
    return reach === null ? [] : placesIn(prospect, mech, mode, reach, walked, spots);
  });
  const risk = ({ mode, reach, node }: Spot): number =>
    weights.fall * (fallsOn(mech, mode, reach, node) + buriedOn(known, mech, { mode, reach, node })) +
    5 * minedOn(known, reach, node);
  let found: Spot | null = null;
  let most = staying;
  for (const spot of bestOf(prospect, places, staying)) {
    // No way makes a place better.
    if (spot.score <= most) break;
    const score = spot.score - risk(spot);
    if (score <= most) continue;
    found = spot;
    most = score;
  }
  return found === null ? stay : { type: 'move', unit: unit.id, mode: found.mode, node: found.node };
};
