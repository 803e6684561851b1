/** A battle that is fought on the server, as its page tells it: no result to enter, and with whom it is. */
import { expectAccessible } from '../support/browser/accessible';
import { comeBack, shot } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { battleAs, openBattleMatch } from '../support/matches/battle-matches';
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
    other.expects(/^console error: .*422/);
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
    // On sheets of their own: what is wrong in a file is told by its lines, and the right one is taken.
    const file = (name: string, ...lines: readonly string[]) => ({
      ...{ name, mimeType: 'text/plain' },
      buffer: Buffer.from(['size 16 17', ...lines, 'end'].join('\n')),
    });
    const files = other.page.getByLabel('Own map sheets (.board)');
    await files.setInputFiles([file('hill.board'), file('bad.board', 'nonsense')]);
    expect(await other.page.getByLabel('hill.board in place of', { exact: true }).inputValue()).toBe('13');
    await other.page
      .getByLabel('bad.board in place of', { exact: true })
      .selectOption({ label: 'Row 1, column 2' });
    await other.page.getByRole('button', { name: 'Hand over' }).click();
    await other.page.getByText('bad.board cannot be read').waitFor();
    await expectAccessible(other.page);
    await shot(other.page, 'battle-own-boards');
    await files.setInputFiles([file('hill.board', 'hex 0816 9 "" ""')]);
    await other.page.getByRole('button', { name: 'Hand over' }).click();
    await other.page.getByText('It is with BattleTech on the server.').waitFor();
    const { match } = await battleAs(game, game.gm, battle);
    const board = await game.gm.call('GET', `/v1/matches/${String(match)}/board`);
    // 0816 of the middle sheet.
    expect(board.text).toContain('"4050"');
    expect(board.text).toContain('"level":9');
  });
});
