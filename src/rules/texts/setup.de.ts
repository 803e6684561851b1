/** The same in German. */
import { formats } from '../../kernel';
import type { SameTexts } from './text';
import type { en } from './setup.en';

const { number } = formats.de;

export const de: SameTexts<typeof en> = {
  'start/player-count': (p) =>
    `Eine Kampagne hat ${number(p.min)} bis ${number(p.max)} Spieler; diese hat ${number(p.players)}.`,
  'start/seat-empty': (p) => `Platz ${p.seat} ist nicht besetzt.`,
  'start/force-missing': (p) => `${p.player} hat noch keine Truppe abgegeben.`,
  'start/mech-misplaced': (p) => `In ${p.hex} kann kein Mech beginnen.`,
  'start/map-missing': 'Es gibt noch keine Planetenkarte.',
  'start/team-unknown-seat': (p) => `Die Teams nennen Platz ${p.seat}, den es nicht gibt.`,
  'start/team-seat-twice': (p) => `Die Teams nennen Platz ${p.seat} zweimal.`,
  'start/no-enemies': 'Alle Spieler sind in einem Team.',
};
