/** Texts of what is wrong with a game master's command (END-2, ROUND-4): in English. */
import { formats } from '../../kernel';
import { mechStateName, phaseName, pilotStatusName } from '../model/names';
import type { English } from './text';

const { either, number, time, wait } = formats.en;

export const en = {
  'gm/campaign-finished': 'The campaign is over.',
  'gm/reset-link-for-players':
    'A game master makes such a link only for those who play in the campaign. For everybody else it comes from the command line of the server.',
  'gm/too-many-reset-links': (p: { readonly seconds: number }) =>
    `Too many links for new passwords within a day. The next one is possible in ${wait(p.seconds)}.`,
  'gm/not-running': 'The campaign is not running.',
  'gm/not-paused': 'The campaign is not paused.',
  'gm/no-deadline-here': (p: { readonly phase: string }) =>
    `This phase (${phaseName(p.phase, 'en')}) has no deadline.`,
  'gm/no-orders-here': (p: { readonly phase: string }) =>
    `This phase (${phaseName(p.phase, 'en')}) does not wait for anybody’s orders.`,
  'gm/force-is-ready': (p: { readonly name: string }) => `${p.name} is ready already.`,
  'gm/force-is-out': (p: { readonly name: string }) => `${p.name} is out of the war: nobody waits for it.`,
  'gm/seat-is-vacant': (p: { readonly name: string }) => `Nobody plays ${p.name} now.`,
  'gm/nudged-lately': (p: { readonly seconds: number }) =>
    `They were nudged within the last hour; the next nudge is possible in ${wait(p.seconds)}.`,
  'gm/deadline-past': (p: { readonly at: string; readonly now: string }) =>
    `${time(p.at)} has passed; it is ${time(p.now)} now. To end the phase now, send “now” as true with it.`,
  'gm/deadline-ahead': (p: { readonly at: string; readonly now: string }) =>
    `${time(p.at)} is still to come; it is ${time(p.now)} now. Leave out either “now” or the time.`,
  'gm/no-such-force': 'There is no such force.',
  'gm/user-has-seat': (p: { readonly seat: number }) => `This user plays seat ${p.seat} already.`,
  'gm/plays-himself': (p: { readonly seat: number }) =>
    `The player of seat ${p.seat} cannot be game master as well.`,
  'correction/unknown-kind': 'There is no such correction.',
  'correction/no-such-force': 'There is no such force.',
  'correction/no-such-mech': 'There is no such mech.',
  'correction/no-such-wreck': 'There is no such mech to be salvaged.',
  'correction/not-in-that-battle': (p: { readonly hex: string }) =>
    `Only a force that fought in ${p.hex} may salvage there.`,
  'correction/beyond-salvage':
    'A mech without its centre torso, or without any structure, cannot be salvaged: remove it instead.',
  'correction/no-such-pilot': 'There is no such pilot.',
  'correction/no-such-building': 'There is no such building.',
  'correction/design-flies':
    'That is a land-air mech: it is in the catalogue, and no campaign can have it, since nothing flies there.',
  'correction/no-such-design': 'There is no such design.',
  'correction/no-factory': 'Only a mech factory makes mechs.',
  'correction/work-of-nobody': 'A factory that nobody controls makes nothing.',
  'correction/not-of-own-faction': (p: { readonly design: string }) =>
    `“${p.design}” is no mech of its controller’s faction.`,
  'correction/no-part-of-a-mech': (p: { readonly tons: number }) =>
    `The work that is done must be above 0 and below the mech’s ${number(p.tons)} t.`,
  'correction/no-such-item': 'There is no such item.',
  'correction/hex-not-passable': (p: { readonly hex: string }) =>
    `Hex ${p.hex} is off the map or deep water.`,
  'correction/hex-missing': 'A hex is needed.',
  'correction/pilot-of-another-force': (p: { readonly pilot: string }) =>
    `${p.pilot} belongs to another force.`,
  'correction/pilot-in-two-mechs': (p: { readonly pilot: string; readonly mech: string }) =>
    `${p.pilot} already sits in ${p.mech}.`,
  'correction/pilot-not-available': (p: { readonly pilot: string; readonly status: string }) =>
    `${p.pilot} is ${pilotStatusName(p.status, 'en')}.`,
  'correction/pilot-has-no-hex': (p: { readonly status: string }) =>
    `A pilot who is ${pilotStatusName(p.status, 'en')} has no hex of their own.`,
  'correction/seat-by-mech': 'To put a pilot into a mech, correct the mech and name its pilot.',
  'correction/dead-at-six-hits': 'A pilot with 6 hits is dead.',
  'correction/nobody-to-hold-him': 'Nobody in that hex could hold the prisoner.',
  'correction/captor-no-enemy': 'Only an enemy holds prisoners.',
  'correction/captor-of-nobody': 'Only a captured pilot has a captor.',
  'correction/direction-without-move':
    'A direction is only given with a new hex: it says from which side the mech enters it.',
  'correction/state-needs-pilot': (p: { readonly state: string }) =>
    `A mech without a pilot cannot be ${mechStateName(p.state, 'en')}.`,
  'correction/state-has-no-pilot': 'A mech in this state has no pilot.',
  'correction/state-not-possible': (p: { readonly shown: string; readonly state: string }) =>
    `The mech would be ${mechStateName(p.shown, 'en')}, not ${mechStateName(p.state, 'en')}.`,
  'correction/in-open-battle': (p: { readonly mech: string }) =>
    `${p.mech} is in a battle that is not over; decide it or call it off first.`,
  'correction/building-in-open-battle': (p: { readonly hex: string }) =>
    `The building in ${p.hex} stands in a battle that is not over: its CP follow from the report. Decide it or call it off first.`,
  'correction/too-many-cp': (p: { readonly cpMax: number }) =>
    `This building has at most ${number(p.cpMax)} CP.`,
  'correction/not-exact': 'Tons have at most six decimals.',
  'correction/account-below-zero': (p: { readonly account: number }) =>
    `The account holds ${number(p.account)} t; it cannot go below 0.`,
  'correction/account-too-large': 'The account would be too large.',
  'correction/quantity-not-whole': (p: { readonly quantity: number; readonly unit: string }) =>
    `${number(p.quantity)} is no quantity in ${p.unit}.`,
  'correction/more-usable-than-there': 'No more can be usable than lies there.',
  'shape/not-a-choice': (p: { readonly choices: readonly (string | number | null)[] }) =>
    `Choose one of: ${either(p.choices)}.`,
  'shape/not-a-location': 'There is no such location.',
} satisfies English;
