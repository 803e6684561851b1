/** Words of messages. */
import { number } from '../text/format';
import { plural, words } from '../text/words';

export const t = words(
  {
    title: 'Messages',
    all: 'Everybody',
    team: 'My team',
    gm: 'Game master',
    threads: 'Whom to write to',
    back: 'All threads',
    none: 'Nothing yet.',
    unread: (count: number) => plural(count, '1 new message', `${count} new messages`),
    write: (name: string) => `Message to ${name}`,
    toAll: 'Everybody in the campaign can read it.',
    send: 'Send',
    of: (length: number, max: number) => `${number(length)} of ${number(max)} characters`,
    mute: 'Mute this force',
    unmute: 'Hear this force again',
    muteAll: 'Mute everything',
    muted: 'muted',
    mutedAlone:
      'Only you are affected, and nobody can tell. Nothing is lost: it is all there again when you hear them again.',
    vacant: 'Nobody plays this force at the moment.',
    listens: 'You watch: you read what is for everybody.',
    someone: 'A former force',
  },
  {
    title: 'Nachrichten',
    all: 'Alle',
    team: 'Mein Team',
    gm: 'Spielleitung',
    threads: 'An wen',
    back: 'Alle Gespräche',
    none: 'Noch nichts.',
    unread: (count: number) => plural(count, '1 neue Nachricht', `${count} neue Nachrichten`),
    write: (name: string) => `Nachricht an ${name}`,
    toAll: 'Alle in der Kampagne können das lesen.',
    send: 'Senden',
    of: (length: number, max: number) => `${number(length)} von ${number(max)} Zeichen`,
    mute: 'Diese Truppe stummschalten',
    unmute: 'Diese Truppe wieder hören',
    muteAll: 'Alles stummschalten',
    muted: 'stumm',
    mutedAlone:
      'Das gilt nur für dich, und niemand merkt es. Nichts geht verloren: Hörst du wieder hin, ist alles da.',
    vacant: 'Diese Truppe spielt zurzeit niemand.',
    listens: 'Du schaust zu: Du liest, was an alle geht.',
    someone: 'Eine frühere Truppe',
  },
);
