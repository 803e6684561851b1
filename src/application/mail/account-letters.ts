/**
 * The mails of accounts: a confirmation, a lost password, a new sign-in, another address. No name stands in
 * them: anybody can enter an address and call themselves what they like.
 */
import { formats, type Language } from '../../kernel';
import type { Letter } from './letter';
import { ACCOUNT_MAIL_WORDS } from './account-words';

export type AccountMailKind = 'confirm' | 'reset' | 'sign-in' | 'address-changed';

/** What stands in each. Times in ISO 8601. */
export type AccountMailFacts =
  | { readonly kind: 'confirm'; readonly url: string; readonly expiresAt: string; readonly changes: boolean }
  | { readonly kind: 'reset'; readonly url: string; readonly expiresAt: string }
  | {
      readonly kind: 'sign-in';
      readonly at: string;
      readonly device: string | null;
      readonly accountUrl: string;
    }
  | { readonly kind: 'address-changed'; readonly at: string };

/** `publicUrl`: which server it is about. */
export const accountLetter = (facts: AccountMailFacts, language: Language, publicUrl: string): Letter => {
  const t = ACCOUNT_MAIL_WORDS[language];
  const { time } = formats[language];
  const letter = (subject: string, parts: Letter['parts']): Letter => ({
    language,
    subject,
    parts,
    why: t.why(publicUrl),
    unsubscribe: null,
  });
  const text = (said: string) => ({ kind: 'text', text: said }) as const;
  switch (facts.kind) {
    case 'confirm':
      return letter(t.confirm, [
        text(facts.changes ? t.confirmChange(publicUrl) : t.confirmNew(publicUrl)),
        { kind: 'link', label: t.confirmButton, url: facts.url },
        text(t.confirmUntil(time(facts.expiresAt))),
        text(t.confirmOther),
      ]);
    case 'reset':
      return letter(t.reset, [
        text(t.resetAsked(publicUrl)),
        { kind: 'link', label: t.resetButton, url: facts.url },
        text(t.resetUntil(time(facts.expiresAt))),
        text(t.resetOther),
      ]);
    case 'sign-in':
      return letter(t.signIn, [
        text(
          facts.device === null
            ? t.signedIn(time(facts.at), publicUrl)
            : t.signedInOn(facts.device, time(facts.at), publicUrl),
        ),
        text(t.signInOther),
        { kind: 'link', label: t.signInButton, url: facts.accountUrl },
      ]);
    case 'address-changed':
      return letter(t.changed, [text(t.changedAt(time(facts.at), publicUrl)), text(t.changedOther)]);
  }
};
