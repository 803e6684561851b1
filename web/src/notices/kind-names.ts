/** What each kind of notice is called in the settings. A kind without a name does not compile. */
import { words } from '../text/words';
import type { NoticeKind } from './choices';

export const kindNames: Readonly<Record<NoticeKind, string>> = words(
  {
    'phase-open': 'A phase waits for your orders',
    'deadline-near': 'A deadline is near and you are not ready',
    nudged: 'The game master reminds you',
    'battle-waits': 'A battle of yours begins',
    'report-to-confirm': 'A report waits for your confirmation',
    'report-disputed': 'A report of your battle is disputed',
    'offer-made': 'Somebody offers you an exchange',
    'message-sent': 'Somebody writes to you',
    'seat-taken-over': 'You take over a force',
    'seat-lost': 'You no longer play a force',
    'campaign-over': 'A campaign is over',
    'reset-link-made': 'A link for a new password was made for you',
    'players-late': 'A deadline has passed without orders',
    'battle-overdue': 'A battle has no report after its time',
    'dispute-waits': 'A dispute waits for your decision',
    'invitation-taken': 'Somebody accepts an invitation',
    'webhook-failing': 'An engine takes no battles',
  },
  {
    'phase-open': 'Eine Phase wartet auf deine Befehle',
    'deadline-near': 'Eine Frist läuft bald ab und du bist nicht bereit',
    nudged: 'Die Spielleitung erinnert dich',
    'battle-waits': 'Ein Gefecht von dir beginnt',
    'report-to-confirm': 'Ein Bericht wartet auf deine Bestätigung',
    'report-disputed': 'Ein Bericht deines Gefechts ist strittig',
    'offer-made': 'Jemand bietet dir einen Tausch an',
    'message-sent': 'Jemand schreibt dir',
    'seat-taken-over': 'Du übernimmst eine Streitmacht',
    'seat-lost': 'Du spielst eine Streitmacht nicht mehr',
    'campaign-over': 'Eine Kampagne ist zu Ende',
    'reset-link-made': 'Für dich wurde ein Link für ein neues Passwort gemacht',
    'players-late': 'Eine Frist ist ohne Befehle abgelaufen',
    'battle-overdue': 'Ein Gefecht hat nach seiner Zeit keinen Bericht',
    'dispute-waits': 'Ein Streit wartet auf deine Entscheidung',
    'invitation-taken': 'Jemand nimmt eine Einladung an',
    'webhook-failing': 'Eine Engine nimmt keine Gefechte an',
  },
);

/** Those that only a game master gets. */
export const GM_KINDS: readonly NoticeKind[] = [
  'players-late',
  'battle-overdue',
  'dispute-waits',
  'invitation-taken',
  'webhook-failing',
];

/** A newer server may have kinds that this page does not know. */
export const isNamed = (kind: NoticeKind): boolean => Object.hasOwn(kindNames, kind);
