/** A battle on two phones: both sides enter the same and file it. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Game, type Player } from '../support/game';
import { expectStatus, type Person } from '../support/players';

interface Unit {
  readonly id: string;
  readonly name: string;
}
interface Battle {
  readonly id: string;
  readonly state: string;
  readonly mine: boolean;
  readonly setup: { readonly units: readonly Unit[] };
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
    await comeBack(page, who);
    await page.goto(`/c/${game.id}${path}`);
  };
  const stateOf = async (): Promise<string> =>
    (expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as Battle).state;

  beforeAll(async () => {
    game = await newGame(web.app);
    [anna, ben] = game.players as [Player, Player];
    await game.advanceTo('combat', 'declarations');
    const enemy = (await game.view(ben)).mechs.find((mech) => mech.own);
    await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(anna)).map.hq }]);
    await game.allReady();
    battle = String((await game.view(anna)).battles.find((one) => one.mine)?.id);
    ({ units } = (
      expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as Battle
    ).setup);
  });

  const field = async (page: Page, turns: number): Promise<void> => {
    await tap(page.getByRole('button', { name: 'Field', exact: true }));
    await tap(page.getByRole('button', { name: 'nobody', exact: true }));
    await page.getByLabel('Turns').fill(String(turns));
    await page.getByLabel('Turns').blur();
  };

  it('takes a dispute with its reason, which the game master sees', async () => {
    const { setup } = expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as {
      readonly setup: {
        readonly hash: string;
        readonly buildings: readonly { readonly id: string; readonly cp: number }[];
        readonly units: readonly (Unit & { readonly condition: object; readonly pilot: object | null })[];
      };
    };
    const told = setup.units.map(({ id, condition, pilot }) => ({
      id,
      fate: 'on-field-fit',
      edge: null,
      condition,
      pilot: pilot === null ? null : { hits: 0, fate: 'in-mech' },
    }));
    const body = {
      hash: setup.hash,
      turns: 2,
      holder: null,
      log: null,
      units: told,
      buildings: setup.buildings.map(({ id, cp }) => ({ id, cp })),
      minesUsed: {},
    };
    expectStatus(await game.at(anna, 'POST', `/battles/${battle}/reports`, { body }), 201);
    const { page } = await web.open({ device: 'phone' });
    await come(page, ben, `/b/${battle}`);
    await page.getByText(/^From Force 1, /).waitFor();
    await page.getByRole('button', { name: 'Confirm' }).waitFor();
    const { page: filer } = await web.open({ device: 'phone' });
    await come(filer, anna, `/b/${battle}`);
    await filer.getByRole('button', { name: 'Dispute' }).waitFor();
    expect(await filer.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
    await tap(page.getByRole('button', { name: 'Dispute' }));
    await page.getByLabel('Why it is wrong').fill('It took five turns');
    await tap(page.locator('.report-card form').getByRole('button', { name: 'Dispute' }));
    await page.getByText('It took five turns').first().waitFor();
    expect(await stateOf()).toBe('disputed');
    const { page: desk } = await web.open({});
    await come(desk, game.gm, `/b/${battle}`);
    await desk.getByText('It took five turns').first().waitFor();
    await desk.getByRole('button', { name: 'Count this report' }).waitFor();
    await shot(desk, 'battle-gm');
    await expectAccessible(desk);
  });

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
    await tap(a.getByRole('link', { name: 'Enter the result' }));
    await come(b, ben, `/b/${battle}/sheet`);

    const [first] = units;
    const keys = async (page: Page, location: string, points: string): Promise<void> => {
      await tap(page.locator(`.ws-doll [data-location=${location}]`));
      await tap(page.getByRole('button', { name: points, exact: true }));
    };
    for (const page of [a, b]) {
      await tap(page.locator(`.ws-units [data-unit="${first?.id}"]`));
      await page.locator('.ws-doll svg').waitFor();
    }
    const picked = await a.locator('.ws-doll [data-location]').evaluateAll((parts) =>
      parts.map((part) => {
        const box = part.getBoundingClientRect();
        return { width: box.width, height: box.height };
      }),
    );
    for (const { width, height } of picked) {
      expect(width).toBeGreaterThanOrEqual(62);
      expect(height).toBeGreaterThanOrEqual(46);
    }
    await keys(a, 'CT', '5');
    await saved(a);
    await keys(b, 'CT', '3');
    await saved(b);
    const takes = a.getByRole('button', { name: 'Take theirs' });
    await takes.waitFor();
    await shot(a, 'worksheet-differs');
    await shot(b, 'worksheet-dark');
    await expectAccessible(a);
    await expectAccessible(b);
    await tap(b.getByRole('button', { name: 'Take theirs' }));
    await takes.waitFor({ state: 'detached' });
    await keys(a, 'CT', '1');
    await tap(a.getByRole('button', { name: 'Undo' }));
    await saved(a);

    for (const page of [a, b]) {
      await tap(page.getByRole('button', { name: 'Pilot, fate' }));
      await tap(page.getByRole('button', { name: 'All that are still open: on the field, fit' }));
      await field(page, 4);
      await saved(page);
    }
    await shot(a, 'worksheet-field');
    const file = a.getByRole('button', { name: 'File report' });
    await a.waitForFunction(
      () => document.querySelector<HTMLButtonElement>('.ws-head .btn.go')?.disabled === false,
    );
    await tap(file);
    await a.locator('.report-card').waitFor();
    await shot(a, 'battle-reported');
    await expectAccessible(a);
    expect(await stateOf()).toBe('done');
  });
});
