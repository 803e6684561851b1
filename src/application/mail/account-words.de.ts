/** The words of the mails of accounts: in German. */
import type { AccountMailWords } from './account-words.en';

export const de: AccountMailWords = {
  confirm: 'Ist das deine E-Mail-Adresse?',
  confirmNew: (server) =>
    `Auf ${server} wurde mit dieser E-Mail-Adresse ein Konto angelegt. Bitte bestätige, dass die Adresse dir gehört.`,
  confirmChange: (server) =>
    `Ein Konto auf ${server} soll künftig diese E-Mail-Adresse haben. Bitte bestätige, dass die Adresse dir gehört.`,
  confirmButton: 'Adresse bestätigen',
  confirmUntil: (at) => `Der Link gilt einmal, bis ${at}.`,
  confirmOther: 'Wenn du das nicht warst, musst du nichts tun: Ohne den Link geschieht nichts.',
  reset: 'Ein neues Passwort',
  resetAsked: (server) =>
    `Für das Konto mit dieser E-Mail-Adresse auf ${server} wurde ein neues Passwort angefordert.`,
  resetButton: 'Neues Passwort setzen',
  resetUntil: (at) => `Der Link gilt einmal, bis ${at}. Ein neues Passwort meldet alle Geräte ab.`,
  resetOther:
    'Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist. Gib den Link niemandem weiter.',
  signIn: 'Neue Anmeldung an deinem Konto',
  signedIn: (at, server) =>
    `An deinem Konto auf ${server} hat sich am ${at} jemand von einem unbekannten Gerät aus angemeldet.`,
  signedInOn: (device, at, server) =>
    `An deinem Konto auf ${server} hat sich am ${at} jemand von einem Gerät aus angemeldet, das vorher nicht angemeldet war (${device}).`,
  signInOther:
    'Wenn du das warst, ist alles gut. Sonst setz sofort ein neues Passwort: Es meldet alle Geräte ab.',
  signInButton: 'Zu meinem Konto',
  changed: 'Dein Konto hat eine andere E-Mail-Adresse',
  changedAt: (at, server) =>
    `Die E-Mail-Adresse deines Kontos auf ${server} wurde am ${at} geändert. An diese Adresse gehen keine Mails mehr, und du kannst dich nicht mehr mit ihr anmelden.`,
  changedOther:
    'Wenn du das nicht warst, wende dich an den Betreiber des Servers: Er kann dir das Konto zurückgeben.',
  why: (server) => `Gesendet von ${server}, weil es um ein Konto geht. Diese Adresse verschickt nur Mails.`,
};
