import { criticalsOf } from './critical-table';

it('BT-CRIT-2 up to 7 nothing, 8 and 9 one, 10 and 11 two, then three or the whole location', () => {
  const torso = [2, 7, 8, 9, 10, 11, 12, 14].map((total) => criticalsOf(total, 'CT').hits);
  expect(torso).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  for (const location of ['HD', 'RA', 'LA', 'RL', 'LL'] as const) {
    expect(criticalsOf(12, location)).toEqual({ hits: 0, isOff: true });
    expect(criticalsOf(11, location)).toEqual({ hits: 2, isOff: false });
  }
});
