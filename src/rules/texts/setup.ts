/** Texts of what keeps a campaign from starting (SETUP). */
import { inBoth, type SameCodes, type Texts, type Wordings } from './text';

const en = {
  'start/player-count': (p) => `A campaign has ${String(p['min'])} to ${String(p['max'])} players; this one has ${String(p['players'])}.`,
  'start/seat-empty': (p) => `Nobody has taken seat ${String(p['seat'])}.`,
  'start/force-missing': (p) => `${String(p['player'])} has not submitted a force.`,
  'start/mech-misplaced': (p) => `A mech cannot start in ${String(p['hex'])}.`,
  'start/map-missing': 'There is no planet map yet.',
  'start/team-unknown-seat': (p) => `The teams name seat ${String(p['seat'])}, which does not exist.`,
  'start/team-seat-twice': (p) => `The teams name seat ${String(p['seat'])} twice.`,
  'start/no-enemies': 'All players are on one team.',
} satisfies Wordings;

const de: SameCodes<typeof en> = {
  'start/player-count': (p) => `Eine Kampagne hat ${String(p['min'])} bis ${String(p['max'])} Spieler; diese hat ${String(p['players'])}.`,
  'start/seat-empty': (p) => `Platz ${String(p['seat'])} ist nicht besetzt.`,
  'start/force-missing': (p) => `${String(p['player'])} hat noch keine Streitmacht eingereicht.`,
  'start/mech-misplaced': (p) => `In ${String(p['hex'])} kann kein Mech beginnen.`,
  'start/map-missing': 'Es gibt noch keine Planetenkarte.',
  'start/team-unknown-seat': (p) => `Die Teams nennen Platz ${String(p['seat'])}, den es nicht gibt.`,
  'start/team-seat-twice': (p) => `Die Teams nennen Platz ${String(p['seat'])} zweimal.`,
  'start/no-enemies': 'Alle Spieler sind in einem Team.',
};

export const texts: Texts = inBoth(en, de);
