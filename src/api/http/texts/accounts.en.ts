/** Texts of the accounts: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { time, wait } = formats.en;

export const en = {
  'accounts/wrong-login': 'E-mail address or password is wrong.',
  'accounts/refresh-late':
    'This refresh token was replaced a moment ago, and the session goes on with another. Try again with the new one.',
  'accounts/refresh-refused': 'The session has ended. Log in again.',
  'accounts/email-taken': 'There is an account with this e-mail address.',
  'accounts/registration-closed': 'Nobody can register on this server; whoever runs it makes accounts.',
  'accounts/registration-by-invitation':
    'Registering here takes the code of an invitation that is open and has made no account yet.',
  'accounts/wrong-password': 'This is not the present password.',
  'accounts/leads-campaign': (p: { readonly name: string }) =>
    `You lead the campaign “${p.name}”: hand it over or end it first.`,
  'accounts/leads-setup': (p: { readonly name: string }) =>
    `You lead the campaign “${p.name}”, which others have joined: delete it, or start it and hand it over, first.`,
  'accounts/password-is-common': 'This password is one of those that are guessed first. Choose another.',
  'accounts/password-is-own': 'The password must not be the e-mail address or the name of the account.',
  'accounts/email-confirmed': 'This e-mail address is confirmed already.',
  'accounts/email-is-yours': 'The account has this e-mail address already.',
  'accounts/confirmation-invalid':
    'This link was used already, is too old, or never existed. Ask for another.',
  'accounts/reset-link-invalid': 'This link was used or refused already, is too old, or never existed.',
  'accounts/reset-link-too-early': (p: { readonly worksFrom: string }) =>
    `This link works from ${time(p.worksFrom)} on: until then the player can refuse it.`,
  'accounts/too-many-logins': (p: { readonly seconds: number }) =>
    `Too many failed logins; try again in ${wait(p.seconds)}.`,
  'accounts/too-many-mails': (p: { readonly seconds: number }) =>
    `Too many mails were asked for; try again in ${wait(p.seconds)}.`,
  'accounts/too-many-registrations': (p: { readonly seconds: number }) =>
    `Too many registrations from this address; try again in ${wait(p.seconds)}.`,
} satisfies English;
