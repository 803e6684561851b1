/** Texts of what keeps a campaign from starting (SETUP). */
import type { Texts } from './text';

export const texts: Texts = {
  'start/player-count': {
    en: (p) => `A campaign has ${String(p['min'])} to ${String(p['max'])} players; this one has ${String(p['players'])}.`,
    de: (p) => `Eine Kampagne hat ${String(p['min'])} bis ${String(p['max'])} Spieler; diese hat ${String(p['players'])}.`,
  },
  'start/seat-empty': { en: (p) => `Nobody has taken seat ${String(p['seat'])}.`, de: (p) => `Platz ${String(p['seat'])} ist nicht besetzt.` },
  'start/force-missing': {
    en: (p) => `${String(p['player'])} has not submitted a force.`,
    de: (p) => `${String(p['player'])} hat noch keine Streitmacht eingereicht.`,
  },
  'start/mech-misplaced': {
    en: (p) => `A mech cannot start in ${String(p['hex'])}.`,
    de: (p) => `In ${String(p['hex'])} kann kein Mech beginnen.`,
  },
  'start/map-missing': { en: () => 'There is no planet map yet.', de: () => 'Es gibt noch keine Planetenkarte.' },
  'start/team-unknown-seat': {
    en: (p) => `The teams name seat ${String(p['seat'])}, which does not exist.`,
    de: (p) => `Die Teams nennen Platz ${String(p['seat'])}, den es nicht gibt.`,
  },
  'start/team-seat-twice': {
    en: (p) => `The teams name seat ${String(p['seat'])} twice.`,
    de: (p) => `Die Teams nennen Platz ${String(p['seat'])} zweimal.`,
  },
  'start/no-enemies': { en: () => 'All players are on one team.', de: () => 'Alle Spieler sind in einem Team.' },
};
