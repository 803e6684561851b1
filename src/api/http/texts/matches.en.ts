/** Texts of what is wrong with a match: in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { number } = formats.en;

export const en = {
  'match/probe-busy': 'Questions of others are being answered at the moment. Try again in a few seconds.',
  'match/unknown-system': 'There is no such game system; GET /v1/systems lists them.',
  'match/unknown-scenario': 'The game system has no such scenario; GET /v1/systems/{system} lists them.',
  'match/seat-count': (p: { readonly count: number }) =>
    `This setup has ${number(p.count)} seats: say of each who plays it.`,
  'match/too-many': (p: { readonly limit: number }) =>
    `You have ${number(p.limit)} matches that are not over; open another one when one has ended, or withdraw one that waits for players.`,
  'match/not-running': 'The match has not begun, stands still with its campaign, or is over.',
  'match/has-begun':
    'The match has begun: it can be played, given up, or ended when all agree, but not withdrawn any more.',
  'match/no-such-seat': 'The match has no such seat.',
  'match/nobody-plays': 'This seat has no player to whom it could be given back.',
  'match/is-paused': 'The game master has paused the match already.',
  'match/not-paused': 'The game master has not paused the match.',
  'match/deadline-past': 'This time has passed. Set one that is to come, or null for no deadline.',
  'match/no-such-turn': (p: { readonly turn: number }) =>
    `The match can go back to the start of a turn that has begun: at most turn ${number(p.turn)}.`,
  'match/not-over': 'This can be learnt only after the end of the match.',
  'match/no-take-back':
    'Only your own last order can be taken back: while nobody has ordered since, no dice were rolled and nobody has learnt anything by it.',
  'match/unknown-kind': 'The game system knows no such kind of decision.',
  'match/not-due-later': 'No such order is on offer for a decision to come.',
  'match/two-clocks': 'A match has one clock: hours for each decision, or a live clock.',
} satisfies English;
