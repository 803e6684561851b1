/** Texts of the accounts. */
import { inBoth, type SameCodes, type Texts, type Wordings } from '../../../rules/texts';

const en = {
  'accounts/wrong-login': 'E-mail address or password is wrong.',
  'accounts/refresh-late': 'This refresh token was replaced a moment ago, and the session goes on with another; please try again with that one.',
  'accounts/refresh-refused': 'The session has ended; please log in.',
  'accounts/email-taken': 'There is an account with this e-mail address.',
  'accounts/registration-closed': 'Nobody can register on this server; whoever runs it makes accounts.',
  'accounts/registration-by-invitation': 'Registering here takes the code of an invitation that is open and has made no account yet.',
  'accounts/wrong-password': 'This is not the present password.',
  'accounts/password-is-common': 'This password is one of those that are guessed first; please take another.',
  'accounts/password-is-own': 'The password must not be the e-mail address or the name of the account.',
  'accounts/reset-link-invalid': 'This link was used or refused already, is too old, or never existed.',
  'accounts/reset-link-too-early': (p) => `This link works from ${String(p['worksFrom'])} on: till then the player can refuse it.`,
  'accounts/too-many-logins': (p) => `Too many failed logins; try again in ${Number(p['seconds'])} s.`,
  'accounts/too-many-registrations': (p) => `Too many registrations from this address; try again in ${Number(p['seconds'])} s.`,
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'accounts/wrong-login': 'E-Mail-Adresse oder Passwort ist falsch.',
  'accounts/refresh-late':
    'Dieses Erneuerungs-Token wurde gerade ersetzt, und die Sitzung geht mit einem anderen weiter; bitte mit jenem noch einmal.',
  'accounts/refresh-refused': 'Die Sitzung ist beendet; bitte anmelden.',
  'accounts/email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'accounts/registration-closed': 'Auf diesem Server kann sich niemand registrieren; Konten macht, wer ihn betreibt.',
  'accounts/registration-by-invitation':
    'Registrieren kann sich hier nur, wer den Code einer offenen Einladung hat, mit der noch kein Konto gemacht wurde.',
  'accounts/wrong-password': 'Das ist nicht das bisherige Passwort.',
  'accounts/password-is-common': 'Dieses Passwort gehört zu denen, die zuerst geraten werden; bitte ein anderes nehmen.',
  'accounts/password-is-own': 'Das Passwort darf nicht die E-Mail-Adresse oder der Name des Kontos sein.',
  'accounts/reset-link-invalid': 'Dieser Link ist benutzt, abgelehnt, zu alt oder hat nie existiert.',
  'accounts/reset-link-too-early': (p) => `Dieser Link gilt ab ${String(p['worksFrom'])}: Bis dahin kann er abgelehnt werden.`,
  'accounts/too-many-logins': (p) => `Zu viele misslungene Anmeldungen; wieder möglich in ${Number(p['seconds'])} s.`,
  'accounts/too-many-registrations': (p) => `Zu viele Registrierungen von dieser Adresse; wieder möglich in ${Number(p['seconds'])} s.`,
};

export const texts: Texts = inBoth(en, de);
