/** The use cases of the accounts, with their ports filled in: what the API and the command line call. */
import { askForConfirmation, askForReset, changeEmail, confirmEmail } from './mails/ask-for-mail';
import { changeProfile, seeProfile } from './profile';
import { campaignOfResetLink, createResetLink, listResetLinks, resetPassword } from './mails/reset-password';
import { createAccount } from './create-account';
import { logIn } from './sessions/log-in';
import { logOut } from './sessions/log-out';
import type { AccountPorts } from './ports';
import { refresh } from './sessions/refresh';
import { register } from './register';
import { endSession, listSessions, seeSession } from './sessions/sessions';

/** A class, so that it can be asked for by its type. */
export class Accounts {
  readonly register;
  readonly createAccount;
  readonly logIn;
  readonly refresh;
  readonly logOut;
  readonly seeProfile;
  readonly changeProfile;
  readonly listSessions;
  readonly seeSession;
  readonly endSession;
  readonly createResetLink;
  readonly listResetLinks;
  readonly campaignOfResetLink;
  readonly resetPassword;
  readonly askForReset;
  readonly askForConfirmation;
  readonly changeEmail;
  readonly confirmEmail;

  constructor(ports: AccountPorts) {
    this.register = register(ports);
    this.createAccount = createAccount(ports);
    this.logIn = logIn(ports);
    this.refresh = refresh(ports);
    this.logOut = logOut(ports);
    this.seeProfile = seeProfile(ports);
    this.changeProfile = changeProfile(ports);
    this.listSessions = listSessions(ports);
    this.seeSession = seeSession(ports);
    this.endSession = endSession(ports);
    this.createResetLink = createResetLink(ports);
    this.listResetLinks = listResetLinks(ports);
    this.campaignOfResetLink = campaignOfResetLink(ports);
    this.resetPassword = resetPassword(ports);
    this.askForReset = askForReset(ports);
    this.askForConfirmation = askForConfirmation(ports);
    this.changeEmail = changeEmail(ports);
    this.confirmEmail = confirmEmail(ports);
  }
}
