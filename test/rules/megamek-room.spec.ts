/** MM-5: how much a record may say before anybody looks at its battle. */
import { bundledCatalog } from '../../src/catalog/bundled';
import type { BattleId, CampaignId, UserId } from '../../src/kernel/ids';
import { readXml } from '../../src/infrastructure/xml/read-xml';
import { quietReport } from '../../src/rules/testing/battles';
import { setupOf, unitOf } from '../support/megamek/megamek-battle';
import { entityText, recordText } from '../support/megamek/megamek-record';
import { HandIn } from '../../src/application/battles/papers/hand-in';
import { ReadDocuments } from '../../src/application/battles/papers/read-documents';
import type { CampaignTransactions } from '../../src/application/campaigns/campaign-transaction';
import { records } from '../../src/tactical/engines/megamek';

const ASKED = 'the campaign was asked for';
const store = {
  transact: () => {
    throw new Error(ASKED);
  },
} as unknown as CampaignTransactions;
const call = { id: 'c' as CampaignId, user: 'u' as UserId, dryRun: false, claim: null };

/** The codes of what is refused, or that it came further. */
const bring = async (files: readonly string[]): Promise<readonly string[] | typeof ASKED> => {
  const handIn = new HandIn(store, new ReadDocuments(readXml));
  const brought = { files: files.map((text) => Buffer.from(text)), answers: null, side: null, file: false };
  try {
    const outcome = await handIn.run(records, call, 'b' as BattleId, brought);
    if (outcome.ok || outcome.error.kind !== 'rules') throw new Error('not refused by its files');
    return outcome.error.violations.map(({ code, pointer }) => `${pointer} ${code}`);
  } catch (error) {
    return (error as Error).message === ASKED ? ASKED : Promise.reject(error as Error);
  }
};

const hunchback = bundledCatalog().mech('hunchback-hbk-4g');
const setup = setupOf(
  Array.from({ length: 160 }, (_, index) =>
    unitOf(`unit-${index}`, index % 2 === 0 ? 'A' : 'B', 'hunchback-hbk-4g'),
  ),
);

it('MM-5 the largest battle with every slot hit has room', async () => {
  const slots = (hunchback === null ? [] : Object.entries(hunchback.slots)).flatMap(([location, all]) =>
    all.map((_, index) => ({ location, slot: index + 1, state: 'destroyed' as const })),
  ) as never;
  const quiet = quietReport(setup);
  const report = {
    ...quiet,
    units: quiet.units.map((unit) => ({ ...unit, condition: { ...unit.condition, slots } })),
  };
  expect(await bring([recordText(setup, report, 'A')])).toBe(ASKED);
});

it('MM-5 a record that says more than any battle can is refused before its battle is looked at', async () => {
  const [unit] = setup.units;
  const [told] = quietReport(setup).units;
  if (unit === undefined || told === undefined) throw new Error('nobody');
  const slots = Array.from({ length: 9_900 }, (_, index) => `<slot index="${index + 1}" type="x"/>`).join('');
  const places = Array.from(
    { length: 9 },
    (_, index) => `<location index="${index + 20}">${slots}</location>`,
  ).join('');
  const huge = `<record version="0.49.13"><survivors>${entityText(unit, told).replace('</entity>', `${places}</entity>`)}</survivors></record>`;
  expect(huge.length).toBeLessThan(5 * 1024 * 1024);
  expect(await bring([recordText(setup, quietReport(setup), 'A'), huge])).toEqual([
    '/files/1 record/too-much',
  ]);
});
