/**
 * Building a force: search and add, seats and names, lists of other programs, and lists kept on the device.
 */
import { expectAccessible } from '../support/browser/accessible';
import { openBuilder } from '../support/browser/force-builder';
import { tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';

const MUL = `<?xml version="1.0" encoding="UTF-8"?><unit version="0.50.07">
<entity chassis="Hunchback" model="HBK-4G" type="Biped"><pilot size="1" name="&lt;b&gt;Anna&lt;/b&gt;" gunnery="3" piloting="4"/></entity>
<entity chassis="Zorkmid" model="ZZ-9"/></unit>`;

describe('building a force', () => {
  const web = useWeb();

  it('goes from the search to a force, by a finger', async () => {
    const visitor = await web.open({ device: 'phone' });
    const { page } = visitor;
    await openBuilder(web.app, visitor);
    await tap(page.getByRole('button', { name: 'Find mechs' }));
    await page.getByLabel('Name or model').fill('atlas as7');
    await tap(page.getByRole('button', { name: 'Add Atlas AS7-K' }));
    await tap(page.getByRole('button', { name: 'Record sheet of Atlas AS7-K' }).last());
    await page.getByRole('img', { name: 'Record sheet of Atlas AS7-K' }).waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByText('Saved as a draft · 1 mech').waitFor();
    await page.getByRole('button', { name: /^Problems 0/ }).waitFor();
    await page.getByLabel('Pilot of Atlas AS7-K').selectOption({ label: 'green · unnamed 20' });
    await tap(page.getByRole('button', { name: /^Pilots/ }));
    await page.getByLabel('Name, green pilot 8').fill('Dora');
    await page.getByLabel('Name, green pilot 8').press('Enter');
    await tap(page.getByRole('button', { name: /^Mechs/ }));
    expect(
      await page
        .getByLabel('Pilot of Atlas AS7-K')
        .evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text),
    ).toBe('green · Dora');
    await page.reload();
    await page.getByText('green · Dora').waitFor({ state: 'attached' });
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Remove Atlas AS7-K' }));
    await page.getByText('0 mechs').waitFor();
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('Saved as a draft · 1 mech').waitFor();
  });

  it('takes lists of other programs, keeps lists, and gives them as a text', async () => {
    const visitor = await web.open();
    const { page } = visitor;
    await openBuilder(web.app, visitor);
    await page.getByRole('button', { name: 'Lists' }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'force.mul', mimeType: 'text/xml', buffer: Buffer.from(MUL) });
    await page.getByText('1 line has no design yet').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Another name for Zorkmid ZZ-9').fill('LCT-1V');
    await page.getByLabel('Another name for Zorkmid ZZ-9').press('Enter');
    await page.getByLabel('Design for Zorkmid ZZ-9').waitFor();
    await page.getByLabel('Design for Zorkmid ZZ-9').selectOption('locust-lct-1v');
    await page.getByRole('button', { name: 'Add to the force' }).click();
    await page.getByText('Saved as a draft · 2 mechs').waitFor();
    await page.getByText('elite · <b>Anna</b>').first().waitFor({ state: 'attached' });

    await page.getByRole('button', { name: 'Lists' }).click();
    expect(await page.getByRole('textbox', { name: 'The present force as a text' }).inputValue()).toBe(
      'Hunchback HBK-4G (<b>Anna</b>, elite)\nLocust LCT-1V (elite)',
    );
    await page.getByLabel('Name of the list').fill('Two');
    await page.getByRole('button', { name: 'Keep the present force' }).click();
    await page.getByRole('button', { name: 'Take' }).click();
    await page.getByRole('button', { name: 'Add to the force' }).click();
    await page.getByText('Saved as a draft · 4 mechs').waitFor();
  });
});
