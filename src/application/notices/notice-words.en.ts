/** The words of mails with notices, beside those of the notices: in English. */
export const en = {
  several: (count: string) => `${count} notices`,
  open: 'Open',
  why: (server: string) => `Sent by ${server}, since you have confirmed this address for your account.`,
  stop: 'No more such mails',
};
export type NoticeMailWords = typeof en;
