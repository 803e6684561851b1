/** Texts of preparation (PREP-1, PREP-2): in English. */
import { formats } from '../../kernel';
import type { English } from './text';

const { number } = formats.en;

export const en = {
  'preparation/already-shut-down': (p: { readonly name: string }) => `${p.name} is shut down already.`,
  'preparation/no-pilot': (p: { readonly name: string }) => `${p.name} has no pilot.`,
  'preparation/hired-pilot': (p: { readonly name: string }) =>
    `The pilot of ${p.name} is hired and stays in the mech.`,
  'preparation/same-mech': 'An exchange of pilots needs two mechs.',
  'preparation/not-in-one-hex': (p: { readonly hexA: string; readonly hexB: string }) =>
    `The mechs stand in different hexes (${p.hexA} and ${p.hexB}).`,
  'preparation/seat-taken': (p: { readonly name: string }) => `${p.name} has a pilot already.`,
  'preparation/pilot-not-stored': (p: { readonly name: string }) =>
    `${p.name} is not stored in a depot of yours.`,
  'preparation/pilot-elsewhere': (p: { readonly name: string; readonly hex: string }) =>
    `${p.name} is not in ${p.hex}, where the mech stands.`,
  'hire/no-camp': 'You have no mercenary camp that works.',
  'hire/no-place': (p: { readonly hex: string }) =>
    `A hired mech is placed at a mech or building of yours, not in ${p.hex}.`,
  'preparation/no-spy-service': 'You have no spy service that works.',
  'preparation/spies-busy': (p: { readonly acts: number }) =>
    `Your spies can act ${p.acts === 1 ? 'once' : `${number(p.acts)} times`} a round.`,
  'preparation/never-seen': 'You have never seen such an enemy mech.',
  'preparation/no-enemy-building': 'You know of no such building in enemy hands.',
} satisfies English;
