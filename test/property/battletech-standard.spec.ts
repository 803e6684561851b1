/**
 * GAM-12: random battles under the standard rules break no invariant: random forces, countries, exits and mines; bots and
 * random legal orders in turns. A sample in `npm test`, always the same; 10,000 with DEEP.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { decide, randomOrder } from '../../src/games';
import {
  battletech,
  type StandardEvent as Event,
  type StandardState as State,
} from '../../src/games/battletech';
import { canonicalJson, Chance, hexBytes, seededDice, sha256Hex } from '../../src/kernel';
import { actorFault, stateFault } from '../support/games/standard-invariants';

const isDeep = process.env['DEEP'] !== undefined;
const BATTLES = isDeep ? 10_000 : 16;
const GROUPS = 8;

const catalog = bundledCatalog();
const DESIGNS = catalog.mechs.map(({ slug }) => slug);
const SUPPORT = ['centipede-scout-car-standard', 'peregrine-attack-vtol-standard', 'foot-platoon-laser'];
const COUNTRIES = ['open', 'woods', 'hills', 'mountains', 'urban', 'badlands'];
const EDGES = ['N', 'E', 'S', 'W'];

const randomSetup = (chance: Chance, seed: string): unknown => {
  const force = (seat: string, side: string) => ({
    seat,
    side,
    units: Array.from({ length: chance.int(1, 3) }, (_, index) => ({
      design: index > 0 && chance.maybe(0.2) ? chance.one(SUPPORT) : chance.one(DESIGNS),
      gunnery: chance.int(2, 5),
    })),
  });
  const edges = () => EDGES.filter(() => chance.maybe(0.3));
  return {
    level: 'standard',
    terrain: chance.one(COUNTRIES),
    seed,
    tempo: chance.maybe(0.5) ? 'blocks' : 'alternate',
    turns: chance.int(2, 8),
    exits: { south: edges(), north: edges() },
    mines: chance.maybe(0.3) ? ['0508', '0809', '1010'].map((hex) => ({ side: 'south', hex })) : [],
    forces: [force('A', 'south'), force('B', 'north')],
  };
};

const NOBODY = { side: '', seats: [] as readonly string[] };

/** The first fault; null: none. */
const faultIn = (seed: string): string | null => {
  const chance = new Chance(seed);
  const input = randomSetup(chance, seed);
  const setup = battletech.readSetup(input);
  if (!setup.ok) return `a setup is refused: ${canonicalJson(setup.error)}`;
  const dice = seededDice(hexBytes(sha256Hex(seed)));
  let state = battletech.open(setup.value) as State;
  let phase = state;
  const happen = (events: readonly Event[]): string | null => {
    for (const event of events) {
      const fault = actorFault(phase, state, event);
      if (fault !== null) return fault;
      state = battletech.apply(state, event) as State;
      if (event.type === 'step' || event.type === 'turn') phase = state;
    }
    return stateFault(state);
  };
  let fault = happen(battletech.begin(setup.value, dice) as readonly Event[]);
  while (fault === null && state.outcome === null) {
    const [awaited] = battletech.awaited(state);
    const { seat, revision } = awaited?.asked[0] ?? { seat: '', revision: 0 };
    if (awaited === undefined) return 'nobody is asked';
    const known = battletech.know(state, { kind: 'seat', seat });
    const order = chance.maybe(0.6)
      ? battletech.bot(known, seat, awaited.id, chance.one(['attack', 'hold', 'withdraw'] as const), dice)
      : randomOrder(
          battletech.offers(known, seat),
          (one, open) => battletech.draft(known, seat, awaited.id, one, open),
          (least, most) => chance.int(least, most),
        );
    if (order === null) return 'nothing is on offer';
    const unit = state.units.find(({ id }) => id === order.token);
    const { side } = state.question ?? NOBODY;
    // Nobody orders a unit of another side, or one that is out.
    if (unit === undefined || unit.side !== side || unit.harm.out !== null || unit.left !== null)
      return `an order for ${String(order.token)} is on offer`;
    const done = decide(battletech, state, { seat, decision: awaited.id, revision, order }, dice);
    if (!done.ok) return `an order on offer is refused: ${canonicalJson([order, done.error])}`;
    fault = happen(done.value as readonly Event[]);
  }
  return fault;
};

describe('battles under the standard rules', () => {
  it.each(Array.from({ length: GROUPS }, (_, group) => group))(
    'GAM-12 battles break no invariant, whoever fights where (%s)',
    (group) => {
      for (let battle = group; battle < BATTLES; battle += GROUPS) {
        const seed = `standard battle ${battle}`;
        expect([seed, faultIn(seed)]).toEqual([seed, null]);
      }
    },
    isDeep ? 3_600_000 : 180_000,
  );

  it('GAM-12 the invariants see what breaks them', () => {
    const setup = battletech.readSetup(randomSetup(new Chance('plants'), 'plants'));
    if (!setup.ok) throw new Error('refused');
    const opened = battletech.open(setup.value) as State;
    const [first] = opened.units;
    if (first === undefined) throw new Error('nobody');
    const withFirst = (changes: object): State => ({
      ...opened,
      units: [{ ...first, hex: '0101', ...changes } as State['units'][number], ...opened.units.slice(1)],
    });
    const { condition } = first;
    const faults = [
      withFirst({ condition: { ...condition, armor: { ...condition.armor, CT: -1 } } }),
      withFirst({ condition: { ...condition, ammunition: [{ location: 'RT', slot: 1, shots: -1 }] } }),
      withFirst({ heat: -1 }),
      withFirst({ pilotHits: 7 }),
      withFirst({ hex: null, left: 'X' }),
    ].map((state) => stateFault(state));
    expect(faults.every((fault) => fault !== null)).toBe(true);
    const dead = withFirst({ harm: { ...first.harm, out: 'engine' } });
    const moves = { type: 'sets-out', rolls: [], unit: first.id, mode: 'walk' } as unknown as Event;
    const fires = { type: 'shot', rolls: [], attacker: first.id, unit: 'x' } as unknown as Event;
    expect(
      [actorFault(dead, dead, moves), actorFault(dead, dead, fires)].every((fault) => fault !== null),
    ).toBe(true);
    const alive = withFirst({});
    expect([actorFault(alive, alive, moves), actorFault(alive, dead, fires)]).toEqual([null, null]);
  });
});
