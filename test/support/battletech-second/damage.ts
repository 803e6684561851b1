/** BT-DMG-4 to 11 and BT-CRIT: a hit, and all that it brings, with the dice in the order of the rules. */
import type { ArmorLocation, Location } from '../../../src/catalog';
import { pointsOfAShot, pointsOfAWeapon } from './ammunition';
import { blowHits, fireHits, type Side } from './hit-tables';
import { inwardOf, isGone, pointsAt, type Wounds } from './wounds';

/** The next die of six. */
export type Die = () => number;

const TO_STAY_AWAKE = [3, 5, 7, 10, 11];

const end = (mech: Wounds, reason: string): void => {
  mech.out ??= reason;
};

const kill = (mech: Wounds): void => {
  if (mech.pilot === 'aboard') mech.pilot = 'dead';
};

/** BT-DMG-9 */
export const hurtPilot = (mech: Wounds, hits: number, die: Die): void => {
  if (mech.pilot !== 'aboard') return;
  const before = mech.pilotHits;
  mech.pilotHits += hits;
  // Whom these hits kill rolls for none of them.
  if (mech.pilotHits >= 6) {
    mech.pilotHits = 6;
    kill(mech);
    end(mech, 'pilot');
    return;
  }
  for (let now = before; now < mech.pilotHits && mech.isConscious; now += 1)
    if (die() + die() < (TO_STAY_AWAKE[now] ?? 0)) mech.isConscious = false;
};

const engineHits = (mech: Wounds): number =>
  (['CT', 'RT', 'LT'] as const).flatMap((at) =>
    mech.sheet.slots[at].filter(
      (slot, index) =>
        slot !== null &&
        'part' in slot &&
        slot.part === 'engine' &&
        (isGone(mech, at) || mech.hits.has(`${at}.${index + 1}`)),
    ),
  ).length;

const checkEngine = (mech: Wounds): void => {
  if (engineHits(mech) >= 3) end(mech, 'engine');
};

/** BT-DMG-5, 8 */
const lose = (mech: Wounds, at: Location, isExplosion: boolean): void => {
  mech.structure.set(at, 0);
  for (const face of [at, `${at}R`] as ArmorLocation[]) if (mech.armor.has(face)) mech.armor.set(face, 0);
  if (at === 'RT') mech.structure.set('RA', 0);
  if (at === 'LT') mech.structure.set('LA', 0);
  if (at === 'HD') {
    end(mech, 'head');
    kill(mech);
  }
  if (at === 'CT') {
    end(mech, 'centre-torso');
    if (isExplosion) kill(mech);
  }
  checkEngine(mech);
};

/** BT-CRIT-3 */
const hittable = (mech: Wounds, at: Location): readonly number[] =>
  mech.sheet.slots[at].flatMap((slot, index) => {
    if (slot === null || mech.hits.has(`${at}.${index + 1}`)) return [];
    const holds =
      'part' in slot ||
      slot.mounts.some((id) => mech.sheet.mounts.find((mount) => mount.id === id)?.figures.hittable === true);
    return holds ? [index + 1] : [];
  });

const struckSlot = (mech: Wounds, at: Location, die: Die): number | null => {
  const among = hittable(mech, at);
  if (among.length === 0) return null;
  const isLong = mech.sheet.slots[at].length === 12;
  const halves = [among.some((slot) => slot <= 6), among.some((slot) => slot > 6)];
  for (;;) {
    const isLower = isLong && (halves[0] === true && halves[1] === true ? die() > 3 : halves[1] === true);
    const slot = die() + (isLower ? 6 : 0);
    if (among.includes(slot)) return slot;
  }
};

/** BT-CRIT-12 */
const isCased = (mech: Wounds, at: Location): boolean => {
  const isHere = ({ slots }: { readonly slots: readonly { readonly location: Location }[] }): boolean =>
    slots.some(({ location }) => location === at);
  if (mech.sheet.mounts.some((mount) => isHere(mount) && mount.figures.flags.includes('case'))) return true;
  if (mech.sheet.techBase !== 'clan') return false;
  const isArmed = mech.sheet.bins.some(({ location, figures }) => location === at && figures.explosive);
  return isArmed || mech.sheet.mounts.some((mount) => isHere(mount) && pointsOfAWeapon(mount.figures) > 0);
};

/** BT-CRIT-11, 12: through structure alone, inward until it is spent or held. */
export const explode = (mech: Wounds, from: Location, points: number, die: Die): void => {
  hurtPilot(mech, 2, die);
  if (!isCased(mech, from) && mech.pilot === 'aboard' && pointsAt(mech, 'HD') > 0) {
    mech.pilot = 'ejected';
    end(mech, 'ejected');
  }
  let left = points;
  for (let at: Location | null = from; at !== null && left > 0; at = inwardOf(at)) {
    const there = isGone(mech, at) ? 0 : pointsAt(mech, at);
    const taken = Math.min(there, left);
    left -= taken;
    if (taken > 0) {
      mech.structure.set(at, there - taken);
      criticals(mech, at, die);
      if (there === taken) lose(mech, at, true);
    }
    if (isCased(mech, at)) return;
  }
};

/** BT-CRIT-6 to 14 */
const strike = (mech: Wounds, at: Location, slot: number, die: Die): void => {
  const place = `${at}.${slot}`;
  const what = mech.sheet.slots[at][slot - 1];
  const mounts =
    what === null || what === undefined || 'part' in what
      ? []
      : what.mounts.flatMap((id) => mech.sheet.mounts.find((mount) => mount.id === id) ?? []);
  const fresh = mounts.filter(({ slots }) =>
    slots.every((one) => !mech.hits.has(`${one.location}.${one.slot}`)),
  );
  mech.hits.add(place);
  if (what !== null && what !== undefined && 'part' in what) {
    if (what.part === 'engine') checkEngine(mech);
    if (what.part === 'cockpit') {
      end(mech, 'cockpit');
      kill(mech);
    }
  }
  const bin = mech.sheet.bins.find((one) => one.location === at && one.slot === slot);
  const shots = mech.shots.get(place) ?? 0;
  if (bin !== undefined) {
    mech.shots.set(place, 0);
    const points = shots * pointsOfAShot(bin.figures);
    if (points > 0) explode(mech, at, points, die);
  }
  for (const mount of fresh) {
    const points = pointsOfAWeapon(mount.figures);
    if (points > 0) explode(mech, at, points, die);
  }
};

/** BT-CRIT-1, 2, 4, 5 */
const criticals = (mech: Wounds, at: Location, die: Die): void => {
  const total = die() + die();
  if (total < 8) return;
  if (total >= 12 && !['CT', 'RT', 'LT'].includes(at)) {
    lose(mech, at, false);
    return;
  }
  let where: Location | null = at;
  while (where !== null && ((where !== at && isGone(mech, where)) || hittable(mech, where).length === 0))
    where = inwardOf(where);
  if (where === null) return;
  for (let hits = total >= 12 ? 3 : total >= 10 ? 2 : 1; hits > 0; hits -= 1) {
    const slot = struckSlot(mech, where, die);
    if (slot !== null) strike(mech, where, slot, die);
  }
};

const faceOf = (at: Location, isRear: boolean): ArmorLocation =>
  isRear && (at === 'CT' || at === 'RT' || at === 'LT') ? `${at}R` : at;

/** BT-DMG-4 */
const damage = (
  mech: Wounds,
  first: Location,
  isRear: boolean,
  points: number,
  isTwo: boolean,
  die: Die,
): void => {
  let left = points;
  let isTwoOpen = isTwo;
  for (let at: Location | null = first; at !== null && left > 0; at = inwardOf(at)) {
    if (isGone(mech, at)) continue;
    const face = faceOf(at, isRear);
    const armor = mech.armor.get(face) ?? 0;
    const stopped = Math.min(armor, left);
    mech.armor.set(face, armor - stopped);
    left -= stopped;
    const there = pointsAt(mech, at);
    const taken = Math.min(there, left);
    left -= taken;
    mech.structure.set(at, there - taken);
    if (taken > 0) criticals(mech, at, die);
    // A 2 of the table goes with the damage to the first location that is there.
    if (isTwoOpen) criticals(mech, at, die);
    isTwoOpen = false;
    if (at === 'HD') hurtPilot(mech, 1, die);
    if (taken > 0 && there === taken) lose(mech, at, false);
  }
};

export const hit = (
  mech: Wounds,
  table: 'normal' | 'partial-cover' | 'punch' | 'kick' | 'above' | 'below',
  side: Side,
  points: number,
  die: Die,
): void => {
  const isShot = table === 'normal' || table === 'partial-cover';
  const shown = isShot ? die() + die() : die();
  const at = isShot ? fireHits(shown, side) : blowHits(shown, table, side, mech.sheet.motion);
  const legs = mech.sheet.motion === 'quad' ? ['RA', 'LA', 'RL', 'LL'] : ['RL', 'LL'];
  if (table === 'partial-cover' && legs.includes(at)) return;
  damage(mech, at, side === 'rear', points, isShot && shown === 2, die);
};
