/** Circles tapped one by one, what is taken back over all units, hostile names, and who may see a battle's screens. */
import type { Page } from 'playwright-core';
import type { BattleSetup } from '../../src/tactical/contract';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import type { Visitor } from '../support/browser/visitors';
import { useWeb } from '../support/browser/web';
import { gameOf, type Game, type Player } from '../support/game';
import { muster } from '../support/muster';
import { expectStatus, startedCampaign, type Person } from '../support/players';

const HUNCHBACK = 'hunchback-hbk-4g';
/** Markup, right-to-left, a picture, and length. */
const HOSTILE = ['<img src=x onerror=alert(1)>', 'مرحبا يا ولد', '🤖🔥 Zoë', 'W'.repeat(60)] as const;

interface Told {
  readonly units: readonly {
    readonly id: string;
    readonly entries: Readonly<
      Record<string, { readonly entry: { readonly fate: string | null; readonly condition: { readonly armor: Readonly<Record<string, number>> } } }>
    >;
  }[];
}

describe('entries of a battle', () => {
  const web = useWeb();
  let game: Game;
  let anna: Player;
  let ben: Player;
  let eve: Player;
  let battle: string;
  let setup: BattleSetup;

  /** A small battle between the first two of three. */
  beforeEach(async () => {
    game = await gameOf(await startedCampaign(web.app, 3));
    [anna, ben, eve] = game.players as [Player, Player, Player];
    await game.advanceTo('combat', 'declarations');
    const views = await Promise.all(game.players.map((player) => game.view(player)));
    const taken = new Set(views.flatMap(({ mechs }) => mechs.map(({ hex }) => hex)));
    const hex = views[0]?.map.sight.find((one) => !taken.has(one)) ?? '';
    await muster(game, anna, hex, [
      { design: HUNCHBACK, name: HOSTILE[0] },
      { design: HUNCHBACK, name: HOSTILE[1] },
    ]);
    await muster(game, ben, hex, [
      { design: HUNCHBACK, name: HOSTILE[2] },
      { design: HUNCHBACK, name: HOSTILE[3] },
    ]);
    await game.advanceTo('combat', 'battles');
    battle = (await game.view(anna)).battles.find((one) => one.hex === hex)?.id ?? '';
    setup = expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body['setup'] as unknown as BattleSetup;
  }, 120_000);

  const come = async (visitor: Visitor, who: Person, path: string): Promise<Page> => {
    const { page } = visitor;
    // A host without a demo says so, and browsers note it.
    visitor.allows(/console error: .* 404 .*\/v1\/demo/);
    const me = expectStatus(await who.call('GET', '/v1/me'), 200).body as unknown as { readonly email: string };
    await comeBack(page, { email: me.email, password: 'correct horse battery' });
    await page.goto(`/c/${game.id}/b/${battle}${path}`);
    return page;
  };
  const says = (page: Page, text: RegExp): Promise<void> => page.locator('.ws-name [role=status]').filter({ hasText: text }).waitFor();
  const told = async (who: Person = anna): Promise<Told> =>
    expectStatus(await game.at(who, 'GET', `/battles/${battle}/worksheet`), 200).body as unknown as Told;
  const mine = (): readonly { readonly id: string }[] => setup.units.filter(({ force }) => force === anna.force);
  const armor = async (unit: string): Promise<Readonly<Record<string, number>>> => {
    const entries = Object.values((await told()).units.find(({ id }) => id === unit)?.entries ?? {});
    return entries[0]?.entry.condition.armor ?? {};
  };
  const hitAt = async (page: Page, location: string, points: string): Promise<void> => {
    await tap(page.locator(`.ws-doll [data-location=${location}]`));
    await tap(page.getByRole('button', { name: points, exact: true }));
  };
  const chip = (page: Page, index: number) => page.locator('.ws-units .chip').nth(index);
  const circle = (page: Page, kind: 'armor' | 'structure', index: number) => page.locator(`.cr-row.${kind} [data-circle="${index}"]`);

  it('are tapped circle by circle, with a stroke, and with keys, and taken back over all units', async () => {
    const page = await come(await web.open({ device: 'phone' }), anna, '/sheet');
    const one = mine()[0]?.id ?? '';
    await page.locator('.ws-doll svg').waitFor();
    await tap(page.getByRole('button', { name: 'Tap circles' }));
    const dialog = page.getByRole('dialog');
    const where = dialog.getByLabel('Location', { exact: true });
    await where.selectOption('LA');
    const slider = dialog.getByRole('slider', { name: 'Armour' });
    // A Hunchback's arm has 16 points.
    await circle(page, 'armor', 15).waitFor();
    for (const box of await page
      .locator('.cr-row [data-circle]')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as { width: number; height: number }))) {
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(box.height).toBeGreaterThanOrEqual(24);
    }
    await expectAccessible(page);
    await tap(circle(page, 'armor', 4));
    expect(await slider.getAttribute('aria-valuenow')).toBe('11');
    await tap(circle(page, 'armor', 4));
    expect(await slider.getAttribute('aria-valuenow')).toBe('12');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('PageDown');
    expect(await slider.getAttribute('aria-valuenow')).toBe('6');
    await tap(circle(page, 'structure', 1));
    await shot(page, 'circles-phone');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await says(page, /^Saved/);
    expect(await armor(one)).toEqual({ LA: 6 });

    await tap(chip(page, 1));
    await hitAt(page, 'RA', '3');
    await says(page, /^Saved/);
    await tap(page.getByRole('button', { name: 'Field', exact: true }));
    await tap(page.getByRole('button', { name: 'nobody', exact: true }));
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText('Taken back: Field').waitFor();
    await tap(page.getByRole('button', { name: 'Undo' }));
    await page.getByText(/^Taken back: /).waitFor();
    // The structure's circles were the last change of the first unit.
    await page.locator('.ws-doll svg').waitFor();
    await tap(page.getByRole('button', { name: 'Undo' }));
    expect(await chip(page, 0).getAttribute('aria-pressed')).toBe('true');
    await says(page, /^Saved/);
    expect(await armor(one)).toEqual({ LA: 6 });
    expect(await armor(mine()[1]?.id ?? '')).toEqual({});

    // With a mouse, a stroke over several is one change.
    const desk = await come(await web.open({ theme: 'dark' }), anna, '/sheet');
    await desk.locator('.ws-doll svg').waitFor();
    await desk.getByRole('button', { name: 'Tap circles' }).click();
    await desk.getByRole('dialog').getByLabel('Location', { exact: true }).selectOption('RL');
    const middle = async (index: number): Promise<readonly [number, number]> => {
      const box = await circle(desk, 'armor', index).boundingBox();
      return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    };
    await circle(desk, 'armor', 7).scrollIntoViewIfNeeded();
    await desk.mouse.move(...(await middle(0)));
    await desk.mouse.down();
    for (const index of [1, 3, 7]) await desk.mouse.move(...(await middle(index)));
    await desk.mouse.up();
    await shot(desk, 'circles-desktop-dark');
    await expectAccessible(desk);
    await desk.keyboard.press('Escape');
    await says(desk, /^Saved/);
    const left = (await armor(one))['RL'] ?? 0;
    await desk.getByRole('button', { name: 'Undo' }).click();
    await says(desk, /^Saved/);
    expect(left).toBe(12);
    expect(await armor(one)).toEqual({ LA: 6 });
  }, 120_000);

  it('are shown to nobody who does not fight there', async () => {
    const desk = await come(await web.open({}), game.gm, '/sheet');
    await desk.locator('.ws-doll svg').waitFor();
    await desk.getByText(/You watch what both sides enter/).waitFor();
    expect(await desk.getByRole('button', { name: '5', exact: true }).isDisabled()).toBe(true);
    expect(await desk.getByRole('button', { name: 'File report' }).count()).toBe(0);
    const stranger = await web.open({ device: 'phone' });
    stranger.allows(/console error: .* (403|404) /);
    const page = await come(stranger, eve, '/sheet');
    await page.locator('.ws-scroll').getByText(/\S/).first().waitFor();
    await page.getByRole('link', { name: 'Back to the battle' }).waitFor();
    await shot(page, 'worksheet-outsider');
    await expectAccessible(page);
    await page.goto(`/c/${game.id}/b/${battle}`);
    await page.locator('.battles').getByText(/\S/).first().waitFor();
    await shot(page, 'battle-outsider');
    expect(await page.getByRole('link', { name: 'Worksheet' }).count()).toBe(0);
    for (const name of HOSTILE) expect(await page.getByText(name).count()).toBe(0);
    await page.goto(`/c/${game.id}/b/${battle}/report`);
    await page.locator('.ws-scroll').getByText(/\S/).first().waitFor();
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
  }, 120_000);
});
