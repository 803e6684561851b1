/** The probe's answers held against the second reading of the rules: null, or in what they differ. */
import type { Answer } from '../../../src/games/battletech/standard/probe/model';
import { fireOf } from './fire';
import { placesOf } from './moves';
import { blowOf } from './physical';
import type { Scene, Unit } from './question';
import { placeOf, type Asked } from './random-question';
import { sightOf } from './sight';
import { oddsOf, sumsOf, type Verdict } from './terms';

export interface Difference {
  readonly mine: unknown;
  readonly theirs: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const sorted = (sums: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
const summed = (terms: readonly { readonly code: string; readonly value: number }[]) =>
  sorted(sumsOf(terms.map(({ code, value }) => [code, value] as const)));

const unitOf = ({ units }: Scene, id: string): Unit => {
  const found = units.find((unit) => unit.id === id);
  if (found === undefined) throw new RangeError(`no unit ${id}`);
  return found;
};

/** Reasons count as a set. Where nothing is seen, nobody asks for the cover of legs. */
const reasons = (why: readonly string[]): readonly string[] => {
  const isBlind = why.includes('sight') || why.includes('water');
  return [...new Set(why)].filter((code) => !isBlind || code !== 'leg-cover').sort();
};

const attack = (mine: Verdict, theirs: Answer): Difference | null => {
  if (!('possible' in theirs)) return { mine, theirs };
  if (!mine.possible || !theirs.possible) {
    if (mine.possible || theirs.possible) return { mine, theirs };
    // Beyond its reach an attack's other reasons are nobody's business.
    if (mine.why.includes('range') && theirs.why.includes('range')) return null;
    return same(reasons(mine.why), reasons(theirs.why)) ? null : { mine: mine.why, theirs: theirs.why };
  }
  const [{ damage, terms, ...ours }, { damage: points, terms: added, odds, ...given }] = [mine, theirs];
  const plain = ({ toHit, range, side, table }: typeof ours | typeof given) => ({
    toHit,
    range,
    side,
    table,
  });
  const isSame =
    same(plain(ours), plain(given)) &&
    same(sorted(terms), summed(added)) &&
    Math.abs(odds - oddsOf(mine.toHit)) < 0.001 &&
    (damage === null || points === undefined || damage === points);
  return isSame ? null : { mine, theirs };
};

const sight = (scene: Scene, from: Unit, to: Unit, theirs: Answer): Difference | null => {
  if (!('sight' in theirs)) return { mine: 'sight', theirs };
  const mine = sightOf(scene.board, from, to);
  if ((mine.why === null) !== theirs.sight) return { mine, theirs };
  if (mine.why !== null) return theirs.why?.includes(mine.why) === true ? null : { mine, theirs };
  const terms = sumsOf([
    ['intervening-light-woods', mine.light],
    ['intervening-heavy-woods', 2 * mine.heavy],
    ['intervening-building', mine.building],
    ['target-woods', mine.targetWoods],
    ['partial-cover', mine.cover ? 1 : 0],
  ]);
  return same(sorted(terms), summed(theirs.terms)) ? null : { mine: terms, theirs: theirs.terms };
};

/** Null also where the engine has no answer yet. */
export const differenceOf = (scene: Scene, asked: Asked, theirs: Answer): Difference | null => {
  if ('skip' in theirs) return null;
  if (asked.what === 'moves') {
    if (!('places' in theirs)) return { mine: 'places', theirs };
    const mine = placesOf(scene, unitOf(scene, asked.unit), asked.mode);
    const plain = (places: typeof mine) => places.map(({ hex, facing, mp }) => `${hex} ${facing} ${mp}`);
    if (same(plain(mine), plain(theirs.places))) return null;
    const [ours, given] = [new Set(plain(mine)), new Set(plain(theirs.places))];
    return {
      mine: [...ours].filter((place) => !given.has(place)).slice(0, 8),
      theirs: [...given].filter((place) => !ours.has(place)).slice(0, 8),
    };
  }
  const [from, to] = [unitOf(scene, asked.from), unitOf(scene, asked.to)];
  if (asked.what === 'sight') return sight(scene, from, to, theirs);
  if (asked.what === 'physical') return attack(blowOf(scene.board, from, to, asked.attack), theirs);
  const mount = from.sheet.mounts.find(
    (one) => placeOf(one).location === asked.location && placeOf(one).slot === asked.slot,
  );
  if (mount === undefined) throw new RangeError('no weapon there');
  const bin = from.sheet.bins.find(
    ({ location, slot }) => location === asked.ammo?.location && slot === asked.ammo.slot,
  );
  return attack(fireOf(scene.board, from, to, mount, bin ?? null), theirs);
};
