/** The same in German. */
import { formats } from '../../../kernel';
import type { SameTexts } from '../../../rules/texts';
import type { en } from './accounts.en';

const { time, wait } = formats.de;

export const de: SameTexts<typeof en> = {
  'accounts/wrong-login': 'E-Mail-Adresse oder Passwort ist falsch.',
  'accounts/refresh-late':
    'Dieses Erneuerungs-Token wurde gerade ersetzt, und die Sitzung geht mit einem anderen weiter. Versuch es mit dem neuen noch einmal.',
  'accounts/refresh-refused': 'Die Sitzung ist beendet. Melde dich neu an.',
  'accounts/email-taken': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  'accounts/registration-closed':
    'Auf diesem Server kann sich niemand selbst registrieren; Konten legt an, wer ihn betreibt.',
  'accounts/registration-by-invitation':
    'Registrieren kann sich hier nur, wer den Code einer offenen Einladung hat, mit der noch niemand ein Konto angelegt hat.',
  'accounts/wrong-password': 'Das ist nicht das bisherige Passwort.',
  'accounts/leads-campaign': (p) => `Du leitest die Kampagne „${p.name}“: Übergib oder beende sie zuerst.`,
  'accounts/leads-setup': (p) =>
    `Du leitest die Kampagne „${p.name}“, der andere beigetreten sind: Lösche sie zuerst, oder starte und übergib sie.`,
  'accounts/password-is-common':
    'Dieses Passwort gehört zu denen, die zuerst geraten werden. Nimm ein anderes.',
  'accounts/password-is-own': 'Das Passwort darf nicht die E-Mail-Adresse oder der Name des Kontos sein.',
  'accounts/email-confirmed': 'Diese E-Mail-Adresse ist schon bestätigt.',
  'accounts/email-is-yours': 'Das Konto hat diese E-Mail-Adresse schon.',
  'accounts/confirmation-invalid':
    'Dieser Link ist benutzt, zu alt oder hat nie existiert; bitte fordere einen neuen an.',
  'accounts/reset-link-invalid': 'Dieser Link ist benutzt, abgelehnt, zu alt oder hat nie existiert.',
  'accounts/reset-link-too-early': (p) =>
    `Dieser Link gilt ab ${time(p.worksFrom)}: Bis dahin kann er abgelehnt werden.`,
  'accounts/too-many-logins': (p) =>
    `Zu viele misslungene Anmeldungen; wieder möglich in ${wait(p.seconds)}.`,
  'accounts/too-many-registrations': (p) =>
    `Zu viele Registrierungen von dieser Adresse; wieder möglich in ${wait(p.seconds)}.`,
  'accounts/too-many-mails': (p) =>
    `Es wurden zu viele Mails angefordert; wieder möglich in ${wait(p.seconds)}.`,
};
