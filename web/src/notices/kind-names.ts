/** What each kind of notice is called in the settings. A kind without a name does not compile. */
import { words } from '../text/words';
import type { NoticeKind } from './choices';

export const kindNames: Readonly<Record<NoticeKind, string>> = words(
  {
    'phase-open': 'A phase waits for your orders',
    'deadline-near': 'A deadline is near and you are not ready',
    'others-ready': 'All others are ready and you are not',
    nudged: 'The game master reminds you',
    'battle-waits': 'A battle of yours begins',
    'report-to-confirm': 'A report waits for your confirmation',
    'report-disputed': 'A report of your battle is disputed',
    'offer-made': 'Somebody offers you an exchange',
    'message-sent': 'Somebody writes to you',
    'match-move': 'A match waits for your move',
    'match-clock': 'The time for your move is nearly up',
    'match-bot': 'A bot decides for you in a match',
    'match-proposal': 'A proposal in a match waits for you',
    'match-over': 'A match of yours is over',
    'seat-taken-over': 'You take over a force',
    'seat-lost': 'You no longer play a force',
    'campaign-over': 'A campaign is over',
    'reset-link-made': 'A link for a new password was made for you',
    'players-late': 'A deadline has passed without orders',
    'battle-overdue': 'A battle is overdue: its report is missing',
    'dispute-waits': 'A disputed report waits for your decision',
    'invitation-taken': 'Somebody accepts an invitation',
    'webhook-failing': 'An engine accepts no battles',
    'chat-failing': 'The chat room accepts no posts',
    'webhook-stopped': 'A program of yours accepts no events',
  },
  {
    'phase-open': 'Eine Phase wartet auf deine Befehle',
    'deadline-near': 'Eine Frist läuft bald ab, und du bist nicht bereit',
    'others-ready': 'Alle anderen sind bereit, nur du nicht',
    nudged: 'Die Spielleitung erinnert dich',
    'battle-waits': 'Eines deiner Gefechte beginnt',
    'report-to-confirm': 'Ein Bericht wartet auf deine Bestätigung',
    'report-disputed': 'Ein Bericht deines Gefechts ist bestritten',
    'offer-made': 'Jemand bietet dir einen Tausch an',
    'message-sent': 'Jemand schreibt dir',
    'match-move': 'Eine Partie wartet auf deinen Zug',
    'match-clock': 'Die Zeit für deinen Zug ist fast um',
    'match-bot': 'Ein Bot entscheidet für dich in einer Partie',
    'match-proposal': 'Ein Vorschlag in einer Partie wartet auf dich',
    'match-over': 'Eine deiner Partien ist zu Ende',
    'seat-taken-over': 'Du übernimmst eine Truppe',
    'seat-lost': 'Du spielst eine Truppe nicht mehr',
    'campaign-over': 'Eine Kampagne ist zu Ende',
    'reset-link-made': 'Für dich wurde ein Link für ein neues Passwort gemacht',
    'players-late': 'Eine Frist ist ohne Befehle abgelaufen',
    'battle-overdue': 'Ein Gefecht ist überfällig: Sein Bericht fehlt',
    'dispute-waits': 'Ein bestrittener Bericht wartet auf deine Entscheidung',
    'invitation-taken': 'Jemand nimmt eine Einladung an',
    'webhook-failing': 'Eine Engine nimmt keine Gefechte an',
    'chat-failing': 'Der Chatraum nimmt keine Beiträge an',
    'webhook-stopped': 'Eines deiner Programme nimmt keine Ereignisse an',
  },
);

/** Those that only a game master gets. */
export const GM_KINDS: readonly NoticeKind[] = [
  'players-late',
  'battle-overdue',
  'dispute-waits',
  'invitation-taken',
  'webhook-failing',
  'chat-failing',
];

/** A newer server may have kinds that this page does not know. */
export const isNamed = (kind: NoticeKind): boolean => Object.hasOwn(kindNames, kind);
