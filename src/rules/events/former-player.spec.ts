/**
 * Names that are gone: told as words in both languages, and taken out of events and states wherever they
 * stand beside their user.
 */
import { textOf } from './tell';
import { withoutName } from './former-player';

it('are told as a former player, with a capital where the line begins', () => {
  expect(textOf('member-left', { name: '', role: 'observer' }, 'en')).toBe(
    'A former player has left the campaign.',
  );
  expect(textOf('member-left', { name: '', role: 'observer' }, 'de')).toBe(
    'Ein ehemaliges Mitglied hat die Kampagne verlassen.',
  );
  expect(textOf('campaign-claimed', { name: '' }, 'de')).toMatch(
    /^Ein ehemaliges Mitglied ist jetzt Spielleitung/,
  );
  expect(textOf('reset-link-made', { name: '', worksFrom: '3025-06-04T18:00:00.000Z' }, 'en')).toMatch(
    /password for a former player\./,
  );
  expect(textOf('seat-reassigned', { force: 'A', player: '', reason: null }, 'en')).toMatch(
    /^A former player/,
  );
  expect(textOf('member-left', { name: 'ann', role: 'observer' }, 'en')).toMatch(/^ann has/);
});

it('go where they stand beside their user, and nothing else does', () => {
  const state = {
    forces: {
      A: { user: 'u', name: 'Eagles', playerName: 'Ann' },
      B: { user: 'v', name: 'Owls', playerName: 'Ann' },
    },
    list: [
      { to: 'u', name: 'Ann', reason: 'Ann' },
      { user: 'u', name: 'Ann', force: null },
    ],
  };
  expect(withoutName(state, 'u')).toEqual({
    forces: {
      A: { user: 'u', name: 'Eagles', playerName: '' },
      B: { user: 'v', name: 'Owls', playerName: 'Ann' },
    },
    list: [
      { to: 'u', name: '', reason: 'Ann' },
      { user: 'u', name: '', force: null },
    ],
  });
  expect(withoutName(state, 'w')).toBe(state);
});
