/** The war's story on a phone: looking back on the map, reports, figures, dice, and the rulebook. */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import type { Visitor } from '../support/browser/visitors';
import { useWeb } from '../support/browser/web';
import { expectStatus, startedCampaign, type Person, type SetUp } from '../support/players';

describe('the story of a war', () => {
  const web = useWeb();
  let war: SetUp;

  const advance = async (): Promise<void> =>
    void expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/advance`, { body: { reason: 'on' } }),
      200,
    );
  beforeAll(async () => {
    war = await startedCampaign(web.app, 2);
    // Through the first round, into the movement of the second.
    for (let phase = 0; phase < 8; phase += 1) await advance();
  });

  const enter = async (
    person: Person,
    path: string,
    look: Parameters<typeof web.open>[0] = { device: 'phone' },
  ): Promise<Visitor> => {
    const visitor = await web.open(look);
    await comeBack(visitor.page, person);
    await visitor.page.goto(`/c/${war.id}${path}`);
    return visitor;
  };
  const [anna, ben] = [() => war.players[0] as Person, () => war.players[1] as Person];

  it('is looked back upon, phase by phase', async () => {
    const { page } = await enter(anna(), '/war');
    const slider = page.getByRole('slider');
    await slider.waitFor();
    expect(await slider.getAttribute('aria-valuetext')).toBe('Now');
    await tap(page.getByRole('button', { name: 'Phase before' }));
    await page.getByText('Orders cannot be given there').waitFor();
    expect(new URL(page.url()).searchParams.get('at')).toMatch(/^2\.\w+/);
    await page.keyboard.press('[');
    await slider.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('Round 1 · Preparation');
    await page.keyboard.press(']');
    await page.waitForURL(/at=1\.planning/);
    await page.reload();
    await page.getByText('Round 1 · Planning').first().waitFor();
    await shot(page, 'history-war');
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Now' }));
    await page.getByText('Orders cannot be given there').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('is told by rounds, in figures, and by its dice', async () => {
    const { page } = await enter(ben(), '/war/1', { device: 'phone', theme: 'dark', language: 'de' });
    await page.getByRole('heading', { name: 'Bericht der Runde 1' }).waitFor();
    await page.getByRole('heading', { name: 'Truppen' }).waitFor();
    await tap(page.getByText('Einkommen').first());
    await tap(page.getByRole('button', { name: 'Regel SUP-1' }).first());
    const rule = page.getByRole('dialog', { name: 'SUP-1' });
    await rule.waitFor();
    await tap(rule.getByRole('button', { name: 'Schließen' }));
    await rule.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await tap(page.getByRole('link', { name: 'Zahlen' }));
    await page.locator('.plot canvas').first().waitFor();
    await tap(page.getByText('Als Tabelle').first());
    await page.getByRole('table').first().waitFor();
    await page.getByText('Fingerabdruck (SHA-256)').waitFor();
    await shot(page, 'history-figures');
    await expectAccessible(page);
  });

  it('shows the game master everybody’s eyes', async () => {
    const { page } = await enter(war.gm, '/war?at=1.movement', { device: 'desktop' });
    const eyes = page.getByLabel('As seen by');
    await eyes.selectOption({ label: 'Force 1' });
    await page.waitForURL(/as=/);
    expect(new URL(page.url()).searchParams.get('at')).toBe('1.movement');
    await page.getByText('Round 1 · Movement').first().waitFor();
    await expectAccessible(page);
  });

  it('lets everybody check the dice when it is over', async () => {
    expectStatus(
      await war.gm.call('POST', `/v1/campaigns/${war.id}/gm/end`, { body: { winner: null, reason: 'late' } }),
      200,
    );
    const { page } = await enter(anna(), '/war/stats');
    await tap(page.getByRole('button', { name: 'Check all rolls here' }));
    await page.getByText(/rolls checked: each is|No dice were rolled/).waitFor();
    const saved = page.waitForEvent('download');
    await tap(page.getByRole('link', { name: 'Save check-rolls.mjs' }));
    expect((await saved).suggestedFilename()).toBe('check-rolls.mjs');
    await expectAccessible(page);
  });

  it('has a rulebook in which every rule has an address, and words are found', async () => {
    const { page } = await web.open({ device: 'phone' });
    await page.goto('/rules/mov-1');
    await page.locator('#MOV-1.is-chosen').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('MOV-1');
    await expectAccessible(page);
    await page.getByRole('searchbox').fill('walking mp');
    await page.getByText(/^\d+ rules$/).waitFor();
    await page.locator('mark').first().waitFor();
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('walking mp');
    await page.goto('/rules/NO-99');
    await page.getByText('There is no rule NO-99').waitFor();
  });
});
