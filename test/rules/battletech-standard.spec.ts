/** BT-2 on whole fights, played by bots and by random legal orders: all that the rule names is in play. */
import type { ArmorLocation } from '../../src/catalog';
import { battletech as system } from '../../src/games/battletech';
import type { Event } from '../../src/games/battletech/standard/play/events';
import type { State, Unit } from '../../src/games/battletech/standard/play/model';
import type { Frame, GameEvent, GameSystem } from '../../src/games/contract';
import { decide } from '../../src/games/shared/decide';
import { chanceOf, randomOrder } from '../../src/games/shared/random-play';
import type { Order } from '../../src/games/shapes';
import { diceBook } from '../support/games/contract/dice-book';

const battletech = system as unknown as GameSystem;

/** What happened, with the state right before. */
interface Happened {
  readonly before: State;
  readonly event: Event;
}

const FORCES = [
  ['warhammer-whm-6r', 'shadow-hawk-shd-2h', 'phoenix-hawk-pxh-1', 'hatchetman-hct-3f'],
  ['archer-arc-2r', 'griffin-grf-1n', 'enforcer-enf-4r', 'locust-lct-1v'],
];
const SUPPORT = [
  'peregrine-attack-vtol-standard',
  'centipede-scout-car-standard',
  'foot-platoon-laser',
  'archer-arc-2r',
];
const SEATS = ['A', 'B'];

/** Both come up within a few hexes of each other, so that no turn is without a fight. */
const setupOf = (seed: string, terrain: string, units: readonly (readonly string[])[]): unknown => ({
  ...{ level: 'standard', terrain, seed, tempo: 'alternate', turns: 14, exits: { red: ['N'], blue: [] } },
  building: { type: 'medium', cp: 40 },
  mines: ['0507', '0807', '1007', '0908', '0609', '0909'].map((hex) => ({ side: 'red', hex })),
  forces: units.map((designs, index) => ({
    ...{ seat: SEATS[index], side: index === 0 ? 'red' : 'blue' },
    units: designs.map((design) => ({
      ...{ design, gunnery: 3 + index, piloting: 5 },
      zone: { west: 4, north: 5 + 4 * index, east: 12, south: 6 + 4 * index },
    })),
  })),
});

const fought = (seed: string, terrain: string, units = FORCES, canEject = true): readonly Happened[] => {
  const { dice } = diceBook(seed);
  const read = battletech.readSetup(setupOf(seed, terrain, units));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const happened: Happened[] = [];
  const fold = (start: Frame, events: readonly GameEvent[]): Frame =>
    events.reduce((state, event) => {
      happened.push({ before: state as State, event: event as Event });
      return battletech.apply(state, event);
    }, start);
  let state = fold(battletech.open(read.value), battletech.begin(read.value, dice));
  const chance = chanceOf(
    dice.stream({ epoch: 0, round: 0, phase: 'orders', purpose: 'orders', place: '0' }),
  );
  for (let [asked] = battletech.awaited(state); asked !== undefined; [asked] = battletech.awaited(state)) {
    const [{ seat, revision } = { seat: '', revision: 0 }] = asked.asked;
    const known = battletech.know(state, { kind: 'seat', seat });
    const { id } = asked;
    const offers = battletech.offers(known, seat).filter(({ order }) => canEject || order.type !== 'eject');
    const drafts = (order: Order, open: string | null) => battletech.draft(known, seat, id, order, open);
    // Every other order is one that no bot would give: blows of every kind, ejections, hot fire.
    const drawn = chance(0, 1) === 0 ? null : randomOrder(offers, drafts, chance);
    const order = drawn ?? battletech.bot(known, seat, id, 'attack', dice);
    const events = decide(battletech, state, { seat, decision: id, revision, order }, dice);
    if (!events.ok) throw new Error(JSON.stringify([order, events.error]));
    state = fold(state, events.value);
  }
  return happened;
};

const all = [
  ...['one', 'two', 'three'].flatMap((seed) => fought(seed, 'urban')),
  ...['four', 'five'].flatMap((seed) => fought(seed, 'hills')),
  ...fought('six', 'woods'),
  ...fought('seven', 'open', [['phoenix-hawk-pxh-1', 'locust-lct-1v'], SUPPORT], false),
];
const ofType = <T extends Event['type']>(type: T) =>
  all.filter(
    (one): one is Happened & { readonly event: Extract<Event, { type: T }> } => one.event.type === type,
  );
const unitAt = (state: State, id: string): Unit => state.units.find((one) => one.id === id) as Unit;

/** A condition holds only what is no longer whole. */
const armorLeft = (state: State, id: string, face: ArmorLocation): number => {
  const { condition, sheet } = unitAt(state, id);
  return condition.armor[face] ?? state.setup.sheets[sheet]?.armor[face] ?? 0;
};

it('BT-2 gunnery is what the number to hit begins with, and the number is the sum of its terms', () => {
  const shots = ofType('shot').filter(({ event }) => event.isFired && event.terms.length > 0);
  expect(shots.length).toBeGreaterThan(50);
  for (const { before, event } of shots) {
    const gunner = unitAt(before, event.attacker);
    expect(event.terms[0]).toMatchObject({ code: 'gunnery', value: gunner.gunnery });
    expect(event.terms.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(event.needed);
  }
});

it('BT-2 structure is lost only where no armour is left over it, but by what explodes within', () => {
  const lost = ofType('damaged').filter(({ event }) => event.loss.structure > 0);
  expect(lost.length).toBeGreaterThan(20);
  for (const { before, event } of lost) {
    const { face, armor } = event.loss;
    if (face !== null) expect(armor).toBe(armorLeft(before, event.unit, face));
  }
});

it('BT-2 heat is kept from turn to turn, never below nothing, and takes what sinks do not', () => {
  const heated = ofType('heated');
  expect(heated.some(({ event }) => event.heat > 0)).toBe(true);
  for (const { before, event } of heated)
    expect(event.heat).toBe(Math.max(0, unitAt(before, event.unit).heat + event.made - event.sunk));
});

const causesOf = (type: 'check' | 'fell') => ofType(type).map(({ event }) => event.cause);
const attacks = ofType('struck').map(({ event }) => event.blow.attack);
const hits = ofType('hit-location').map(({ event }) => event);
const termsOf = ofType('shot').flatMap(({ event }) => event.terms.map(({ code }) => code));

const IN_PLAY: readonly (readonly [what: string, is: () => boolean])[] = [
  ['critical hits', () => ofType('slot-hit').length > 0],
  ['explosions of ammunition', () => ofType('exploded').some(({ event }) => event.isBin)],
  ['arms and legs that come off', () => ofType('location-lost').length > 0],
  ['hits on pilots, and whether they stay awake', () => ofType('consciousness').length > 0],
  ['ejection', () => ofType('ejected').length > 0],
  ['jumping', () => ofType('moved').some(({ event }) => event.jumped > 0)],
  [
    'piloting rolls for damage, kicks, skids and standing up',
    () => ['damage', 'kicked', 'skid', 'stand-up'].every((one) => causesOf('check').includes(one as never)),
  ],
  [
    'falls, with a roll for the side and one for the pilot',
    () => ['fall-side', 'pilot-unhurt'].every((one) => causesOf('check').includes(one as never)),
  ],
  ['prone mechs', () => ofType('went-prone').length > 0 && termsOf.includes('target-prone')],
  ['punches', () => attacks.some((one) => one.startsWith('punch'))],
  ['kicks', () => attacks.some((one) => one.startsWith('kick'))],
  ['charges', () => attacks.includes('charge')],
  ['death from above', () => attacks.includes('death-from-above')],
  ['minimum range', () => termsOf.includes('minimum-range')],
  ['clusters of missiles', () => ofType('shot').some(({ event }) => event.groups.length > 1)],
  ['partial cover', () => hits.some(({ table }) => table === 'partial-cover')],
  [
    'hit tables by side',
    () => ['front', 'left', 'right', 'rear'].every((one) => hits.some(({ side }) => side === one)),
  ],
  [
    'hit tables of punches and kicks',
    () => ['punch', 'kick'].every((one) => hits.some(({ table }) => table === one)),
  ],
  ['torso twist', () => ofType('declared-fire').some(({ event }) => event.fire.twist !== 0)],
  ['buildings that are damaged', () => ofType('building-hit').some(({ event }) => event.points > 0)],
  ['mines', () => ofType('mine').some(({ event }) => event.goesOff)],
  ['leaving over an open edge', () => ofType('left').length > 0],
  ['vehicles, VTOLs and infantry', () => ofType('support-hit').length > 0],
];

it.each(IN_PLAY)('BT-2 in play: %s', (_, is) => {
  expect(is()).toBe(true);
});
