/** Texts of requests that went wrong before any rule of the game: form, login, visibility, limits, the server itself. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'request/malformed': { en: () => 'The request could not be understood.', de: () => 'Die Anfrage ist nicht zu verstehen.' },
  'request/bad-json': {
    en: () => 'The body is not valid JSON in UTF-8, or has what no JSON here may have: NUL, half a character, a number beyond all bounds, __proto__.',
    de: () =>
      'Der Rumpf ist kein gültiges JSON in UTF-8, oder er enthält, was hier kein JSON enthalten darf: NUL, ein halbes Zeichen, eine Zahl ohne Grenzen, __proto__.',
  },
  'request/bad-url': { en: () => 'The address is not a valid URL.', de: () => 'Die Adresse ist keine gültige URL.' },
  'request/headers-too-large': { en: () => 'The headers are too large.', de: () => 'Die Kopfzeilen sind zu groß.' },
  'request/timeout': { en: () => 'The request did not arrive in time.', de: () => 'Die Anfrage kam nicht rechtzeitig an.' },
  'request/unauthenticated': { en: () => 'Log in first.', de: () => 'Bitte zuerst anmelden.' },
  'request/not-found': {
    en: () => 'There is no such thing, or you may not see it.',
    de: () => 'Das gibt es nicht, oder Sie dürfen es nicht sehen.',
  },
  'request/method-not-allowed': { en: () => 'This address does not take that method.', de: () => 'Diese Adresse kennt die Methode nicht.' },
  'request/forbidden': { en: () => 'Your role may not do this.', de: () => 'Ihre Rolle darf das nicht.' },
  'request/refused': { en: () => 'The request was refused.', de: () => 'Die Anfrage wurde abgelehnt.' },
  'request/too-large': { en: () => 'The body is too large.', de: () => 'Der Rumpf ist zu groß.' },
  'request/media-type': {
    en: () => 'Only application/json is accepted; application/zip where archives are imported, multipart/form-data where records are handed in.',
    de: () => 'Nur application/json wird angenommen; application/zip, wo Archive importiert, multipart/form-data, wo Berichte abgegeben werden.',
  },
  'request/content-encoding': {
    en: () => 'Packed bodies are not accepted: send it without Content-Encoding.',
    de: () => 'Gepackte Rümpfe werden nicht angenommen: Bitte ohne Content-Encoding senden.',
  },
  'request/charset': {
    en: () => 'JSON is accepted in UTF-8 only; the Content-Type names another charset.',
    de: () => 'JSON wird nur in UTF-8 angenommen; der Content-Type nennt einen anderen Zeichensatz.',
  },
  'request/precondition-failed': {
    en: () => 'This has changed since you read it (If-Match).',
    de: () => 'Das hat sich geändert, seit Sie es gelesen haben (If-Match).',
  },
  'request/idempotency-key-reused': {
    en: () => 'This Idempotency-Key was used with another request.',
    de: () => 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  },
  'request/idempotency-key-running': {
    en: () => 'The same request is being carried out at this moment; sent again, it gets its answer.',
    de: () => 'Dieselbe Anfrage wird gerade ausgeführt; noch einmal gesendet, bekommt sie ihre Antwort.',
  },
  'request/conflict': {
    en: () => 'This does not fit what has happened meanwhile.',
    de: () => 'Das passt nicht zu dem, was inzwischen geschehen ist.',
  },
  'request/too-many': { en: () => 'Too many requests; please wait.', de: () => 'Zu viele Anfragen; bitte warten.' },
  'server/busy': { en: () => 'The server is busy; please try again.', de: () => 'Der Server ist ausgelastet; bitte noch einmal versuchen.' },
  'server/unavailable': { en: () => 'The server cannot do this at the moment.', de: () => 'Der Server kann das im Augenblick nicht.' },
  'server/no-page': {
    en: () => 'This server was built without its page; the API works.',
    de: () => 'Dieser Server wurde ohne seine Seite gebaut; die API arbeitet.',
  },
  'server/starting': { en: () => 'The server is starting.', de: () => 'Der Server startet gerade.' },
  'server/migrating': {
    en: () => 'The server is starting and brings its database up to date.',
    de: () => 'Der Server startet und bringt seine Datenbank auf den neuesten Stand.',
  },
  'server/database-unreachable': { en: () => 'The database does not answer.', de: () => 'Die Datenbank antwortet nicht.' },
  'server/disk-full': {
    en: () => 'A disk is full: nothing can be written until there is room.',
    de: () => 'Ein Datenträger ist voll: Nichts kann geschrieben werden, bis wieder Platz ist.',
  },
  'server/sweeps-late': {
    en: () => 'Deadlines are not being watched: for a minute nobody has looked for what is due.',
    de: () => 'Fristen werden nicht überwacht: Seit einer Minute hat niemand nachgesehen, was fällig ist.',
  },
  'server/unexpected': { en: () => 'Something went wrong on the server.', de: () => 'Auf dem Server ist etwas schiefgegangen.' },
  'shape/not-a-string': {
    en: (p) => `Must be a text of ${Number(p['min'])} to ${Number(p['max'])} characters.`,
    de: (p) => `Muss ein Text mit ${Number(p['min'])} bis ${Number(p['max'])} Zeichen sein.`,
  },
  'shape/not-a-boolean': { en: () => 'Must be true or false.', de: () => 'Muss true oder false sein.' },
  'shape/not-an-email': { en: () => 'Must be an e-mail address.', de: () => 'Muss eine E-Mail-Adresse sein.' },
  'shape/not-a-password': {
    en: (p) => `A password has ${Number(p['min'])} to ${Number(p['max'])} characters.`,
    de: (p) => `Ein Passwort hat ${Number(p['min'])} bis ${Number(p['max'])} Zeichen.`,
  },
  'shape/not-a-key': {
    en: (p) => `Must be 1 to ${Number(p['max'])} visible ASCII characters.`,
    de: (p) => `Muss aus 1 bis ${Number(p['max'])} sichtbaren ASCII-Zeichen bestehen.`,
  },
};
