/** Texts of setting up a campaign, beside those of the rules (SETUP): in English. */
import type { Wordings } from '../../../rules/texts';

const choices = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');

export const en = {
  'map/busy': 'Maps are being drawn for others at the moment. Try again in a few seconds.',
  'map/not-drawn': 'The map could not be drawn in time. Try again, or choose a smaller one.',
  'setup/started': 'The campaign has started already.',
  'setup/unknown-faction': (p) => `There is no faction "${String(p['faction'])}".`,
  'setup/other-faction': (p) => `This seat is for the faction "${String(p['preset'])}".`,
  'setup/seat-has-faction': (p) => `The player of seat ${String(p['seat'])} has chosen the faction "${String(p['faction'])}".`,
  'setup/seat-taken': (p) => `Somebody has taken seat ${String(p['seat'])}.`,
  'setup/no-such-seat': (p) => `There is no seat ${String(p['seat'])}; the campaign has ${String(p['seats'])}.`,
  'setup/no-free-seat': (p) => `All ${String(p['seats'])} seats are taken.`,
  'setup/seats-and-factions': (p) => `There are factions for ${String(p['factions'])} seats, not for ${String(p['seats'])}.`,
  'setup/team-seat-unknown': (p) => `The teams name seat ${String(p['seat'])}; the campaign has ${String(p['seats'])} seats.`,
  'setup/seat-in-two-teams': (p) => `Seat ${String(p['seat'])} is named twice in the teams.`,
  'setup/one-team-only': 'All players are on one team.',
  'setup/too-few-buildings': (p) => `${String(p['buildings'])} buildings are too few for ${String(p['seats'])} players.`,
  'setup/unknown-engine': (p) => `There is no engine "${String(p['engine'])}"; there are: ${choices(p['engines'])}.`,
  'setup/no-victory': 'Nothing would ever end this campaign.',
  'setup/too-many-campaigns': (p) => `You may lead ${String(p['limit'])} campaigns that are not finished, no more.`,
  'setup/too-many-invitations': (p) => `There may be ${String(p['limit'])} open invitations, no more.`,
  'setup/force-alone': 'An invitation that takes over a force names no seat, and is not for an observer.',
  'setup/invitation-used': 'This invitation was accepted already.',
  'setup/too-many-looks': (p) => `Too many wrong invitation codes from your address; try again in ${String(p['seconds'])} s.`,
  'setup/observer-has-no-seat': 'An observer has no seat.',
  'setup/invitation-expiry': (p) => `An invitation expires in the future, within ${String(p['days'])} days.`,
  'setup/gm-does-not-play': 'The game master does not play in his own campaign.',
  'setup/already-member': 'You are in this campaign already.',
  'setup/force-name-taken': (p) => `Another force is called "${String(p['name'])}".`,
  'setup/no-map-yet': 'There is no map yet: leave the hex out.',
  'shape/not-a-tonnage': 'This must be a number of tons with six decimals at most.',
  'shape/not-a-time': 'This must be a time in ISO 8601 with its zone.',
  'shape/not-a-seed': (p) => `This must be a whole number or a text of 1 to ${String(p['max'])} characters.`,
} satisfies Wordings;
