/** A battle that is fought on the server, as its page tells it: no result to enter, and with whom it is. */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { openBattleMatch } from '../support/battle-matches';
import { newGame, type Player } from '../support/game';

describe('a battle on the server', () => {
  const web = useWeb();

  it('is told as one to those who fight in it, and to the game master', async () => {
    const game = await newGame(web.app);
    const { battle } = await openBattleMatch(game);
    const { page } = await web.open({ device: 'phone' });
    await comeBack(page, game.players[0] as Player);
    await page.goto(`/c/${game.id}/b/${battle}`);
    await page.getByText('It is fought on the server, as a match.').waitFor();
    expect(await page.getByRole('link', { name: 'Enter the result' }).count()).toBe(0);
    await expectAccessible(page);
    await shot(page, 'battle-on-server');
    const other = await web.open({ device: 'desktop' });
    await comeBack(other.page, game.gm);
    await other.page.goto(`/c/${game.id}/b/${battle}`);
    await other.page.getByText('BattleTech on the server').first().waitFor();
    const choice = other.page.getByLabel('Fought with');
    expect(await choice.inputValue()).toBe('battletech');
    await shot(other.page, 'battle-on-server-gm');
    // Away from the server, and to it again.
    await other.page.getByRole('button', { name: 'Take back to the table' }).click();
    await other.page.getByText('It is with Table.').waitFor();
    await choice.selectOption('battletech');
    await other.page.getByRole('button', { name: 'Hand over' }).click();
    await other.page.getByText('It is with BattleTech on the server.').waitFor();
  });
});
