/** Fights for specs: agents that choose at random among what they may do. */
import { Chance, hexBytes, seededDice, sha256Hex } from '../../../../kernel';
import { hexOf } from '../../../../kernel/hex';
import { UNDAMAGED } from '../../../../catalog';
import { battlefieldOf } from '../field/sheets/battlefield';
import { canEnd } from '../movement/model';
import { standUp } from '../piloting/fall/stand-up';
import { mpNow, reachNow } from '../play/going-on';
import type { Event } from '../play/events';
import { Fight } from '../play/fight';
import { type Entry, fighterOf, isThere, type Setup, type State, unitOf } from '../play/model';
import { open } from '../play/open';
import { type Command, carryOut } from '../play/orders';
import { blowsOf, chancesOf, waiting } from '../play/questions';
import { othersFor } from '../play/blows/two-punches';
import { rushesOf } from '../play/blows/rushes';
import { advance } from '../play/turn';
import { makeSheet } from './make-mech';

const DESIGNS = [
  'hunchback-hbk-4g',
  'enforcer-enf-4r',
  'phoenix-hawk-pxh-1',
  'catapult-cplt-c1',
  'warhammer-whm-6r',
  'archer-arc-2r',
];

export const SUPPORT = [
  'centipede-scout-car-standard',
  'peregrine-attack-vtol-standard',
  'foot-platoon-laser',
];

const entry = (seat: string, index: number, sheet: string): Entry => ({
  id: `${seat.toLowerCase()}${index + 1}`,
  sheet,
  condition: UNDAMAGED,
  gunnery: 4,
  piloting: 5,
  pilotHits: 0,
  heat: 0,
  isShutDown: false,
});

/** `count` units a side, on one sheet of the country; `others`: what all but the first may be besides. */
export const randomSetup = (
  chance: Chance,
  country: string,
  count: number,
  others: readonly string[] = [],
): Setup => {
  const pick = (seat: string) =>
    Array.from({ length: count }, (_, index) =>
      entry(seat, index, chance.one(index === 0 ? DESIGNS : [...DESIGNS, ...others])),
    );
  const [north, south] = [pick('A'), pick('B')];
  return {
    level: 'standard',
    field: battlefieldOf([{ name: `${country}-${chance.int(1, 99)}`, rotated: false }], 1),
    sheets: Object.fromEntries([...north, ...south].map(({ sheet }) => [sheet, makeSheet(sheet)])),
    forces: [
      { seat: 'A', side: 'a', zone: { west: 1, north: 1, east: 16, south: 3 }, units: north },
      { seat: 'B', side: 'b', zone: { west: 1, north: 15, east: 16, south: 17 }, units: south },
    ],
    exits: {},
    mines: [],
    tempo: chance.maybe(0.5) ? 'alternate' : 'blocks',
    turns: 30,
  };
};

const deploy = (state: State, unit: string, chance: Chance): Command => {
  const one = unitOf(state, unit);
  const zone = state.setup.forces.find(({ seat }) => seat === one?.seat)?.zone;
  const taken = new Set(state.units.map(({ hex }) => hex));
  for (;;) {
    const hex = hexOf(
      chance.int(zone?.west ?? 1, zone?.east ?? 1),
      chance.int(zone?.north ?? 1, zone?.south ?? 1),
    );
    if (!taken.has(hex)) return { type: 'deploy', unit, hex, facing: chance.int(0, 5) };
  }
};

const move = (state: State, unit: string, chance: Chance): Command => {
  const one = unitOf(state, unit);
  if (one === null || !isThere(one)) throw new RangeError(unit);
  const mech = fighterOf(state, one);
  const up = standUp(mech, mpNow(state, one, mech, 'run'));
  if (up.possible && chance.maybe(0.8)) return { type: 'stand-up', unit, mode: 'run' };
  const rushes = rushesOf(state, unit);
  if (rushes.length > 0 && chance.maybe(0.5)) {
    const { attack, target, hex } = chance.one(rushes);
    return { type: 'rush', unit, attack, target, hex };
  }
  const mode = chance.one(['walk', 'run', 'jump'] as const);
  const reach = reachNow(state, one, mech, mode);
  const ends = reach?.nodes.filter((node) => node !== reach.start && canEnd(reach, node)) ?? [];
  return mech.isProne || ends.length === 0
    ? { type: 'stand', unit }
    : { type: 'move', unit, mode, node: chance.one(ends) };
};

const decide = (state: State, chance: Chance): Command => {
  const { question } = state;
  if (question === null) throw new RangeError('nothing is asked');
  const { id } = chance.one(waiting(state, question.side));
  const unit = unitOf(state, id);
  if (unit === null) throw new RangeError(id);
  if (question.kind === 'deployment') return deploy(state, id, chance);
  if (question.kind === 'movement') return move(state, id, chance);
  if (question.kind === 'fire') {
    const chances = chancesOf(state, unit);
    const first = chances.length === 0 ? null : chance.one(chances);
    const shots = chances
      .filter(({ target, twist }) => target === first?.target && twist === first.twist)
      .map(({ mount, target }) => ({ mount, target, shots: 1 }));
    return { type: 'fire', fire: { unit: id, twist: first?.twist ?? 0, shots } };
  }
  const blows = blowsOf(state, unit);
  if (blows.length === 0) return { type: 'strike', unit: id, blow: null };
  const { target, attack } = chance.one(blows);
  const other = attack === 'punch-left' ? othersFor(blows, target)[0] : undefined;
  const second = other === undefined ? null : { unit: id, target: other, attack: 'punch-right' as const };
  const isPair = second !== null && blows.some((one) => one.target === other && one.attack === second.attack);
  return {
    type: 'strike',
    unit: id,
    blow: { unit: id, target, attack },
    ...(isPair ? { second } : {}),
  };
};

/** To its end. `heard`: the state before a row of events, the events, and the state after them. */
export const playRandomly = (
  setup: Setup,
  seed: string,
  heard: (before: State, events: readonly Event[], after: State) => void = () => undefined,
): State => {
  const chance = new Chance(`${seed} orders`);
  const dice = seededDice(hexBytes(sha256Hex(seed)));
  let state = open(setup);
  const step = (run: (fight: Fight) => void): void => {
    const fight = new Fight(state, dice);
    run(fight);
    advance(fight);
    const before = state;
    state = fight.state;
    heard(before, fight.events, state);
  };
  step(() => undefined);
  while (state.outcome === null) step((fight) => carryOut(fight, decide(state, chance)));
  return state;
};
