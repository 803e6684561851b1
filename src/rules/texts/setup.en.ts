/** Texts of what keeps a campaign from starting (SETUP): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { number } = formats.en;

export const en = {
  'start/player-count': (p: { readonly min: number; readonly max: number; readonly players: number }) =>
    `A campaign has ${number(p.min)} to ${number(p.max)} players; this one has ${number(p.players)}.`,
  'start/seat-empty': (p: { readonly seat: number }) => `Nobody has taken seat ${p.seat}.`,
  'start/force-missing': (p: { readonly player: string }) => `${p.player} has not submitted a force.`,
  'start/mech-misplaced': (p: { readonly hex: string }) => `A mech cannot start in ${p.hex}.`,
  'start/map-missing': 'There is no planet map yet.',
  'start/team-unknown-seat': (p: { readonly seat: number }) =>
    `The teams name seat ${p.seat}, which does not exist.`,
  'start/team-seat-twice': (p: { readonly seat: number }) => `The teams name seat ${p.seat} twice.`,
  'start/no-enemies': 'All players are on one team.',
} satisfies English;
