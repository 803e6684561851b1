/**
 * Wars of 50 rounds with all building types in play. SUP-9: what a force has is what it began with, and its
 * income by the book, less what its orders cost and less the rounding; DEP-6: every unit of stock is
 * accounted for, event by event.
 */
import { rowsOf, rulesetOf } from '../../src/rules';
import { BUILDING_TYPES } from '../../src/rules/buildings';
import { tons } from '../../src/kernel/tonnage';
import { ledgerKeeper, soundState } from '../support/simulation/checks';
import { play, type Played } from '../support/simulation/play';
import { gambler } from '../support/simulation/players/gambler';
import { steward } from '../support/simulation/players/steward';
import { quotaKeeper } from '../support/simulation/quotas';
import { storekeeper } from '../support/simulation/stores';

const ROUNDS = 50;
const HALF_TON = 500_000;
const TON = 1_000_000;
const seeds = Array.from(
  { length: process.env['DEEP'] === undefined ? 2 : 20 },
  (_, index) => `fifty ${index}`,
);

/** What became of a force's tons since the war began. */
interface Book {
  income: number;
  quarry: number;
  orders: number;
  returned: number;
  exchanged: number;
  rounding: number;
}

const closes = ({ step, before, events }: Played, phase: string): boolean =>
  step.command.do === 'close' && before.campaign.phase === phase && events.length > 0;

/** BLD-6, BLD-2: how many buildings of a type worked for a force when the phase opened. */
const working = ({ before }: Played, force: string, type: string): number =>
  rowsOf(before.buildings).filter(
    (one) => one.type === type && one.opened.control === force && one.opened.works,
  ).length;

/** SUP-1, BLD-PORT: what supply has brought, by the book. */
const incomeOf = (played: Played, force: string): number =>
  played.before.campaign.options.supplyPerRound + 10 * TON * working(played, force, 'spaceport');

/** BLD-QUARRY: a ton for 10 CP that others have had repaired, each of their quarries. */
const quarryOf = (played: Played, force: string): number =>
  played.events.reduce(
    (sum, event) =>
      event.type === 'building-repaired' && event.data.force !== force
        ? sum + (event.data.cp * TON * working(played, force, 'quarry')) / 10
        : sum,
    0,
  );

const bookkeeper = () => {
  const books = new Map<string, Book>();
  const bookOf = (force: string): Book => {
    const known = books.get(force) ?? {
      income: 0,
      quarry: 0,
      orders: 0,
      returned: 0,
      exchanged: 0,
      rounding: 0,
    };
    books.set(force, known);
    return known;
  };
  const keep = (played: Played): readonly string[] => {
    const faults: string[] = [];
    for (const event of played.events) {
      if (event.type !== 'account-changed') continue;
      const { force, amount, cause } = event.data;
      if (cause.order !== null) bookOf(force).orders += amount;
      else if (cause.rule === 'SUP-7') bookOf(force).rounding += amount;
      else if (cause.rule === 'DEP-5') bookOf(force).exchanged += amount;
      else if (cause.text === 'supply/flight-returned') bookOf(force).returned += amount;
      else if (!['SUP-1', 'BLD-PORT', 'BLD-QUARRY'].includes(cause.rule))
        faults.push(`${cause.rule} ${cause.text} is no cause of the book`);
    }
    if (!closes(played, 'supply')) return faults;
    for (const { id, account, out } of rowsOf(played.state.forces)) {
      if (out || rowsOf(played.before.forces).some((one) => one.id === id && one.out)) continue;
      const book = bookOf(id);
      book.income += incomeOf(played, id);
      book.quarry += quarryOf(played, id);
      const sum = Object.values(book).reduce(
        (all: number, one: number) => all + one,
        played.state.campaign.options.startingTons,
      );
      if (sum !== account)
        faults.push(`${id} has ${account}, and by the book ${sum}: ${JSON.stringify(book)}`);
      if (account % 1 !== 0 || account < 0) faults.push(`${id} has ${account}`);
    }
    return faults;
  };
  return { keep, books };
};

const used = { controlled: new Set<string>(), orders: new Set<string>() };

it.each(seeds)(
  'SUP-7 SUP-9 DEP-6 over 50 rounds income less spending less rounding is the change, and no ton of stock comes from nowhere: %s',
  (seed) => {
    const { keep, books } = bookkeeper();
    const [booked, counted] = [ledgerKeeper(), quotaKeeper()];
    const faults: string[] = [];
    let rounds = 0;
    const options = {
      victory: { lastForceStanding: false, buildings: null, rounds: ROUNDS, gm: true },
      supplyPerRound: tons(40),
      teams: null,
    };
    play(
      seed,
      {
        ruleset: 'planetary-2',
        players: 3,
        bv: 6000,
        steps: 5000,
        meddling: false,
        options,
        by: [steward, steward, gambler],
      },
      (played) => {
        rounds = played.state.campaign.round;
        for (const { control, type } of rowsOf(played.state.buildings))
          if (control !== null) used.controlled.add(type);
        for (const event of played.events)
          if (event.type === 'account-changed' && event.data.cause.order !== null)
            used.orders.add(event.data.cause.order.type);
        for (const fault of [
          ...keep(played),
          ...booked(played),
          ...counted(played),
          ...storekeeper(played),
          ...soundState(played),
        ])
          faults.push(`step ${played.number}, round ${rounds} (${played.step.command.do}): ${fault}`);
      },
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(rounds).toBe(ROUNDS);
    for (const { rounding, exchanged } of books.values())
      expect([rounding <= 0, rounding > -ROUNDS * HALF_TON, Number.isSafeInteger(exchanged)]).toEqual([
        true,
        true,
        true,
      ]);
    expect([...books.values()].reduce((sum, { exchanged }) => sum + exchanged, 0)).toBe(0);
  },
);

// When all are over, in whatever order they came: every type of building was in somebody's hands, and what
// costs tons was ordered.
afterAll(() => {
  expect([...used.controlled].sort()).toEqual([...BUILDING_TYPES].sort());
  expect([...used.orders].sort()).toEqual(
    expect.arrayContaining(['dropship', 'factory', 'hire', 'repair-building', 'salvage', 'train']),
  );
  expect([...used.orders].every((type) => Object.hasOwn(rulesetOf('planetary-2').orders, type))).toBe(true);
});
