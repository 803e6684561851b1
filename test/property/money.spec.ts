/**
 * Money is conserved (SUP-7 to SUP-9): every change of every account has its entry, and supply phases come
 * out to the half ton.
 */
import { bundledCatalog } from '../../src/catalog/bundled';
import { knowledgeOf, previewSheet, rowsOf, rulesetOf } from '../../src/rules';
import { ledgerKeeper } from '../support/simulation/checks';
import { readSheets } from '../support/simulation/perform';
import { play, type Played } from '../support/simulation/play';
import { steward } from '../support/simulation/players/steward';
import { FIRST_RULESET, seedsOf } from '../support/simulation/setup';
import { commander } from '../support/simulation/players/commander';
import { gambler } from '../support/simulation/players/gambler';

const HALF_TON = 500_000;

/** What the entries of one step say of a force, by the text of their cause; orders together. */
const booked = (
  { events }: Played,
  force: string,
): { readonly orders: number; readonly quarry: number; readonly rounding: number } => {
  let orders = 0;
  let quarry = 0;
  let rounding = 0;
  for (const event of events) {
    if (event.type !== 'account-changed' || event.data.force !== force) continue;
    if (event.data.cause.order !== null) orders += event.data.amount;
    else if (event.data.cause.rule === 'BLD-QUARRY') quarry += event.data.amount;
    else if (event.data.cause.rule === 'SUP-7') rounding += event.data.amount;
  }
  return { orders, quarry, rounding };
};

/** SUP-1, BLD-PORT, by the book: what came when the phase opened. */
const incomeBy = ({ before: { campaign, buildings } }: Played, force: string): number => {
  const ports = rowsOf(buildings).filter(
    ({ type, opened }) => type === 'spaceport' && opened.control === force && opened.works,
  ).length;
  return campaign.options.supplyPerRound + (campaign.ruleset === FIRST_RULESET ? 0 : ports * 10_000_000);
};

/** BLD-QUARRY, by the book: 1 t for every 10 CP that enemies had repaired in the phase, for each quarry. */
const quarryBy = ({ before: { campaign, buildings, forces }, events }: Played, force: string): number => {
  const quarries = rowsOf(buildings).filter(
    ({ type, opened }) => type === 'quarry' && opened.control === force && opened.works,
  ).length;
  const teamOf = (id: string) => rowsOf(forces).find((one) => one.id === id)?.team ?? null;
  const cp = events.reduce((sum, event) => {
    if (event.type !== 'building-repaired' || event.data.force === force) return sum;
    return teamOf(force) !== null && teamOf(force) === teamOf(event.data.force) ? sum : sum + event.data.cp;
  }, 0);
  return campaign.ruleset === FIRST_RULESET ? 0 : quarries * cp * 100_000;
};

const closesSupply = (played: Played): boolean =>
  played.step.command.do === 'close' && played.before.campaign.phase === 'supply' && played.events.length > 0;

it.each(seedsOf('ledger', { 'planetary-1': 12, 'planetary-2': 4 }))(
  'SUP-9 the balance is the sum of the entries after every step: %s, %s',
  (ruleset, seed) => {
    const keep = ledgerKeeper();
    const faults: string[] = [];
    play(seed, { ruleset }, (played) =>
      faults.push(...keep(played).map((fault) => `step ${played.number}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  },
);

it.each(seedsOf('rounding', { 'planetary-1': 8, 'planetary-2': 6 }))(
  'SUP-7 income less spending less rounding is the change, in half tons, against the player: %s, %s',
  (ruleset, seed) => {
    play(seed, { ruleset, by: [ruleset === FIRST_RULESET ? commander : steward, gambler] }, (played) => {
      if (!closesSupply(played)) return;
      for (const { id, account, out } of rowsOf(played.before.forces)) {
        if (out) continue;
        const { orders, quarry, rounding } = booked(played, id);
        const income = incomeBy(played, id);
        expect({ seed, step: played.number, quarry }).toEqual({
          seed,
          step: played.number,
          quarry: quarryBy(played, id),
        });
        const after = rowsOf(played.state.forces).find((force) => force.id === id)?.account ?? Number.NaN;
        // Income of the next round's supply cannot come in the same step.
        expect({ seed, step: played.number, change: after - account }).toEqual({
          seed,
          step: played.number,
          change: orders + quarry + rounding,
        });
        expect(-HALF_TON < rounding && rounding <= 0).toBe(true);
        const poor = after === 0 && rounding > -HALF_TON;
        expect(poor || (((income + orders + quarry + rounding) % HALF_TON) + HALF_TON) % HALF_TON === 0).toBe(
          true,
        );
      }
    });
  },
);

it.each(seedsOf('preview', { 'planetary-1': 8, 'planetary-2': 4 }))(
  'SUP-7 a sheet of which nothing is dropped books what its preview said: %s, %s',
  (ruleset, seed) => {
    const catalog = bundledCatalog();
    play(
      seed,
      {
        ruleset,
        by: ruleset === FIRST_RULESET ? [commander, commander, gambler] : [steward, steward, gambler],
        steps: 90,
      },
      (played) => {
        if (!closesSupply(played) || played.step.command.do !== 'close') return;
        for (const [force, orders] of readSheets(played.before, played.step.command.sheets).read) {
          const { net, violations } = previewSheet(
            rulesetOf(ruleset),
            catalog,
            knowledgeOf(played.before, catalog, { kind: 'force', force }),
            orders,
          );
          const dropped = played.events.some(
            (event) => event.type === 'order-dropped' && event.data.force === force,
          );
          if (violations.length === 0 && !dropped)
            expect({ seed, step: played.number, booked: booked(played, force).orders }).toEqual({
              seed,
              step: played.number,
              booked: net,
            });
        }
      },
    );
  },
);
