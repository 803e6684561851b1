/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './request.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'request/malformed': 'Die Anfrage ist nicht zu verstehen.',
  'request/bad-json':
    'Der Rumpf ist kein gültiges JSON in UTF-8, oder er enthält, was hier kein JSON enthalten darf: NUL, ein halbes Zeichen, eine Zahl ohne Grenzen, __proto__.',
  'request/bad-url': 'Die Adresse ist keine gültige URL.',
  'request/headers-too-large': 'Die Kopfzeilen sind zu groß.',
  'request/timeout': 'Die Anfrage kam nicht rechtzeitig an.',
  'request/unauthenticated': 'Melde dich zuerst an.',
  'request/not-found': 'Das gibt es nicht, oder du darfst es nicht sehen.',
  'request/method-not-allowed': 'Diese Adresse kennt die Methode nicht.',
  'request/forbidden': 'Deine Rolle darf das nicht.',
  'request/refused': 'Die Anfrage wurde abgelehnt.',
  'request/too-large': 'Der Rumpf ist zu groß.',
  'request/media-type':
    'Nur application/json wird angenommen; application/zip, wo Archive importiert, multipart/form-data, wo Berichte abgegeben werden.',
  'request/content-encoding': 'Gepackte Rümpfe werden nicht angenommen: Sende sie ohne Content-Encoding.',
  'request/charset': 'JSON wird nur in UTF-8 angenommen; der Content-Type nennt einen anderen Zeichensatz.',
  'request/precondition-failed': 'Das hat sich geändert, seit du es gelesen hast (If-Match).',
  'request/idempotency-key-reused': 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  'request/idempotency-key-running':
    'Dieselbe Anfrage wird gerade ausgeführt; sende sie noch einmal, dann bekommst du ihre Antwort.',
  'request/conflict': 'Das passt nicht zu dem, was inzwischen geschehen ist.',
  'request/too-many': 'Zu viele Anfragen: Warte ein wenig.',
  'server/busy': 'Der Server ist ausgelastet. Versuch es noch einmal.',
  'server/unavailable': 'Der Server kann das im Augenblick nicht.',
  'server/no-page': 'Dieser Server wurde ohne seine Seite gebaut; die API arbeitet.',
  'server/starting': 'Der Server startet gerade.',
  'server/migrating': 'Der Server startet und bringt seine Datenbank auf den neuesten Stand.',
  'server/database-unreachable': 'Die Datenbank antwortet nicht.',
  'server/disk-full': 'Ein Datenträger ist voll: Nichts kann geschrieben werden, bis wieder Platz ist.',
  'server/sweeps-late':
    'Fristen werden nicht überwacht: Seit einer Minute hat niemand nachgesehen, was fällig ist.',
  'server/unexpected': 'Auf dem Server ist etwas schiefgegangen.',
  'shape/not-a-string': (p) => `Muss ein Text mit ${number(p.min)} bis ${number(p.max)} Zeichen sein.`,
  'shape/not-a-boolean': 'Muss true oder false sein.',
  'shape/not-an-email': 'Muss eine E-Mail-Adresse sein.',
  'shape/not-a-password': (p) => `Ein Passwort hat ${number(p.min)} bis ${number(p.max)} Zeichen.`,
  'shape/not-a-key': (p) => `Muss aus 1 bis ${number(p.max)} sichtbaren ASCII-Zeichen bestehen.`,
};
