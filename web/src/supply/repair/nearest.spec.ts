import { nearest } from './nearest';

const named = (...names: string[]) => names.map((name) => ({ name }));

describe('what is nearest to a wish', () => {
  it('is what begins with it, then what is shortest', () => {
    const found = named('Acid SRM 6 Ammo', 'SRM 6 Inferno Ammo', 'SRM 6 Ammo', 'Smoke SRM 6 Ammo');
    expect(nearest(found, 'srm 6', 3)).toEqual(named('SRM 6 Ammo', 'SRM 6 Inferno Ammo', 'Acid SRM 6 Ammo'));
  });
});
