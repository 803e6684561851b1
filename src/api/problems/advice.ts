/** What to do about a problem: by its code where there is something special to say, or else by its area. */
type Advice = Readonly<Record<'en' | 'de', string>>;

const FORM: Advice = {
  en: 'Correct what the pointer of the violation names: it leads into the body; queries stand below /query, headers below /headers. The forms are in /openapi.json.',
  de: 'Die Stelle berichtigen, die der Zeiger (pointer) nennt: Er führt in den Rumpf; Parameter der Adresse stehen unter /query, Kopfzeilen unter /headers. Die Formen stehen in /openapi.json.',
};
const ORDERS: Advice = {
  en: 'Change or remove the order that the pointer names, and send the sheet again. GET …/options lists what is possible now; ?dryRun=true only checks.',
  de: 'Den Befehl ändern oder weglassen, den der Zeiger (pointer) nennt, und den Bogen noch einmal senden. GET …/options zählt auf, was jetzt möglich ist; ?dryRun=true prüft nur.',
};
const BATTLE: Advice = {
  en: 'Compare the report with the battle’s setup (GET …/battles/{battleId}) and change what the pointer names. ?dryRun=true only checks.',
  de: 'Den Bericht mit der Aufstellung des Gefechts vergleichen (GET …/battles/{battleId}) und ändern, was der Zeiger (pointer) nennt. ?dryRun=true prüft nur.',
};
const RECORD: Advice = {
  en: 'Look at the line of the file that is named. Where MegaMek’s record cannot be used, fill in the worksheet of the battle instead.',
  de: 'Die genannte Zeile der Datei ansehen. Wo MegaMeks Bericht nicht zu gebrauchen ist, hilft der Bogen des Gefechts.',
};
const DESIGN: Advice = {
  en: 'Change the design where the pointer or the line says so. GET /v1/catalog/mechs/{design}/construction shows how a bundled design is built.',
  de: 'Den Entwurf an der genannten Stelle ändern. GET /v1/catalog/mechs/{design}/construction zeigt, wie ein mitgelieferter Entwurf gebaut ist.',
};
const IMPORT: Advice = {
  en: 'Correct the file that is named, and import it again; files that were taken need not be sent again.',
  de: 'Die genannte Datei berichtigen und noch einmal importieren; angenommene Dateien müssen nicht noch einmal gesendet werden.',
};
const SETUP: Advice = {
  en: 'Change the setup of the campaign as the text says: options, seats, map or force. Everything that is wrong is listed at once.',
  de: 'Die Vorbereitung der Kampagne ändern, wie der Text sagt: Optionen, Plätze, Karte oder Streitmacht. Alles, was falsch ist, steht auf einmal da.',
};
const STATE: Advice = {
  en: 'Read the campaign and the view again: something has happened since, or this is not the time for it.',
  de: 'Kampagne und Sicht neu lesen: Inzwischen ist etwas geschehen, oder es ist jetzt nicht die Zeit dafür.',
};
const MASTER: Advice = {
  en: 'Look at the campaign’s state and members (GET /v1/campaigns/{id}, …/members), and choose what is possible now. ?dryRun=true only checks.',
  de: 'Stand und Mitglieder der Kampagne ansehen (GET /v1/campaigns/{id}, …/members) und wählen, was jetzt möglich ist. ?dryRun=true prüft nur.',
};
const OFFERS: Advice = {
  en: 'Look at the view: what is offered must be there, and the other player must be able to give what is asked for.',
  de: 'Die Sicht ansehen: Was angeboten wird, muss da sein, und die andere Seite muss geben können, was verlangt wird.',
};
const ENGINE: Advice = {
  en: 'See docs/engines.md: how an engine is registered, how it signs, and what it may report.',
  de: 'Siehe docs/engines.md: wie eine Engine angemeldet wird, wie sie unterschreibt und was sie melden darf.',
};
const ACCOUNT: Advice = {
  en: 'Change what was typed in, or wait if there were too many tries. A lost password is set anew by a link from the operator or a game master.',
  de: 'Die Eingabe ändern oder warten, wenn es zu viele Versuche waren. Ein verlorenes Passwort wird über einen Link des Betreibers oder der Spielleitung neu gesetzt.',
};
const MESSAGES: Advice = {
  en: 'Choose another reader: GET /v1/campaigns/{id}/members and the view’s forces say who is there.',
  de: 'An jemand anderen schreiben: GET /v1/campaigns/{id}/members und die Streitmächte der Sicht zeigen, wer da ist.',
};
const MATCH: Advice = {
  en: 'GET /v1/systems/{system} lists scenarios and describes setups.',
  de: 'GET /v1/systems/{system} zählt Szenarien auf und beschreibt Aufstellungen.',
};
const GAME: Advice = {
  en: 'Read the view of the match again (GET /v1/matches/{match}/view) and send an offer of it as it stands. ?dryRun=true answers what was sent, made legal.',
  de: 'Die Sicht der Partie neu lesen (GET /v1/matches/{match}/view) und ein Angebot daraus senden, wie es dasteht. ?dryRun=true antwortet mit dem Gesendeten, regelgerecht gemacht.',
};
const TIMETABLE: Advice = {
  en: 'GET …/calendar says when phases end and how many days of vacation there are, GET …/vacations who is away and what is left of your days.',
  de: 'GET …/calendar sagt, wann Phasen enden und wie viele Urlaubstage es gibt, GET …/vacations, wer im Urlaub ist und was von den eigenen Tagen übrig ist.',
};
const WARNING: Advice = {
  en: 'Nothing forbids this: the order is saved. The text says what would happen, and how to avoid it.',
  de: 'Das ist nicht verboten: Der Befehl ist gespeichert. Der Text sagt, was geschehen würde und wie es sich vermeiden lässt.',
};
const REQUEST: Advice = {
  en: 'Send the request as /openapi.json describes it: address, method, headers and body.',
  de: 'Die Anfrage so senden, wie /openapi.json sie beschreibt: Adresse, Methode, Kopfzeilen und Rumpf.',
};
const LATER: Advice = {
  en: 'Wait as many seconds as Retry-After says, and send the same again.',
  de: 'So viele Sekunden warten, wie Retry-After sagt, und dasselbe noch einmal senden.',
};
const SERVER: Advice = {
  en: 'Try again after Retry-After. If it stays so, tell the operator the X-Request-Id of the answer.',
  de: 'Nach Retry-After noch einmal versuchen. Bleibt es so, dem Betreiber die X-Request-Id der Antwort nennen.',
};

const BY_AREA: Readonly<Record<string, Advice | undefined>> = {
  battletech: GAME,
  accounts: ACCOUNT,
  battle: BATTLE,
  'battle-value': DESIGN,
  calendar: TIMETABLE,
  campaign: STATE,
  combat: ORDERS,
  condition: BATTLE,
  construction: DESIGN,
  correction: MASTER,
  designs: DESIGN,
  engine: ENGINE,
  force: SETUP,
  gm: MASTER,
  game: GAME,
  hire: ORDERS,
  import: IMPORT,
  map: SETUP,
  match: MATCH,
  'mech-file': DESIGN,
  messages: MESSAGES,
  notices: FORM,
  movement: ORDERS,
  offers: OFFERS,
  orders: ORDERS,
  phase: STATE,
  pictures: LATER,
  preparation: ORDERS,
  record: RECORD,
  refit: DESIGN,
  repair: ORDERS,
  request: REQUEST,
  server: SERVER,
  setup: SETUP,
  shape: FORM,
  sheets: BATTLE,
  start: SETUP,
  supply: ORDERS,
  vacation: TIMETABLE,
  warnings: WARNING,
  xml: RECORD,
};

const BY_CODE: Readonly<Record<string, Advice | undefined>> = {
  'request/unauthenticated': {
    en: 'Log in (POST /v1/auth/login) and send the accessToken as Authorization: Bearer …. One that has ended is renewed by POST /v1/auth/refresh.',
    de: 'Anmelden (POST /v1/auth/login) und das accessToken als Authorization: Bearer … senden. Ein abgelaufenes wird durch POST /v1/auth/refresh erneuert.',
  },
  'request/not-found': {
    en: 'Check the address and the ids in it. What somebody may not see is answered in the same way as what does not exist.',
    de: 'Die Adresse und die Kennungen darin prüfen. Was jemand nicht sehen darf, wird genauso beantwortet wie das, was es nicht gibt.',
  },
  'request/forbidden': {
    en: 'This is for another role: the game master, a player with a force, or who it belongs to.',
    de: 'Das ist einer anderen Rolle vorbehalten: der Spielleitung, einem Spieler mit Streitmacht oder dem, dem es gehört.',
  },
  'request/precondition-failed': {
    en: 'Read it again, compare with what you meant to change, and send the new ETag as If-Match.',
    de: 'Neu lesen, mit der eigenen Änderung vergleichen und das neue ETag als If-Match senden.',
  },
  'request/idempotency-key-reused': {
    en: 'Use a new Idempotency-Key for another request; keep the old one only to send the same again.',
    de: 'Für eine andere Anfrage einen neuen Idempotency-Key nehmen; den alten nur, um dasselbe noch einmal zu senden.',
  },
  'request/idempotency-key-running': LATER,
  'request/too-many': LATER,
  'request/too-many-streams': {
    en: 'Close an event stream that you no longer need. One stream of a campaign is enough for each device.',
    de: 'Einen Ereignisstrom schließen, der nicht mehr gebraucht wird. Für jedes Gerät reicht ein Strom einer Kampagne.',
  },
};

/** Every area has one of its own: a test goes through all codes. */
export const adviceOn = (code: string): Advice =>
  BY_CODE[code] ?? BY_AREA[code.slice(0, code.indexOf('/'))] ?? REQUEST;

export const hasAdvice = (code: string): boolean =>
  code in BY_CODE || BY_AREA[code.slice(0, code.indexOf('/'))] !== undefined;
