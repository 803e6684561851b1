/** Texts of the accounts. */
import type { Texts } from '../../../rules/texts/text';

export const texts: Texts = {
  'accounts/wrong-login': { en: () => 'E-mail address or password is wrong.', de: () => 'E-Mail-Adresse oder Passwort ist falsch.' },
  'accounts/refresh-late': {
    en: () => 'This refresh token was replaced a moment ago, and the session goes on with another; please try again with that one.',
    de: () => 'Dieses Erneuerungs-Token wurde gerade ersetzt, und die Sitzung geht mit einem anderen weiter; bitte mit jenem noch einmal.',
  },
  'accounts/refresh-refused': { en: () => 'The session has ended; please log in.', de: () => 'Die Sitzung ist beendet; bitte anmelden.' },
  'accounts/email-taken': {
    en: () => 'There is an account with this e-mail address.',
    de: () => 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  },
  'accounts/registration-closed': {
    en: () => 'Nobody can register on this server; whoever runs it makes accounts.',
    de: () => 'Auf diesem Server kann sich niemand registrieren; Konten macht, wer ihn betreibt.',
  },
  'accounts/registration-by-invitation': {
    en: () => 'Registering here takes the code of an invitation that is open and has made no account yet.',
    de: () => 'Registrieren kann sich hier nur, wer den Code einer offenen Einladung hat, mit der noch kein Konto gemacht wurde.',
  },
  'accounts/wrong-password': { en: () => 'This is not the present password.', de: () => 'Das ist nicht das bisherige Passwort.' },
  'accounts/password-is-common': {
    en: () => 'This password is one of those that are guessed first; please take another.',
    de: () => 'Dieses Passwort gehört zu denen, die zuerst geraten werden; bitte ein anderes nehmen.',
  },
  'accounts/password-is-own': {
    en: () => 'The password must not be the e-mail address or the name of the account.',
    de: () => 'Das Passwort darf nicht die E-Mail-Adresse oder der Name des Kontos sein.',
  },
  'accounts/reset-link-invalid': {
    en: () => 'This link was used or refused already, is too old, or never existed.',
    de: () => 'Dieser Link ist benutzt, abgelehnt, zu alt oder hat nie existiert.',
  },
  'accounts/reset-link-too-early': {
    en: (p) => `This link works from ${String(p['worksFrom'])} on: till then the player can refuse it.`,
    de: (p) => `Dieser Link gilt ab ${String(p['worksFrom'])}: Bis dahin kann er abgelehnt werden.`,
  },
  'accounts/too-many-logins': {
    en: (p) => `Too many failed logins; try again in ${Number(p['seconds'])} s.`,
    de: (p) => `Zu viele misslungene Anmeldungen; wieder möglich in ${Number(p['seconds'])} s.`,
  },
  'accounts/too-many-registrations': {
    en: (p) => `Too many registrations from this address; try again in ${Number(p['seconds'])} s.`,
    de: (p) => `Zu viele Registrierungen von dieser Adresse; wieder möglich in ${Number(p['seconds'])} s.`,
  },
};
