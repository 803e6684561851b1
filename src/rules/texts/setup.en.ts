/** Texts of what keeps a campaign from starting (SETUP): in English. */
import type { Wordings } from './text';

export const en = {
  'start/player-count': (p) => `A campaign has ${String(p['min'])} to ${String(p['max'])} players; this one has ${String(p['players'])}.`,
  'start/seat-empty': (p) => `Nobody has taken seat ${String(p['seat'])}.`,
  'start/force-missing': (p) => `${String(p['player'])} has not submitted a force.`,
  'start/mech-misplaced': (p) => `A mech cannot start in ${String(p['hex'])}.`,
  'start/map-missing': 'There is no planet map yet.',
  'start/team-unknown-seat': (p) => `The teams name seat ${String(p['seat'])}, which does not exist.`,
  'start/team-seat-twice': (p) => `The teams name seat ${String(p['seat'])} twice.`,
  'start/no-enemies': 'All players are on one team.',
} satisfies Wordings;
