/** Texts of setting up a campaign, beside those of the rules (SETUP): in English. */
import { formats } from '../../../kernel';
import type { English } from '../../../rules/texts';

const { count, either, number, wait } = formats.en;

export const en = {
  'map/busy': 'Maps are being drawn for others at the moment. Try again in a few seconds.',
  'map/not-drawn': 'The map could not be drawn in time. Try again, or choose a smaller one.',
  'setup/started': 'The campaign has started already.',
  'setup/unknown-faction': (p: { readonly faction: string }) => `There is no faction “${p.faction}”.`,
  'setup/other-faction': (p: { readonly preset: string }) => `This seat is for the faction “${p.preset}”.`,
  'setup/seat-has-faction': (p: { readonly seat: number; readonly faction: string }) =>
    `The player of seat ${p.seat} has chosen the faction “${p.faction}”.`,
  'setup/seat-taken': (p: { readonly seat: number }) => `Somebody has taken seat ${p.seat}.`,
  'setup/no-such-seat': (p: { readonly seat: number; readonly seats: number }) =>
    `There is no seat ${p.seat}; the campaign has ${number(p.seats)}.`,
  'setup/no-free-seat': (p: { readonly seats: number }) => `All ${number(p.seats)} seats are taken.`,
  'setup/seats-and-factions': (p: { readonly factions: number; readonly seats: number }) =>
    `Factions are given for ${count(p.factions, 'seat', 'seats')}; the campaign has ${number(p.seats)}.`,
  'setup/team-seat-unknown': (p: { readonly seat: number; readonly seats: number }) =>
    `The teams name seat ${p.seat}; the campaign has ${number(p.seats)} seats.`,
  'setup/seat-in-two-teams': (p: { readonly seat: number }) => `Seat ${p.seat} is named twice in the teams.`,
  'setup/one-team-only': 'All players are on one team.',
  'setup/too-few-buildings': (p: { readonly buildings: number; readonly seats: number }) =>
    `${number(p.buildings)} buildings are too few for ${number(p.seats)} players.`,
  'setup/unknown-engine': (p: { readonly engine: string; readonly engines: readonly string[] }) =>
    `There is no engine “${p.engine}”; there are: ${either(p.engines)}.`,
  'setup/no-victory':
    'Nothing would ever end this campaign: choose a condition of victory or a number of rounds.',
  'setup/too-many-campaigns': (p: { readonly limit: number }) =>
    `You may lead at most ${number(p.limit)} campaigns that are not finished.`,
  'setup/too-many-invitations': (p: { readonly limit: number }) =>
    `There may be at most ${number(p.limit)} open invitations.`,
  'setup/force-alone': 'An invitation that takes over a force names no seat, and is not for an observer.',
  'setup/invitation-used': 'This invitation was accepted already.',
  'setup/too-many-looks': (p: { readonly seconds: number }) =>
    `Too many wrong invitation codes from your address; try again in ${wait(p.seconds)}.`,
  'setup/observer-has-no-seat': 'An observer has no seat.',
  'setup/invitation-expiry': (p: { readonly days: number }) =>
    `An invitation must expire in the future, at most ${count(p.days, 'day', 'days')} from now.`,
  'setup/gm-does-not-play': 'The game master does not play in their own campaign.',
  'setup/already-member': 'You are in this campaign already.',
  'setup/force-name-taken': (p: { readonly name: string }) => `Another force is called “${p.name}”.`,
  'setup/no-map-yet': 'There is no map yet: leave the hex out.',
  'shape/not-a-tonnage': 'This must be a number of tons with six decimals at most.',
  'shape/not-a-time': 'This must be a time in ISO 8601 with its zone.',
  'shape/not-a-time-of-day': 'This must be a time of day like 20:00.',
  'shape/not-a-seed': (p: { readonly max: number }) =>
    `This must be a whole number or a text of 1 to ${number(p.max)} characters.`,
} satisfies English;
