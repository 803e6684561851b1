/** DA-CAMP-4: units that support mechs as figures, by the same formulas without heat. */
import type { SupportUnit } from '../../../../catalog';
import { dialOf, type Figure, mark } from '../../../../games/dark-age';
import { clicksOf } from './clicks';
import { attackOf, defenceOf, type FigureLabel, pointsOf, speedOf } from './mech-figure';
import { listedWeapons, type Lookup } from './mounted-weapons';
import { damageSlots } from './weapon-slots';

/** Of all crews. */
const GUNNERY = 4;
const TROOPERS = 'TPRS';
const REAR = 'RR';
const JETS = mark('jump-jets', 'speed');
const RIFLES: Figure['primary'] = { type: 'energy', targets: 1, min: 0, max: 4 };

const sum = (points: Readonly<Record<string, number>>): number =>
  Object.values(points).reduce((total, one) => total + one, 0);

/** The troopers of a platoon are counted once, whatever they carry. */
export const supportPoints = ({ kind, armor, structure }: SupportUnit): number =>
  kind === 'infantry' ? (structure[TROOPERS] ?? sum(structure)) : sum(armor) + sum(structure);

const base = (unit: SupportUnit, label: FigureLabel) => ({
  ...label,
  tons: null,
  points: pointsOf(unit.bv),
  secondary: null,
  cooling: null,
  heat: null,
});

const movement = ({ walk, run, armor }: SupportUnit) => ({
  speed: speedOf(walk),
  attack: attackOf(GUNNERY),
  defence: defenceOf(run, sum(armor)),
});

const infantry = (unit: SupportUnit, label: FigureLabel): Figure => ({
  ...base(unit, label),
  kind: 'infantry',
  mode: 'foot',
  primary: RIFLES,
  dial: dialOf({
    clicks: clicksOf(supportPoints(unit)),
    first: { primary: 1, secondary: null, ...movement(unit) },
    early: [],
    always: [],
    isWreckAtLast: false,
  }),
});

/** Vehicles hover; those that fly have jump jets on every click that is no wreck. */
export const supportFigure = (unit: SupportUnit, label: FigureLabel, lookup: Lookup): Figure => {
  if (unit.kind === 'infantry') return infantry(unit, label);
  const ahead = unit.mounts.filter(({ location }) => location !== REAR).map(({ item }) => item);
  const [primary] = damageSlots(listedWeapons(ahead, lookup), unit.tons, null);
  return {
    ...base(unit, label),
    kind: 'vehicle',
    mode: 'hover',
    primary: primary.weapon,
    dial: dialOf({
      clicks: clicksOf(supportPoints(unit)),
      first: { primary: primary.damage, secondary: null, ...movement(unit) },
      early: [],
      always: unit.kind === 'vtol' ? [JETS] : [],
      isWreckAtLast: true,
    }),
  };
};
