/** A fight before its first event. */
import { flatMap } from '../../../../kernel';
import { UNHARMED } from '../damage/victim';
import type { Setup, State, Unit } from './model';

const unitOf = (
  { name: _, zone: __, facing: ___, ...entry }: Setup['forces'][number]['units'][number],
  seat: string,
  side: string,
): Unit => ({
  ...entry,
  seat,
  side,
  hex: null,
  elevation: 0,
  facing: 0,
  twist: 0,
  isProne: false,
  isConscious: true,
  harm: UNHARMED,
  moved: null,
  way: [],
  left: null,
  hasGivenUp: false,
  hasFired: false,
  hasStruck: false,
  beacons: [],
  jumped: 0,
  attempts: 0,
  weaponHeat: 0,
  outsideHeat: 0,
  firedFrom: [],
  jammed: [],
  spent: [],
  phaseDamage: 0,
  causes: [],
  isFreshlyOut: false,
});

export const open = (setup: Setup): State => ({
  epoch: 0,
  turn: 1,
  step: 'deployment',
  streams: {},
  setup,
  units: flatMap(setup.forces, ({ seat, side, units }) => units.map((unit) => unitOf(unit, seat, side))),
  initiative: [],
  last: null,
  question: null,
  asked: 0,
  fire: [],
  blows: [],
  ruins: {},
  mines: setup.mines,
  account: [],
  outcome: null,
});
