/** What the other side enters after a worksheet was read and before the campaign's stream is open is shown, too. */
import { comeBack } from '../support/browser/steps';
import { useWeb } from '../support/browser/web';
import { newGame, type Player } from '../support/game';
import { expectStatus } from '../support/players';

describe('a worksheet whose stream opens late', () => {
  const web = useWeb();

  it('shows what came before it was open', async () => {
    const game = await newGame(web.app);
    const [anna, ben] = game.players as [Player, Player];
    await game.advanceTo('combat', 'declarations');
    const enemy = (await game.view(ben)).mechs.find((mech) => mech.own);
    await game.correct([{ set: 'mech', mech: enemy?.id, hex: (await game.view(anna)).map.hq }]);
    await game.allReady();
    const battle = String((await game.view(anna)).battles.find((one) => one.mine)?.id);
    const { setup } = expectStatus(await game.at(anna, 'GET', `/battles/${battle}`), 200).body as unknown as {
      setup: { units: { id: string }[] };
    };
    const unit = setup.units[0]?.id ?? '';
    const enters = async (who: Player, armor: number): Promise<void> => {
      const condition = { armor: { CT: armor }, structure: {}, slots: [], ammunition: [] };
      const body = { fate: null, edge: null, hits: null, pilotFate: null, condition };
      const address = `/battles/${battle}/worksheet/units/${unit}`;
      expectStatus(await game.at(who, 'PUT', address, { body, headers: { 'if-match': '"0"' } }), 200);
    };
    await enters(ben, 3);
    const { page } = await web.open({ device: 'phone' });
    let open = (): void => undefined;
    const opened = new Promise<void>((done) => (open = done));
    await page.route('**/events/stream*', async (route) => {
      await opened;
      await route.continue();
    });
    const asked = page.waitForRequest('**/events/stream*');
    await comeBack(page, ben);
    await page.goto(`/c/${game.id}/b/${battle}/sheet`);
    await page.locator(`.ws-units [data-unit="${unit}"]`).click();
    await page.locator('.ws-doll svg').waitFor();
    await asked;
    const takes = page.getByRole('button', { name: 'Take theirs' });
    expect(await takes.count()).toBe(0);
    await enters(anna, 5);
    open();
    await takes.waitFor();
  });
});
