/** Battles under the standard rules (BT-2, MAT-7): set up, left as they are, fought, and reported. */
import {
  bundledCatalog,
  type Condition,
  conditionViolations,
  LOCATIONS,
  type MechDesign,
  normalizeCondition,
  UNDAMAGED,
} from '../../../../catalog';
import { battletech, type StandardState } from '../../../../games/battletech';
import {
  Chance,
  err,
  hexBytes,
  ok,
  type Result,
  seededDice,
  sha256Hex,
  type Violation,
} from '../../../../kernel';
import { contractSetups } from '../../../../../test/support/engines/contract-battles';
import { checkReport } from '../../../../rules';
import type { BattleSetup } from '../../../contract';
import { planMatch } from '../plan';
import { reportMatch } from '../report';

const catalog = bundledCatalog();
const [duel, crowd, worn, allies] = contractSetups as [BattleSetup, BattleSetup, BattleSetup, BattleSetup];
const WISH = { level: 'standard', tempo: 'blocks' } as const;

const planOf = (setup: BattleSetup): unknown => {
  const plan = planMatch(catalog, setup, WISH);
  if (!plan.ok) throw new RangeError(JSON.stringify(plan.error));
  return plan.value.setup;
};

const opened = (input: unknown): ReturnType<typeof battletech.open> => {
  const read = battletech.readSetup(input);
  if (!read.ok) throw new RangeError(JSON.stringify(read.error));
  return battletech.open(read.value);
};

/** The report of a match that is ended before it begins. */
const untouched = (setup: BattleSetup) => {
  const input = planOf(setup);
  const events = battletech.stop(opened(input), { kind: 'gm' });
  return reportMatch(catalog, setup, { version: battletech.version, setup: input, events });
};

it.each([
  ['a duel', duel],
  ['three sides, a quarry and a mech without a pilot', crowd],
  ['worn mechs and a hospital', worn],
  ['a team, hired mechs, support units and mines', allies],
])('MAT-7 of %s nothing is changed by a match in which nothing happens', (_, setup) => {
  const report = untouched(setup);
  expect(report.units.map(({ id, condition }) => ({ id, condition }))).toEqual(
    setup.units.map(({ id, condition }) => ({ id, condition })),
  );
  expect(report.buildings).toEqual(setup.buildings.map(({ id, cp }) => ({ id, cp })));
  expect(checkReport(catalog, setup, report)).toEqual([]);
});

it('CMB-6 PREP-6 who is shut down, or without a pilot, stands there and is not started', () => {
  const state = opened(planOf(crowd)) as StandardState;
  expect(
    state.units.filter(({ isShutDown }) => isShutDown).map(({ staysShutDown }) => staysShutDown),
  ).toEqual([true]);
});

it('BLD-MINE mines lie on the middle sheet, where the dice say, and only their side knows', () => {
  const sides = duel.sides.map((side, index) => ({ ...side, minesAllowed: index === 0 ? 5 : 0 }));
  const mined = { ...duel, sides };
  const read = battletech.readSetup(planOf(mined));
  if (!read.ok) throw new RangeError('no setup');
  const laid = (seed: string): StandardState => {
    const events = battletech.begin(read.value, seededDice(hexBytes(sha256Hex(seed))));
    return events.reduce(
      (state, event) => battletech.apply(state, event),
      battletech.open(read.value),
    ) as StandardState;
  };
  const state = laid('one');
  const places = state.mines.map(({ hex }) => String(hex));
  expect([state.mines.length, new Set(places).size]).toEqual([5, 5]);
  expect(places).not.toEqual(laid('two').mines.map(({ hex }) => String(hex)));
  for (const hex of places) {
    expect([Number(hex.slice(0, 2)) >= 33, Number(hex.slice(0, 2)) <= 48]).toEqual([true, true]);
    expect([Number(hex.slice(2)) >= 35, Number(hex.slice(2)) <= 51]).toEqual([true, true]);
  }
  const knownTo = (seat: string): string => JSON.stringify(battletech.know(state, { kind: 'seat', seat }));
  const isMine = (seat: string): boolean => /"mines":\[\{/.test(knownTo(seat));
  expect([isMine('A'), isMine('B')]).toEqual([true, false]);
  expect(knownTo('B')).not.toContain('minefields');
});

const withDesign = ({ slug }: MechDesign, condition: Condition = UNDAMAGED): BattleSetup => ({
  ...duel,
  units: duel.units.map((unit, index) => (index === 0 ? { ...unit, design: slug, condition } : unit)),
});
const refused = (design: MechDesign): Result<null, readonly Violation[]> => {
  const plan = planMatch(catalog, withDesign(design), WISH);
  return plan.ok ? ok(null) : err(plan.error);
};

it('BT-3 every design of the catalogue comes back as it went, or is refused with what is not covered', () => {
  const designs = catalog.mechs.filter((_, index) => process.env['DEEP'] === '1' || index % 17 === 0);
  for (const design of designs) {
    const plan = refused(design);
    if (plan.ok) {
      expect([design.slug, untouched(withDesign(design)).units[0]?.condition]).toEqual([
        design.slug,
        UNDAMAGED,
      ]);
      continue;
    }
    for (const { code, pointer } of plan.error)
      expect([code, pointer]).toEqual([
        expect.stringMatching(/no-rules-for|changes-shape/),
        '/units/0/design',
      ]);
  }
});

/** Any damage with which a design can be: points, slots and shots, in every location but the centre torso also all of it. */
const randomDamage = (design: MechDesign, chance: Chance): Condition => {
  const left = (full: Readonly<Record<string, number>>, least: (place: string) => number) =>
    Object.fromEntries(
      Object.entries(full).flatMap(([place, points]) =>
        points > 0 && chance.maybe(0.5) ? [[place, chance.int(Math.min(points, least(place)), points)]] : [],
      ),
    );
  const isSound = (condition: Condition): boolean => conditionViolations(design, condition).length === 0;
  const points = {
    ...UNDAMAGED,
    armor: left(design.armor, () => 0),
    structure: left(design.structure, (place) => (place === 'CT' || chance.maybe(0.8) ? 1 : 0)),
  } as Condition;
  const ammunition = design.bins
    .filter(() => chance.maybe(0.5))
    .map(({ location, slot, shots }) => ({ location, slot, shots: chance.int(0, shots) }));
  let damage: Condition = isSound({ ...points, ammunition }) ? { ...points, ammunition } : points;
  for (let tries = 0; tries < 12; tries += 1) {
    const hit = { location: chance.one(LOCATIONS), slot: chance.int(1, 12), state: 'hit' as const };
    const more = { ...damage, slots: [...damage.slots, hit] };
    if (isSound(more)) damage = more;
  }
  return normalizeCondition(design, damage);
};

it('MAT-7 a mech with whatever damage comes back with it, to the point, the slot and the shot', () => {
  const chance = new Chance('random damage');
  const some = catalog.mechs.filter((_, index) => process.env['DEEP'] === '1' || index % 17 === 3);
  const seen = { slots: 0, shots: 0, points: 0 };
  for (const design of some) {
    if (!refused(design).ok) continue;
    const condition = randomDamage(design, chance);
    expect(conditionViolations(design, condition)).toEqual([]);
    seen.slots += condition.slots.length;
    seen.shots += condition.ammunition.length;
    seen.points += Object.keys(condition.armor).length + Object.keys(condition.structure).length;
    expect([design.slug, untouched(withDesign(design, condition)).units[0]?.condition]).toEqual([
      design.slug,
      condition,
    ]);
  }
  expect(Math.min(seen.slots, seen.shots, seen.points)).toBeGreaterThan(some.length / 4);
});

/** Bots play it to its end. */
const fought = (setup: BattleSetup, seed: string) => {
  const input = planOf(setup);
  const dice = seededDice(hexBytes(sha256Hex(seed)));
  let state = opened(input);
  const events = [...battletech.begin(state.setup, dice)];
  state = events.reduce((before, event) => battletech.apply(before, event), state);
  for (let orders = 0; battletech.outcome(state) === null && orders < 3_000; orders += 1) {
    const [question] = battletech.awaited(state);
    const seat = question?.asked[0]?.seat;
    if (question === undefined || seat === undefined) break;
    const knowledge = battletech.know(state, { kind: 'seat', seat });
    const order = battletech.bot(knowledge, seat, question.id, 'attack', dice);
    for (const event of battletech.play(state, seat, question.id, order, dice)) {
      events.push(event);
      state = battletech.apply(state, event);
    }
  }
  return reportMatch(catalog, setup, { version: battletech.version, setup: input, events });
};

it('TAC-6 TAC-5 a fought battle is reported without a contradiction, to the slot', () => {
  const near = (setup: BattleSetup): BattleSetup => ({ ...setup, turnLimit: 12 });
  for (const [name, setup] of [
    ['duel', near(duel)],
    ['worn', worn],
    ['allies', near(allies)],
  ] as const) {
    const report = fought(setup, name);
    expect([name, checkReport(catalog, setup, report)]).toEqual([name, []]);
    expect(report.turns).toBeGreaterThan(0);
  }
});
