/**
 * Every tab of supply, on a phone and on a desktop, by day and by night: nothing is missing, and axe finds
 * nothing.
 */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot } from '../support/browser/steps';
import { warAtSupply, type WarAtSupply } from '../support/browser/war-at-supply';
import { useWeb } from '../support/browser/web';

const TABS = ['fix', 'market', 'people', 'buildings', 'stock', 'salvage', 'offers'];

describe('the tabs of supply', () => {
  const web = useWeb();
  let war: WarAtSupply;

  beforeAll(async () => {
    war = await warAtSupply(web.app);
  });

  it.each([
    { device: 'phone', theme: 'light', language: 'de' },
    { device: 'desktop', theme: 'dark', language: 'en' },
  ] as const)('show what there is on a $device', async (look) => {
    const visitor = await web.open(look);
    // Prices are asked for by trying, and what costs too much is answered with a refusal.
    visitor.allows(/status of 422/);
    const { page } = visitor;
    await comeBack(page, war.winner);
    for (const tab of TABS) {
      await page.goto(`/c/${war.game.id}/supply?tab=${tab}`);
      await page.locator('.work-in :is(.li, .mk tbody tr, .empty)').first().waitFor();
      await expectAccessible(page);
      await shot(page, `supply-${tab}-${look.device}`);
    }
  });
});
