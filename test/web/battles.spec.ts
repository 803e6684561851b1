/** A battle on two phones: both sides enter the same and file it. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus, type Person } from '../support/players';

interface Battle {
  readonly id: string;
  readonly state: string;
  readonly mine: boolean;
  readonly setup: { readonly units: readonly { readonly id: string; readonly name: string }[] };
}

const saved = (page: Page): Promise<void> =>
  page
    .locator('.ws-name [role=status]')
    .getByText(/^Saved/)
    .waitFor();

describe('a battle on phones', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  let battle: string;
  let units: Battle['setup']['units'];
  const come = async (page: Page, who: Person, path: string): Promise<void> => {
    const me = expectStatus(await who.call('GET', '/v1/me'), 200).body as unknown as { readonly email: string };
    await comeBack(page, { email: me.email, password: 'correct horse battery' });
    await page.goto(`/c/${game.id}${path}`);
  };
  const stateOf = async (): Promise<string> => (expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as Battle).state;

  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
    await game.advanceTo('combat', 'declarations');
    const enemy = (await game.view(ben)).mechs.find((mech) => mech.own);
    await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(anna)).map.hq }]);
    await game.allReady();
    battle = String((await game.view(anna)).battles.find((one) => one.mine)?.id);
    ({ units } = (expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as Battle).setup);
  });

  const field = async (page: Page, turns: number): Promise<void> => {
    await tap(page.getByRole('button', { name: 'Field', exact: true }));
    await tap(page.getByRole('button', { name: 'nobody', exact: true }));
    await page.getByLabel('Turns').fill(String(turns));
    await page.getByLabel('Turns').blur();
  };

  it('shows each side what the other enters, and is filed when they agree', async () => {
    const { page: a } = await web.open({ device: 'phone' });
    const { page: b } = await web.open({ device: 'phone', theme: 'dark' });
    await come(a, anna, '/battles');
    await a.locator('.battle-row').first().waitFor();
    await shot(a, 'battles');
    await expectAccessible(a);
    await tap(a.locator('.battle-row').first());
    await a.getByRole('heading', { name: 'Sides' }).waitFor();
    await a.locator('.battle-picture img').waitFor();
    await shot(a, 'battle');
    await expectAccessible(a);
    await tap(a.getByRole('link', { name: 'Worksheet' }));
    await come(b, ben, `/b/${battle}/sheet`);

    const [first] = units;
    const keys = async (page: Page, location: string, points: string): Promise<void> => {
      await tap(page.locator(`.ws-doll [data-location=${location}]`));
      await tap(page.getByRole('button', { name: points, exact: true }));
    };
    for (const page of [a, b]) {
      await tap(page.locator('.ws-units .chip', { hasText: first?.name ?? '' }).first());
      await page.locator('.ws-doll svg').waitFor();
    }
    const picked = await a.locator('.ws-doll [data-location]').evaluateAll((parts) =>
      parts.map((part) => {
        const box = part.getBoundingClientRect();
        return { width: box.width, height: box.height };
      }),
    );
    for (const { width, height } of picked) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await keys(a, 'CT', '5');
    await saved(a);
    await keys(b, 'CT', '3');
    await saved(b);
    await a.getByRole('heading', { name: 'Differences' }).waitFor();
    await shot(a, 'worksheet-differs');
    await shot(b, 'worksheet-dark');
    await expectAccessible(a);
    await expectAccessible(b);
    await tap(b.getByRole('button', { name: 'Take theirs' }));
    await a.getByRole('heading', { name: 'Differences' }).waitFor({ state: 'detached' });
    await keys(a, 'CT', '1');
    await tap(a.getByRole('button', { name: 'Undo' }));
    await saved(a);

    for (const page of [a, b]) {
      await tap(page.getByRole('button', { name: 'Pilot, fate' }));
      await tap(page.getByRole('button', { name: 'All that are open: on the field, fit' }));
      await field(page, 4);
      await saved(page);
    }
    await shot(a, 'worksheet-field');
    const file = a.getByRole('button', { name: 'File report' });
    await a.waitForFunction(() => document.querySelector<HTMLButtonElement>('.ws-head .btn.go')?.disabled === false);
    await tap(file);
    await a.locator('.report-card').waitFor();
    await shot(a, 'battle-reported');
    await expectAccessible(a);
    expect(await stateOf()).toBe('done');
  });
});
