/**
 * What a battle's screens must stand: circles, no network, hostile names, records, the game master's hand,
 * and who may see what.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { quietReport } from '../../src/rules/testing/battles';
import type { BattleReport, BattleSetup } from '../../src/tactical/contract';
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot, tap } from '../support/browser/steps';
import type { Visitor } from '../support/browser/visitors';
import { useWeb } from '../support/browser/web';
import { gameOf, type Game, type Player } from '../support/game';
import { muster } from '../support/muster';
import { recordText } from '../support/megamek/megamek-record';
import { expectStatus, startedCampaign, type Person } from '../support/players';

const HUNCHBACK = 'hunchback-hbk-4g';
/** Markup, right-to-left, a picture, and length. */
const HOSTILE = ['<img src=x onerror=alert(1)>', 'مرحبا يا ولد', '🤖🔥 Zoë', 'W'.repeat(60)] as const;

interface Told {
  readonly units: readonly {
    readonly id: string;
    readonly entries: Readonly<
      Record<
        string,
        {
          readonly entry: {
            readonly fate: string | null;
            readonly condition: { readonly armor: Readonly<Record<string, number>> };
          };
        }
      >
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
    setup = expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body[
      'setup'
    ] as unknown as BattleSetup;
  });

  const come = async (visitor: Visitor, who: Person, path: string): Promise<Page> => {
    const { page } = visitor;
    // A host without a demo says so, and browsers note it.
    visitor.allows(/console error: .* 404 .*\/v1\/demo/);
    await comeBack(page, who);
    await page.goto(`/c/${game.id}/b/${battle}${path}`);
    return page;
  };
  const says = (page: Page, text: RegExp): Promise<void> =>
    page.locator('.ws-name [role=status]').filter({ hasText: text }).waitFor();
  const told = async (who: Person = anna): Promise<Told> =>
    expectStatus(await game.at(who, 'GET', `/battles/${battle}/worksheet`), 200).body as unknown as Told;
  const mine = (): readonly { readonly id: string }[] =>
    setup.units.filter(({ force }) => force === anna.force);
  const armor = async (unit: string): Promise<Readonly<Record<string, number>>> => {
    const entries = Object.values((await told()).units.find(({ id }) => id === unit)?.entries ?? {});
    return entries[0]?.entry.condition.armor ?? {};
  };
  const hitAt = async (page: Page, location: string, points: string): Promise<void> => {
    await tap(page.locator(`.ws-doll [data-location=${location}]`));
    await tap(page.getByRole('button', { name: points, exact: true }));
  };
  const chip = (page: Page, index: number) => page.locator('.ws-units .chip').nth(index);
  const circle = (page: Page, kind: 'armor' | 'structure', index: number) =>
    page.locator(`.cr-row.${kind} [data-circle="${index}"]`);

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
      .evaluateAll((all) =>
        all.map((part) => part.getBoundingClientRect().toJSON() as { width: number; height: number }),
      )) {
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
  });

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
  });

  it('wait on the device without network, over a closed page, and are sent from any screen', async () => {
    const phone = await web.open({ device: 'phone' });
    await come(phone, anna, '/sheet');
    await phone.page.locator('.ws-doll svg').waitFor();
    await phone.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // What the worksheet needs is on the device.
    await phone.page.waitForFunction(
      (id) =>
        new Promise<boolean>((done) => {
          const open = indexedDB.open('campaign-host');
          open.onsuccess = () => {
            const all = open.result.transaction('seen').objectStore('seen').getAllKeys();
            all.onsuccess = () => {
              open.result.close();
              done(all.result.some((key) => String(key).includes(`${id}/design/`)));
            };
          };
        }),
      game.id,
    );
    phone.allows(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_NETWORK/);
    await phone.context.setOffline(true);
    await hitAt(phone.page, 'LL', '5');
    await says(phone.page, /Not sent: waits on this device/);
    await phone.page.close();

    // For a moment a new page of the browser is not offline yet: what waits may be saved then, and its answer
    // lost.
    phone.allows(/status of 412/);
    const page = await phone.context.newPage();
    await page.goto(`/c/${game.id}/b/${battle}/sheet`);
    await page.locator('.ws-doll svg').waitFor();
    await says(page, /Not sent: waits on this device/);
    expect(await page.locator('.ws-doll .pip.new').count()).toBe(5);
    await shot(page, 'worksheet-offline');
    await hitAt(page, 'RL', '2');
    await says(page, /Not sent: waits on this device/);
    await page.goto(`/c/${game.id}/b/${battle}`);
    await page.getByRole('heading', { name: 'Sides' }).waitFor();
    await page.goto(`/c/${game.id}/war`);
    await page.getByText('1 worksheet has entries that are not sent').waitFor();
    await expectAccessible(page);

    await phone.context.setOffline(false);
    await page.getByText('1 worksheet has entries that are not sent').waitFor({ state: 'detached' });
    const sent = await armor(mine()[0]?.id ?? '');
    expect(Object.keys(sent).sort()).toEqual(['LL', 'RL']);
  });

  it('are mended, handed over, taken back and called off by the game master, and records come in with their questions', async () => {
    const desk = await come(await web.open({}), game.gm, '');
    await desk.getByText('It is with Table.').waitFor();
    await desk.getByLabel('Fought with').selectOption('megamek');
    await desk.getByRole('button', { name: 'Hand over' }).click();
    await desk.getByText('It is with MegaMek.').waitFor();
    await desk.getByRole('button', { name: 'Take back to the table' }).click();
    await desk.getByText('It is with Table.').waitFor();
    await shot(desk, 'gm-battle-names');
    await expectAccessible(desk);

    const told: BattleReport = { ...quietReport(setup), turns: 9 };
    const place = mkdtempSync(join(tmpdir(), 'records-'));
    const files = (['A', 'B'] as const).map((side) => {
      const file = join(place, `record-${side}.mul`);
      writeFileSync(file, recordText(setup, told, side));
      return file;
    });
    const phone = await web.open({ device: 'phone' });
    phone.allows(/console error: .* 422 /);
    const page = await come(phone, anna, '');
    await tap(page.locator('summary', { hasText: 'From MegaMek' }));
    const wrong = join(place, 'list.mul');
    writeFileSync(wrong, '<?xml version="1.0"?><unit version="0.49.13"/>');
    await page.getByLabel('Record files').setInputFiles(wrong);
    await tap(page.getByRole('button', { name: 'Hand in' }));
    await page
      .getByText(/<record>/)
      .first()
      .waitFor();
    const side = setup.sides.find(({ forces }) => forces.includes(anna.force))?.side ?? 'A';
    await page.getByLabel('Record files').setInputFiles(files[side === 'A' ? 0 : 1] ?? '');
    await tap(page.getByRole('button', { name: 'Hand in' }));
    await page.getByText('What the records leave open').waitFor();
    await page.locator('details').getByLabel('How many turns were fought?').fill('9');
    // What is typed stays when the other side hands in its own.
    const bens = await come(await web.open({ device: 'phone', theme: 'dark' }), ben, '');
    await tap(bens.locator('summary', { hasText: 'From MegaMek' }));
    await bens.getByLabel('Record files').setInputFiles(files[side === 'A' ? 1 : 0] ?? '');
    await tap(bens.getByRole('button', { name: 'Hand in' }));
    await page.getByText('2 records handed in').waitFor();
    expect(await page.locator('details').getByLabel('How many turns were fought?').inputValue()).toBe('9');
    const holder = page.getByRole('group', { name: 'Who holds the field?' });
    await tap(holder.getByRole('button', { name: 'Nobody' }));
    expect(await holder.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Nobody']);
    await shot(page, 'records-questions');
    await expectAccessible(page);
    await bens.getByRole('group', { name: 'Who holds the field?' }).scrollIntoViewIfNeeded();
    await shot(bens, 'records-questions-dark');
    const german = await come(await web.open({ language: 'de' }), anna, '');
    await german.locator('summary', { hasText: 'Aus MegaMek' }).click();
    await german
      .getByRole('group', { name: 'Wer hält das Feld?' })
      .getByRole('button', { name: 'Niemand' })
      .scrollIntoViewIfNeeded();
    await shot(german, 'records-questions-german');
    await tap(page.getByRole('button', { name: 'Send answers' }));
    await page.getByText('What the records leave open').waitFor({ state: 'detached' });
    await tap(page.getByRole('button', { name: 'File the report' }));
    await page.locator('.report-card').first().waitFor();
    await bens.locator('.report-card').first().waitFor();
    await tap(bens.getByRole('button', { name: 'Dispute', exact: true }));
    await bens.getByLabel('Why it is wrong').fill('<b>no</b> 🤖');
    await tap(bens.locator('.report-card form').getByRole('button', { name: 'Dispute' }));
    await bens.getByText('<b>no</b> 🤖').first().waitFor();
    await shot(bens, 'report-disputed-dark');

    await desk.getByRole('link', { name: 'Change the report' }).click();
    await desk.locator('.ws-doll svg').waitFor();
    const first = setup.units[0]?.id ?? '';
    await hitAt(desk, 'LA', '5');
    await desk.getByRole('button', { name: 'Pilot, fate' }).click();
    await desk.getByRole('button', { name: 'Withdrawn', exact: true }).click();
    await desk.locator('.ws-set', { hasText: 'Over which edge' }).getByRole('button').first().click();
    await desk.getByRole('button', { name: 'Field', exact: true }).click();
    await desk.getByLabel('Turns').fill('7');
    await shot(desk, 'gm-report-field');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await desk.locator('.report-card').first().waitFor();
    await desk.getByText('It is with Table.').waitFor();
    const { reports } = expectStatus(await game.at(game.gm, 'GET', `/battles/${battle}`), 200)
      .body as unknown as {
      readonly reports: readonly { readonly state: string; readonly body: BattleReport }[];
    };
    const body = reports.find(({ state }) => state === 'pending')?.body;
    expect(body?.turns).toBe(7);
    const mended = body?.units.find(({ id }) => id === first);
    expect(mended?.fate).toBe('withdrawn');
    expect(mended?.edge).not.toBeNull();
    expect(mended?.condition.armor).toHaveProperty('LA');
    await bens
      .getByText(/7 turns/)
      .first()
      .waitFor();
    await tap(bens.getByRole('button', { name: 'Confirm', exact: true }));
    // It has counted before the game master ends all of it.
    await bens.getByText('Confirmed by').first().waitFor();

    await desk.locator('summary', { hasText: 'Call off' }).click();
    await desk.getByLabel('Why it is called off').fill('Nobody came');
    await desk.getByRole('button', { name: 'Call off', exact: true }).click();
    await desk.locator('.battle-tags').getByText('called off').waitFor();
  });
});
