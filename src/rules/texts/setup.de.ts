/** The same in German. */
import type { SameCodes } from './text';
import type { en } from './setup.en';

export const de: SameCodes<typeof en> = {
  'start/player-count': (p) => `Eine Kampagne hat ${String(p['min'])} bis ${String(p['max'])} Spieler; diese hat ${String(p['players'])}.`,
  'start/seat-empty': (p) => `Platz ${String(p['seat'])} ist nicht besetzt.`,
  'start/force-missing': (p) => `${String(p['player'])} hat noch keine Streitmacht eingereicht.`,
  'start/mech-misplaced': (p) => `In ${String(p['hex'])} kann kein Mech beginnen.`,
  'start/map-missing': 'Es gibt noch keine Planetenkarte.',
  'start/team-unknown-seat': (p) => `Die Teams nennen Platz ${String(p['seat'])}, den es nicht gibt.`,
  'start/team-seat-twice': (p) => `Die Teams nennen Platz ${String(p['seat'])} zweimal.`,
  'start/no-enemies': 'Alle Spieler sind in einem Team.',
};
