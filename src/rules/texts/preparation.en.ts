/** Texts of preparation (PREP-1, PREP-2): in English. */
import type { Wordings } from './text';

export const en = {
  'preparation/already-shut-down': (p) => `${String(p['name'])} is shut down already.`,
  'preparation/no-pilot': (p) => `Nobody sits in ${String(p['name'])}.`,
  'preparation/hired-pilot': (p) => `The pilot of ${String(p['name'])} is hired and stays in his mech.`,
  'preparation/same-mech': 'An exchange of pilots needs two mechs.',
  'preparation/not-in-one-hex': (p) => `The mechs stand in different hexes (${String(p['hexA'])} and ${String(p['hexB'])}).`,
  'preparation/seat-taken': (p) => `${String(p['name'])} has a pilot already.`,
  'preparation/pilot-not-stored': (p) => `${String(p['name'])} is not stored in a depot of yours.`,
  'preparation/pilot-elsewhere': (p) => `${String(p['name'])} is not in ${String(p['hex'])}, where the mech stands.`,
  'hire/no-camp': 'You have no mercenary camp that works.',
  'hire/no-place': (p) => `A hired mech is placed at a mech or building of yours, not in ${String(p['hex'])}.`,
  'preparation/no-spy-service': 'You have no spy service that works.',
  'preparation/spies-busy': (p) => `Your spies can act ${p['acts'] === 1 ? 'once' : `${String(p['acts'])} times`} a round.`,
  'preparation/never-seen': 'You neither see such an enemy mech nor have seen one.',
  'preparation/no-enemy-building': 'You know of no such building in enemy hands.',
} satisfies Wordings;
