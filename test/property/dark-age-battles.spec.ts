/**
 * Battles that are fought as matches of Dark Age (MAT-7, DA-CAMP): random forces, bots and random legal play,
 * ended at random; whatever becomes of it is a report that counts.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { canFight } from '../../src/catalog/fitness';
import { decide, randomOrder } from '../../src/games';
import { darkAge, type Event, type State } from '../../src/games/dark-age';
import { Chance } from '../../src/kernel/chance';
import { seededDice } from '../../src/kernel/dice';
import { DIRECTIONS } from '../../src/rules/model/map';
import type { BattleSetup, SetupUnit } from '../../src/tactical/contract';
import { darkAgeEngine } from '../../src/tactical/engines/dark-age';
import { contractSetups } from '../support/engines/contract-battles';

const catalog = bundledCatalog();
/** Always the same; with DEEP many more. */
const SEEDS = Array.from({ length: process.env['DEEP'] === undefined ? 6 : 200 }, (_, index) => index + 1);
const [duel, , , allies] = contractSetups;
if (duel === undefined || allies === undefined) throw new Error('no battle');

/** One to four mechs on each of two sides, of one or two forces, with some edges closed. */
const randomBattle = (chance: Chance): BattleSetup => {
  const sides = duel.sides.map((side) => ({
    ...side,
    forces: chance.maybe(0.5) ? [`${side.side}1`] : [`${side.side}1`, `${side.side}2`],
    withdrawal: Object.fromEntries(
      DIRECTIONS.filter(() => chance.maybe(0.6)).map((direction) => [direction, '0504']),
    ),
  }));
  const units = sides.flatMap(({ side, forces }) =>
    Array.from({ length: chance.int(1, 4) }, (_, index): SetupUnit => {
      const like = duel.units.find((unit) => unit.side === side) as SetupUnit;
      const design = chance.one(catalog.mechs).slug;
      return {
        ...like,
        ...{ id: `${side}-unit-${index}`, force: chance.one(forces), design, name: design },
        shutDown: chance.maybe(0.1),
      };
    }),
  );
  return { ...duel, sides, units, turnLimit: chance.maybe(0.5) ? chance.int(1, 8) : 15 } as BattleSetup;
};

interface Fought {
  readonly events: readonly Event[];
  readonly state: State;
}

const play = (setup: unknown, chance: Chance, seed: number, most: number): Fought => {
  const read = darkAge.readSetup(setup);
  if (!read.ok) throw new Error('a plan that its system does not take');
  const dice = seededDice(new Uint8Array(32).fill(seed % 256));
  let state = darkAge.open(read.value);
  const events: Event[] = [];
  const happen = (more: readonly Event[]): void => {
    for (const event of more) state = darkAge.apply(state, event);
    events.push(...more);
  };
  happen(darkAge.begin(read.value, dice));
  for (let count = 0; darkAge.outcome(state) === null; count += 1) {
    const [asked] = darkAge.awaited(state);
    const seat = chance.one(asked?.asked ?? []).seat;
    if (asked === undefined || count === most) {
      happen(darkAge.stop(state, chance.maybe(0.5) ? { kind: 'gm' } : { kind: 'resigned', seat }));
      if (darkAge.outcome(state) === null) continue;
      break;
    }
    const knowledge = darkAge.know(state, { kind: 'seat', seat });
    const order = chance.maybe(0.7)
      ? darkAge.bot(knowledge, seat, asked.id, 'attack', dice)
      : randomOrder(
          darkAge.offers(knowledge, seat),
          (one, open) => darkAge.draft(knowledge, seat, asked.id, one, open),
          (least, limit) => chance.int(least, limit),
        );
    if (order === null) throw new Error('nothing is on offer');
    const revision = asked.asked.find((one) => one.seat === seat)?.revision ?? 0;
    const done = decide(darkAge, state, { seat, decision: asked.id, revision, order }, dice);
    if (!done.ok) throw new Error(`an order on offer is refused: ${JSON.stringify([order, done.error])}`);
    happen(done.value);
  }
  return { events, state };
};

const fought = (setup: BattleSetup, chance: Chance, seed: number, most: number) => {
  const plan = darkAgeEngine.play?.plan(catalog, setup, { level: 'standard', tempo: 'blocks' });
  if (plan?.ok !== true) throw new Error('a battle that can be fought is refused');
  const { events, state } = play(plan.value.setup, chance, seed, most);
  const match = { version: darkAge.version, setup: plan.value.setup, events };
  const report = darkAgeEngine.play?.report(catalog, setup, match);
  if (report === undefined) throw new Error('no report');
  return { plan: plan.value, state, match, report };
};

const cpOf = ({ terrain }: State, id: string): number | undefined =>
  terrain.find((piece) => piece.id === id)?.cp;

describe('battles fought as matches of Dark Age', () => {
  it.each(SEEDS)('MAT-7 whatever happens becomes a report that counts (%s)', (seed) => {
    const chance = new Chance(`dark age battles ${seed}`);
    const setup = randomBattle(chance);
    const { match, report, state } = fought(setup, chance, seed, chance.int(1, 120));
    expect(darkAgeEngine.readReport(catalog, setup, report)).toEqual({ ok: true, value: report });
    // The same log gives the same report.
    expect(darkAgeEngine.play?.report(catalog, setup, match)).toEqual(report);
    for (const { id, fate, condition } of report.units) {
      const design = catalog.mech(setup.units.find((one) => one.id === id)?.design ?? '');
      if (design === null) throw new Error('no design');
      if (fate === 'on-field-fit' || fate === 'withdrawn') expect(canFight(design, condition)).toBe(true);
    }
    expect(report.buildings).toEqual(
      setup.buildings.map(({ id, cp }) => ({ id, cp: cpOf(state, id) ?? cp })),
    );
  });

  it('DA-CAMP-6 what is fired at a building is missing in the report', () => {
    const [building] = allies.buildings;
    const plan = darkAgeEngine.play?.plan(catalog, allies, { level: 'standard', tempo: 'blocks' });
    const read = plan?.ok === true ? darkAge.readSetup(plan.value.setup) : null;
    if (plan?.ok !== true || read?.ok !== true || building === undefined) throw new Error('no battle');
    const begun = darkAge.begin(read.value, seededDice(new Uint8Array(32).fill(1)));
    const state = begun.reduce((now, event) => darkAge.apply(now, event), darkAge.open(read.value));
    expect(cpOf(state, building.id)).toBe(building.cp);
    const shot: Event = {
      ...{ type: 'razed', rolls: [], unit: 'a1', slot: 'primary', piece: building.id, cp: 7 },
    };
    const events = [...begun, shot, ...darkAge.stop(darkAge.apply(state, shot), { kind: 'gm' })];
    const report = darkAgeEngine.play?.report(catalog, allies, {
      ...{ version: darkAge.version, setup: plan.value.setup, events },
    });
    expect(report?.buildings[0]).toEqual({ id: building.id, cp: building.cp - 7 });
    expect(darkAgeEngine.readReport(catalog, allies, report)).toEqual({ ok: true, value: report });
  });

  it('DA-CAMP-4 worn mechs, teams and support units are fought with, and come back', () => {
    for (const [index, setup] of contractSetups.entries()) {
      const chance = new Chance(`dark age contract ${index}`);
      const { report } = fought(setup, chance, index, 60);
      expect(darkAgeEngine.readReport(catalog, setup, report)).toEqual({ ok: true, value: report });
    }
  });

  it('MAT-7 a match that the game master ends before it began changes nothing', () => {
    for (const setup of contractSetups) {
      const plan = darkAgeEngine.play?.plan(catalog, setup, { level: 'standard', tempo: 'alternate' });
      if (plan?.ok !== true) throw new Error('no plan');
      const read = darkAge.readSetup(plan.value.setup);
      if (!read.ok) throw new Error('no setup');
      const events = darkAge.stop(darkAge.open(read.value), { kind: 'gm' });
      const match = { version: darkAge.version, setup: plan.value.setup, events };
      const report = darkAgeEngine.play?.report(catalog, setup, match);
      expect(report?.turns).toBe(0);
      expect(report?.units.map(({ condition }) => condition)).toEqual(
        setup.units.map(({ condition }) => condition),
      );
    }
  });
});
