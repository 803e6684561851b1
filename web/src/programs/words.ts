/** The words of the page about one's own programs. */
import { plural, words } from '../text/words';

export const t = words(
  {
    title: 'My programs',
    what: 'A program of your own can get your events of this campaign as soon as they happen: exactly those that you see, in order and signed. Only you see what you enter here.',
    none: 'No program gets your events yet.',
    full: 'Three programs are the limit.',
    url: 'Address of the program',
    urlHint: 'Posts are sent there. The address is kept sealed and never shown again.',
    past: 'Also what has happened so far',
    add: 'Add',
    secret: 'Secret of the program',
    once: 'It is shown only now. The program checks the signatures of the posts with it.',
    remove: (server: string) => `Remove ${server}`,
    posts: 'Posts',
    postsOf: (server: string) => `Posts to ${server}`,
    fresh: 'nothing was sent yet',
    taken: (at: string) => `last post accepted: ${at}`,
    failing: (at: string, why: string) => `has accepted nothing since ${at}: ${why}`,
    stoppedFailing: 'Nothing is sent there any more: it accepted nothing for two days.',
    stoppedGone: 'Nothing is sent there any more: it answered that it is gone.',
    stoppedMoved:
      'Nothing is sent there any more: your role in this campaign has changed. Remove the program and add it again.',
    retry: 'Try again now',
    noPosts: 'Nothing was sent yet.',
    events: (first: string, last: string) =>
      first === last ? `Event ${first}` : `Events ${first} to ${last}`,
    postTaken: (at: string, tries: number) =>
      `accepted ${at}${tries > 1 ? `, at attempt ${String(tries)}` : ''}`,
    next: (at: string, tries: number) =>
      `${tries} ${plural(tries, 'attempt', 'attempts')}, the next one ${at}`,
    ended: (tries: number) => `${tries} ${plural(tries, 'attempt', 'attempts')}, no further one`,
    again: 'Send again from here',
    againFrom: (first: string) => `Send again from event ${first}`,
    sending: 'It is being sent again.',
  },
  {
    title: 'Meine Programme',
    what: 'Ein eigenes Programm kann deine Ereignisse dieser Kampagne erhalten, sobald sie geschehen: genau die, die du siehst, der Reihe nach und signiert. Was du hier einträgst, siehst nur du.',
    none: 'Noch kein Programm erhält deine Ereignisse.',
    full: 'Höchstens drei Programme sind möglich.',
    url: 'Adresse des Programms',
    urlHint: 'Dorthin wird gesendet. Die Adresse wird versiegelt aufbewahrt und nie wieder gezeigt.',
    past: 'Auch, was bisher geschehen ist',
    add: 'Eintragen',
    secret: 'Geheimnis des Programms',
    once: 'Es wird nur jetzt gezeigt. Das Programm prüft damit die Signaturen der Sendungen.',
    remove: (server: string) => `${server} entfernen`,
    posts: 'Sendungen',
    postsOf: (server: string) => `Sendungen an ${server}`,
    fresh: 'noch nichts gesendet',
    taken: (at: string) => `letzte Sendung angenommen: ${at}`,
    failing: (at: string, why: string) => `die Adresse nimmt seit ${at} nichts an: ${why}`,
    stoppedFailing: 'Dorthin wird nichts mehr gesendet: Zwei Tage lang wurde nichts angenommen.',
    stoppedGone: 'Dorthin wird nichts mehr gesendet: Das Programm gibt es dort nicht mehr.',
    stoppedMoved:
      'Dorthin wird nichts mehr gesendet: Deine Rolle in dieser Kampagne hat sich geändert. Entferne das Programm und trage es neu ein.',
    retry: 'Jetzt noch einmal versuchen',
    noPosts: 'Noch nichts gesendet.',
    events: (first: string, last: string) =>
      first === last ? `Ereignis ${first}` : `Ereignisse ${first} bis ${last}`,
    postTaken: (at: string, tries: number) =>
      `angenommen ${at}${tries > 1 ? `, beim ${String(tries)}. Versuch` : ''}`,
    next: (at: string, tries: number) =>
      `${tries} ${plural(tries, 'Versuch', 'Versuche')}, der nächste ${at}`,
    ended: (tries: number) => `${tries} ${plural(tries, 'Versuch', 'Versuche')}, kein weiterer`,
    again: 'Ab hier noch einmal senden',
    againFrom: (first: string) => `Ab Ereignis ${first} noch einmal senden`,
    sending: 'Es wird noch einmal gesendet.',
  },
);
