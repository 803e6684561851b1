/** A game master's library of map sheets on the page (BT-8): imported, laid in a battle, removed. */
import type { Page } from 'playwright-core';
import { expectAccessible } from '../support/browser/accessible';
import { wrongLayout } from '../support/browser/layout';
import { comeBack, shot, tap } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { battleAs, openDuel } from '../support/matches/battle-matches';
import { newGame, type Player } from '../support/game';

const file = (name: string, ...lines: readonly string[]) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.from(['size 16 17', ...lines, 'end'].join('\n')),
});

describe('a library of map sheets', () => {
  const web = useWeb();

  const wellMade = async (page: Page, name: string): Promise<void> => {
    expect(await wrongLayout(page, false)).toEqual([]);
    await expectAccessible(page);
    await shot(page, name);
  };

  it('on a phone, in German: imported from the desk, with what is wrong by line, and removed', async () => {
    const game = await newGame(web.app);
    const { page } = await web.open({ device: 'phone', language: 'de', theme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}/gm`);
    await tap(page.getByRole('link', { name: 'Meine Kartenblätter' }));
    await page.getByText('Du hast noch keine Kartenblätter.').waitFor();
    await page
      .getByLabel('Kartenblätter importieren (.board)')
      .setInputFiles([
        file('Grass Lands 1.board'),
        file('Alps <b>1.board', 'hex 0816 9 "" ""'),
        file('bad.board', 'nonsense'),
      ]);
    await tap(page.getByRole('button', { name: 'Importieren', exact: true }));
    await page.getByText('2 Blätter sind neu.').waitFor();
    await page.getByText('Eine Datei wurde abgelehnt:').waitFor();
    await page.getByText(/^Zeile 2/).waitFor();
    const list = page.getByRole('list', { name: 'Meine Kartenblätter' });
    await list.getByText('Alps <b>1').waitFor();
    await list.getByText('Gebirge').waitFor();
    await wellMade(page, 'own-boards-phone-de-dark');
    await tap(page.getByRole('button', { name: 'Grass Lands 1 entfernen' }));
    await list.getByText('Grass Lands 1').waitFor({ state: 'detached' });
    expect(await list.getByRole('listitem').count()).toBe(1);
  });

  it('on a desktop, in English: a battle is handed over with sheets of it; players have no library', async () => {
    const game = await newGame(web.app);
    const battle = await openDuel(game);
    const files = [{ name: 'Alps 1.board', text: 'size 16 17\nhex 0816 9 "" ""\nend' }];
    await game.gm.call('POST', '/v1/me/boards', { body: { files } });
    const { page } = await web.open({ device: 'desktop' });
    await comeBack(page, game.gm);
    await page.goto(`/c/${game.id}/b/${battle}`);
    await page.getByLabel('Fought with').selectOption('battletech');
    const choice = page.getByLabel('My map sheets', { exact: true });
    await choice.selectOption('alps-1');
    await page.getByRole('button', { name: 'Take it' }).click();
    const place = page.getByLabel('Alps 1 in place of', { exact: true });
    expect(await place.inputValue()).toBe('13');
    expect(await choice.inputValue()).toBe('');
    await place.selectOption({ label: 'None' });
    await place.waitFor({ state: 'detached' });
    await choice.selectOption('alps-1');
    await page.getByRole('button', { name: 'Take it' }).click();
    await place.selectOption({ label: 'Row 1, column 2' });
    // A file goes beside it, into the middle.
    await page.getByLabel('Own map sheets (.board)').setInputFiles([file('hill.board', 'hex 0816 12 "" ""')]);
    expect(await page.getByLabel('hill.board in place of', { exact: true }).inputValue()).toBe('13');
    await page.getByLabel(/^My map sheets lie wherever/).check();
    await wellMade(page, 'own-boards-hand-over');
    await page.getByRole('button', { name: 'Hand over' }).click();
    await page.getByText('It is with BattleTech on the server.').waitFor();
    const { match } = await battleAs(game, game.gm, battle);
    const { body } = await game.gm.call('GET', `/v1/matches/${String(match)}/board`);
    const { areas } = body as unknown as { areas: { level: number; places: string[] }[] };
    const at = (level: number): readonly string[] =>
      areas.filter((area) => area.level === level).flatMap(({ places }) => places);
    // 0816 of the second sheet, and of the middle one.
    expect(at(9).filter((hex) => hex === '2416')).toHaveLength(1);
    expect(at(12)).toEqual(['4050']);

    const other = await web.open({ device: 'desktop' });
    await comeBack(other.page, game.players[0] as Player);
    await other.page.goto(`/c/${game.id}/gm/boards`);
    await other.page.getByText('Only the game master works here.').waitFor();
  });
});
