/** The words of the mails of accounts: in English. */

export const en = {
  confirm: 'Is this your e-mail address?',
  confirmNew: (server: string) =>
    `Somebody made an account on ${server} with this e-mail address. Please confirm that the address is yours.`,
  confirmChange: (server: string) =>
    `Somebody changes the e-mail address of their account on ${server} to this one. Please confirm that the address is yours.`,
  confirmButton: 'Confirm the address',
  confirmUntil: (at: string) => `The link works once, until ${at}.`,
  confirmOther: 'If that was not you, you need not do anything: without the link nothing happens.',
  reset: 'A new password',
  resetAsked: (server: string) =>
    `Somebody asked for a new password for the account with this e-mail address on ${server}.`,
  resetButton: 'Set a new password',
  resetUntil: (at: string) => `The link works once, until ${at}. A new password logs out all devices.`,
  resetOther:
    'If that was not you, you need not do anything: your password stays as it is. Do not give the link to anybody.',
  signIn: 'A new sign-in to your account',
  signedIn: (at: string, server: string) =>
    `Somebody logged in to your account on ${server} from an unknown device, on ${at}.`,
  signedInOn: (device: string, at: string, server: string) =>
    `Somebody logged in to your account on ${server} from a device that was not logged in before (${device}), on ${at}.`,
  signInOther: 'If that was you, all is well. Otherwise set a new password at once: it logs out all devices.',
  signInButton: 'To my account',
  changed: 'Your account has another e-mail address',
  changedAt: (at: string, server: string) =>
    `The e-mail address of your account on ${server} was changed on ${at}. Mails no longer go to this address, and it no longer logs you in.`,
  changedOther: 'If that was not you, tell whoever runs the server: they can give the account back to you.',
  why: (server: string) => `Sent by ${server} about an account. This address only sends mails.`,
};

export type AccountMailWords = typeof en;
