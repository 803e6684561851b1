import { sayIn, type Roll, words } from '../shapes';
import { battletech } from './index';
import { facingChoice as quickFacing } from './quick-start/menu-deploy';
import { facingChoice } from './standard/menus/choices';
import { toldRolls } from './told-rolls';

const said = (language: 'en' | 'de', say: string, params = {}): string =>
  sayIn(battletech.texts, language, say, params);
const ROLL: Roll = {
  label: 'hit',
  purpose: words('bt.roll.to-hit', { weapon: 'Large Laser' }),
  token: null,
  sides: 6,
  dice: [3, 4],
  kinds: null,
  faces: null,
  total: 7,
  needed: 6,
  successes: null,
  success: true,
};

describe('what players read of orders and rolls', () => {
  it('GAM-10 a facing is told by its direction, clockwise from north', () => {
    const facings = [0, 1, 2, 3, 4, 5].map((facing) => facingChoice(facing));
    expect(facings.map(({ value }) => value)).toEqual([0, 60, 120, 180, 240, 300]);
    expect(facings.map(({ label }) => said('en', label.say, label.params))).toEqual([
      'facing north',
      'facing north-east',
      'facing south-east',
      'facing south',
      'facing south-west',
      'facing north-west',
    ]);
    expect(facings.map(({ label }) => said('de', label.say, label.params))).toEqual([
      'Blick nach Norden',
      'Blick nach Nordosten',
      'Blick nach Südosten',
      'Blick nach Süden',
      'Blick nach Südwesten',
      'Blick nach Nordwesten',
    ]);
    expect([0, 1, 2, 3, 4, 5].map((facing) => quickFacing(facing))).toEqual(facings);
  });

  it('GAM-10 a roll names its weapon as sentences do', () => {
    const [told] = toldRolls([ROLL]);
    const { code, params } = told?.purpose ?? words('');
    expect(said('en', code, params)).toBe('To hit: Large Laser');
    expect(said('de', code, params)).toBe('Treffer: Schwerer Laser');
    // What it is counted by stays as it was rolled.
    expect({ ...told, purpose: ROLL.purpose }).toEqual(ROLL);
  });

  it('a roll for anything else is told as it is', () => {
    const other = { ...ROLL, purpose: words('bt.roll.initiative') };
    expect(toldRolls([other])).toEqual([other]);
  });
});
