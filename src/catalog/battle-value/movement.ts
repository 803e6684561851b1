/**
 * The MP that a Battle Value counts: walking, running, jumping and under water, with what quickens and
 * hinders (TM and TO, BV).
 */
import { armorKindAt } from '../armor';
import { legsOf } from '../body';
import { hidden } from './defence/concealment';
import { flagged } from './flagged';
import { has } from './mounts';
import { shieldSize, type ShieldSize } from './defence/shields';
import { carries, countOf, type Subject } from './subject';
import { given, largest, type Term } from './term';

/** The highest MP of each band and the target modifier of the band. */
const BANDS: readonly (readonly [upTo: number, modifier: number])[] = [
  [2, 0],
  [4, 1],
  [6, 2],
  [9, 3],
  [17, 4],
  [24, 5],
];
const ABOVE_ALL_BANDS = 6;
/** TSM at its working heat: 2 more, of which the heat takes 1. */
const TSM_GAIN = 1;
const JUMP_MODIFIER = 1;
const AIRBORNE_MODIFIER = 1;
const BOOST = 0.5;

export const targetModifier = (mp: number): number =>
  BANDS.find(([upTo]) => mp <= upTo)?.[1] ?? ABOVE_ALL_BANDS;

const shields = (subject: Subject, size: ShieldSize): number =>
  flagged(subject.mounts, 'club').filter((mount) => shieldSize(mount) === size).length;
const mediumShields = (subject: Subject): number => shields(subject, 'medium');
const largeShields = (subject: Subject): number => shields(subject, 'large');

/**
 * Walking MP with TSM: every large or medium shield takes 1. Modular armour, which a mech can throw off,
 * takes none here.
 */
const walkMp = (subject: Subject): number => {
  if (subject.walk === 0) return 0;
  const gain = carries(subject, 'tsm') ? TSM_GAIN : 0;
  return Math.max(0, subject.walk + gain - mediumShields(subject) - largeShields(subject));
};

/** Hardened armour on any leg takes 1 running MP. */
const hardenedLoss = ({ design }: Subject): number =>
  legsOf(design).some((leg) => armorKindAt(design, leg).type === 'hardened') ? 1 : 0;

/**
 * Running MP with all that makes it faster: MASC or a supercharger run at twice the walking MP, both together
 * at two and a half times.
 */
export const runMp = (subject: Subject): number => {
  const walk = walkMp(subject);
  if (walk === 0) return 0;
  const boosters = (['supercharger', 'masc'] as const).filter((kind) =>
    flagged(subject.mounts, 'masc').some((mount) => has(mount, 'supercharger') === (kind === 'supercharger')),
  ).length;
  return Math.max(0, Math.ceil(walk * (1.5 + boosters * BOOST)) - hardenedLoss(subject));
};

/**
 * MP that a partial wing adds to a jump: 2 up to 55 t, else 1; less 1 for each of its slots that is broken.
 */
const LIGHT_ENOUGH = 55;
export const wingMp = ({ design, wing }: Subject): number =>
  wing === null ? 0 : Math.max(0, (design.tons <= LIGHT_ENOUGH ? 2 : 1) - wing.broken);

/**
 * Jumping MP: one of each jet, or those that boosters were built for, with a wing; nobody jumps behind a
 * large shield.
 */
export const jumpMp = (subject: Subject): number => {
  if (subject.jets === 0 || largeShields(subject) > 0) return 0;
  return Math.max(0, subject.jets + wingMp(subject) - mediumShields(subject));
};

/** MP under water: one of each UMU, none behind a large shield. */
export const umuMp = (subject: Subject): number => (largeShields(subject) > 0 ? 0 : countOf(subject, 'umu'));

const FLYING_PER_JUMP = 3;
const FLANK = 1.5;
/**
 * Flank MP as an AirMech (IO): three for each jumping MP, and half as much again. 0 with a side torso, its
 * wing, lost; null for what is no standard land-air mech.
 */
export const airMechMp = (subject: Subject): number | null => {
  if (subject.design.lam !== 'standard') return null;
  return subject.lost.has('RT') || subject.lost.has('LT')
    ? 0
    : Math.ceil(jumpMp(subject) * FLYING_PER_JUMP * FLANK);
};

/** By running; an AirMech's is that of its flight, which is 1 harder to hit. */
const onTheMove = (subject: Subject): Term => {
  const flying = airMechMp(subject);
  if (flying !== null)
    return given('movement/flying-modifier', flying === 0 ? 0 : targetModifier(flying) + AIRBORNE_MODIFIER, {
      mp: flying,
    });
  const run = runMp(subject);
  return given('movement/run-modifier', targetModifier(run), { mp: run });
};

/** The best target modifier by movement, and what hides it all the time. */
export const defenseModifier = (subject: Subject): Term => {
  const [jump, umu] = [jumpMp(subject), umuMp(subject)];
  const best = largest('movement/target-modifier', [
    onTheMove(subject),
    given('movement/jump-modifier', jump === 0 ? 0 : targetModifier(jump) + JUMP_MODIFIER, { mp: jump }),
    ...(umu === 0 ? [] : [given('movement/umu-modifier', targetModifier(umu), { mp: umu })]),
  ]);
  return hidden(subject, best);
};
