/**
 * Battles that are fought as matches of BattleTech (MAT-7, BT-1): random forces, random legal play, ended at
 * random; whatever becomes of it is a report that counts.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { canFight } from '../../src/catalog/fitness';
import { decide, randomOrder } from '../../src/games';
import { quickStart as battletech, type Event, type State } from '../../src/games/battletech';
import { uncovered } from '../../src/games/battletech/quick-start/sheet';
import { Chance } from '../../src/kernel/chance';
import { seededDice } from '../../src/kernel/dice';
import { DIRECTIONS } from '../../src/rules/model/map';
import type { BattleSetup, SetupUnit } from '../../src/tactical/contract';
import { battletechEngine } from '../../src/tactical/engines/battletech';
import { contractSetups } from '../support/engines/contract-battles';

const catalog = bundledCatalog();
const DESIGNS = catalog.mechs.filter((design) => uncovered(catalog, design).length === 0);
/** Always the same; with DEEP many more. */
const SEEDS = Array.from({ length: process.env['DEEP'] === undefined ? 12 : 300 }, (_, index) => index + 1);
const [duel] = contractSetups;
if (duel === undefined) throw new Error('no battle');

/** One to four units on each of two sides, of one or two forces, with some edges closed. */
const randomBattle = (chance: Chance): BattleSetup => {
  const sides = duel.sides.map((side, index) => ({
    ...side,
    forces: chance.maybe(0.5) ? [`${side.side}1`] : [`${side.side}1`, `${side.side}2`],
    withdrawal: Object.fromEntries(
      DIRECTIONS.filter(() => chance.maybe(0.6)).map((direction) => [direction, '0504']),
    ),
    minesAllowed: index,
  }));
  const units = sides.flatMap(({ side, forces }) =>
    Array.from({ length: chance.int(1, 4) }, (_, index): SetupUnit => {
      const like = duel.units.find((unit) => unit.side === side) as SetupUnit;
      const design = chance.one(DESIGNS).slug;
      return { ...like, id: `${side}-unit-${index}`, force: chance.one(forces), design, name: design };
    }),
  );
  return { ...duel, sides, units, turnLimit: chance.maybe(0.5) ? chance.int(1, 12) : null } as BattleSetup;
};

interface Fought {
  readonly events: readonly Event[];
  readonly state: State;
}

const play = (setup: unknown, chance: Chance, seed: number): Fought => {
  const read = battletech.readSetup(setup);
  if (!read.ok) throw new Error('a plan that its system does not take');
  const dice = seededDice(new Uint8Array(32).fill(seed % 256));
  let state = battletech.open(read.value);
  const events: Event[] = [];
  const happen = (more: readonly Event[]): void => {
    for (const event of more) state = battletech.apply(state, event);
    events.push(...more);
  };
  happen(battletech.begin(read.value, dice));
  const most = chance.int(1, 400);
  for (let count = 0; battletech.outcome(state) === null; count += 1) {
    const [asked] = battletech.awaited(state);
    const seat = chance.one(asked?.asked ?? []).seat;
    if (asked === undefined || count === most) {
      happen(battletech.stop(state, chance.maybe(0.5) ? { kind: 'gm' } : { kind: 'resigned', seat }));
      break;
    }
    const knowledge = battletech.know(state, { kind: 'seat', seat });
    const order = chance.maybe(0.5)
      ? battletech.bot(knowledge, seat, asked.id, 'attack', dice)
      : randomOrder(
          battletech.offers(knowledge, seat),
          (one, open) => battletech.draft(knowledge, seat, asked.id, one, open),
          (least, most) => chance.int(least, most),
        );
    if (order === null) throw new Error('nothing is on offer');
    const revision = asked.asked.find((one) => one.seat === seat)?.revision ?? 0;
    const done = decide(battletech, state, { seat, decision: asked.id, revision, order }, dice);
    if (!done.ok) throw new Error('an order on offer is refused');
    happen(done.value);
  }
  return { events, state };
};

describe('battles fought as matches', () => {
  it.each(SEEDS)('MAT-7 whatever happens becomes a report that counts (%s)', (seed) => {
    const chance = new Chance(`battletech battles ${seed}`);
    const setup = randomBattle(chance);
    const plan = battletechEngine.play?.plan(catalog, setup, { level: 'quickstart', tempo: 'blocks' });
    if (plan?.ok !== true) throw new Error('a battle that can be fought is refused');
    const { events, state } = play(plan.value.setup, chance, seed);
    const match = { version: battletech.version, setup: plan.value.setup, events };
    const report = battletechEngine.play?.report(catalog, setup, match);
    expect(battletechEngine.readReport(catalog, setup, report)).toEqual({ ok: true, value: report });

    const gone = state.units.filter((unit) => unit.gone === 'destroyed').length;
    const fates = (report?.units ?? []).map(({ fate }) => fate);
    // Who is destroyed in the match fights no more in the campaign, and nobody else is lost.
    expect(fates.filter((fate) => fate === 'destroyed' || fate === 'on-field-unfit')).toHaveLength(gone);
    for (const { id, fate, condition, pilot } of report?.units ?? []) {
      const unit = setup.units.find((one) => one.id === id);
      const design = catalog.mech(unit?.design ?? '');
      if (design === null) throw new Error('no design');
      expect(canFight(design, condition)).toBe(fate === 'on-field-fit' || fate === 'withdrawn');
      expect(pilot?.hits).toBe(unit?.pilot?.hits);
      expect(condition.slots).toEqual([]);
    }
    expect(report?.buildings).toEqual(setup.buildings.map(({ id, cp }) => ({ id, cp })));
  });
});
