/** Money is conserved (SUP-7 to SUP-9): every change of every account has its entry, and supply phases come out to the half ton. */
import { bundledCatalog } from '../../src/catalog/bundled';
import { knowledgeOf, previewSheet, rowsOf, rulesetOf } from '../../src/rules';
import { ledgerKeeper } from '../support/simulation/checks';
import { readSheets } from '../support/simulation/perform';
import { play, type Played } from '../support/simulation/play';
import { commander } from '../support/simulation/players/commander';
import { gambler } from '../support/simulation/players/gambler';

const DEEP = process.env['DEEP'] === undefined ? 1 : 10;
const HALF_TON = 500_000;
const seeds = (name: string, count: number): readonly string[] => Array.from({ length: count * DEEP }, (_, index) => `${name} ${index}`);

/** What the entries of one step say of a force, by the text of their cause; orders together. */
const booked = ({ events }: Played, force: string): { readonly orders: number; readonly rounding: number } => {
  let orders = 0;
  let rounding = 0;
  for (const event of events) {
    if (event.type !== 'account-changed' || event.data.force !== force) continue;
    if (event.data.cause.order !== null) orders += event.data.amount;
    else if (event.data.cause.rule === 'SUP-7') rounding += event.data.amount;
  }
  return { orders, rounding };
};

const closesSupply = (played: Played): boolean =>
  played.step.command.do === 'close' && played.before.campaign.phase === 'supply' && played.events.length > 0;

it.each(seeds('ledger', 12))('SUP-9 the balance is the sum of the entries after every step: %s', (seed) => {
  const keep = ledgerKeeper();
  const faults: string[] = [];
  play(seed, {}, (played) => faults.push(...keep(played).map((fault) => `step ${played.number}: ${fault}`)));
  expect(faults).toEqual([]);
});

it.each(seeds('rounding', 8))('SUP-7 income less spending less rounding is the change, in half tons, against the player: %s', (seed) => {
  play(seed, { by: [commander, gambler] }, (played) => {
    if (!closesSupply(played)) return;
    const income = played.before.campaign.options.supplyPerRound;
    for (const { id, account, out } of rowsOf(played.before.forces)) {
      if (out) continue;
      const { orders, rounding } = booked(played, id);
      const after = rowsOf(played.state.forces).find((force) => force.id === id)?.account ?? Number.NaN;
      // Income of the next round's supply cannot come in the same step.
      expect({ seed, step: played.number, change: after - account }).toEqual({ seed, step: played.number, change: orders + rounding });
      expect(-HALF_TON < rounding && rounding <= 0).toBe(true);
      const poor = after === 0 && rounding > -HALF_TON;
      expect(poor || (((income + orders + rounding) % HALF_TON) + HALF_TON) % HALF_TON === 0).toBe(true);
    }
  });
});

it.each(seeds('preview', 8))('SUP-7 a sheet of which nothing is dropped books what its preview said: %s', (seed) => {
  const catalog = bundledCatalog();
  play(seed, { by: [commander, commander, gambler], steps: 90 }, (played) => {
    if (!closesSupply(played) || played.step.command.do !== 'close') return;
    for (const [force, orders] of readSheets(played.before, played.step.command.sheets).read) {
      const { net, violations } = previewSheet(
        rulesetOf('planetary-1'),
        catalog,
        knowledgeOf(played.before, catalog, { kind: 'force', force }),
        orders,
      );
      const dropped = played.events.some((event) => event.type === 'order-dropped' && event.data.force === force);
      if (violations.length === 0 && !dropped)
        expect({ seed, step: played.number, booked: booked(played, force).orders }).toEqual({ seed, step: played.number, booked: net });
    }
  });
});
