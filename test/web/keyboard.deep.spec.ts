/** Every screen by keyboard alone: all is reached, the focus shows, and no press of a button loses it. */
import { wrongAfterPresses, wrongByTab } from '../support/browser/keyboard';
import { allScreens, type Screen } from '../support/browser/screens';
import { sweep } from '../support/browser/sweep';
import { sweptWars } from '../support/browser/swept-wars';
import { useWeb } from '../support/browser/web';

/** For one part while working on it: SCREENS=desk. */
const only = process.env['SCREENS'] ?? '';

describe('every screen by keyboard', () => {
  const web = useWeb();
  let screens: readonly Screen[];
  beforeAll(async () => {
    screens = allScreens(await sweptWars(web.app)).filter(({ name }) => name.includes(only));
    expect(screens).not.toEqual([]);
  });

  it.each(['desktop', 'phone'] as const)(
    'is gone through by Tab on a %s',
    async (device) => {
      expect(await sweep(web, screens, { device }, (page) => wrongByTab(page))).toEqual([]);
    },
    600_000,
  );

  it('keeps the focus when buttons are pressed', async () => {
    expect(await sweep(web, screens, { device: 'desktop' }, (page) => wrongAfterPresses(page))).toEqual([]);
  }, 600_000);
});
