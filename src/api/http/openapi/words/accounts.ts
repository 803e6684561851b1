/**
 * What operations of accounts and of the server itself do, in a sentence or two: the descriptions by
 * operation.
 */
export const accounts = {
  getLiveness: 'Answers as long as the process runs, whatever state its database is in.',
  getReadiness:
    'Answers 200 when requests can be served, and 503 with the cause otherwise: the database is away, a disk is full, the server starts or stops.',
  register:
    'Makes an account and logs it in at once. A server may be closed for registration, or take an `invitation` for it (403). Addresses that are taken are refused (422).',
  login:
    'Answers an access token for the `Authorization` header and a refresh token that renews it. Wrong passwords are limited by address and account (429).',
  refresh:
    'Answers new tokens; the refresh token that was sent is used up. Sent again, it ends its session, but for a short while after an answer was lost (401 `accounts/refresh-late`).',
  logout: 'Its tokens count no more, and its event streams end. With `?cookie=true` the cookie is removed.',
  askForReset:
    'If there is an account with the address, a link for a new password goes there that works once, within an hour. Asked in the language of the request. The answer and its time are the same for every address, also where the server sends no mails or too many went there lately. Too many requests from one address get 429.',
  confirmEmail:
    'The token comes from the link of a mail, which works once. Of a change of the address (`changeEmail`), the account has the new one from now on, and the old one is told.',
  changeEmail:
    'Needs the present password. The present address stays until the link that goes to the new one is used, and the new one logs in only then. Too many get 429.',
  askForConfirmation:
    'One mail goes out by itself when the account is made. Links work for three days. Too many get 429.',
  resetPassword:
    'The token comes from a mail, or from a reset link of the operator or of a game master; it works once. All sessions of the account end.',
  getMe: 'Who is logged in: id, address, name.',
  changeMe: 'Changes what is named. A new password needs the present one, and ends all other sessions.',
  exportMe:
    'One JSON document of what is kept of me, as I may see it: account, sessions, campaigns that I am in with my force, my draft and my settings there, the order sheets of my forces, messages that I can read or wrote, matches, designs that I imported or drew up. ' +
    'It holds no password and no token, and nothing that others keep hidden. Views, histories and ledgers come from their own operations. It is sent in pieces, without `Content-Length`; a few times a minute at most (429).',
  closeMe:
    'Takes the present password; wrong ones are limited as at the login (429). My sessions, tokens and links end, my seats in running campaigns become free, and I am out of all campaigns. ' +
    'Who leads a campaign hands it over or ends it first: each is named (422). What a war needs stays without my name, as “a former player”. It cannot be undone.',
  listSessions: 'One session for each login. `current` marks the one that asks.',
  endSession: 'Its tokens get 401 everywhere within a second.',
  listResetLinks: 'A link works a day after it was made; until then and afterwards it can be refused.',
  refuseResetLink: 'For a player who did not ask for it. Nobody can use the link any more.',
  getJwks:
    'For programs that check access tokens by themselves (RFC 7517). Keys rotate: find one by the token’s `kid`.',
  getDemo:
    'Public while the server is told to offer a demo (`DEMO`): whoever reaches it may play. 404 otherwise.',
};
