/** Words of notices. */
import { plural, words } from '../text/words';

export const t = words(
  {
    title: 'Notices',
    bell: (unread: number) =>
      unread === 0 ? 'Notices' : plural(unread, 'Notices, 1 new', `Notices, ${unread} new`),
    fresh: 'New',
    readAll: 'Mark all as read',
    more: 'Show more',
    again: 'Try again',
    none: 'No notices yet. When orders are due, a battle waits or somebody writes to you, you see it here.',
    asOf: (at: string) => `Offline · As of ${at}`,
    offline: 'Offline. The notices come when the server is reached.',
    settings: 'What else reaches me',
    home: 'My campaigns',
    kept: 'Notices are kept for 90 days.',
  },
  {
    title: 'Hinweise',
    bell: (unread: number) =>
      unread === 0 ? 'Hinweise' : plural(unread, 'Hinweise, 1 neuer', `Hinweise, ${unread} neue`),
    fresh: 'Neu',
    readAll: 'Alle als gelesen markieren',
    more: 'Mehr zeigen',
    again: 'Noch einmal',
    none: 'Noch keine Hinweise. Wenn Befehle fällig sind, ein Gefecht wartet oder dir jemand schreibt, steht es hier.',
    asOf: (at: string) => `Offline · Stand ${at}`,
    offline: 'Offline. Die Hinweise kommen, sobald der Server erreicht wird.',
    settings: 'Was mich sonst noch erreicht',
    home: 'Meine Kampagnen',
    kept: 'Hinweise bleiben 90 Tage.',
  },
);
