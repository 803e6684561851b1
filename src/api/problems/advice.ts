/** What to do about a problem: by its code where there is something special to say, or else by its area. */
type Advice = Readonly<Record<'en' | 'de', string>>;

const FORM: Advice = {
  en: 'Correct what the pointer of the violation names: it leads into the body; query parameters are below /query, headers below /headers. /openapi.json says what each must look like.',
  de: 'Berichtige die Stelle, die der Zeiger (pointer) nennt: Er führt in den Rumpf; Parameter der Adresse stehen unter /query, Kopfzeilen unter /headers. Wie alles aussehen muss, steht in /openapi.json.',
};
const ORDERS: Advice = {
  en: 'Change or remove the order that the pointer names, and send the sheet again. GET …/options lists what is possible now; ?dryRun=true only checks.',
  de: 'Ändere den Befehl, den der Zeiger (pointer) nennt, oder lass ihn weg, und sende den Bogen noch einmal. GET …/options zählt auf, was jetzt möglich ist; ?dryRun=true prüft nur.',
};
const BATTLE: Advice = {
  en: 'Compare the report with the battle’s setup (GET …/battles/{battleId}) and change what the pointer names. ?dryRun=true only checks.',
  de: 'Vergleiche den Bericht mit der Aufstellung des Gefechts (GET …/battles/{battleId}) und ändere, was der Zeiger (pointer) nennt. ?dryRun=true prüft nur.',
};
const RECORD: Advice = {
  en: 'Look at the named line of the file. If MegaMek’s record cannot be used, fill in the worksheet of the battle instead.',
  de: 'Sieh dir die genannte Zeile der Datei an. Ist MegaMeks Bericht nicht zu gebrauchen, fülle stattdessen den Bogen des Gefechts aus.',
};
const DESIGN: Advice = {
  en: 'Change the design where the pointer or the line says so. GET /v1/catalog/mechs/{design}/construction shows how a bundled design is built.',
  de: 'Ändere das Modell an der genannten Stelle. GET /v1/catalog/mechs/{design}/construction zeigt, wie ein mitgeliefertes Modell gebaut ist.',
};
const IMPORT: Advice = {
  en: 'Correct the named file and import it again. Files that were imported need not be sent again.',
  de: 'Berichtige die genannte Datei und importiere sie noch einmal; angenommene Dateien musst du nicht noch einmal senden.',
};
const SETUP: Advice = {
  en: 'Change the campaign’s options, seats, map or force as the text says. Everything that is wrong is listed at once.',
  de: 'Ändere Optionen, Plätze, Karte oder Truppe der Kampagne, wie der Text sagt. Alles, was falsch ist, steht auf einmal da.',
};
const STATE: Advice = {
  en: 'Read the campaign and the view again: something has changed since you last read them, or this is not possible in the current phase.',
  de: 'Lies Kampagne und Sicht neu: Inzwischen hat sich etwas geändert, oder in dieser Phase geht das nicht.',
};
const MASTER: Advice = {
  en: 'Look at the campaign’s state and members (GET /v1/campaigns/{id}, …/members), and choose what is possible now. ?dryRun=true only checks.',
  de: 'Sieh dir Stand und Mitglieder der Kampagne an (GET /v1/campaigns/{id}, …/members) und wähle, was jetzt möglich ist. ?dryRun=true prüft nur.',
};
const OFFERS: Advice = {
  en: 'Look at the view: you must have what you offer, and the other player must be able to give what you ask for.',
  de: 'Sieh in die Sicht: Was du anbietest, musst du haben, und die andere Seite muss geben können, was du verlangst.',
};
const ENGINE: Advice = {
  en: 'See docs/engines.md: how an engine is registered, how it signs, and what it may report.',
  de: 'docs/engines.md beschreibt, wie eine Engine angemeldet wird, wie sie ihre Meldungen unterschreibt und was sie melden darf.',
};
const ACCOUNT: Advice = {
  en: 'Change what you typed in, or wait if you tried too often. If you lost your password, the operator or a game master can send you a link to set a new one.',
  de: 'Ändere deine Eingabe, oder warte, wenn es zu viele Versuche waren. Hast du dein Passwort verloren, gibt dir der Betreiber oder eine Spielleitung einen Link, mit dem du ein neues setzt.',
};
const MESSAGES: Advice = {
  en: 'Write to somebody else: GET /v1/campaigns/{id}/members and the view’s forces say who is there.',
  de: 'Schreib an jemand anderen: GET /v1/campaigns/{id}/members und die Truppen der Sicht zeigen, wer da ist.',
};
const FIGURES: Advice = {
  en: 'GET /v1/catalog/mechs lists the designs that a figure can be made of. GET /v1/me/figures lists your figures; DELETE …/{figureId} removes one.',
  de: 'GET /v1/catalog/mechs zählt die Modelle auf, aus denen du eine Figur machen kannst. GET /v1/me/figures zählt deine Figuren auf; DELETE …/{figureId} entfernt eine.',
};
const MATCH: Advice = {
  en: 'GET /v1/systems/{system} lists the scenarios and says what a setup may hold.',
  de: 'GET /v1/systems/{system} zählt die Szenarien auf und sagt, was in einer Aufstellung stehen darf.',
};
const MY_MATCHES: Advice = {
  en: 'GET /v1/matches lists yours. DELETE /v1/matches/{match} withdraws one that waits for players, POST …/resign gives one up, and POST …/proposals asks the others to end it.',
  de: 'GET /v1/matches zählt deine auf. DELETE /v1/matches/{match} zieht eine zurück, die auf Spieler wartet, POST …/resign gibt eine auf, und POST …/proposals schlägt den anderen vor, sie zu beenden.',
};
const GAME: Advice = {
  en: 'Read the view of the match again (GET /v1/matches/{match}/view) and send one of its offers unchanged. ?dryRun=true answers with the nearest order that the rules allow.',
  de: 'Lies die Sicht der Partie neu (GET /v1/matches/{match}/view) und sende eines ihrer Angebote unverändert. ?dryRun=true antwortet mit dem nächstliegenden Befehl, den die Regeln erlauben.',
};
const TIMETABLE: Advice = {
  en: 'GET …/calendar says when phases end and how many days of vacation each player has. GET …/vacations says who is away and how many days you have left.',
  de: 'GET …/calendar sagt, wann Phasen enden und wie viele Urlaubstage es gibt. GET …/vacations sagt, wer im Urlaub ist und wie viele Tage du noch hast.',
};
const WARNING: Advice = {
  en: 'Nothing forbids this: the order is saved. The text says what would happen, and how to avoid it.',
  de: 'Das ist nicht verboten: Dein Befehl ist gespeichert. Der Text sagt, was geschehen würde und wie du es vermeidest.',
};
const REQUEST: Advice = {
  en: 'Send the request as /openapi.json describes it: address, method, headers and body.',
  de: 'Sende die Anfrage so, wie /openapi.json sie beschreibt: Adresse, Methode, Kopfzeilen und Rumpf.',
};
const LATER: Advice = {
  en: 'Wait as many seconds as Retry-After says, then send the same request again.',
  de: 'Warte so viele Sekunden, wie Retry-After sagt, und sende dasselbe noch einmal.',
};
const SERVER: Advice = {
  en: 'Try again after as many seconds as Retry-After says. If it still fails, tell the operator the answer’s X-Request-Id.',
  de: 'Versuch es nach so vielen Sekunden noch einmal, wie Retry-After sagt. Klappt es dann immer noch nicht, nenne dem Betreiber die X-Request-Id der Antwort.',
};

const BY_AREA: Readonly<Record<string, Advice | undefined>> = {
  battletech: GAME,
  'dark-age': GAME,
  accounts: ACCOUNT,
  battle: BATTLE,
  'battle-value': DESIGN,
  calendar: TIMETABLE,
  campaign: STATE,
  chat: FORM,
  combat: ORDERS,
  condition: BATTLE,
  construction: DESIGN,
  correction: MASTER,
  designs: DESIGN,
  engine: ENGINE,
  figures: FIGURES,
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
  webhooks: FORM,
  xml: RECORD,
};

const BY_CODE: Readonly<Record<string, Advice | undefined>> = {
  'request/unauthenticated': {
    en: 'Log in (POST /v1/auth/login) and send the accessToken as Authorization: Bearer …. If it has expired, POST /v1/auth/refresh gives you a new one.',
    de: 'Melde dich an (POST /v1/auth/login) und sende das accessToken als Authorization: Bearer …. Ist es abgelaufen, gibt POST /v1/auth/refresh dir ein neues.',
  },
  'request/not-found': {
    en: 'Check the address and the ids in it. What you may not see is answered in the same way as what does not exist.',
    de: 'Prüfe die Adresse und die Kennungen darin. Was du nicht sehen darfst, wird genauso beantwortet wie das, was es nicht gibt.',
  },
  'request/forbidden': {
    en: 'Only somebody else may do this: the game master, a player with a force, or the person it belongs to.',
    de: 'Das darf nur jemand anderes: die Spielleitung, wer eine Truppe führt oder wem es gehört.',
  },
  'request/precondition-failed': {
    en: 'Read it again, compare it with your change, and send the new ETag as If-Match.',
    de: 'Lies es neu, vergleiche es mit deiner Änderung und sende das neue ETag als If-Match.',
  },
  'request/idempotency-key-reused': {
    en: 'Use a new Idempotency-Key for another request; keep the old one only to send the same again.',
    de: 'Nimm für eine andere Anfrage einen neuen Idempotency-Key; den alten nur, um dasselbe noch einmal zu senden.',
  },
  'match/too-many': MY_MATCHES,
  'match/has-begun': MY_MATCHES,
  'request/idempotency-key-running': LATER,
  'request/too-many': LATER,
  'request/too-many-streams': {
    en: 'Close an event stream that you no longer need. Each device needs only one stream of a campaign.',
    de: 'Schließe einen Ereignisstrom, den du nicht mehr brauchst. Für jedes Gerät reicht ein Strom je Kampagne.',
  },
};

/** Every area has one of its own: a test goes through all codes. */
export const adviceOn = (code: string): Advice =>
  BY_CODE[code] ?? BY_AREA[code.slice(0, code.indexOf('/'))] ?? REQUEST;

export const hasAdvice = (code: string): boolean =>
  code in BY_CODE || BY_AREA[code.slice(0, code.indexOf('/'))] !== undefined;
