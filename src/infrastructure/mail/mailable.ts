/**
 * Whether mails can go to an address at all. Accounts may have stranger ones, from before mails were sent.
 */

/** No quotes, brackets, commas or colons: with them an address could be read as several, or as another. */
const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]{1,64}$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u;

export const isMailable = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return (
    at > 0 &&
    LOCAL.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    DOMAIN.test(domain) &&
    !domain.includes('..')
  );
};
